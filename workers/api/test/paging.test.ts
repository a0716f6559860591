import { CATEGORIES, SORTS, type Sort } from '@marquee/contract';
import { seededRandom } from '@marquee/testkit';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi, titles } from './support.ts';

interface Made {
  title: string;
  start: string;
  price: number | null;
  popularity: number;
  labels: string[];
  seq: number;
}

const EVENTS = 200;
let api: Api;
let made: Made[];

/** 200 events with many equal dates and prices, so that ties are common. */
beforeAll(async () => {
  api = await startApi();
  const random = seededRandom(7);
  await makeCity(api.db);
  const drafts = Array.from({ length: EVENTS }, (_, i) => ({
    title: `Evening ${i} at place ${i}`,
    venue: `Place ${i}`,
    start: `2026-10-${10 + random.below(20)}T${18 + random.below(3)}:00`,
    price: random.pick([null, 0, 500, 1000, 2500]),
    popularity: random.pick([0, 0, 3, 8]),
    labels: [random.pick(CATEGORIES.slice(0, 4)), random.pick(CATEGORIES.slice(0, 4))],
  }));
  await store(
    api,
    drafts.map(({ price, popularity: _popularity, ...draft }) => ({
      ...draft,
      ...(price === null ? {} : { price: { minCents: price } }),
    })),
  );
  const stored = await api.db.all<{ seq: number; title: string }>(sql`SELECT seq, title FROM events`);
  const seqs = new Map(stored.map((row) => [row.title, row.seq]));
  made = drafts.map((draft) => ({ ...draft, seq: seqs.get(draft.title) ?? -1 }));
  for (const { seq, popularity } of made) {
    await api.db.run(sql`UPDATE events SET attendee_count = ${popularity} WHERE seq = ${seq}`);
    await api.db.run(
      sql`UPDATE listing SET popularity = (SELECT popularity FROM events WHERE seq = event_seq) WHERE event_seq = ${seq}`,
    );
  }
});

const byDate = (a: Made, b: Made) => a.start.localeCompare(b.start) || a.seq - b.seq;
const ORDERS: Record<Sort, (a: Made, b: Made) => number> = {
  'date-asc': byDate,
  'date-desc': (a, b) => -byDate(a, b),
  'price-asc': (a, b) => (a.price ?? 1e9) - (b.price ?? 1e9) || byDate(a, b),
  // Price in reverse, ties too: the index is walked backwards.
  'price-desc': (a, b) => (b.price ?? -1) - (a.price ?? -1) || byDate(b, a),
  popularity: (a, b) => b.popularity - a.popularity || byDate(a, b),
};

async function pageThrough(query: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < EVENTS; pages += 1) {
    const page: Page = await api.ok<Page>(
      'listEvents',
      `/api/events?limit=7&${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    expect(page.events.length).toBeGreaterThan(0);
    seen.push(...titles(page));
    cursor = page.nextCursor;
  }
  return seen;
}

describe('paging through a city', () => {
  it.each(SORTS)(
    'gives every event once and in order, what has an unknown price last both ways: %s [LIST-07] [LIST-19]',
    async (sort) => {
      const expected = made.toSorted(ORDERS[sort]).map((event) => event.title);
      expect(await pageThrough(`sort=${sort}`)).toEqual(expected);
    },
  );

  it.each(SORTS)('gives an event of several chosen categories once: %s', async (sort) => {
    const chosen = ['Music', 'Arts', 'Food'];
    const expected = made
      .filter((event) => event.labels.some((label) => chosen.includes(label)))
      .toSorted(ORDERS[sort]);
    expect(await pageThrough(`sort=${sort}&categories=${chosen.join(',')}`)).toEqual(
      expected.map((event) => event.title),
    );
  });

  it('sorts by date, soonest first, unless told otherwise', async () => {
    const plain = await api.ok<Page>('listEvents', '/api/events?limit=20');
    const sorted = await api.ok<Page>('listEvents', '/api/events?limit=20&sort=date-asc');
    expect(titles(plain)).toEqual(titles(sorted));
  });

  it('gives 50 events where no limit is named, and a cursor to the next', async () => {
    const page = await api.ok<Page>('listEvents', '/api/events');
    expect(page.events).toHaveLength(50);
    expect(page.nextCursor).not.toBeNull();
  });

  it('refuses a cursor of another order, so that no event is skipped unseen', async () => {
    const { nextCursor } = await api.ok<Page>('listEvents', '/api/events?limit=5&sort=price-asc');
    const answer = await api.refused(`/api/events?limit=5&sort=date-asc&cursor=${nextCursor}`);
    expect(answer).toMatchObject({ status: 400, field: 'cursor' });
  });
});
