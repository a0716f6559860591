import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test';
import { openDatabase } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { systemClock } from '@marquee/kernel';
import { cronEnv, makeCronDeps, parseEnv } from '@marquee/platform';
import {
  engineDeps,
  freshStorage,
  HOUR_MS,
  MINUTE_MS,
  makeCity,
  makeSource,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import worker from '../src/index.ts';
import { SCHEDULE, tick } from '../src/schedule.ts';
import config from '../wrangler.toml?raw';

const NEVER = 9e15;
let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshStorage());
  await makeCity(engine.db);
  // Their turns have a test of their own.
  await engine.db.run(
    sql`INSERT INTO schedule_turns (process, last_at) VALUES ('discovery', ${NEVER}), ('expansion', ${NEVER})`,
  );
});

const kinds = () => engine.queue.sent.map((message) => message.kind);

const errors = (times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      recordError(engine, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null }),
    ),
  );
const anAdministrator = () =>
  engine.db.run(sql`INSERT INTO users (id, email, email_key, first_name, last_name, role, created_at, seen_at)
    VALUES ('u1', 'ada@marquee.example', 'ada@marquee.example', 'Ada', 'Keeper', 'admin', 1, 1)`);

describe('each minute the rules of alerts are looked at', () => {
  it('first of all, and what is told is sent at once, by ticks that overlap once', async () => {
    await anAdministrator();
    await errors(50);
    await Promise.all([tick(engine, '* * * * *'), tick(engine, '* * * * *'), tick(engine, '* * * * *')]);
    expect(new Set(engine.queue.sent.filter(({ kind }) => kind === 'mail.send').map(({ jobId }) => jobId)).size).toBe(
      1,
    );
    expect(await engine.db.all(sql`SELECT rule, severity FROM alert_firings`)).toEqual([
      { rule: 'errors', severity: 'critical' },
    ]);
    await tick(engine, '* * * * *');
    expect(await engine.db.all(sql`SELECT 1 FROM alert_deliveries`)).toHaveLength(1);
  });

  it('and reading goes on if they cannot be looked at, with the reason among the errors', async () => {
    await makeSource(engine.db, { nextDueAt: engine.clock.now() });
    await engine.db.run(sql`DROP TABLE alert_silences`);
    await tick(engine, '* * * * *');
    expect(kinds()).toContain('source.scrape');
    const [found] = await engine.db.all<{ component: string }>(sql`SELECT component FROM error_groups`);
    expect(found?.component).toBe('cron alerts');
  });

  it('and what is told is also run without the queue, which may be what stands still [BEY-43]', async () => {
    await anAdministrator();
    const ago = engine.clock.now() - 2 * HOUR_MS;
    await engine.db.run(sql`INSERT INTO outbox (id, kind, payload, dedupe_key, state, not_before, created_at, sent_at)
      VALUES ('old', 'source.scrape', '{}', 'source.scrape:x', 'sent', ${ago}, ${ago}, ${ago})`);
    await tick(engine, '* * * * *');
    expect(await engine.db.all(sql`SELECT rule FROM alert_firings`)).toEqual([{ rule: 'queue-stalls' }]);
    const jobs = await engine.db.all<{ id: string }>(sql`SELECT id FROM outbox WHERE kind = 'mail.send'`);
    expect(engine.ranNow).toEqual([jobs.map(({ id }) => id)]);
    await tick(engine, '* * * * *');
    expect(engine.ranNow).toHaveLength(1);
  });

  it('and it is left to the queue if the consumer cannot be reached, with the reason among the errors', async () => {
    await anAdministrator();
    await errors(50);
    await tick({ ...engine, runNow: () => Promise.reject(new Error('No such entry point')) }, '* * * * *');
    expect(kinds()).toContain('mail.send');
    const found = await engine.db.all<{ component: string }>(sql`SELECT component FROM error_groups`);
    expect(found.map(({ component }) => component)).toContain('cron alerts');
  });

  it('and they are told when the rest of the tick fails', async () => {
    await anAdministrator();
    await errors(50);
    await engine.db.run(sql`DROP TABLE kept_changes`);
    await expect(tick(engine, '* * * * *')).rejects.toThrow();
    expect(kinds()).toContain('mail.send');
  });
});

describe('the schedule', () => {
  it('has exactly the cron expressions of wrangler.toml', () => {
    const line = /^crons = (\[.*\])$/m.exec(config)?.[1] ?? '[]';
    expect(Object.keys(SCHEDULE).toSorted()).toEqual((JSON.parse(line) as string[]).toSorted());
  });

  it('refuses an expression that it does not know', async () => {
    await expect(tick(engine, '0 0 * * *')).rejects.toThrow('"0 0 * * *"');
  });

  it('gives each tick an id, which its jobs keep and its failure is found by [BEY-47]', async () => {
    await makeSource(engine.db, { nextDueAt: 0 });
    await tick(engine, '* * * * *');
    await tick(engine, '*/10 * * * *');
    const jobs = await engine.db.all<{ id: string }>(sql`SELECT DISTINCT request_id AS id FROM outbox`);
    expect(jobs).toHaveLength(2);
    for (const { id } of jobs) expect(id).toMatch(/^tick-[0-9a-z]{26}$/);
    await engine.db.$client.exec('DROP TABLE schedules');
    await expect(tick(engine, '* * * * *')).rejects.toThrow();
    const recorded = await engine.db.all<{ id: string; call: string }>(
      sql`SELECT request_id AS id, call FROM error_occurrences`,
    );
    expect(recorded).toContainEqual({ id: expect.stringMatching(/^tick-/), call: '* * * * *' });
    expect(engine.log.entries).toContainEqual(expect.objectContaining({ level: 'error', message: 'tick failed' }));
  });

  it('discovery and expansion get their turns, once an interval', async () => {
    await engine.db.run(sql`DELETE FROM schedule_turns`);
    for (let n = 0; n < 2; n += 1) {
      await tick(engine, '* * * * *');
      await tick(engine, '*/10 * * * *');
    }
    expect(
      kinds()
        .filter((kind) => /^(?:city|expansion)\./.test(kind))
        .toSorted(),
    ).toEqual(['city.discover', 'expansion.run']);
  });

  it('every minute asks for the sources that are due, once each, and not for those that are not', async () => {
    await makeSource(engine.db, { nextDueAt: engine.clock.now() - 1 });
    await makeSource(engine.db, { nextDueAt: engine.clock.now() });
    await makeSource(engine.db, { nextDueAt: engine.clock.now() + MINUTE_MS });
    await makeSource(engine.db, { nextDueAt: 0, status: 'inactive' });
    await Promise.all([tick(engine, '* * * * *'), tick(engine, '* * * * *')]);
    const ids = new Set(engine.queue.sent.map((message) => message.jobId));
    expect(ids.size).toBe(2);
    engine.queue.sent.length = 0;
    await tick(engine, '* * * * *');
    expect(kinds()).toEqual([]);
    engine.clock.advance(MINUTE_MS);
    await tick(engine, '* * * * *');
    expect(kinds()).toEqual(['source.scrape']);
  });

  it('every minute asks whether a city on its way is due for a look, so that it opens as soon as its first reads end', async () => {
    const city = await makeCity(engine.db, { name: 'Sumter', status: 'configured', isHidden: true });
    const now = engine.clock.now();
    await engine.db.run(sql`INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, steps, next_look_at, deadline_at)
      VALUES ('run-1', ${city.slug}, 'SC', 'searching', ${now}, 'engine', 7, '[]', ${now + 10 * MINUTE_MS}, ${now + 240 * HOUR_MS})`);
    await tick(engine, '* * * * *');
    expect(kinds()).not.toContain('expansion.look');
    await engine.db.run(sql`INSERT INTO discovery_sessions (id, city_slug, method, started_at, listed_at, ended_at)
      VALUES ('session-1', ${city.slug}, 'map', ${now}, ${now}, ${now})`);
    await tick(engine, '* * * * *');
    expect(kinds()).toContain('expansion.look');
  });

  it('every minute brings back what the queue lost', async () => {
    await makeSource(engine.db);
    await tick(engine, '* * * * *');
    engine.queue.sent.length = 0;
    engine.clock.advance(3 * MINUTE_MS);
    await tick(engine, '* * * * *');
    expect(kinds()).toEqual(['source.scrape']);
  });

  it('asks for upkeep, one at a time, and for the pages not checked for a week', async () => {
    await tick(engine, '*/10 * * * *');
    await tick(engine, '*/10 * * * *');
    const upkeep = ['boosts.sweep', 'maintenance.expire'];
    expect(kinds().toSorted()).toEqual(upkeep);
    await store(engine, [{ title: 'Folk', start: '2026-12-01T19:00', url: 'https://folk.example.org/' }]);
    await tick(engine, '17 * * * *');
    expect(kinds().toSorted()).toEqual([...upkeep, 'images.fill'].toSorted());
    engine.clock.advance(7 * 24 * HOUR_MS + MINUTE_MS);
    engine.queue.sent.length = 0;
    await tick(engine, '* * * * *');
    expect(kinds()).toContain('event.revalidate');
  });
});

describe('images for events without one', () => {
  it('are not asked for while that is off', async () => {
    await engine.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('dynamicImageGeneration', 0, 0, 'test')`,
    );
    await tick(engine, '17 * * * *');
    expect(kinds()).not.toContain('images.fill');
  });
});

describe('money each night', () => {
  it('is compared with the provider’s list, and the books are proved, once', async () => {
    await tick(engine, '40 8 * * *');
    await tick(engine, '40 8 * * *');
    expect(
      kinds()
        .filter((kind) => kind === 'payment.reconcile' || kind === 'ledger.verify')
        .toSorted(),
    ).toEqual(['ledger.verify', 'payment.reconcile']);
  });
});

describe('the Worker', () => {
  const fire = async (bindings: object, cron = '* * * * *') => {
    const context = createExecutionContext();
    await worker.scheduled(createScheduledController({ cron }), bindings, context);
    await waitOnExecutionContext(context);
  };
  const complete = env as unknown as Record<string, unknown>;

  it('runs the schedule with the bindings of its wrangler.toml', async () => {
    await makeSource(engine.db);
    await fire({ ...complete });
    const db = openDatabase(complete.DB as D1Database);
    expect(await db.all(sql`SELECT kind, state FROM outbox`)).toEqual([{ kind: 'source.scrape', state: 'sent' }]);
  });

  it.each(['APP_ENV', 'PUBLIC_ORIGIN', 'DB', 'JOBS', 'RUNNER'])(
    'without %s stops with a sentence that names it',
    async (name) => {
      const { [name]: _left, ...rest } = complete;
      await expect(fire(rest)).rejects.toThrow(`The cron Worker cannot start: ${name} is missing.`);
    },
  );

  it('with a malformed variable names it too', async () => {
    await expect(fire({ ...complete, PUBLIC_ORIGIN: 'here' })).rejects.toThrow(/PUBLIC_ORIGIN is malformed/);
  });
});

it('goes by the system’s clock as it is deployed, whatever CLOCK_OFFSET_MS is', () => {
  const parsed = parseEnv('cron', cronEnv, { ...env, CLOCK_OFFSET_MS: '864000000000' });
  expect(makeCronDeps(parsed).clock).toBe(systemClock);
});
