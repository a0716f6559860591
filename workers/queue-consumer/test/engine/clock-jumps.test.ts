import { scheduleSources } from '@marquee/domain/scheduling';
import { jsonLdPage } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, makeJob, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { aVenue, listed, PAGE, read, type Source } from './reading.ts';

const SHOW = { title: 'The Night Herons', start: '2026-10-10T19:30', venue: 'The Hall' };

let engine: TestEngine;
let source: Source;
beforeEach(async () => {
  ({ engine, source } = await aVenue());
  engine.web.put(PAGE, { body: jsonLdPage([SHOW]), etag: '"1"' });
  await read(engine, source);
});

async function upkeep() {
  await makeJob(engine, { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null });
  await runUntilQuiet(engine, 0);
}

const dueIn = async () => {
  const [row] = await engine.db.all<{ at: number }>(sql`SELECT next_due_at AS at FROM sources WHERE id = ${source.id}`);
  return (row?.at ?? 0) - engine.clock.now();
};

describe('a clock that jumps', () => {
  it('a year ahead and back: what it ended is listed again, and its source is read again', async () => {
    const before = await listed(engine);
    expect(before).toHaveLength(1);
    engine.clock.advance(365 * DAY_MS);
    await upkeep();
    await read(engine, source);
    expect(await listed(engine)).toEqual([]);

    engine.clock.advance(-365 * DAY_MS);
    expect(await dueIn()).toBeGreaterThan(300 * DAY_MS);
    await upkeep();
    expect(await listed(engine)).toMatchObject(
      before.map(({ id, startDate }) => ({ id, startDate, status: 'active' })),
    );
    expect(await dueIn()).toBe(0);
    await scheduleSources(engine);
    expect(
      await engine.db.all(sql`SELECT state FROM outbox WHERE kind = 'source.scrape' AND state <> 'done'`),
    ).toHaveLength(1);
  });

  it('ahead and back leaves no job and no lease that waits for a year', async () => {
    const id = await makeJob(engine, { kind: 'images.fill', payload: {}, subject: 'all', citySlug: null });
    const later = engine.clock.now() + 365 * DAY_MS;
    await engine.db.run(sql`UPDATE outbox SET not_before = ${later} WHERE id = ${id}`);
    await engine.db.run(sql`INSERT INTO leases (key, token, until) VALUES ('images', 't', ${later})`);
    await upkeep();
    expect(await engine.db.all(sql`SELECT 1 FROM leases WHERE key = 'images'`)).toEqual([]);
    await runUntilQuiet(engine);
    expect(await engine.db.all(sql`SELECT state FROM outbox WHERE id = ${id}`)).toEqual([{ state: 'done' }]);
  });

  it('an hour back changes nothing that is stored, and reads go on', async () => {
    const before = await listed(engine);
    engine.clock.advance(-HOUR_MS);
    await upkeep();
    await read(engine, source);
    expect(await listed(engine)).toEqual(before);
    engine.clock.advance(2 * HOUR_MS);
    await upkeep();
    expect(await listed(engine)).toEqual(before);
  });
});
