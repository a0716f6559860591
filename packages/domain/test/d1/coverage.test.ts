import { openDatabase, sources } from '@marquee/db';
import { citySources, listCoverage } from '@marquee/domain/coverage';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import {
  DAY_MS,
  engineDeps,
  freshDatabase,
  makeCity,
  makeSource,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let engine: TestEngine;
const cost = noRows();

beforeEach(async () => {
  const db = await freshDatabase();
  await makeCity(db);
  engine = { ...engineDeps(db), db: openDatabase(countingDatabase(db.$client, cost)) };
});

const COLUMBIA = 'columbia-sc';
const read = { runs: 3, health: 'ok' as const };
const listedOf = async (id: string) =>
  (await engine.db.select({ listed: sources.lastListed }).from(sources).where(eq(sources.id, id)))[0]?.listed;

describe('what a source listed [BEY-51]', () => {
  it('is kept at its reading, by event and not by date', async () => {
    const source = await makeSource(engine.db);
    const weekly = ['2026-10-05T19:00', '2026-10-12T19:00', '2026-10-19T19:00'];
    await store(
      engine,
      [
        ...weekly.map((start) => ({ title: 'Jazz Night Concert', venue: 'The Hall', start })),
        { title: 'Beer Tasting', venue: 'the hall', start: '2026-10-08T18:00' },
      ],
      { source },
    );
    expect(await listedOf(source.id)).toMatchObject({ events: 2, places: 1, categories: { Music: 1 } });
  });

  it('counts the pages that did not change, and leaves out what is withdrawn', async () => {
    const source = await makeSource(engine.db);
    const show = (title: string, venue: string) => ({ title, venue, start: '2026-10-08T18:00' });
    const window = { from: '2026-10-01', to: '2026-12-01' };
    await store(engine, [show('Folk Evening', 'Alpha'), show('Late Film', 'Alpha')], {
      source,
      pageUrl: 'https://a.example/1',
      window,
    });
    await store(engine, [show('Wine Walk', 'Beta')], { source, pageUrl: 'https://a.example/2', window });
    expect(await listedOf(source.id)).toMatchObject({ events: 3, places: 2, place: null });
    await store(engine, [show('Folk Evening', 'Alpha')], { source, pageUrl: 'https://a.example/1', window });
    expect(await listedOf(source.id)).toMatchObject({ events: 2, places: 2 });
  });

  it('stays known when it lists nothing any more', async () => {
    const source = await makeSource(engine.db);
    await store(engine, [{ title: 'Folk Evening', venue: 'Alpha' }], { source });
    await store(engine, [], { source });
    expect(await listedOf(source.id)).toMatchObject({ events: 1, place: 'Alpha' });
  });
});

describe('a city’s sources [BEY-51]', () => {
  it('are told with their last answer, what is lost and what is missing', async () => {
    const since = engine.clock.now() - 9 * DAY_MS;
    const hall = await makeSource(engine.db, { ...read, name: 'Harbor Hall', lastYield: 1, lastSuccessAt: since });
    await store(engine, [{ title: 'Folk Evening Concert', venue: 'Harbor Hall' }], { source: hall });
    const guide = await makeSource(engine.db, { ...read, name: 'City Guide', lastYield: 2, lastSuccessAt: since });
    await store(
      engine,
      [
        { title: 'Folk Evening Concert', venue: 'Harbor Hall' },
        { title: 'Pie Contest', venue: 'Old Mill', start: '2026-10-09T18:00' },
      ],
      { source: guide },
    );
    await makeSource(engine.db, {
      ...read,
      name: 'Gone Theater',
      health: 'http-error',
      consecutiveFailures: 5,
      lastSuccessAt: since,
      silentSince: since,
      lastListed: { events: 4, categories: { Arts: 4 }, places: 1, place: 'Gone Theater' },
    });
    await makeSource(engine.db, { ...read, name: 'Retired', status: 'retired' });
    await makeSource(engine.db, { ...read, name: 'By the form', discoveryMethod: 'form' });
    const told = await citySources(engine, COLUMBIA);
    expect(told.sources).toMatchObject([
      { name: 'City Guide', kind: 'places', standing: 'lists', events: 2, silentSince: null },
      { name: 'Harbor Hall', kind: 'place', standing: 'lists', events: 1 },
      { name: 'Gone Theater', standing: 'lost', events: null, listed: 4, silentSince: new Date(since).toISOString() },
    ]);
    // The guide's event and the hall's are one.
    expect(told.all).toMatchObject({ events: 2, sources: 2, lost: 1, lostEvents: 4, places: 1, share: 0.3 });
    expect(told.places).toMatchObject([{ name: 'Old Mill', events: 1 }]);
    expect(told.categories.find(({ category }) => category === 'Arts')).toMatchObject({ lost: 1, lostEvents: 4 });
  });

  it('are nobody’s business where the city is hidden, or not open', async () => {
    await makeCity(engine.db, { name: 'Hidden', isHidden: true });
    await makeCity(engine.db, { name: 'Early', status: 'configured' });
    for (const slug of ['hidden-sc', 'early-sc', 'atlantis-xx'])
      await expect(citySources(engine, slug)).rejects.toMatchObject({ status: 404 });
  });

  it('cost two rows a source and four a place: at most 2,400 for 200 sources, 300 places and 300 websites', async () => {
    const n = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
    const listed = `'{"events":5,"categories":{"Music":5},"places":1,"place":"Own ' || i || '"}'`;
    const statements = [
      `${n(200)} INSERT INTO sources (id, city_slug, name, url, host, interval_ms, next_due_at, created_at, runs, health, last_yield, last_listed)
        SELECT 's' || i, '${COLUMBIA}', 'Source ' || i, 'https://s' || i || '.example/', 's' || i || '.example', 1, 0, 0, 3, 'ok', 5, ${listed} FROM n`,
      `${n(300)} INSERT INTO venues (slug, city_slug, city, state, timezone, list_name, name, created_at)
        SELECT 'place-' || i, '${COLUMBIA}', 'Columbia', 'SC', 'America/New_York', 'Place ' || i, 'Place ' || i, 0 FROM n`,
      `${n(300)} INSERT INTO venue_names (city_slug, name, venue_slug, list_name) SELECT '${COLUMBIA}', 'Place ' || i, 'place-' || i, 'Place ' || i FROM n`,
      `${n(300)} INSERT INTO listing_counts (scope, total) SELECT '${COLUMBIA}@Place ' || i, i FROM n`,
      `${n(300)} INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, session_id, created_at, state, score, checked_at)
        SELECT 'c' || i, 'https://c' || i || '.example/', 'c' || i, 'c' || i || '.example', '${COLUMBIA}', 'map', '"x"', 'x', 0, 'waiting', i % 60, 1 FROM n`,
      // Another city's, and what was decided.
      `${n(300)} INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, session_id, created_at, state)
        SELECT 'd' || i, 'https://d' || i || '.example/', 'd' || i, 'd' || i || '.example', iif(i % 2, '${COLUMBIA}', 'aiken-sc'), 'map', '"x"', 'x', 0, iif(i % 2, 'rejected', 'waiting') FROM n`,
    ];
    await engine.db.$client.batch(statements.map((text) => engine.db.$client.prepare(text)));
    cost.read = 0;
    const told = await citySources(engine, COLUMBIA);
    expect([told.sources.length, told.sites, told.all.places, told.typical]).toEqual([200, 300, 600, 5]);
    expect(told.places[0]).toMatchObject({ name: 'Place 300', events: 300 });
    expect(cost.read).toBeLessThanOrEqual(2_400);
  });
});

describe('the coverage of the network [BEY-51]', () => {
  it('names the next best sources of each city: what is lost by its events, places, and websites by their check', async () => {
    await makeCity(engine.db, { name: 'Aiken', status: 'configured' });
    for (const events of [10, 10, 10])
      await makeSource(engine.db, {
        ...read,
        lastYield: events,
        lastListed: { events, categories: {}, places: 1, place: `Own ${events}` },
      });
    const lost = { ...read, health: 'no-events' as const, emptyReads: 4, lastYield: 0 };
    const listed = (events: number) => ({ events, categories: {}, places: 3, place: null });
    await makeSource(engine.db, { ...lost, name: 'Large Guide', lastListed: listed(40) });
    await makeSource(engine.db, { ...lost, name: 'Small Guide', lastListed: listed(2) });
    const site = (id: string, score: number | null, checked: number | null) =>
      `INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, session_id, created_at, state, score, checked_at)
        VALUES ('${id}', 'https://${id}.example/', '${id}', '${id}.example', '${COLUMBIA}', 'map', '"x"', 'x', 0, 'waiting', ${score}, ${checked})`;
    const sites = [site('likely', 50, 1), site('unlikely', 10, 1), site('unchecked', null, null)];
    await engine.db.$client.batch(sites.map((text) => engine.db.$client.prepare(text)));
    const { items, nextCursor } = await listCoverage(engine, { limit: 10 });
    expect(items.map(({ slug }) => slug)).toEqual(['aiken-sc', COLUMBIA]);
    expect(nextCursor).toBeNull();
    expect(items[0]).toMatchObject({ isLive: false, next: [], share: null });
    expect(items[1]?.next.map(({ kind, name, events }) => [kind, name, events])).toEqual([
      ['lost', 'Large Guide', 40],
      ['site', 'likely.example', 5],
      ['lost', 'Small Guide', 2],
      ['site', 'unlikely.example', 1],
    ]);
    const first = await listCoverage(engine, { limit: 1 });
    expect(first.items.map(({ slug }) => slug)).toEqual(['aiken-sc']);
    const rest = await listCoverage(engine, { limit: 1, cursor: first.nextCursor ?? '' });
    expect(rest.items.map(({ slug }) => slug)).toEqual([COLUMBIA]);
  });
});
