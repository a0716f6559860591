import { atomically, Conflict, events, openDatabase } from '@marquee/db';
import { derive } from '@marquee/domain/events';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setEvent } from '../../src/events/event-basis.ts';

const SHOWS = [
  {
    title: 'Lantern Night',
    start: '2026-10-10T19:30',
    venue: 'Granby Hall',
    ages: '18+',
    price: { minCents: 0, maxCents: 0 },
  },
  { title: 'Lantern Night', start: '2026-10-11', venue: 'Granby Hall' },
  { title: 'Brass at Noon', start: '2026-10-10T12:00', venue: 'Granby Hall', description: 'Bring a coat.' },
];
const TABLES = ['events', 'occurrences', 'listing', 'listing_counts', 'event_search', 'sale_notices'];

let engine: TestEngine;
let ids: string[];
let written = 0;

/** Events of two sources that do not agree. Rows that are written are counted. */
beforeEach(async () => {
  const db = await freshDatabase();
  const counting = {
    prepare: (text: string) => db.$client.prepare(text),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await db.$client.batch(statements);
      for (const { meta } of results) written += meta.rows_written;
      return results;
    },
  } as unknown as D1Database;
  engine = engineDeps(openDatabase(counting));
  await makeCity(engine.db);
  await store(engine, SHOWS, { source: await makeSource(engine.db) });
  await store(engine, [{ ...SHOWS[0], start: '2026-10-10T19:00' }], {
    source: await makeSource(engine.db),
  });
  ids = (await engine.db.select({ id: events.id }).from(events)).map(({ id }) => id);
});

const stored = () =>
  engine.db.$client
    .batch(TABLES.map((table) => engine.db.$client.prepare(`SELECT * FROM ${table}`)))
    .then((all) => all.map(({ results }) => results));

it('derived again, events are as they were: only their turn is taken, and a change of their city counted', async () => {
  const before = await stored();
  engine.clock.advance(1);
  written = 0;
  await atomically(engine.db, await derive(engine, ids));
  // The turn and the count.
  expect(written).toBe(2);
  expect(await stored()).toEqual(before);
});

it('what is not stored as it is shown is stored again', async () => {
  const before = await stored();
  const run = (text: string) => engine.db.$client.prepare(text).run();
  await run("UPDATE occurrences SET ends_at = ends_at + 1, status = 'cancelled'");
  await run(
    "INSERT INTO occurrences SELECT event_id, '2026-12-24', end_local, starts_at, ends_at, city_slug, status, is_sold_out, moved_from_local, told, other_starts FROM occurrences LIMIT 1",
  );
  await run('DELETE FROM listing');
  await run("UPDATE events SET status = 'ended', ages = NULL, marks = '', upcoming_count = 9");
  await atomically(engine.db, await derive(engine, ids));
  const [rows, ...others] = await stored();
  const known = before[0] as Array<Record<string, unknown>>;
  // A change of what is shown is counted.
  expect(rows).toEqual(known.map((row) => ({ ...row, revision: expect.any(Number), changed_at: expect.any(Number) })));
  expect(others).toEqual(before.slice(1));
});

it('what is derived of a state that another commit has changed is not stored', async () => {
  const late = await derive(engine, ids);
  await atomically(engine.db, await derive(engine, ids));
  await expect(atomically(engine.db, late)).rejects.toThrow(Conflict);
  await atomically(engine.db, await derive(engine, ids));
});

it('of events in several cities, one that another commit has changed is enough', async () => {
  await makeCity(engine.db, { name: 'Lexington' });
  const source = await makeSource(engine.db, { citySlug: 'lexington-sc' });
  await store(engine, [{ title: 'Barn Dance', start: '2026-10-10T20:00' }], { source, city: 'lexington-sc' });
  const all = await engine.db.select({ id: events.id, citySlug: events.citySlug }).from(events);
  expect(new Set(all.map(({ citySlug }) => citySlug)).size).toBe(2);
  const deriveAll = () =>
    derive(
      engine,
      all.map(({ id }) => id),
    );
  const late = await deriveAll();
  await atomically(engine.db, await derive(engine, ids));
  await expect(atomically(engine.db, late)).rejects.toThrow(Conflict);
  await atomically(engine.db, await deriveAll());
});

const LOCATED = ['venue', 'address', 'citySlug', 'city', 'state', 'timezone'] as const;
it.each([...LOCATED, 'title', 'description', 'organizer'] as const)(
  'another %s is another revision; where it is elsewhere, it is checked again',
  async (column) => {
    const read = async () => {
      const { revision, changedAt, isLocationChecked } = events;
      const [row] = await engine.db
        .select({ revision, changedAt, isLocationChecked })
        .from(events)
        .where(eq(events.id, id));
      return row;
    };
    const id = ids[0] ?? '';
    await engine.db.update(events).set({ isLocationChecked: true });
    const before = await read();
    engine.clock.advance(1);
    await atomically(engine.db, await derive(engine, [id], { change: setEvent(id, {}) }));
    expect(await read()).toEqual(before);
    await atomically(engine.db, await derive(engine, [id], { change: setEvent(id, { [column]: 'another' }) }));
    expect(await read()).toEqual({
      revision: (before?.revision ?? 0) + 1,
      changedAt: engine.clock.now(),
      isLocationChecked: !LOCATED.some((one) => one === column),
    });
  },
);
