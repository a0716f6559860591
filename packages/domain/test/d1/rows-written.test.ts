import { openDatabase } from '@marquee/db';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';

const EVENTS = 20;
const DATES = 6;
let engine: TestEngine;
const count = noRows();

beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(openDatabase(countingDatabase(db.$client, count)));
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
  Object.assign(count, noRows());
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
  // Counted: 86, 107, 137 rows read; 89, 7, 59 written.
  expect(first.read).toBeLessThan(91);
  expect(again.read).toBeLessThan(113);
  expect(second.read).toBeLessThan(144);
  expect(first.written).toBeLessThan(91);
  expect(again.written).toBeLessThan(9);
  expect(changed.written).toBeLessThan(again.written + 1.5);
  expect(second.written).toBeLessThan(60);
});
