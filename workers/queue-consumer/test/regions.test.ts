import { endpoints } from '@marquee/contract';
import type { Database } from '@marquee/db';
import { readDashboard } from '@marquee/domain/dashboard';
import { dbFor, inRegion } from '@marquee/domain/databases';
import { getEvent, listEvents, readCards, searchEvents } from '@marquee/domain/events';
import { readFeed } from '@marquee/domain/feeds';
import { dispatchDue } from '@marquee/domain/jobs';
import { scheduleSources } from '@marquee/domain/scheduling';
import { citySitemap, sitemapPages } from '@marquee/domain/sitemaps';
import { jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  freshDatabase,
  makeCity,
  makeJob,
  makeSource,
  secondDatabase,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from './support.ts';

const PAGE = 'https://hall.example.org/events';
const COLUMBIA = { city: 'Columbia', state: 'SC' };
const CAMDEN = { city: 'Camden', state: 'SC' };
const asked = { sort: 'date-asc', limit: 50 } as const;

type Engine = TestEngine & { databases: ReadonlyMap<string, Database> };

let engine: Engine;
let main: Database;
let region: Database;

beforeEach(async () => {
  main = await freshDatabase();
  region = await secondDatabase();
  engine = Object.assign(
    engineDeps(main, {
      [PAGE]: jsonLdPage([
        { title: 'Quiz', start: '2026-10-09T19:00', venue: 'The Hall' },
        { title: 'Barn Dance', start: '2026-10-10T19:00', venue: 'The Hall' },
        { title: 'Late Show', start: '2026-10-11T21:00', venue: 'The Hall' },
      ]),
    }),
    { databases: new Map([['DB_2', region]]) },
  );
  // The gazetteer is in every database.
  for (const db of [main, region]) {
    await makeCity(db);
    await makeCity(db, { name: 'Camden', latitude: 34.2465, longitude: -80.607 });
  }
});

const titles = ({ events }: { events: ReadonlyArray<{ title: string }> }) => events.map(({ title }) => title);
const list = async (place: { city?: string; state?: string; within?: number }) =>
  titles(await listEvents(engine, { ...asked, ...place }));
const count = async (db: Database, table: string) =>
  (await db.all<{ n: number }>(sql.raw(`SELECT count(*) AS n FROM ${table}`)))[0]?.n;

/** Lets the queue deliver what is due in either database, until nothing is. */
async function work(minutes = 10): Promise<void> {
  const end = engine.clock.now() + minutes * 60_000;
  for (let i = 0; i < 400; i += 1) {
    for (const name of ['DB', 'DB_2']) await dispatchDue(inRegion(engine, name));
    const next = engine.queue.sent.toSorted((a, b) => a.dueAt - b.dueAt)[0];
    if (next && next.dueAt <= end) {
      engine.queue.sent.splice(engine.queue.sent.indexOf(next), 1);
      engine.clock.advance(Math.max(0, next.dueAt - engine.clock.now()));
      await deliver(engine, [
        { jobId: next.jobId, kind: next.kind, ...(next.database ? { database: next.database } : {}) },
      ]);
      continue;
    }
    const due = await Promise.all(
      [main, region].map((db) =>
        db.all<{ at: number | null }>(sql`SELECT min(not_before) AS at FROM outbox WHERE state = 'pending'`),
      ),
    );
    const at = Math.min(...due.map(([row]) => row?.at ?? Number.POSITIVE_INFINITY));
    if (at > end) return;
    engine.clock.advance(Math.max(1, at - engine.clock.now()));
  }
  throw new Error('it does not come to rest');
}

const move = (citySlugs: string[], to: string) =>
  makeJob(engine, {
    kind: 'cities.move',
    payload: { citySlugs, to, stage: 'begin', step: 0, pass: 1, changed: 0 },
    subject: `${citySlugs[0]}/${to}/${engine.clock.now()}`,
    citySlug: null,
  });

async function moved(citySlugs: string[], to: string): Promise<void> {
  await move(citySlugs, to);
  await work();
}

async function aCityWithASource() {
  const source = await makeSource(main, { name: 'The Hall', url: PAGE });
  await store(
    engine,
    [
      { title: 'Quiz', venue: 'The Hall', start: '2026-10-09T19:00' },
      { title: 'Barn Dance', venue: 'The Hall', start: '2026-10-10T19:00' },
    ],
    { source },
  );
  await store(engine, [{ title: 'Camden Fair', venue: 'The Green', start: '2026-10-11T10:00' }], { city: 'camden-sc' });
  return source;
}

describe('cities in two databases', () => {
  it('are listed, searched, opened, fed and mapped from where they are', async () => {
    await aCityWithASource();
    const [quiz] = (await listEvents(engine, { ...asked, ...COLUMBIA })).events;
    const [before, page] = [await getEvent(engine, quiz?.slug ?? ''), await citySitemap(engine, 'columbia-sc', 1)];
    await moved(['columbia-sc'], 'DB_2');
    expect([await count(main, 'events'), await count(region, 'events')]).toEqual([1, 2]);
    expect(await dbFor(engine, 'columbia-sc')).toBe(region);
    expect(await dbFor(engine, 'camden-sc')).toBe(main);
    expect(await list(COLUMBIA)).toEqual(['Quiz', 'Barn Dance']);
    expect(await list(CAMDEN)).toEqual(['Camden Fair']);
    expect(titles(await searchEvents(engine, { ...asked, ...COLUMBIA, term: 'dance' }))).toEqual(['Barn Dance']);
    expect(await getEvent(engine, quiz?.slug ?? '')).toEqual(before);
    expect(titles(await readCards(engine, [quiz?.id ?? '']))).toEqual(['Quiz']);
    const feed = await readFeed(engine, endpoints.getCalendarFeed.query.parse(COLUMBIA));
    expect(feed.events).toHaveLength(2);
    expect(await citySitemap(engine, 'columbia-sc', 1)).toEqual(page);
    expect((await sitemapPages(engine)).map(({ slug }) => slug)).toEqual(['camden-sc', 'columbia-sc']);
    for (const db of [main, region]) expect(await derivedFaults(db)).toEqual([]);
  });

  it('are one list where a metro area or a state has towns of both, page by page', async () => {
    await aCityWithASource();
    await moved(['columbia-sc'], 'DB_2');
    const around = { ...COLUMBIA, within: 40 };
    expect(await list(around)).toEqual(['Quiz', 'Barn Dance', 'Camden Fair']);
    const state = await listEvents(engine, { ...asked, state: 'SC' });
    expect(titles(state)).toEqual(['Quiz', 'Barn Dance', 'Camden Fair']);
    expect(state.found).toEqual({ n: 3, more: false });
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await listEvents(engine, { ...asked, ...around, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...titles(page));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['Quiz', 'Barn Dance', 'Camden Fair']);
  });

  it('are searched together in other words and with slips, what was typed before other words by relevance', async () => {
    await aCityWithASource();
    await store(engine, [{ title: 'Trivia Marathon', venue: 'The Green', start: '2026-10-12T19:00' }], {
      city: 'camden-sc',
    });
    await moved(['columbia-sc'], 'DB_2');
    const search = (term: string, more = {}) => searchEvents(engine, { ...asked, state: 'SC', term, ...more });
    const trivia = await search('trivia');
    expect([titles(trivia), trivia.found]).toEqual([['Quiz', 'Trivia Marathon'], { n: 2, more: false }]);
    for (const sort of ['relevance', 'date-asc', 'date-desc'] as const) {
      const seen: string[] = [];
      for (let cursor: string | undefined; seen.length < 4; ) {
        const page = await search('trivia', { sort, limit: 1, ...(cursor ? { cursor } : {}) });
        seen.push(...titles(page));
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(sort === 'date-asc' ? ['Quiz', 'Trivia Marathon'] : ['Trivia Marathon', 'Quiz']);
    }
    const slips = await Promise.all(['dnace', 'marahton'].map((term) => search(term)));
    expect(slips.map((page) => [page.searchedFor, ...titles(page)])).toEqual([
      ['dance', 'Barn Dance'],
      ['marathon', 'Trivia Marathon'],
    ]);
    const { events, searchedFor } = await searchEvents(engine, { ...asked, ...COLUMBIA, term: 'dnace' });
    expect([searchedFor, ...titles({ events })]).toEqual(['dance', 'Barn Dance']);
    expect(titles(await search('the', { sort: 'relevance', window: 1 }))).toEqual(['Quiz']);
  });

  it('are read and stored by the engine where they are', async () => {
    await aCityWithASource();
    await moved(['columbia-sc'], 'DB_2');
    engine.clock.advance(7 * 60 * 60_000);
    expect(await scheduleSources(inRegion(engine, 'DB_2'))).toBe(1);
    await work();
    expect(await list(COLUMBIA)).toEqual(['Quiz', 'Barn Dance', 'Late Show']);
    expect([await count(main, 'sources'), await count(region, 'sources')]).toEqual([1, 1]);
    expect(await count(main, 'events')).toBe(1);
    expect(await derivedFaults(region)).toEqual([]);
  });

  it('count together in the console', async () => {
    await aCityWithASource();
    const figures = async () => {
      const { events, sources, flow, reads } = await readDashboard(engine, { days: 7 });
      return { events, active: sources.active, flow, reads };
    };
    const before = await figures();
    expect(before.events.total).toBe(3);
    await moved(['columbia-sc'], 'DB_2');
    expect(await figures()).toEqual(before);
  });

  it('can be moved back', async () => {
    await aCityWithASource();
    const before = await list(COLUMBIA);
    await moved(['columbia-sc'], 'DB_2');
    await moved(['columbia-sc'], 'DB');
    expect([await count(main, 'events'), await count(region, 'events')]).toEqual([3, 0]);
    expect(await list(COLUMBIA)).toEqual(before);
    for (const db of [main, region]) expect(await derivedFaults(db)).toEqual([]);
  });

  it('are not moved without those that tell of the same events', async () => {
    await aCityWithASource();
    await store(engine, [{ title: 'Quiz', venue: 'The Hall', start: '2026-10-09T19:00' }], {
      source: await makeSource(main, { name: 'Camden Calendar', citySlug: 'camden-sc' }),
    });
    await moved(['columbia-sc'], 'DB_2');
    expect(await count(region, 'events')).toBe(0);
    await moved(['columbia-sc', 'camden-sc'], 'DB_2');
    expect([await count(main, 'events'), await count(region, 'events')]).toEqual([0, 3]);
  });
});

describe('a city that is being moved', () => {
  it('is read whole at every step, and what is to be stored meanwhile waits and is stored', async () => {
    const source = await aCityWithASource();
    await move(['columbia-sc'], 'DB_2');
    await makeJob(engine, {
      kind: 'source.scrape',
      payload: { sourceId: source.id },
      subject: source.id,
      citySlug: 'columbia-sc',
    });
    const read: string[][] = [];
    for (let i = 0; i < 30; i += 1) {
      for (const name of ['DB', 'DB_2']) await dispatchDue(inRegion(engine, name));
      const next = engine.queue.sent.shift();
      if (!next) {
        engine.clock.advance(15_000);
        continue;
      }
      engine.clock.advance(Math.max(0, next.dueAt - engine.clock.now()));
      await deliver(engine, [
        { jobId: next.jobId, kind: next.kind, ...(next.database ? { database: next.database } : {}) },
      ]);
      read.push(await list(COLUMBIA));
    }
    await work();
    const whole = ['Quiz', 'Barn Dance', 'Late Show'];
    for (const seen of read) expect([whole, ['Quiz', 'Barn Dance']]).toContainEqual(seen);
    expect(await list(COLUMBIA)).toEqual(whole);
    expect(await count(main, 'sources')).toBe(1);
    expect(
      await count(main, "outbox WHERE city_slug = 'columbia-sc' AND state IN ('pending', 'sent', 'running')"),
    ).toBe(0);
  });

  it('takes no change in the old database from the first step to the last', async () => {
    const source = await aCityWithASource();
    const moving = await move(['columbia-sc'], 'DB_2');
    await dispatchDue(engine);
    engine.queue.sent.splice(0);
    await deliver(engine, [{ jobId: moving, kind: 'cities.move' }]);
    const late = [{ title: 'Too Late', venue: 'The Hall', start: '2026-10-12T19:00' }];
    await expect(store(engine, late, { source })).rejects.toThrow('being moved');
    await work();
    await store(inRegion(engine, 'DB_2'), late, { source });
    expect(await list(COLUMBIA)).toEqual(['Quiz', 'Barn Dance', 'Too Late']);
  });

  it('is where it was again once the move is called off', async () => {
    await aCityWithASource();
    const moving = await move(['columbia-sc'], 'DB_2');
    await dispatchDue(engine);
    engine.queue.sent.splice(0);
    await deliver(engine, [{ jobId: moving, kind: 'cities.move' }]);
    const [copying] = await main.all<{ id: string }>(sql`SELECT id FROM outbox WHERE state = 'sent'`);
    await deliver(engine, [{ jobId: copying?.id, kind: 'cities.move' }]);
    expect(await count(region, 'events')).toBe(2);
    // What would go on is lost.
    await main.run(sql`DELETE FROM outbox WHERE state = 'sent'`);
    engine.queue.sent.splice(0);
    await moved(['columbia-sc'], 'DB');
    expect([await count(main, 'events'), await count(region, 'events')]).toEqual([3, 0]);
    expect(await list(COLUMBIA)).toEqual(['Quiz', 'Barn Dance']);
    await store(engine, [{ title: 'Afterwards', start: '2026-10-12T19:00' }]);
    expect(await list(COLUMBIA)).toEqual(['Quiz', 'Barn Dance', 'Afterwards']);
    for (const db of [main, region]) expect(await derivedFaults(db)).toEqual([]);
  });
});
