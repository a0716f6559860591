import type { Answers } from './api.ts';
import { page, see } from './look.ts';
import { now } from './now.ts';
import { type OpenSite, openSite, personOf } from './site.tsx';

/** The console at one of its sections, with an administrator signed in. */
export async function openSection(path: string, title: string, answers: Answers = {}): Promise<OpenSite> {
  const site = openSite(path, { currentUser: personOf('admin'), ...answers });
  // A drawer that the address opens may be there first, and hides the page from assistive technology.
  await see(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
  return site;
}

export const hoursAgo = (hours: number) => new Date(now() - hours * 3_600_000).toISOString();

export const pageOf = <T>(...items: T[]) => ({ items, nextCursor: null });
