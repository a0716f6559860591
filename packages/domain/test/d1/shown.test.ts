import { atomically, openDatabase } from '@marquee/db';
import { derive } from '@marquee/domain/events';
import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import {
  engineDeps,
  freshDatabase,
  HOUR_MS,
  makeCity,
  makeSource,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';

const STARTS = ['2026-10-10', '2026-10-10T19:00', '2026-10-10T19:30', '2026-10-10T21:00', '2026-10-11T19:30'];
const LATER = '2026-10-12T18:00';

/** The columns of a row that times give. */
function timesOf(startLocal: string, lasts: 'unknown' | 'evening' | 'days' = 'unknown') {
  const startsAt = Date.parse(startLocal.length === 10 ? `${startLocal}T04:00Z` : `${startLocal}-04:00`);
  const endLocal = lasts === 'evening' ? `${startLocal.slice(0, 10)}T23:00` : lasts === 'days' ? '2026-10-14' : null;
  return { startLocal, endLocal, startsAt, endsAt: startsAt + (startLocal.length === 10 ? 24 : 3) * HOUR_MS };
}

const start = fc.constantFrom(...STARTS);
const status = fc.constantFrom('active', 'active', 'cancelled', 'postponed');
const claim = fc.record({
  by: fc.constantFrom(0, 1, 2),
  start,
  lasts: fc.constantFrom<Array<'unknown' | 'evening' | 'days'>>('unknown', 'evening', 'days'),
  status,
  isSoldOut: fc.boolean(),
  isOnline: fc.boolean(),
  isFamilyFriendly: fc.boolean(),
  ages: fc.constantFrom(null, 'all', '18+', '21+'),
  wheelchair: fc.constantFrom(null, 'yes', 'no'),
  movedFrom: fc.option(start, { nil: null, freq: 4 }),
  page: fc.option(
    fc.record(
      { status: fc.constantFrom('cancelled', 'postponed'), isSoldOut: fc.constant(true), moved: fc.constant(LATER) },
      { requiredKeys: [] },
    ),
    { nil: null, freq: 3 },
  ),
});
type Claim = typeof claim extends fc.Arbitrary<infer T> ? T : never;
const claims = fc.array(claim, { minLength: 1, maxLength: 7 });

let engine: TestEngine;
let sources: string[];
let event: { id: string; venueSlug: string };
let written = 0;

type Row = Record<string, unknown>;
type Statement = readonly [text: string, ...values: unknown[]];

/** An event at a venue, which three sources may list; without dates. Rows that are written are counted. */
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
  const primary = await makeSource(engine.db);
  sources = [primary.id, (await makeSource(engine.db)).id, (await makeSource(engine.db)).id];
  await store(engine, [{ title: 'Lantern Night', start: STARTS[1] ?? '', venue: 'Granby Hall' }], { source: primary });
  const [found] = await run(['SELECT id, venue_slug AS venueSlug FROM events'], ['DELETE FROM sightings']);
  event = found?.results[0] as typeof event;
});

const run = (...statements: Statement[]) =>
  engine.db.$client.batch<Row>(statements.map(([text, ...values]) => engine.db.$client.prepare(text).bind(...values)));

/** Sources say this and nothing else. */
function sayings(stated: readonly Claim[]): Statement[] {
  const statements = stated.map(({ by, ...one }): Statement => {
    const at = timesOf(one.start, one.lasts);
    const moved = one.page?.moved === undefined ? undefined : timesOf(one.page.moved);
    return [
      `INSERT INTO sightings (source_id, key, event_id, start_local, end_local, starts_at, ends_at, status, is_sold_out, is_online, ages,
        is_family_friendly, facts, moved_from_local, page_said, page_url, draft, first_seen_at, last_seen_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '{}', 0, 0) ON CONFLICT DO NOTHING`,
      sources[by],
      JSON.stringify(one),
      event.id,
      at.startLocal,
      at.endLocal,
      at.startsAt,
      at.endsAt,
      one.status,
      Number(one.isSoldOut),
      Number(one.isOnline),
      one.ages,
      Number(one.isFamilyFriendly),
      JSON.stringify(one.wheelchair ? { wheelchair: one.wheelchair } : {}),
      one.movedFrom,
      one.page && JSON.stringify({ ...one.page, about: one.start, ...(moved && { moved }) }),
    ];
  });
  return [['DELETE FROM sightings'], ...statements];
}

/** What visitors see of it. */
async function shown() {
  await atomically(engine.db, await derive(engine, [event.id]));
  const read = await run(
    [
      `SELECT title, price_text, price_min_cents, told, status, is_sold_out, is_online, ages, is_family_friendly, facts, marks,
        next_start_local, next_end_local, next_starts_at, moved_from_local, upcoming_count, source_count, dates_shown FROM events`,
    ],
    ['SELECT * FROM occurrences ORDER BY start_local'],
    ['SELECT * FROM listing ORDER BY scope'],
    ['SELECT * FROM listing_counts WHERE total > 0 ORDER BY scope'],
  );
  const [events, dates = [], listing, counts] = read.map(({ results }) => results);
  return { event: events?.[0], dates, listing, counts };
}

const corrections = fc.record({
  title: fc.option(fc.constant('As the Venue Says')),
  isFree: fc.boolean(),
  dates: fc.uniqueArray(
    fc.record({ date: start, status: fc.option(status), time: fc.option(fc.constantFrom(...STARTS, LATER)) }),
    { selector: ({ date }) => date, maxLength: 3 },
  ),
});
type Corrections = typeof corrections extends fc.Arbitrary<infer T> ? T : never;

const UNCORRECTED: Statement = ['DELETE FROM corrections'];

/** The venue corrects this and nothing else. */
function correct({ title, isFree, dates }: Corrections): Statement[] {
  const facts: Array<[date: string, field: string, value: unknown]> = [
    ['', 'title', title],
    ['', 'price', isFree ? { text: 'Free', minCents: 0, maxCents: 0 } : null],
    ...dates.flatMap(
      ({ date, status: is, time }): Array<[string, string, unknown]> => [
        [date, 'status', is],
        [date, 'time', time && timesOf(time)],
      ],
    ),
  ];
  const statements = facts
    .filter(([, , value]) => value !== null)
    .map(
      ([date, field, value]): Statement => [
        `INSERT INTO corrections (event_id, date, field, value, venue_slug, changed_by, changed_at) VALUES (?, ?, ?, ?, ?, 'ada', 0)`,
        event.id,
        date,
        field,
        JSON.stringify(value),
        event.venueSlug,
      ],
    );
  return [UNCORRECTED, ...statements];
}

const RUNS = { numRuns: byDepth(12, 80) };

it('an event is the same in whatever order its sources were read', async () => {
  const orders = claims.chain((stated) =>
    fc.tuple(fc.constant(stated), fc.shuffledSubarray(stated, { minLength: stated.length })),
  );
  await fc.assert(
    fc.asyncProperty(orders, corrections, async ([stated, shuffled], wanted) => {
      await run(...correct(wanted), ...sayings(stated));
      const before = await shown();
      await run(...sayings(shuffled));
      expect(await shown()).toEqual(before);
    }),
    RUNS,
  );
});

it('read again, an event is as it was, and only its place in the list is written, and counted', async () => {
  const rows: Statement[] = [['SELECT * FROM events'], ['SELECT * FROM occurrences']];
  await fc.assert(
    fc.asyncProperty(claims, corrections, async (stated, wanted) => {
      await run(...correct(wanted), ...sayings(stated));
      await shown();
      const before = (await run(...rows)).map(({ results }) => results);
      engine.clock.advance(1);
      written = 0;
      await atomically(engine.db, await derive(engine, [event.id]));
      // The turn of its city, its guard, and the count of its place.
      expect(written).toBe(4);
      expect((await run(...rows)).map(({ results }) => results)).toEqual(before);
    }),
    RUNS,
  );
});

it('what the venue corrects is shown, whatever sources say; taken back, all is as sources say', async () => {
  await fc.assert(
    fc.asyncProperty(claims, corrections, async (stated, wanted) => {
      await run(UNCORRECTED, ...sayings(stated));
      const uncorrected = await shown();
      const starts = new Set(uncorrected.dates.map((date) => date['start_local']));
      await run(...correct(wanted));
      const corrected = await shown();
      if (wanted.title !== null) expect(corrected.event).toMatchObject({ title: wanted.title });
      if (wanted.isFree)
        expect(corrected.event).toMatchObject({ price_text: 'Free', marks: expect.stringContaining('$free$') });
      const listed = wanted.dates.filter(({ date }) => starts.has(date));
      const onto = new Set(listed.map(({ time }) => time));
      for (const { date, status: is, time } of listed.filter((one) => one.status !== null || one.time !== null)) {
        const row = corrected.dates.find(({ told }) => toldStart(told) === date);
        // Another date may be moved onto it.
        if (!row) expect(onto).toContain(time ?? date);
        else expect(row).toMatchObject({ start_local: time ?? date, ...(is !== null && { status: is }) });
      }
      await run(UNCORRECTED);
      expect(await shown()).toEqual(uncorrected);
    }),
    RUNS,
  );
});

it('a date that takes the time of another source takes none that the primary source has moved away from', async () => {
  const quiet = {
    lasts: 'unknown',
    status: 'active',
    isSoldOut: false,
    isOnline: false,
    isFamilyFriendly: false,
  } as const;
  const says = (one: Pick<Claim, 'by' | 'start' | 'movedFrom'>): Claim => ({
    ...quiet,
    ages: null,
    wheelchair: null,
    page: null,
    ...one,
  });
  const moved = says({ by: 0, start: '2026-10-10', movedFrom: '2026-10-10T21:00' });
  await run(...sayings([moved, says({ by: 1, start: '2026-10-10T21:00', movedFrom: null })]));
  expect((await shown()).dates).toMatchObject([{ start_local: '2026-10-10', moved_from_local: '2026-10-10T21:00' }]);
});

const toldStart = (told: unknown) => (JSON.parse(String(told)) as { startLocal: string } | null)?.startLocal;
