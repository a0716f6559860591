import { listEvents, type SearchQuery, searchEvents } from '@marquee/domain/events';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let engine: TestEngine;
const COLUMBIA = { city: 'Columbia', state: 'SC', limit: 50 };

beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db);
  await makeCity(db);
});

/** The list and a search for the same have the same order. */
async function ordered(sort: 'price-asc' | 'price-desc' | 'popularity'): Promise<string[]> {
  const query: SearchQuery = { ...COLUMBIA, term: 'night', sort };
  const [list, search] = [await listEvents(engine, { ...COLUMBIA, sort }), await searchEvents(engine, query)];
  const titles = list.events.map(({ title }) => title.replace(' night', ''));
  expect(search.events.map(({ title }) => title.replace(' night', ''))).toEqual(titles);
  return titles;
}

describe('the order of prices', () => {
  const PRICES: Record<string, { minCents?: number; text?: string } | undefined> = {
    Unknown: undefined,
    Dear: { minCents: 12_050 },
    'Other currency': { text: '€15' },
    'In thousands': { text: 'CAD 1,250.50' },
    'In words': { text: 'Pay what you can' },
    Cheap: { minCents: 500 },
  };

  beforeEach(async () => {
    const drafts = Object.entries(PRICES).map(([title, price], i) => ({
      title: `${title} night`,
      start: `2026-10-1${i}T19:00`,
      ...(price ? { price } : {}),
    }));
    await store(engine, drafts);
  });

  const KNOWN = ['In words', 'Cheap', 'Other currency', 'Dear', 'In thousands'];

  it('takes the amount, else the first number of the text, else 0, and has what is unknown last [LIST-19]', async () => {
    expect(await ordered('price-asc')).toEqual([...KNOWN, 'Unknown']);
  });

  it('has what is unknown last from the dearest on, too [LIST-19]', async () => {
    expect(await ordered('price-desc')).toEqual([...KNOWN.toReversed(), 'Unknown']);
  });

  it.each([
    ['$12 at the door', 1_200],
    ['from $7.50, $10 later', 750],
    ['', 0],
    ['See event page', 1_000_000_000_000],
    ['5e300', 1_000_000_000],
    ["o'5% \\ _", 500],
    ['٣ only', 0],
  ])('reads the text %j', async (text, order) => {
    await engine.db.run(sql`UPDATE events SET price_min_cents = NULL, price_text = ${text}`);
    const [row] = await engine.db.all<{ price_order: number }>(sql`SELECT DISTINCT price_order FROM events`);
    expect(row?.price_order).toBe(order);
  });
});

describe('popularity', () => {
  it('is boosts, then who attends, then how many sources list it, then the date [LIST-07]', async () => {
    const titles = ['Later', 'Listed twice', 'Attended', 'Boosted', 'Sooner'];
    const draft = (title: string, i: number) => ({
      title: `${title} night`,
      venue: 'The Silo',
      start: `2026-10-${20 - i}T19:00`,
    });
    const source = await makeSource(engine.db);
    await store(engine, titles.map(draft), { source });
    const twice = draft('Listed twice', 1);
    const other = await makeSource(engine.db);
    await store(engine, [twice], { source: other, pageUrl: other.url });
    for (const change of [
      "is_featured = 1 WHERE title = 'Boosted night'",
      "attendee_count = 1 WHERE title = 'Attended night'",
    ])
      await engine.db.run(sql.raw(`UPDATE events SET ${change}`));
    await store(engine, titles.map(draft), { source });
    expect(await ordered('popularity')).toEqual(['Boosted', 'Attended', 'Listed twice', 'Sooner', 'Later']);

    // What stops listing it no longer counts.
    await store(engine, [], { source: other, pageUrl: other.url, window: { from: '2026-10-01', to: '2026-12-01' } });
    const counts = await engine.db.all<{ source_count: number }>(sql`SELECT DISTINCT source_count FROM events`);
    expect(counts).toEqual([{ source_count: 1 }]);
  });
});
