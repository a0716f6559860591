import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stopTime } from '../harness/clock.ts';
import { eventPage, events } from '../harness/data.ts';
import { Hearing, offerHearing } from '../harness/hearing.ts';
import { gone, page, says, see } from '../harness/look.ts';
import { preferMedia } from '../harness/media.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const LISTED = { listEvents: eventPage(events(3)) };
const ANSWER: ResponseOf<Endpoints['chat']> = {
  message: 'Here is what I found.',
  byModel: false,
  language: 'en',
  emotion: 'excited',
  suggestions: [],
  followUpQuestions: [],
  recommendedEvents: [],
  listing: null,
};
const scenes = () => page.css('[data-scene]').elements();
const scene = () => scenes().at(-1)?.getAttribute('data-scene') ?? '';
const box = () => page.getByRole('searchbox', { name: 'What are you in the mood for?' });
const ask = () => page.getByRole('main').getByRole('button', { name: 'Ask', exact: true });
const microphone = () => page.getByRole('button', { name: /^(Ask|Search) by voice$/ });
const alert = () => page.getByRole('alert');

/** Time stands until the drawings have come. */
async function openStill() {
  const time = stopTime();
  openSite('/', LISTED);
  await time.until(() => scenes().length > 0);
  return time;
}

test('seven scenes take turns, 15 s each; the city is chosen beside them [HOME-01]', async () => {
  await preferMedia({ reducedMotion: 'no-preference' });
  const time = await openStill();
  expect(
    page.getByRole('main').getByRole('button', { name: 'Columbia, SC. Choose another city' }).elements(),
  ).toHaveLength(1);
  const seen = [scene()];
  await time.pass(14_000);
  await time.until(() => scene() === seen[0]);
  await time.pass(1_000);
  for (let step = 1; step <= 7; step += 1) {
    const before = seen.at(-1);
    await time.until(() => scene() !== before);
    seen.push(scene());
    await time.pass(15_000);
  }
  expect(new Set(seen.slice(0, 7)).size).toBe(7);
  expect(seen[7]).toBe(seen[0]);
});

test('the scenes stand still when paused, and stay so at the next visit', async () => {
  await preferMedia({ reducedMotion: 'no-preference' });
  const time = await openStill();
  const first = scene();
  (page.getByRole('button', { name: 'Pause the background' }).element() as HTMLElement).click();
  await time.until(() => page.getByRole('button', { name: 'Play the background' }).elements().length === 1);
  await time.pass(40_000);
  expect(scene()).toBe(first);
  expect(
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity),
  ).toEqual([]);
  vi.useRealTimers();
  await leaveSite();
  openSite('/', LISTED);
  await page.getByRole('button', { name: 'Play the background' }).click();
  await see(page.getByRole('button', { name: 'Pause the background' })).toBeVisible();
});

test('with reduced motion, and in a hidden tab, the scenes stand still', async () => {
  let time = await openStill();
  const first = scene();
  await time.pass(40_000);
  expect(scene()).toBe(first);
  expect(page.getByRole('button', { name: 'Play the background' }).elements()).toHaveLength(1);
  vi.useRealTimers();
  await leaveSite();

  await preferMedia({ reducedMotion: 'no-preference' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  time = await openStill();
  await time.pass(40_000);
  expect(scene()).toBe(first);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await time.pass(14_000);
  expect(scene()).toBe(first);
  await time.pass(1_000);
  await time.until(() => scene() !== first);
});

const concierge = () => page.getByRole('dialog', { name: 'Concierge' });
const sentTo = (api: { calls: (id: 'chat') => Array<{ body: unknown }> }) =>
  api.calls('chat').map(({ body }) => (body as { message: string }).message);

test('a request and the popular requests are sent to the concierge; a text of spaces is not [HOME-02] [HOME-03] [HOME-28]', async () => {
  const site = openSite('/', { ...LISTED, chat: ANSWER });
  await box().fill('   ');
  await ask().click();
  await gone(concierge());
  await box().fill('  live jazz tonight ');
  await userEvent.keyboard('{Enter}');
  await says(concierge(), 'live jazz tonight', 'Here is what I found.');
  for (const name of ['Weekend music events', 'Outdoor activities', 'Date night ideas']) {
    await page.getByRole('list', { name: 'Popular requests' }).getByRole('button', { name, exact: true }).click();
    await expect.poll(() => sentTo(site.api).at(-1)).toBe(name);
    await gone(page.getByRole('button', { name: 'Stop the answer' }));
  }
  expect(sentTo(site.api)).toHaveLength(4);
});

test('a spoken request: American English, one alternative, shown while it listens, then answered [VOICE-02]', async () => {
  offerHearing(Hearing);
  const site = openSite('/', { ...LISTED, chat: ANSWER });
  await microphone().click();
  await see(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await see(box()).toHaveAttribute('placeholder', 'Listening…');
  expect(Hearing.last).toMatchObject({ lang: 'en-US', maxAlternatives: 1, isRunning: true });
  Hearing.last?.hear('  jazz downtown ');
  await expect.poll(() => sentTo(site.api)).toEqual(['jazz downtown']);
});

test('listening can be stopped, and ends with the page', async () => {
  offerHearing(Hearing);
  openSite('/', LISTED);
  await microphone().click();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await see(microphone()).toBeVisible();
  expect(Hearing.last?.isRunning).toBe(false);
  await gone(page.getByRole('alert').getByText(/./));
  await microphone().click();
  await page.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await expect.poll(() => Hearing.last?.isRunning).toBe(false);
});

test('why nothing was understood is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  offerHearing(Hearing);
  openSite('/', LISTED);
  for (const [error, words] of [
    ['not-allowed', /The microphone is blocked/],
    ['no-speech', 'Nothing was heard. Please try again.'],
    ['network', 'Voice recognition is not available right now.'],
  ] as const) {
    await microphone().click();
    Hearing.last?.fail(error);
    await says(alert(), words);
    await see(microphone()).toBeVisible();
  }
});

test('a browser without voice recognition is told so; on the hero it is told which ones have it [VOICE-04]', async () => {
  offerHearing(undefined);
  openSite('/', LISTED);
  await gone(page.getByText('Voice recognition is not supported'));
  await microphone().click();
  await says(alert(), 'Voice recognition is not supported in your browser. Please try Chrome or Edge.');
  await leaveSite();
  openSite('/events', LISTED);
  await microphone().click();
  await says(alert(), /^Voice recognition is not supported in your browser\.$/);
});

test('the search box of the listing takes a spoken term [LIST-02]', async () => {
  offerHearing(Hearing);
  const site = openSite('/events', LISTED);
  await microphone().click();
  await see(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  Hearing.last?.hear('jazz');
  await expect.poll(site.at).toContain('q=jazz');
  await see(page.getByRole('searchbox')).toHaveValue('jazz');
});
