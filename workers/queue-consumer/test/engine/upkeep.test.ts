import { scheduleRevalidation } from '@marquee/domain/scheduling';
import { idsFrom } from '@marquee/kernel';
import { type DraftInput, seededRandom } from '@marquee/testkit';
import { byDepth } from '@marquee/testkit/depth';
import {
  DAY_MS,
  derivedFaults,
  HOUR_MS,
  MINUTE_MS,
  makeJob,
  makeSource,
  store,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobRow, runRows, runUntilQuiet } from '../support.ts';
import { aVenue, detail, found, listed } from './reading.ts';

const OWN_PAGE = 'https://folk.example.org/evening';

let engine: TestEngine;
beforeEach(async () => {
  ({ engine } = await aVenue());
});

const expire = async () => {
  await makeJob(engine, { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null });
  await runUntilQuiet(engine, 0);
};

describe('time passes', () => {
  it('a show moves on to its next date, a single event ends and leaves the lists', async () => {
    await store(engine, [
      { title: 'Quiz', start: '2026-10-02T19:00' },
      { title: 'Quiz', start: '2026-10-09T19:00' },
      { title: 'Only Once', start: '2026-10-02T20:00' },
    ]);
    engine.clock.advance(2 * DAY_MS);
    await expire();
    expect(await listed(engine)).toMatchObject([{ title: 'Quiz', startDate: '2026-10-09T19:00', upcomingCount: 1 }]);
    expect(await found(engine, 'only once')).toEqual([]);
    expect(await detail(engine, 'only-once-columbia-sc')).toMatchObject({ status: 'ended' });
    engine.clock.advance(14 * DAY_MS);
    await expire();
    expect(await listed(engine)).toEqual([]);
    expect(await detail(engine, 'quiz-columbia-sc')).toMatchObject({ status: 'ended', startDate: '2026-10-09T19:00' });
    expect(await derivedFaults(engine.db)).toEqual([]);
  });

  it('whatever is stored, edited, withdrawn and expired, counts and search agree with the lists', async () => {
    const random = seededRandom(5);
    const sources = [await makeSource(engine.db), await makeSource(engine.db), await makeSource(engine.db)];
    const drafts = (): DraftInput[] =>
      Array.from({ length: 15 }, () => random.below(25)).map((n) => ({
        key: `key-${n}`,
        title: `Show ${n} of the season${random.below(4) === 0 ? ', extended' : ''}`,
        venue: `Room ${n % 7}`,
        start: `2026-10-${String(2 + random.below(28)).padStart(2, '0')}T19:00`,
        labels: [random.pick(['Music', 'Food', 'Arts'])],
        status: random.pick(['scheduled', 'scheduled', 'cancelled', 'postponed']),
      }));
    for (let round = 0; round < byDepth(10, 40); round += 1) {
      const source = random.pick(sources);
      if (random.below(4) === 0) {
        engine.clock.advance(random.below(2) * DAY_MS);
        await expire();
      } else await store(engine, drafts(), { source, window: { from: '2026-10-01', to: '2026-10-31' } });
      expect(await derivedFaults(engine.db), `round ${round}`).toEqual([]);
    }
    expect((await worldOf(engine.db)).events.length).toBeGreaterThan(10);
  });
});

describe('what is no longer current', () => {
  it('is deleted after its days, and what still waits is kept however old it is', async () => {
    const now = engine.clock.now();
    const ago = (days: number) => now - days * DAY_MS;
    for (const [name, age] of [
      ['old', 400],
      ['recent', 100],
    ] as const) {
      const at = ago(age);
      const id = `${idsFrom(at)}${name}`;
      await engine.db.run(sql`INSERT INTO dead_letters (id, body, reason, at, resolved_at)
        VALUES (${id}, '{}', '{"code":"x"}', ${at}, ${at}), (${`${id}-open`}, '{}', '{"code":"x"}', ${at}, NULL)`);
      await engine.db.run(sql`INSERT INTO operations (id, kind, subject, state, event_ids, total, results, started_by, started_at)
        VALUES (${id}, 'refresh-events', ${name}, 'done', '[]', 0, '[]', 'ada', ${at}),
          (${`${id}-open`}, 'refresh-events', ${`${name} open`}, 'running', '[]', 0, '[]', 'ada', ${at})`);
      await engine.db.run(
        sql`INSERT INTO discovery_sessions (id, city_slug, method, started_at) VALUES (${id}, 'columbia-sc', 'link', ${at})`,
      );
      await engine.db.run(sql`INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, state, session_id, created_at)
        VALUES (${id}, 'https://a.example', ${id}, 'a.example', 'columbia-sc', 'link', '{"code":"x"}', 'rejected', 's', ${at}),
          (${`${id}-open`}, 'https://b.example', ${`${id}b`}, 'b.example', 'columbia-sc', 'link', '{"code":"x"}', 'waiting', 's', ${at})`);
    }
    await expire();
    const left = (table: string) => engine.db.all<{ id: string }>(sql.raw(`SELECT id FROM ${table} ORDER BY id`));
    for (const table of ['dead_letters', 'operations', 'source_candidates'])
      expect(
        (await left(table)).map(({ id }) => id.slice(10)),
        table,
      ).toEqual(['old-open', 'recent', 'recent-open']);
    expect((await left('discovery_sessions')).map(({ id }) => id.slice(10))).toEqual(['recent']);
  });
});

describe('is the page of an event still there?', () => {
  const check = async () => {
    engine.clock.advance(8 * DAY_MS);
    const count = await scheduleRevalidation(engine);
    await runUntilQuiet(engine, 0);
    return count;
  };
  beforeEach(async () => {
    await store(engine, [{ title: 'Folk Evening', start: '2026-12-10T19:30', url: OWN_PAGE }]);
  });

  it.each([404, 410])('%i: it leaves the lists, keeps its page, and says why', async (status) => {
    engine.web.put(OWN_PAGE, { status });
    expect(await check()).toBe(1);
    expect(await listed(engine)).toEqual([]);
    expect(await detail(engine, 'folk-evening-columbia-sc')).toMatchObject({
      status: 'inactive',
      validationError: `URL validation failed: ${status}`,
    });
  });

  it('it comes back when its page does', async () => {
    engine.web.put(OWN_PAGE, { status: 404 });
    await check();
    engine.web.put(OWN_PAGE, '<h1>Folk Evening</h1>');
    expect(await check()).toBe(1);
    expect(await listed(engine)).toMatchObject([{ title: 'Folk Evening', status: 'active', validationError: null }]);
  });

  it.each([{ status: 503 }, { unreachable: true }, { status: 403 }, { body: 'fine' }])(
    '%j says nothing against it',
    async (answer) => {
      engine.web.put(OWN_PAGE, answer);
      expect(await check()).toBe(1);
      expect(await listed(engine)).toHaveLength(1);
    },
  );

  it('is asked once a week, not oftener', async () => {
    engine.web.put(OWN_PAGE, 'fine');
    expect(await check()).toBe(1);
    engine.clock.advance(DAY_MS);
    expect(await scheduleRevalidation(engine)).toBe(0);
  });
});

describe('what is kept', () => {
  it('finished jobs go after three days and run records after sixty; open and dead ones stay', async () => {
    const done = await makeJob(engine, {
      kind: 'event.revalidate',
      payload: { eventId: 'x' },
      subject: 'x',
      citySlug: null,
    });
    const dead = await makeJob(engine, {
      kind: 'event.revalidate',
      payload: { eventId: 'y' },
      subject: 'y',
      citySlug: null,
    });
    await engine.db.run(sql`UPDATE outbox SET state = 'dead', finished_at = 0 WHERE id = ${dead}`);
    await runUntilQuiet(engine, 0);
    engine.clock.advance(3 * DAY_MS + MINUTE_MS);
    await expire();
    await expect(jobRow(engine, done)).rejects.toThrow('no job');
    expect(await jobRow(engine, dead)).toMatchObject({ state: 'dead' });
    expect(await runRows(engine)).toHaveLength(2);
    engine.clock.advance(60 * DAY_MS - 2 * HOUR_MS);
    await expire();
    expect((await runRows(engine)).map((run) => run.kind)).toEqual(['maintenance.expire', 'maintenance.expire']);
  });
});
