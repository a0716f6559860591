import { CATEGORIES, SEARCH_SORTS, SORTS } from '@marquee/contract';
import { countVenues, listEvents, searchEvents } from '@marquee/domain/events';
import * as fc from '@marquee/testkit/properties';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { expected, october, type Question, type Show } from '../search-oracle.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
  await makeCity(engine.db, { name: 'Greenville' });
});

/** Few words, so that terms meet titles often. */
const WORDS = ['jazz', 'brunch', 'Café', 'oil', 'al fresco', 'Rio', 'jam'];
const TERMS = [
  'jaz',
  'azz',
  'cafe',
  'ja',
  'j',
  'jazz rio',
  'al',
  'o',
  'brunch oil',
  'CAFÉ jam',
  'fre',
  'zz',
  'music',
  'quiet',
];
const day = fc.integer({ min: 2, max: 14 }).map(october);

const show = fc.record({
  title: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  description: fc.option(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }).map((words) => words.join(', ')),
  ),
  venue: fc.constantFrom('Silo Annex', 'Silo', 'Quiet Room', null),
  day,
  hour: fc.integer({ min: 10, max: 22 }),
  lasts: fc.constantFrom(0, 0, 0, 3),
  again: fc.constantFrom([], [], [15], [16, 17, 20], [15, 22, 29]),
  labels: fc.uniqueArray(fc.constantFrom(...CATEGORIES.slice(0, 3)), { minLength: 1, maxLength: 2 }),
  priceCents: fc.constantFrom(null, 0, 500, 1200),
  popularity: fc.integer({ min: 0, max: 2 }),
  city: fc.constantFrom('columbia-sc', 'columbia-sc', 'greenville-sc'),
  whom: fc.constantFrom('families', 'all', '21+', '21+, families', null),
});

const question = fc.record({
  term: fc.option(fc.constantFrom(...TERMS), { nil: undefined }),
  city: fc.constantFrom('Columbia', 'Columbia', undefined),
  categories: fc.subarray(CATEGORIES.slice(0, 3), { maxLength: 2 }),
  venue: fc.constantFrom(undefined, undefined, 'Silo', 'Silo Annex'),
  from: fc.option(fc.integer({ min: 2, max: 23 }).map(october), { nil: undefined }),
  to: fc.option(fc.integer({ min: 2, max: 23 }).map(october), { nil: undefined }),
  free: fc.constantFrom(false, false, true),
  family: fc.constantFrom(false, false, true),
  sort: fc.constantFrom(...SEARCH_SORTS),
  limit: fc.integer({ min: 1, max: 7 }),
}) satisfies fc.Arbitrary<Question>;

/** As drafts have it; ages of the whole are said by a limit alone. */
const SAID = {
  families: { familyFriendly: true },
  all: { ages: 'all' },
  '21+': { ages: '21+' },
  '21+, families': { ages: '21+', familyFriendly: true },
  nothing: {},
} as const;

async function make(world: readonly Omit<Show, 'seq'>[]): Promise<Show[]> {
  await engine.db.run(sql`DELETE FROM listing`);
  for (const table of ['sightings', 'occurrences', 'events', 'event_aliases', 'sources', 'venues', 'venue_names']) {
    await engine.db.run(sql.raw(`DELETE FROM ${table}`));
  }
  for (const city of ['columbia-sc', 'greenville-sc']) {
    const shows = world.map((one, i) => ({ one, i })).filter(({ one }) => one.city === city);
    await store(
      engine,
      shows.flatMap(({ one, i }) =>
        [Number(one.day.slice(8)), ...one.again].map((date, at) => ({
          // A number of its own: equal shows would be one event.
          title: `${one.title} ${1000 + i}`,
          key: `k${i} ${date}`,
          seriesKey: `k${i}`,
          start: `${october(date)}T${one.hour}:00`,
          end: `${october(date + (at === 0 ? one.lasts : 0))}T23:00`,
          labels: [...one.labels],
          ...SAID[one.whom ?? 'nothing'],
          ...(one.venue === null ? {} : { venue: one.venue }),
          ...(one.description === null ? {} : { description: one.description }),
          ...(one.priceCents === null ? {} : { price: { minCents: one.priceCents } }),
        })),
      ),
      { city },
    );
  }
  await engine.db.run(sql`UPDATE events SET attendee_count = (SELECT json_extract(${JSON.stringify(world.map((one) => one.popularity))},
    '$[' || (substr(title, -4) - 1000) || ']'))`);
  await engine.db.run(sql`UPDATE listing SET popularity = (SELECT popularity FROM events WHERE seq = event_seq)`);
  const stored = await engine.db.all<{ seq: number; title: string; categories: string }>(
    sql`SELECT seq, title, categories FROM events`,
  );
  return stored.map(({ seq, title, categories }) => {
    const one = world[Number(title.slice(-4)) - 1000];
    if (!one) throw new Error(`nobody made ${title}`);
    return { ...one, title, seq, labels: JSON.parse(categories) as Show['labels'] };
  });
}

async function pageThrough(asked: Question): Promise<{ titles: string[]; found: unknown }> {
  const { term, sort, ...filters } = asked;
  const listSort = SORTS.find((one) => one === sort) ?? 'date-asc';
  const titles: string[] = [];
  let found: unknown;
  for (let cursor: string | undefined, pages = 0; pages < 100; pages += 1) {
    const query = { ...filters, state: 'SC', cursor };
    const page =
      term === undefined
        ? await listEvents(engine, { ...query, sort: listSort })
        : await searchEvents(engine, { ...query, term, sort });
    if (pages === 0) found = page.found;
    titles.push(...page.events.map((event) => event.title));
    if (page.nextCursor === null) return { titles, found };
    cursor = page.nextCursor;
  }
  throw new Error('the pages do not end');
}

describe('search, filters, orders and counts agree over the whole result', () => {
  it('with what plain code finds in the same events [LIST-16, LIST-06]', async () => {
    const now = engine.clock.now();
    await fc.assert(
      fc.asyncProperty(
        fc.array(show, { minLength: 10, maxLength: 40 }),
        fc.array(question, { minLength: 12, maxLength: 12 }),
        async (world, questions) => {
          const shows = await make(world);
          for (const asked of questions) {
            const wanted = expected(shows, asked, now);
            const { titles, found } = await pageThrough(asked);
            expect({ asked, titles }).toEqual({ asked, titles: wanted.map((one) => one.title) });
            if (found !== null) expect({ asked, found }).toEqual({ asked, found: { n: wanted.length, more: false } });
            const counts = await countVenues(engine, { ...asked, state: 'SC' });
            const venues = expected(shows, { ...asked, venue: undefined }, now).filter((one) => one.venue !== null);
            expect({ asked, n: counts.reduce((sum, { count }) => sum + count, 0) }).toEqual({
              asked,
              n: venues.length,
            });
          }
        },
      ),
      { numRuns: 8, seed: 16 },
    );
  });
});
