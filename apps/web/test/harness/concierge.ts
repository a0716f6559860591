import type { Endpoints, ResponseOf } from '@marquee/contract';
import { vi } from 'vitest';
import type { Answers } from './api.ts';
import { stopTime } from './clock.ts';
import { page } from './look.ts';
import { type OpenSite, openSite } from './site.tsx';

/** An answer that found nothing and proposes nothing. */
export const ANSWER: ResponseOf<Endpoints['chat']> = {
  message: 'Here is what I found.',
  byModel: false,
  language: 'en',
  emotion: 'thoughtful',
  suggestions: [],
  followUpQuestions: [],
  recommendedEvents: [],
  listing: null,
};

export const bubble = () => page.getByRole('button', { name: 'Ask the concierge', exact: true });
export const panel = () => page.getByRole('dialog', { name: 'Concierge' });

/** The listing with the concierge at hand. It lets the page come first: the seconds of that pass by the test's clock. */
export async function openConcierge(answers: Answers): Promise<OpenSite> {
  const time = stopTime();
  const site = openSite('/events', answers);
  // The page counts its seconds from when it stands.
  await time.until(() => document.querySelector('main') !== null);
  await time.pass(2_500);
  await time.until(() => bubble().elements().length === 1);
  vi.useRealTimers();
  await bubble().click();
  return site;
}
