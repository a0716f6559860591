import { openDatabase } from '@marquee/db';
import { dispatchDue, sweepLost } from '@marquee/domain/jobs';
import { scheduleSources } from '@marquee/domain/scheduling';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  flakyDatabase,
  freshDatabase,
  inWords,
  MINUTE_MS,
  makeCity,
  makeSource,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deliver, messageFor, runUntilQuiet } from '../support.ts';

const SOURCES = 3;

async function somethingToRead(): Promise<TestEngine> {
  const engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
  for (let n = 1; n <= SOURCES; n += 1) {
    const url = `https://hall-${n}.example.org/events`;
    const feed = `https://hall-${n}.example.org/calendar.ics`;
    await makeSource(engine.db, { id: `source-of-hall-${n}`, name: `Hall ${n}`, url });
    const link = `<link rel="alternate" type="text/calendar" href="${feed}">`;
    engine.web.put(url, jsonLdPage([{ title: `Folk Evening ${n}`, start: `2026-10-1${n}T19:30` }], link));
    engine.web.put(feed, icsFeed([{ title: `Quiz Night ${n}`, start: `2026-10-2${n}T19:00` }]));
  }
  return engine;
}

async function cleanWorld() {
  const engine = await somethingToRead();
  await scheduleSources(engine);
  await runUntilQuiet(engine);
  return worldOf(engine.db);
}

/** A minute of the engine, as the platform runs it: what throws is logged, and the next minute tries again. */
async function minute(engine: TestEngine): Promise<void> {
  const swallow = () => {};
  await sweepLost(engine).catch(swallow);
  await scheduleSources(engine).catch(swallow);
  await dispatchDue(engine).catch(swallow);
  const due = engine.queue.sent.splice(0);
  for (const { jobId, kind } of due) await deliver(engine, [messageFor(jobId, kind)]).catch(swallow);
  engine.clock.advance(MINUTE_MS);
}

it.each([1, 2, 3, 4, 5])(
  'the database fails three of ten calls, before and after they took effect (seed %i): each write is applied once, and all is read once it recovers [REL-04]',
  async (seed) => {
    const clean = await cleanWorld();
    expect(clean.events).toHaveLength(2 * SOURCES);
    const engine = await somethingToRead();
    const flaky = flakyDatabase(engine.db.$client, 0.3, seed);
    const troubled = { ...engine, db: openDatabase(flaky.database) };
    for (let n = 0; n < 40; n += 1) await minute(troubled);
    expect(flaky.before).toBeGreaterThan(10);
    expect(flaky.after).toBeGreaterThan(10);
    expect(await derivedFaults(engine.db)).toEqual([]);
    flaky.share = 0;
    // What was given up after five attempts is read at its next turn.
    for (let n = 0; n < 60; n += 1) {
      await minute(troubled);
      engine.clock.advance(9 * MINUTE_MS);
    }
    const { letters, ...world } = await worldOf(engine.db);
    expect({ ...world, letters: [] }).toEqual(clean);
    for (const letter of letters)
      expect(inWords(letter)).toMatchObject({ reason: expect.stringMatching(/^Failed query|^D1_ERROR/) });
    expect(await derivedFaults(engine.db)).toEqual([]);
    // No read ended twice: a job has at most one run that finished.
    const finished = await engine.db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM runs WHERE outcome IN ('done', 'unchanged', 'failed') GROUP BY job_id`,
    );
    expect(finished.length).toBeGreaterThanOrEqual(SOURCES);
    for (const { n } of finished) expect(n).toBe(1);
  },
);
