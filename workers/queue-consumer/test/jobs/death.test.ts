import { openDatabase } from '@marquee/db';
import { sweepLost } from '@marquee/domain/jobs';
import { runJob } from '@marquee/platform';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  dyingDatabase,
  engineDeps,
  freshDatabase,
  MINUTE_MS,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { deliver, jobRow, messageFor, runRows, runUntilQuiet } from '../support.ts';

const PAGE = 'https://hall.example.org/events';
const FEED = 'https://hall.example.org/calendar.ics';

/** A source of a page and a feed it links to: two new events, one of them weekly, and one that was dropped. */
async function aScrape(): Promise<{ engine: TestEngine; jobId: string }> {
  const db = await freshDatabase();
  const engine = engineDeps(db);
  await makeCity(db);
  const source = await makeSource(db, { id: 'source', url: PAGE });
  engine.web.put(
    PAGE,
    jsonLdPage(
      [{ title: 'Folk Evening', start: '2026-10-10T19:30' }],
      `<link rel="alternate" type="text/calendar" href="${FEED}">`,
    ),
  );
  engine.web.put(
    FEED,
    icsFeed(['08', '15', '22'].map((day) => ({ title: 'Quiz Night', start: `2026-10-${day}T19:00` }))),
  );
  return { engine, jobId: await makeJob(engine, scrapeJob(source)) };
}

/** The process starts again: what is stored is all it knows. */
async function restart(engine: TestEngine): Promise<void> {
  engine.queue.sent.length = 0;
  engine.clock.advance(4 * MINUTE_MS);
  await sweepLost(engine);
  await runUntilQuiet(engine);
}

async function callsOfACleanRun() {
  const { engine, jobId } = await aScrape();
  const life = dyingDatabase(engine.db.$client);
  await runJob({ ...engine, db: openDatabase(life.database) }, handlers, jobId);
  return { calls: life.calls, world: await worldOf(engine.db) };
}

describe('a process that is killed while it scrapes', () => {
  it('at any of its database calls, before or after it took effect, continues after a restart with nothing half-written', async () => {
    const clean = await callsOfACleanRun();
    expect(clean.world.events).toHaveLength(2);
    expect(clean.calls).toBeGreaterThan(8);
    // What is stored when a process dies after a call is what is stored when it dies before the next one; every third shows it.
    for (const [when, step] of [
      ['before', 1],
      ['after', 3],
    ] as const) {
      for (let at = 1; at <= clean.calls; at += step) {
        const { engine, jobId } = await aScrape();
        const life = dyingDatabase(engine.db.$client, at, when);
        await runJob({ ...engine, db: openDatabase(life.database) }, handlers, jobId).catch(() => {});
        const place = `killed ${when} call ${at}`;
        expect(await derivedFaults(engine.db), place).toEqual([]);
        await restart(engine);
        expect(await worldOf(engine.db), place).toEqual(clean.world);
        expect(await derivedFaults(engine.db), place).toEqual([]);
        expect(await jobRow(engine, jobId), place).toMatchObject({ state: 'done' });
        expect((await runRows(engine)).length, place).toBe(1);
      }
    }
  });
});

describe('a consumer that dies after k of n messages', () => {
  const N = 4;
  const pageOf = (i: number) => `https://venue${i}.example.org/`;

  it.each(Array.from({ length: N + 1 }, (_, k) => k))(
    'k = %i of 4: nothing is lost, nothing is doubled [REL-02]',
    async (k) => {
      const db = await freshDatabase();
      const engine = engineDeps(db);
      await makeCity(db);
      const jobs: string[] = [];
      for (let i = 0; i < N; i += 1) {
        engine.web.put(
          pageOf(i),
          jsonLdPage([{ title: `Show at venue ${i}`, start: '2026-10-10T19:30', venue: `Venue ${i}` }]),
        );
        jobs.push(await makeJob(engine, scrapeJob(await makeSource(db, { url: pageOf(i) }))));
      }
      const life = dyingDatabase(db.$client);
      let done = 0;
      const log = {
        ...engine.log,
        info: () => {
          done += 1;
          if (done >= k) life.kill();
        },
      };
      if (k === 0) life.kill();
      const dying = { ...engine, db: openDatabase(life.database), log };
      // One after the other, so that exactly k are settled; the rest of the batch is never acknowledged.
      for (const id of jobs) await deliver(dying, [messageFor(id)]).catch(() => {});
      expect((await worldOf(db)).events).toHaveLength(Math.min(k, N));

      // The queue delivers the whole batch again, acknowledged or not, and the sweeper brings back what was running.
      await deliver(
        engine,
        jobs.map((id) => messageFor(id)),
      );
      await restart(engine);
      const world = await worldOf(db);
      expect(world.events.map((event) => (event as { title: string }).title)).toEqual(
        Array.from({ length: N }, (_, i) => `Show at venue ${i}`),
      );
      expect(world.sightings).toHaveLength(N);
      expect(world.letters).toEqual([]);
      expect((await runRows(engine)).map((run) => run.outcome)).toEqual(Array.from({ length: N }, () => 'done'));
      expect(await derivedFaults(db)).toEqual([]);
    },
  );

  it('the same when the queue forgets its messages: the outbox brings them back', async () => {
    const { engine, jobId } = await aScrape();
    await runUntilQuiet({ ...engine, queue: { ...engine.queue, send: async () => {} } }, 0);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'sent' });
    await restart(engine);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
    expect((await worldOf(engine.db)).events).toHaveLength(2);
  });
});
