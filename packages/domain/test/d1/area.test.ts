import { openDatabase } from '@marquee/db';
import { countVenues, type ListQuery, listEvents, searchEvents } from '@marquee/domain/events';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import * as fc from '@marquee/testkit/properties';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const MIDDLE = { longitude: -81.03, latitude: 34.0 };
let engine: TestEngine;
const cost = noRows();
let placed: Array<{ slug: string; longitude: number; latitude: number }>;

/** Events of two towns and of a hidden one, at places around their middle. */
beforeAll(async () => {
  const db = await freshDatabase();
  const plain = engineDeps(db);
  await makeCity(db);
  await makeCity(db, { name: 'Lexington', latitude: 34.02, longitude: -81.2 });
  await makeCity(db, { name: 'Hidden', latitude: 34.1, longitude: -81.1, isHidden: true });
  // More and larger towns around than an area reads.
  for (let i = 0; i < 100; i += 1)
    await makeCity(db, { name: `Metropolis ${i}`, population: 1_000_000, latitude: 35.5, longitude: -82 });
  const near = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  const places = fc.sample(fc.tuple(near, near, fc.constantFrom('Columbia', 'Lexington', 'Hidden')), {
    numRuns: 300,
    seed: 7,
  });
  await store(
    plain,
    places.map(([east, north, city], i) => ({
      title: `Evening number ${i} of lanterns`,
      venue: `Hall ${i % 5}`,
      address: `${i} Main Street`,
      city,
      state: 'SC',
      start: `2026-10-${10 + (i % 9)}T19:00`,
      point: { longitude: MIDDLE.longitude + east, latitude: MIDDLE.latitude + north },
    })),
  );
  await store(plain, [{ title: 'Somewhere', start: '2026-10-12T19:00' }]);
  placed = await db.all(sql`SELECT e.slug, e.longitude, e.latitude FROM events e JOIN cities c ON c.slug = e.city_slug
    WHERE NOT c.is_hidden AND e.latitude IS NOT NULL`);
  engine = { ...plain, db: openDatabase(countingDatabase(db.$client, cost)) };
});

type Area = NonNullable<ListQuery['area']>;
const inside = ({ west, south, east, north }: Area) =>
  placed
    .filter(({ longitude: x, latitude: y }) => x >= west && x <= east && y >= south && y <= north)
    .map(({ slug }) => slug);
const list = (query: Partial<ListQuery>) =>
  listEvents(engine, { city: 'Columbia', state: 'SC', limit: 50, sort: 'date-asc', ...query });
const around = (half: number): Area => ({
  west: MIDDLE.longitude - half,
  east: MIDDLE.longitude + half,
  south: MIDDLE.latitude - half,
  north: MIDDLE.latitude + half,
});

async function all(query: Partial<ListQuery>): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, cursor });
    slugs.push(...page.events.map(({ slug }) => slug));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return slugs;
}

describe('an area of the map', () => {
  it('lists what lies in it, whatever the town, and nothing of hidden towns or without a place', async () => {
    expect(placed.length).toBeGreaterThan(150);
    for (const half of [0.0005, 0.003, 0.02, 0.11, 0.35, 1])
      expect((await all({ area: around(half) })).toSorted(), String(half)).toEqual(inside(around(half)).toSorted());
  });

  it('agrees with what lies in it for areas of any shape', async () => {
    const edge = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    for (const [a, b, c, d] of fc.sample(fc.tuple(edge, edge, edge, edge), { numRuns: 25, seed: 3 })) {
      const area = {
        west: MIDDLE.longitude + Math.min(a, b),
        east: MIDDLE.longitude + Math.max(a, b),
        south: MIDDLE.latitude + Math.min(c, d),
        north: MIDDLE.latitude + Math.max(c, d),
      };
      const { found } = await list({ area });
      expect(found?.n).toBe(inside(area).length);
    }
  });

  it('is narrowed by days, venues, terms and orders like a place', async () => {
    const area = around(0.2);
    const there = inside(area);
    const days = await all({ area, from: '2026-10-12', to: '2026-10-12', sort: 'price-asc' });
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((slug) => there.includes(slug))).toBe(true);
    const venues = await countVenues(engine, { city: 'Columbia', state: 'SC', area });
    expect(venues.reduce((sum, { count }) => sum + count, 0)).toBe(there.length);
    const hall = await all({ area, venue: 'Hall 1' });
    expect(hall).toHaveLength(venues.find(({ venue }) => venue === 'Hall 1')?.count ?? -1);
    const found = await searchEvents(engine, {
      city: 'Columbia',
      state: 'SC',
      area,
      term: 'lanterns',
      sort: 'relevance',
      limit: 50,
    });
    expect(found.found?.n).toBe(there.length);
  });

  it.each(['date-asc', 'price-asc'] as const)('reads a bounded number of rows: %s', async (sort) => {
    Object.assign(cost, noRows());
    await list({ area: around(0.3), sort });
    expect(cost.read).toBeLessThanOrEqual(20 * 50 + 200);
  });
});
