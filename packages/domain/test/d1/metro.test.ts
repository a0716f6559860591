import { type Category, SORTS, type Sort } from '@marquee/contract';
import type { ReadDeps } from '@marquee/domain/deps';
import { countCategories, countVenues, listEvents, readPlaces, searchEvents } from '@marquee/domain/events';
import { readFeed } from '@marquee/domain/feeds';
import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

let engine: TestEngine;
const MILE = 1 / 69.09;
const KINDS = ['Music', 'Arts', 'Food'] as const;
/** Towns straight to the north, with their miles; the state is of no account. */
const TOWNS = [
  { name: 'Lexington', state: 'SC', miles: 12, population: 20_000 },
  { name: 'Border Town', state: 'NC', miles: 24, population: 9_000 },
  { name: 'Camden', state: 'SC', miles: 31, population: 7_000 },
  { name: 'Far Away', state: 'SC', miles: 60, population: 300_000 },
];

interface Made {
  title: string;
  city: string;
  miles: number;
  start: string;
  seq: number;
  price: number | null;
  label: Category;
  popularity: number;
}
let made: Made[];

beforeAll(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db);
  const columbia = await makeCity(db);
  const away = (miles: number) => ({ latitude: columbia.latitude + miles * MILE, longitude: columbia.longitude });
  for (const { miles, ...town } of TOWNS) await makeCity(db, { ...town, ...away(miles) });
  await makeCity(db, { name: 'Hidden', isHidden: true, ...away(3) });
  await makeCity(db, { name: 'Not Read', status: 'known', ...away(4) });
  await makeCity(db, { name: 'Without Events', ...away(5) });
  const drafts: Omit<Made, 'seq'>[] = [];
  const random = fc.sample(fc.tuple(fc.nat(9), fc.nat(2), fc.nat(4), fc.nat(2), fc.nat(2)), { numRuns: 260, seed: 11 });
  for (const { name, state, miles } of [{ name: 'Columbia', state: 'SC', miles: 0 }, ...TOWNS]) {
    const own = random.splice(0, 50).map(([day, hour, price, label, popularity], i) => ({
      title: `${name} evening ${i}`,
      city: name,
      miles,
      start: `2026-10-${10 + day}T${18 + hour}:00`,
      price: [null, 0, 500, 1000, 2500][price] ?? null,
      label: KINDS[label] ?? 'Music',
      popularity,
    }));
    drafts.push(...own);
    await store(
      engine,
      own.map(({ title, start, price, label }) => ({
        title,
        start,
        venue: `Hall of ${name}`,
        labels: [label],
        ...(price === null ? {} : { price: { minCents: price } }),
      })),
      { city: `${name}-${state}`.toLowerCase().replaceAll(' ', '-') },
    );
  }
  for (const { title, popularity } of drafts) {
    await db.run(sql`UPDATE events SET attendee_count = ${popularity} WHERE title = ${title}`);
  }
  await db.run(sql`UPDATE listing SET popularity = (SELECT popularity FROM events WHERE seq = event_seq)`);
  const seqs = new Map(
    (await db.all<{ seq: number; title: string }>(sql`SELECT seq, title FROM events`)).map((row) => [
      row.title,
      row.seq,
    ]),
  );
  made = drafts.map((one) => ({ ...one, seq: seqs.get(one.title) ?? -1 }));
});

const byDate = (a: Made, b: Made) => a.start.localeCompare(b.start) || a.seq - b.seq;
const ORDERS: Record<Sort, (a: Made, b: Made) => number> = {
  'date-asc': byDate,
  'date-desc': (a, b) => byDate(b, a),
  'price-asc': (a, b) => (a.price ?? 1e9) - (b.price ?? 1e9) || byDate(a, b),
  'price-desc': (a, b) => (b.price ?? -1) - (a.price ?? -1) || byDate(b, a),
  popularity: (a, b) => b.popularity - a.popularity || byDate(a, b),
};
const COLUMBIA = { city: 'Columbia', state: 'SC' };

async function pageThrough(query: Omit<Parameters<typeof listEvents>[1], 'cursor'>) {
  const titles: string[] = [];
  const [first, nearby] = [[] as unknown[], [] as unknown[]];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await listEvents(engine, { ...query, cursor });
    titles.push(...page.events.map(({ title }) => title));
    if (isFirst) {
      first.push(page.found);
      nearby.push(...page.nearby.map(({ city, miles }) => `${city} ${miles}`));
    }
    cursor = page.nextCursor ?? undefined;
  }
  return { titles, found: first[0], nearby };
}

describe('the metro area of a city [BEY-39]', () => {
  it('has every event of its towns once and in order, page by page, in each order, radius and category', async () => {
    const asked = fc.record({
      sort: fc.constantFrom(...SORTS),
      within: fc.constantFrom(0, 10, 25, 50),
      categories: fc.subarray([...KINDS], { maxLength: 2 }),
      limit: fc.integer({ min: 3, max: 60 }),
    });
    const check = async ({
      sort,
      within,
      categories,
      limit,
    }: typeof asked extends fc.Arbitrary<infer T> ? T : never) => {
      const expected = made
        .filter(
          ({ miles, label }) => miles <= within && (categories.length === 0 || categories.some((one) => one === label)),
        )
        .toSorted(ORDERS[sort]);
      const { titles, found } = await pageThrough({ ...COLUMBIA, sort, within, categories, limit });
      expect(titles).toEqual(expected.map(({ title }) => title));
      if (categories.length < 2) expect(found).toEqual({ n: expected.length, more: false });
    };
    await fc.assert(fc.asyncProperty(asked, check), { numRuns: byDepth(6, 30), seed: 5 });
  });

  it('tells its towns with their miles, nearest first; hidden, unread and empty ones are none', async () => {
    const { nearby } = await pageThrough({ ...COLUMBIA, sort: 'date-asc', within: 50, limit: 100 });
    expect(nearby).toEqual(['Lexington 12', 'Border Town 24', 'Camden 31']);
    expect((await pageThrough({ ...COLUMBIA, sort: 'date-asc', limit: 100 })).nearby).toEqual([]);
  });

  it('is seen from a town as well', async () => {
    const { nearby, found } = await pageThrough({
      city: 'Lexington',
      state: 'SC',
      sort: 'date-asc',
      within: 25,
      limit: 100,
    });
    expect(nearby).toEqual(['Columbia 12', 'Border Town 12', 'Camden 19']);
    expect(found).toEqual({ n: 200, more: false });
  });

  it('has counts of categories and venues that agree with its list', async () => {
    const counts = await countCategories(engine, { ...COLUMBIA, within: 25 });
    const near = made.filter(({ miles }) => miles <= 25);
    for (const kind of KINDS) expect(counts[kind]).toBe(near.filter(({ label }) => label === kind).length);
    const venues = await countVenues(engine, { ...COLUMBIA, within: 25 });
    expect(venues).toEqual(
      ['Border Town', 'Columbia', 'Lexington'].map((name) => ({ venue: `Hall of ${name}`, count: 50 })),
    );
    const within = await pageThrough({
      ...COLUMBIA,
      within: 25,
      venue: 'Hall of Lexington',
      sort: 'date-asc',
      limit: 100,
    });
    expect(within.found).toEqual({ n: 50, more: false });
  });

  it('is searched as a whole, and so are days in it', async () => {
    const page = await searchEvents(engine, { ...COLUMBIA, within: 25, term: 'evening', sort: 'date-asc', limit: 100 });
    expect(page.found).toEqual({ n: 150, more: false });
    expect(page.nearby.map(({ city }) => city)).toEqual(['Lexington', 'Border Town']);
    const days = { from: '2026-10-10', to: '2026-10-10' };
    const day = await pageThrough({ ...COLUMBIA, within: 25, ...days, sort: 'date-asc', limit: 7 });
    const expected = made.filter(({ miles, start }) => miles <= 25 && start.startsWith(days.from)).toSorted(byDate);
    expect(day.titles).toEqual(expected.map(({ title }) => title));
  });

  it('is the same for who found its place before', async () => {
    const places = [
      COLUMBIA,
      { city: 'lexington', state: 'sc' },
      { city: 'Hidden' },
      { city: 'Not Read', state: 'SC' },
      { city: 'No Town' },
    ];
    for (const place of places)
      for (const within of [0, 25, 50]) {
        const found = (await readPlaces(engine, { ...place, within }))?.place;
        for (const asked of [0, within]) {
          const query = { ...place, within: asked, limit: 100, boosted: true };
          const ways = [
            (deps: ReadDeps) => listEvents(deps, { ...query, sort: 'date-asc' }),
            (deps: ReadDeps) => listEvents(deps, { ...query, sort: 'price-desc', categories: ['Music', 'Food'] }),
            (deps: ReadDeps) => listEvents(deps, { ...query, sort: 'popularity', free: true }),
            (deps: ReadDeps) => listEvents(deps, { ...query, sort: 'date-asc', venue: 'Hall of Lexington' }),
            (deps: ReadDeps) => listEvents(deps, { ...query, sort: 'date-asc', featured: true }),
            (deps: ReadDeps) => searchEvents(deps, { ...query, sort: 'relevance', term: 'evening' }),
            (deps: ReadDeps) => countCategories(deps, query),
            (deps: ReadDeps) => countVenues(deps, query),
            (deps: ReadDeps) => countVenues(deps, { ...query, term: 'evening' }),
          ];
          for (const way of ways) expect(await way({ ...engine, place: found })).toEqual(await way(engine));
        }
      }
  });

  it('is in a feed if the address says so', async () => {
    const query = { ...COLUMBIA, categories: [], free: false, family: false, evening: false };
    expect((await readFeed(engine, { ...query, within: 0 })).events).toHaveLength(50);
    expect((await readFeed(engine, { ...query, within: 25 })).events).toHaveLength(150);
  });

  it('is nothing for a city that nobody knows or that is not covered, and for a state', async () => {
    for (const place of [
      { city: 'Nowhere At All', state: 'SC' },
      { city: 'Not Read', state: 'SC' },
    ]) {
      const page = await listEvents(engine, { ...place, within: 50, sort: 'date-asc', limit: 5 });
      expect({ events: page.events, nearby: page.nearby }).toEqual({ events: [], nearby: [] });
    }
    const state = await listEvents(engine, { state: 'SC', within: 50, sort: 'date-asc', limit: 5 });
    expect(state.nearby).toEqual([]);
  });
});
