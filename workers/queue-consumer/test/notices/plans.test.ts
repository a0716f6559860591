import { atomically, openDatabase } from '@marquee/db';
import { addFollow, writeWeekly } from '@marquee/domain/follows';
import { tellKeepers } from '@marquee/domain/kept-changes';
import { scheduleNotices } from '@marquee/domain/scheduling';
import { HOUR_MS, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aVenue } from '../engine/reading.ts';
import { idOf, makePerson, plan, save } from './people.ts';

const JAZZ = { key: 'jazz', title: 'Jazz', venue: 'The Hall', start: '2026-10-10T19:30' };
/** Tables that grow; what a statement calls its own bounded part has another name. */
const WALK =
  /^SCAN (?:hearts|itinerary_stops|itineraries|kept_changes|notice_choices|follows|users|events|event_aliases|occurrences|listing|letters|[aefhiosu])\b/;

it('no statement of the letters walks through a table that grows', async () => {
  const { engine: plain } = await aVenue();
  const source = await makeSource(plain.db, { name: 'The Hall' });
  await store(plain, [JAZZ, { ...JAZZ, key: 'soon', title: 'Jazz Soon', start: '2026-10-05T20:00' }], { source });
  await makePerson(plain, 'ann');
  const jazz = await idOf(plain, 'Jazz');
  await save(plain, 'ann', jazz);
  await plan(plain, 'ann', jazz, JAZZ.start);
  const asked: string[] = [];
  const client = plain.db.$client;
  const watched = {
    prepare: (text: string) => {
      asked.push(text);
      return client.prepare(text);
    },
    batch: (statements: D1PreparedStatement[]) => client.batch(statements),
  } as unknown as D1Database;
  const engine = { ...plain, db: openDatabase(watched) };
  const query = { city: 'Columbia', state: 'SC', within: 0, categories: [], evening: false, free: false, q: 'jazz' };
  await addFollow(engine, 'ann', { kind: 'search', name: 'Jazz', query }, 'en');
  plain.clock.advance(HOUR_MS);
  await store(plain, [{ ...JAZZ, status: 'cancelled' }], { source });
  plain.clock.advance(HOUR_MS);
  await plain.db.run(sql`UPDATE notice_choices SET weekly_at = ${plain.clock.now()}`);
  await scheduleNotices(engine);
  const told = await tellKeepers(engine);
  const written = await writeWeekly(engine);
  expect([told.counts, written.counts]).toEqual([{ letters: 1 }, { letters: 1 }]);
  const statements = [...(told.statements ?? []), ...(written.statements ?? [])];
  await atomically(engine.db, statements);
  const walks: string[] = [];
  for (const text of new Set(asked)) {
    // Guards, and the search, which has its own test.
    if (/must_change|^WITH place AS/.test(text)) continue;
    const count = (text.match(/\?/g) ?? []).length;
    const { results } = await client
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...Array.from({ length: count }, () => '1'))
      .all<{ detail: string }>();
    for (const { detail } of results) if (WALK.test(detail)) walks.push(`${detail}: ${text.slice(0, 120)}`);
  }
  expect(asked.length).toBeGreaterThan(15);
  expect(walks).toEqual([]);
});
