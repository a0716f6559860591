import { atomically, openDatabase } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { lookAtCities, runExpansion } from '@marquee/domain/expansion';
import type { JobResult } from '@marquee/domain/jobs';
import { listSchedules, rebalance } from '@marquee/domain/schedule';
import { fixedClock } from '@marquee/kernel';
import { recordingLog, recordingQueue, seededRandom } from '@marquee/testkit';
import { countingDatabase, noRows, type RowCount } from '@marquee/testkit/counting-database';
import { Hono } from 'hono';
import { tick } from '../../workers/cron/src/schedule.ts';
import { knownTowns, LOOKED_AT, onTheirWay, seedStatements } from './seed.ts';

const app = new Hono<{ Bindings: { DB: D1Database } }>();
const START = '2026-10-01T12:00:00Z';
const clock = fixedClock(START);
const random = seededRandom(1);

app.post('/migrate', async (c) => {
  const statements = await c.req.json<string[]>();
  await c.env.DB.batch(statements.map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

app.post('/seed', async (c) => {
  const asked = await c.req.json<{ from: number; to: number; cities: number }>();
  await c.env.DB.batch(seedStatements({ ...asked, now: clock.now() }).map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

/** Prepares each step in the same way, then counts it. */
app.post('/step/:name', async (c) => {
  const run = (sql: string) => c.env.DB.prepare(sql).run();
  const count: RowCount = noRows();
  const db = openDatabase(countingDatabase(c.env.DB, count));
  const runNow = () => Promise.resolve();
  const deps = { db, clock, random, log: recordingLog(), queue: recordingQueue(clock), runNow };
  const engine = deps as unknown as EngineDeps;
  const committed = async (job: Promise<JobResult>) => atomically(db, (await job).statements ?? []);
  const now = clock.now();
  const quiet = [
    `UPDATE sources SET next_due_at = ${now} + 60000 + rowid * 2000`,
    `DELETE FROM outbox`,
    `UPDATE events SET validated_at = ${now}`,
    `INSERT INTO schedule_turns (process, last_at) VALUES ('optimization', ${now}) ON CONFLICT DO UPDATE SET last_at = ${now}`,
  ];
  const due = `UPDATE sources SET next_due_at = ${now} - 1 WHERE id <= 's0300'`;
  const steps: Record<string, { before: string[]; work: () => Promise<unknown> }> = {
    idle: { before: quiet, work: () => tick(deps, '* * * * *') },
    due: { before: [...quiet, due], work: () => tick(deps, '* * * * *') },
    backlog: { before: [due], work: () => tick(deps, '* * * * *') },
    checks: {
      before: [
        ...quiet,
        `UPDATE events SET validated_at = ${now} - 700000000`,
        `UPDATE schedule_turns SET last_at = 0`,
      ],
      work: () => tick(deps, '* * * * *'),
    },
    pace: { before: quiet, work: () => rebalance(deps) },
    console: { before: [...quiet, due], work: () => listSchedules(deps) },
    profile: {
      before: [
        ...quiet,
        `INSERT OR REPLACE INTO schedule_turns (process, last_at, haste, floor_ms) VALUES ('plan', 0, 2, 60000)`,
      ],
      work: () => tick(deps, '* * * * *'),
    },
    // The engine's own turn of expansion: it weighs the known towns around the network, and starts as many as the day allows.
    expand: {
      before: [...quiet, ...knownTowns(), `DELETE FROM expansion_runs`],
      work: () => committed(runExpansion(engine, { startedBy: 'engine' }, { id: 'j' })),
    },
    look: {
      before: [...quiet, `DELETE FROM expansion_runs`, ...onTheirWay(LOOKED_AT, now)],
      work: () => committed(lookAtCities(engine, {}, { id: 'j' })),
    },
  };
  const step = steps[c.req.param('name')];
  if (!step) return c.notFound();
  for (const statement of step.before) await run(statement);
  Object.assign(count, noRows());
  await step.work();
  return c.json({ read: count.read, written: count.written });
});

export default app;
