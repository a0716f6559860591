import { scheduleArchive } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, makeJob, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobRow, runRows, runUntilQuiet } from '../support.ts';
import { aVenue, detail } from './reading.ts';

const TABLES = ['events', 'occurrences', 'sightings', 'event_aliases'] as const;

let engine: TestEngine;
beforeEach(async () => {
  ({ engine } = await aVenue());
});

async function run(kind: 'maintenance.expire' | 'maintenance.archive' | 'maintenance.restore', payload = {}) {
  const id = await makeJob(engine, { kind, payload, subject: 'all', citySlug: null });
  await runUntilQuiet(engine, 0);
  return jobRow(engine, id);
}

const restore = (month = '2026-10') => run('maintenance.restore', { citySlug: 'columbia-sc', month });

/** What the tables hold, but for row numbers and when a row was last stored. */
async function rows() {
  const all = await Promise.all(
    TABLES.map((table) => engine.db.all<Record<string, unknown>>(sql.raw(`SELECT * FROM ${table}`))),
  );
  return Object.fromEntries(
    TABLES.map((table, n) => [
      table,
      all[n]
        ?.map((row) => ({ ...row, seq: null, updated_at: null }))
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ]),
  );
}

const count = async () => (await rows()).events?.length;
const files = () => [...engine.blobs.stored.keys()].filter((key) => key.startsWith('archive/'));

/** Two shows, one with two dates, that are over since so many days. */
async function over(days: number) {
  await store(engine, [
    { title: 'Quiz', start: '2026-10-02T19:00' },
    { title: 'Quiz', start: '2026-10-09T19:00' },
    { title: 'Only Once', start: '2026-10-03T20:00' },
  ]);
  engine.clock.advance((days + 9) * DAY_MS);
  await run('maintenance.expire');
}

describe('events that ended', () => {
  it('60 days ago leave the database for a file of their city and month, and come back as they were', async () => {
    await over(61);
    const before = await rows();
    await scheduleArchive(engine);
    await runUntilQuiet(engine, 0);
    expect(await count()).toBe(0);
    expect(await rows()).toEqual({ events: [], occurrences: [], sightings: [], event_aliases: [] });
    expect(files()).toEqual([expect.stringMatching(/^archive\/events\/columbia-sc\/2026-10\/[0-9a-f]{16}\.json\.gz$/)]);

    await restore();
    expect(await rows()).toEqual(before);
    expect(await detail(engine, 'quiz-columbia-sc')).toMatchObject({ status: 'ended', title: 'Quiz' });
  });

  it('lately stay, and nothing is scheduled for them', async () => {
    await over(50);
    await scheduleArchive(engine);
    await runUntilQuiet(engine, 0);
    await run('maintenance.archive');
    expect(await count()).toBe(2);
    expect(files()).toEqual([]);
  });

  it('and that somebody keeps stay', async () => {
    await over(61);
    const [quiz] = await engine.db.all<{ id: string }>(sql`SELECT id FROM events WHERE title = 'Quiz'`);
    await engine.db.run(sql`INSERT INTO users (id, email, email_key, first_name, last_name, created_at)
      VALUES ('u1', 'a@example.org', 'a@example.org', 'Ada', 'Keeper', 0)`);
    await engine.db.run(sql`INSERT INTO hearts (user_id, event_id, saved_at) VALUES ('u1', ${quiz?.id}, 0)`);
    await run('maintenance.archive');
    expect((await rows()).events).toMatchObject([{ title: 'Quiz' }]);
  });

  it('come back once, stay 60 days, and are archived again after that', async () => {
    await over(61);
    await run('maintenance.archive');
    await restore();
    await restore();
    expect(await count()).toBe(2);
    await run('maintenance.archive');
    expect(await count()).toBe(2);
    engine.clock.advance(61 * DAY_MS);
    await run('maintenance.archive');
    expect(await count()).toBe(0);
    await restore();
    expect(await count()).toBe(2);
  });

  it('get another address where theirs was taken meanwhile', async () => {
    await over(61);
    await run('maintenance.archive');
    await store(engine, [{ title: 'Quiz', start: '2027-01-15T19:00' }]);
    await restore();
    expect(await detail(engine, 'quiz-columbia-sc')).toMatchObject({ startDate: '2027-01-15T19:00' });
    expect(await detail(engine, 'quiz-columbia-sc-2')).toMatchObject({ startDate: '2026-10-09T19:00' });
  });

  it('are not deleted where the file could not be written; the next attempt writes the same file', async () => {
    await over(61);
    const put = engine.blobs.put.bind(engine.blobs);
    engine.blobs.put = async (...args) => {
      await put(...args);
      throw new Error('R2 does not answer');
    };
    expect(await run('maintenance.archive')).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await count()).toBe(2);
    const [written] = files();
    engine.blobs.put = put;
    await runUntilQuiet(engine, HOUR_MS);
    expect(await count()).toBe(0);
    expect(files()).toEqual([written]);
  });

  it('of a month larger than one job come back all, by one command', async () => {
    const titles = Array.from({ length: 230 }, (_, n) => ({
      title: `Evening ${n} of the fair`,
      start: '2026-10-03T20:00',
    }));
    await store(engine, titles);
    engine.clock.advance(70 * DAY_MS);
    await run('maintenance.expire');
    await run('maintenance.archive');
    await run('maintenance.archive');
    expect(await count()).toBe(0);
    expect(files()).toHaveLength(2);
    await restore();
    expect(await count()).toBe(titles.length);
  });

  it('of a month without a file are not restored, and the job says so', async () => {
    expect(await restore('2025-01')).toMatchObject({ state: 'done' });
    expect((await runRows(engine)).at(-1)).toMatchObject({ outcome: 'skipped' });
  });

  it('are not half restored from a damaged file', async () => {
    await over(61);
    await run('maintenance.archive');
    const [key = ''] = files();
    const file = engine.blobs.stored.get(key);
    engine.blobs.stored.set(key, {
      bytes: new Uint8Array(file?.bytes.slice(0, 40) ?? []),
      contentType: 'application/gzip',
    });
    expect(await restore()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await count()).toBe(0);
  });

  it('whose source was removed come back without what it said', async () => {
    await over(61);
    await run('maintenance.archive');
    await engine.db.run(sql`DELETE FROM sources`);
    await restore();
    expect(await rows()).toMatchObject({ events: [{}, {}], sightings: [] });
  });
});
