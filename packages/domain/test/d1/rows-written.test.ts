import { openDatabase } from '@marquee/db';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';

const EVENTS = 20;
const DATES = 6;
let engine: TestEngine;
let count = { read: 0, written: 0 };

beforeEach(async () => {
  const db = await freshDatabase();
  const counting = {
    prepare: (text: string) => db.$client.prepare(text),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await db.$client.batch(statements);
      for (const { meta } of results) {
        count.read += meta.rows_read;
        count.written += meta.rows_written;
      }
      return results;
    },
  } as unknown as D1Database;
  engine = engineDeps(openDatabase(counting));
  await makeCity(engine.db);
});

/** What a read of a list of weekly events costs, by event. */
async function costOf(source: { id: string; name: string; url: string }, moreOf: (at: number) => object = () => ({})) {
  const drafts = Array.from({ length: EVENTS * DATES }, (_, i) => ({
    title: `Lantern Night ${i % EVENTS}`,
    key: `lantern ${i}`,
    start: `2026-10-${String(3 + 4 * Math.floor(i / EVENTS)).padStart(2, '0')}T19:30`,
    venue: 'Granby Hall',
    description: 'Bring a coat.',
    ...moreOf(i % EVENTS),
  }));
  count = { read: 0, written: 0 };
  await store(engine, drafts, { source });
  return { read: count.read / EVENTS, written: count.written / EVENTS };
}

it('a list that is read again, or by a second source, writes little more than its sightings', async () => {
  const [source, other] = [await makeSource(engine.db), await makeSource(engine.db)];
  const first = await costOf(source);
  engine.clock.advance(60_000);
  const again = await costOf(source);
  engine.clock.advance(60_000);
  const changed = await costOf(source, (at) => (at === 0 ? { ages: '21+' } : {}));
  const second = await costOf(other);
  // Counted: 80, 90, 99 rows read; 88, 7, 57 written.
  expect(first.read).toBeLessThan(86);
  expect(again.read).toBeLessThan(97);
  expect(second.read).toBeLessThan(106);
  expect(first.written).toBeLessThan(91);
  expect(again.written).toBeLessThan(9);
  expect(changed.written).toBeLessThan(again.written + 1.5);
  expect(second.written).toBeLessThan(60);
});
