import type { Endpoints, ResponseOf } from '@marquee/contract';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { type Api, startApi } from '../support.ts';

export type Answer = ResponseOf<Endpoints['enhanceEvent']>;
export type Status = ResponseOf<Endpoints['getEnhancementStatus']>;

export const PAGE = 'https://hall.example.org/events/oyster-roast';
export const SLUG = 'oyster-roast-columbia-sc';

export const pageWith = (words: string, head = '') =>
  `<!doctype html><html><head><title>Oyster Roast | The Hall</title>${head}</head><body><main><h1>Oyster Roast</h1>${words}</main></body></html>`;

export const WORDS = `<p>Parking is free in the lot behind the hall. The hall is wheelchair accessible.</p>
  <h2>What to bring</h2><ul><li>A glove</li><li>A folding chair</li></ul>`;

/** The API with one event whose own page says these words. */
export async function withEvent(given: { words?: string; description?: string | null; url?: string } = {}) {
  const api = await startApi();
  await makeCity(api.db);
  const source = await makeSource(api.db, { url: 'https://hall.example.org/events/', name: 'The Hall' });
  const { words = WORDS, description = 'Oysters by the bushel.', url = PAGE } = given;
  const show = { title: 'Oyster Roast', venue: 'The Hall', start: '2026-10-10T17:00', url };
  await store(api, [{ ...show, ...(description === null ? {} : { description }) }], { source });
  api.outside.web.put(PAGE, { body: pageWith(words) });
  return { ...api, source };
}

export const enhance = (api: Pick<Api, 'ok'>, init?: RequestInit) =>
  api.ok<Answer>('enhanceEvent', `/api/events/${SLUG}/enhance`, init);

export const statusOf = (api: Pick<Api, 'ok'>) =>
  api.ok<Status>('getEnhancementStatus', `/api/events/${SLUG}/cache-status`);
