import { openDatabase } from '@marquee/db';
import { type ListQuery, listEvents, type SearchQuery, searchEvents } from '@marquee/domain/events';
import { readEventCalendar, readFeed } from '@marquee/domain/feeds';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { engineDeps, freshDatabase, makeCity, type TestEngine } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';

const EVENTS = 1_500;
const PAGE = 50;
let engine: TestEngine;
const cost = noRows();

/** Events of one city, an hour apart, straight into the tables: the triggers count and index them. */
beforeAll(async () => {
  const db = await freshDatabase();
  const plain = engineDeps(db);
  await makeCity(db);
  const n = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * EVENTS})`;
  const startsAt = `(${plain.clock.now()} + ((i - 1) % ${EVENTS} + 1) * 3600000)`;
  await db.$client.batch(
    [
      `${n} INSERT INTO events (id, slug, title, description, venue, city_slug, city, state, timezone, categories, price_text, price_min_cents,
        quality_tier, source_id, source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
        SELECT 'e' || i, 'event-' || i, 'Lantern walk ' || i, 'Bring a coat.', 'Hall ' || (i % 2), iif(i <= ${EVENTS}, 'columbia-sc', 'town-' || (i % 12 + 1) || '-sc'), 'Columbia', 'SC', 'America/New_York',
          '["Outdoor"]', 'Free', i % 90, 2, 's', 'S', 'https://s.example/', strftime('%Y-%m-%dT%H:%M', ${startsAt} / 1000 - 14400, 'unixepoch'),
          ${startsAt}, 0, 0 FROM n`,
      `INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
        SELECT city_slug, next_starts_at, seq, next_starts_at + 7200000, price_min_cents, 0 FROM events`,
      // Twelve towns around the city, with as many events together.
      `WITH RECURSIVE t(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM t WHERE i < 12)
        INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status)
        SELECT 'town-' || i || '-sc', 'Town ' || i, 'town ' || i, 'SC', 34.0007 + i * 0.02, -81.0348, 1000 * i, 'America/New_York', 'live' FROM t`,
      // Each event has been on weekly for a year, and will be for another.
      `WITH RECURSIVE w(i) AS (SELECT -52 UNION ALL SELECT i + 1 FROM w WHERE i < 52)
        INSERT INTO occurrences (event_id, start_local, starts_at, ends_at, city_slug)
        SELECT id, strftime('%Y-%m-%dT%H:%M', next_start_local, (7 * i) || ' days'), next_starts_at + 604800000 * i,
          next_starts_at + 604800000 * i + 7200000, 'columbia-sc' FROM events, w WHERE seq <= 400`,
      `INSERT INTO event_aliases (alias, event_id) SELECT slug, id FROM events`,
    ].map((statement) => db.$client.prepare(statement)),
  );
  engine = { ...plain, db: openDatabase(countingDatabase(db.$client, cost)) };
});

async function costOf(work: () => Promise<{ events: unknown[] }>) {
  Object.assign(cost, noRows());
  const { events } = await work();
  return { ...cost, returned: events.length };
}

const COLUMBIA = { city: 'Columbia', state: 'SC', limit: PAGE };
const list = (query: Partial<ListQuery>) =>
  costOf(() => listEvents(engine, { ...COLUMBIA, sort: 'date-asc', ...query }));
const search = (query: Partial<SearchQuery>) =>
  costOf(() => searchEvents(engine, { ...COLUMBIA, sort: 'relevance', term: 'lantern', ...query }));

const WHOLE_FEED = {
  city: 'Columbia',
  state: 'SC',
  categories: [],
  free: false,
  family: false,
  within: 0,
  evening: false,
} satisfies Parameters<typeof readFeed>[1];

describe('rows read, however many events are stored', () => {
  it.each(['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity'] as const)(
    'of a page of the list are two an event, in one call: %s',
    async (sort) => {
      const { read, calls, returned } = await list({ sort });
      expect({ calls, returned }).toEqual({ calls: 1, returned: PAGE });
      expect(read).toBeLessThanOrEqual(2.5 * PAGE + 30);
    },
  );

  it.each(['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity'] as const)(
    'of a page of a metro area of eight towns are four an event, in one call: %s [BEY-39]',
    async (sort) => {
      const { read, calls, returned } = await list({ sort, within: 25 });
      expect({ calls, returned }).toEqual({ calls: 1, returned: PAGE });
      expect(read).toBeLessThanOrEqual(4 * PAGE + 200);
    },
  );

  it.each([
    ['by relevance', {}],
    ['of a word that is being typed', { term: 'lan' }],
    ['of a description', { term: 'coat' }],
    ['of two letters', { term: 'la' }],
    ['of one letter', { term: 'l' }],
    ['of two words', { term: 'walk coat' }],
    ['by date', { sort: 'date-asc' }],
    ['latest first', { sort: 'date-desc' }],
    ['by price', { sort: 'price-asc' }],
    ['by popularity', { sort: 'popularity' }],
    ['at a venue', { venue: 'Hall 1' }],
    ['by price, at a venue', { venue: 'Hall 1', sort: 'price-asc' }],
    ['from a day on', { from: '2026-10-20' }],
    ['in a category', { categories: ['Outdoor'] }],
  ] satisfies Array<[string, Partial<SearchQuery>]>)('of a page of a search are bounded: %s', async (_name, query) => {
    const { read, returned } = await search(query);
    expect(returned).toBe(PAGE);
    expect(read).toBeLessThanOrEqual(20 * PAGE + 200);
  });

  it('of a search that finds nothing are a few', async () => {
    const { read, calls, returned } = await search({ term: 'xylophone', sort: 'date-asc' });
    // Two slips are looked for, too: the word is long.
    expect({ calls, returned }).toEqual({ calls: 4, returned: 0 });
    expect(read).toBeLessThan(20);
    expect((await search({ term: 'xylophone', exact: true, sort: 'date-asc' })).calls).toBe(1);
  });

  it('of a search in other words, or in another spelling, are bounded', async () => {
    const other = await search({ term: 'hallways lanterns', sort: 'date-asc' });
    expect(other.returned).toBe(0);
    const plural = await search({ term: 'lanterns', sort: 'date-asc' });
    expect(plural).toMatchObject({ calls: 2, returned: PAGE });
    expect(plural.read).toBeLessThanOrEqual(20 * PAGE + 200);
    const slip = await search({ term: 'lantren' });
    expect(slip.returned).toBe(PAGE);
    expect(slip.read).toBeLessThanOrEqual(20 * PAGE + 400);
  });

  it.each([
    ['of a city', {}, 5],
    ['of a search', { q: 'lantern' }, 8],
    ['from a day on', { from: '2026-10-02' }, 11],
  ])(
    'of a feed are bounded by its 200 events and 12 dates each, however many dates there were: %s',
    async (_name, query, perEvent) => {
      let dates = 0;
      const { read, returned } = await costOf(async () => {
        const feed = await readFeed(engine, { ...WHOLE_FEED, ...query });
        for (const one of feed.events) dates += one.dates.length;
        return feed;
      });
      expect(returned).toBe(200);
      expect(dates).toBeGreaterThan(200 * 11);
      expect(read).toBeLessThanOrEqual(perEvent * 200 + 3 * dates);
    },
  );

  it('of the calendar of one event are its dates', async () => {
    const { read } = await costOf(async () => ({ events: (await readEventCalendar(engine, 'event-7')).dates }));
    expect(read).toBeLessThanOrEqual(400);
  });
});

describe('boosted events before a list [CONST-002, CONST-004]', () => {
  const boost = (ids: string[], rank: number) =>
    engine.db.$client.batch(
      ids.flatMap((id) => [
        engine.db.$client.prepare(`UPDATE events SET boost_rank = ${rank} WHERE id = '${id}'`),
        engine.db.$client.prepare(
          `UPDATE listing SET popularity = (SELECT popularity FROM events e WHERE e.seq = event_seq) WHERE event_seq = (SELECT seq FROM events WHERE id = '${id}')`,
        ),
      ]),
    );

  it('cost nothing where there are none, and two rows each, in the same call, where there are', async () => {
    const without = await list({});
    expect((await list({ boosted: true })).read - without.read).toBeLessThanOrEqual(2);
    await boost(['e900', 'e901', 'e902'], 3);
    await boost(['e1400'], 4);
    const { read, calls, returned } = await list({ boosted: true });
    expect({ calls, returned }).toEqual({ calls: 1, returned: PAGE });
    expect(read).toBeLessThanOrEqual(2.5 * PAGE + 30);
    const page = await listEvents(engine, { ...COLUMBIA, sort: 'date-asc', boosted: true });
    expect(page.boosted[0]?.id).toBe('e1400');
    expect(page.boosted.map(({ id }) => id).toSorted()).toEqual(['e1400', 'e900', 'e901', 'e902']);
    expect(page.events[0]?.id).toBe('e1');
    const next = await listEvents(engine, {
      ...COLUMBIA,
      sort: 'date-asc',
      boosted: true,
      cursor: page.nextCursor ?? '',
    });
    expect(next.boosted).toEqual([]);
    expect(next.events[0]?.id).toBe('e51');
  });

  it('are those under the same filters', async () => {
    const ask = async (query: Partial<ListQuery>) =>
      (await listEvents(engine, { ...COLUMBIA, sort: 'date-asc', boosted: true, ...query })).boosted
        .map(({ id }) => id)
        .toSorted();
    expect(await ask({ categories: ['Music'] })).toEqual([]);
    expect(await ask({ venue: 'Hall 1' })).toEqual(['e901']);
    expect(await ask({ categories: ['Outdoor'], from: '2026-10-02' })).toEqual(['e1400', 'e900', 'e901', 'e902']);
    expect(await ask({ to: '2026-10-02' })).toEqual([]);
    expect(await ask({ free: true })).toEqual(['e900']);
  });

  it('are first among the hits of a search by relevance that asks for them, and in their places in any other', async () => {
    const { events } = await searchEvents(engine, { ...COLUMBIA, term: 'lantern', sort: 'relevance', boosted: true });
    expect(events[0]?.id).toBe('e1');
    const near = { ...COLUMBIA, term: 'lantern', sort: 'relevance' } as const;
    await boost(['e40'], 2);
    expect((await searchEvents(engine, { ...near, boosted: true })).events[0]?.id).toBe('e40');
    expect((await searchEvents(engine, near)).events[0]?.id).toBe('e1');
  });

  it('are the whole list of what is featured, in every order and a page at a time [HOME-10]', async () => {
    const featured = { ...COLUMBIA, featured: true } as const;
    const page = await listEvents(engine, { ...featured, sort: 'date-asc', limit: 2 });
    expect(page.events.map(({ id }) => id)).toEqual(['e40', 'e900']);
    expect(page.found).toEqual({ n: 5, more: false });
    const rest = await listEvents(engine, { ...featured, sort: 'date-asc', cursor: page.nextCursor ?? '' });
    expect(rest.events.map(({ id }) => id)).toEqual(['e901', 'e902', 'e1400']);
    expect(rest.nextCursor).toBeNull();
    const found = await searchEvents(engine, { ...featured, term: 'walk 90', sort: 'date-desc' });
    expect(found.events.map(({ id }) => id)).toEqual(['e902', 'e901', 'e900']);
    const { read } = await costOf(() => listEvents(engine, { ...featured, sort: 'popularity' }));
    expect(read).toBeLessThanOrEqual(30);
  });

  it('change nothing in a feed', async () => {
    const feed = await readFeed(engine, WHOLE_FEED);
    expect(feed.events.slice(0, 3).map(({ event }) => event.id)).toEqual(['e1', 'e2', 'e3']);
  });
});
