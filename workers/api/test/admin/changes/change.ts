import type { Endpoints } from '@marquee/contract';
import { store } from '@marquee/testkit/workerd';
import type { Console } from '../support.ts';

/** How a changing call of the console makes a real change. */
interface Change {
  /** What must be there before. */
  given?: (site: Console) => Promise<unknown>;
  path: (site: Console) => string | Promise<string>;
  body?: object | ((site: Console) => Promise<object>);
  action: string;
}

export type Changes = Partial<Record<keyof Endpoints, Change>>;

export const SCRAPING = '/api/admin/scraping';

export const PAGE = 'https://hall.example.org/events';

export async function twoEvents(site: Console): Promise<void> {
  for (const title of ['Quiz Night', 'Pub Quiz']) await store(site, [{ title, start: '2026-10-10T19:00' }]);
}
