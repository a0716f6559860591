import { sightings, sources } from '@marquee/db';
import { getEvent } from '@marquee/domain/events';
import * as fc from '@marquee/testkit/properties';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const SLUG = 'folk-evening-columbia-sc';
const NEXT = '2026-10-10T19:30';
const STARTS = ['2026-10-09T19:30', NEXT, '2026-10-11T19:30', '2026-10-12T19:30'];
const VENUES = ['Granby Hall', 'The Hall', null];
const NAMES = ['A', 'B', 'C'];

let engine: TestEngine;
let eventId: string;
beforeAll(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db);
  await makeCity(db);
  await store(engine, [{ title: 'Folk Evening', venue: 'Granby Hall', start: NEXT }]);
  const [event] = await db.all<{ id: string }>(sql`SELECT id FROM events`);
  eventId = event?.id ?? '';
  await db.delete(sightings);
  await db.update(sources).set({ name: 'None' });
  for (const name of NAMES) await makeSource(db, { id: name, name });
});

const sighting = fc.record({
  source: fc.constantFrom(...NAMES),
  start: fc.constantFrom(...STARTS),
  venue: fc.constantFrom(...VENUES),
  firstSeenAt: fc.integer({ min: 1, max: 1_000 }),
  isWithdrawn: fc.boolean(),
});

describe('what each source says of an event', () => {
  it('is its word of the next showing, of pages about it the one with the venue, else its latest; first who knew of it first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sighting, { maxLength: 12 }), async (made) => {
        const rows = made.map((one, i) => ({ ...one, page: `https://page.example/${i}`, rank: rankOf(one, i) }));
        await engine.db.delete(sightings);
        for (const { source, start, venue, firstSeenAt, isWithdrawn, page, rank } of rows)
          await engine.db.insert(sightings).values({
            sourceId: source,
            key: page,
            eventId,
            startLocal: start,
            startsAt: rank.startsAt,
            endsAt: rank.startsAt + 1,
            status: 'active',
            pageUrl: page,
            draft: venue === null ? {} : { venue: { value: venue, evidence: [] } },
            firstSeenAt,
            lastSeenAt: 1_000,
            withdrawnAt: isWithdrawn ? 1 : null,
          });
        const listed = rows.filter(({ isWithdrawn }) => !isWithdrawn);
        const expected = NAMES.flatMap((name) => {
          const own = listed.filter(({ source }) => source === name);
          const [best] = own.toSorted((a, b) => b.rank.value - a.rank.value);
          return best ? [{ name, since: Math.min(...own.map(({ firstSeenAt }) => firstSeenAt)), url: best.page }] : [];
        });
        const told = (await getEvent(engine, SLUG)).sources;
        expect(new Map(told.map(({ source, url }) => [source, url]))).toEqual(
          new Map(expected.map(({ name, url }) => [name, url])),
        );
        const since = told.map(({ source }) => expected.find(({ name }) => name === source)?.since ?? 0);
        expect(since).toEqual(since.toSorted((a, b) => a - b));
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});

/** A few milliseconds keep two sightings of one start apart. */
function rankOf({ start, venue }: { start: string; venue: string | null }, i: number) {
  const startsAt = Date.parse(`${start}:00Z`) + i;
  return { startsAt, value: (start === NEXT ? 2e15 : 0) + (venue === 'Granby Hall' ? 1e15 : 0) + startsAt };
}
