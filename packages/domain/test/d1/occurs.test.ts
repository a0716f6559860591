import { atomically, events } from '@marquee/db';
import { expireEvents } from '@marquee/domain/events';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

type Showing = { start: string; end?: string; repeats?: 'daily' | 'weekly' | 'monthly' };
let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
});

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
/** Dates of a show from a first day on, so many days apart; with hours, or whole days. */
const on = (first: string, after: readonly number[], from?: string, to?: string): Showing[] =>
  after.map((days) => {
    const day = dayAfter(first, days);
    return { start: from ? `${day}T${from}` : day, ...(to ? { end: `${day}T${to}` } : {}) };
  });
const days = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
const weeks = (n: number, ...weekdays: number[]) => days(n).flatMap((week) => weekdays.map((day) => week * 7 + day));

// 2026-10-05 is a Monday.
const MONDAY = '2026-10-05';
const CASES: Array<[what: string, kind: 'once' | 'repeatedly' | 'always', showings: Showing[]]> = [
  ['a concert', 'once', on(MONDAY, [3], '19:30')],
  ['a festival of three days in one entry', 'once', [{ start: '2026-10-09', end: '2026-10-11' }]],
  ['a fair of ten days', 'once', on(MONDAY, days(10), '12:00', '22:00')],
  ['a festival of sixteen days', 'once', on(MONDAY, days(16), '18:00', '21:00')],
  ['a play from Thursday to Sunday for three weeks', 'once', on(MONDAY, weeks(3, 3, 4, 5, 6), '19:30', '22:00')],
  ['a play of five weekends', 'once', on(MONDAY, weeks(5, 4, 5, 6), '19:30')],
  ['a concert that is given twice, a week apart', 'once', on(MONDAY, [4, 11], '19:30')],
  ['an exhibition of three weeks', 'once', [{ start: '2026-10-05', end: '2026-10-25' }]],
  ['a concert on two days, and again a week later', 'once', on(MONDAY, [4, 5, 12], '19:30')],
  ['trivia on Tuesdays', 'repeatedly', on(MONDAY, weeks(8, 1), '19:00')],
  ['trivia on Tuesdays, of which three are listed', 'repeatedly', on(MONDAY, weeks(3, 1), '19:00')],
  ['every other week', 'repeatedly', on(MONDAY, [2, 16, 30], '19:00')],
  ['the first Friday of each month', 'repeatedly', on('2026-10-02', [7, 35, 63], '18:00')],
  ['yoga on three days a week for two months', 'repeatedly', on(MONDAY, weeks(8, 0, 2, 4), '09:00', '10:00')],
  ['a tour every day at eleven', 'repeatedly', on(MONDAY, days(60), '11:00', '12:00')],
  ['a market on Saturdays from eight to one', 'repeatedly', on(MONDAY, weeks(10, 5), '08:00', '13:00')],
  [
    'one date, of which its source says that it is weekly',
    'repeatedly',
    [{ start: '2026-10-06T19:00', repeats: 'weekly' }],
  ],
  ['an exhibition of three months', 'always', [{ start: '2026-09-01', end: '2026-12-05' }]],
  ['an exhibition of four weeks, with hours', 'always', [{ start: '2026-10-05T10:00', end: '2026-11-01T17:00' }]],
  ['a zoo, open every day', 'always', on(MONDAY, days(45), '09:00', '17:00')],
  ['a museum that is closed on Mondays and Tuesdays', 'always', on(MONDAY, weeks(6, 2, 3, 4, 5, 6), '10:00', '17:00')],
  ['whole days for a month', 'always', on(MONDAY, days(30))],
  [
    'a zoo that says that it is open daily',
    'always',
    on(MONDAY, days(45), '09:00', '17:00').map((one) => ({ ...one, repeats: 'daily' })),
  ],
  ['lights from five to ten for six weeks', 'always', on(MONDAY, days(42), '17:00', '22:00')],
];

const drafts = (showings: readonly Showing[]) =>
  showings.map((one, index) => ({
    title: 'The Thing',
    key: `thing ${index}`,
    venue: 'The Hall',
    seriesKey: 'thing',
    ...one,
  }));
const expire = async () => atomically(engine.db, (await expireEvents(engine)).statements ?? []);
const kinds = async () => (await engine.db.select({ occurs: events.occurs }).from(events)).map(({ occurs }) => occurs);

describe('an event occurs once, again and again, or always, by its dates [BEY-53]', () => {
  it.each(CASES)('%s: %s', async (_, kind, showings) => {
    await store(engine, drafts(showings));
    expect(await kinds()).toEqual([kind]);
  });
});

it('stays what it is while its dates go by, and becomes a series once it has come back [BEY-53]', async () => {
  await store(engine, drafts(on(MONDAY, weeks(3, 1), '19:00')));
  engine.clock.advance(19 * 86_400_000);
  await expire();
  expect(await kinds()).toEqual(['repeatedly']);
});

it('is worked out anew for what an earlier version derived [BEY-53]', async () => {
  await store(engine, drafts(on(MONDAY, weeks(8, 1), '19:00')));
  await engine.db.update(events).set({ occurs: null, filterMarks: '' }).where(eq(events.title, 'The Thing'));
  await expire();
  expect(await kinds()).toEqual(['repeatedly']);
  // The days of its later dates.
  expect(await engine.db.all(sql`SELECT marks FROM events`)).toEqual([
    { marks: expect.stringMatching(/^(?:\$[\da-z]{2})+\$$/) as string },
  ]);
});
