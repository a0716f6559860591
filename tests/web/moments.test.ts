import { readRequest } from '@marquee/domain/concierge';
import { MOMENTS } from '@marquee/testkit/moments';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { isOngoing, localNow } from '../../apps/web/src/features/events/zones.ts';
import { eveningOf, tonightOf } from '../../apps/web/src/features/home/tonight.ts';
import { groupByDay } from '../../apps/web/src/features/listing/by-day.ts';
import { daysOf } from '../../apps/web/src/features/listing/days.ts';

const ZONE = 'America/New_York';
type Listed = Parameters<typeof groupByDay>[0][number];
const show = (startDate: string, endDate: string | null = null) =>
  ({ startDate, endDate, timezone: ZONE, isAllDay: startDate.length === 10, status: 'active' }) as Listed;
const starts = (events: ReadonlyArray<{ startDate: string }>) => events.map(({ startDate }) => startDate);
const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

describe.each(MOMENTS)('$name', ({ startsAt, today, weekend: [friday, sunday] }) => {
  const now = new Date(startsAt);
  const tomorrow = dayAfter(today, 1);

  it('is on the day of the city, whatever day it is elsewhere', () => {
    expect(localNow(ZONE, now)).toBe(startsAt.slice(0, 16));
  });

  it('means the same days to the list and to the concierge: today, tonight, tomorrow, this weekend, the next seven days', () => {
    const wished = (message: string) => {
      const { from, to, part } = readRequest(message, null, today).wish;
      return { from, to, isEvening: part === 'evening' };
    };
    for (const [when, message, expected] of [
      ['today', 'what is on today', { from: today, to: today, isEvening: false }],
      ['tonight', 'what is on tonight', { from: today, to: today, isEvening: true }],
      ['tonight', '¿qué hay esta noche?', { from: today, to: today, isEvening: true }],
      ['tomorrow', 'something for tomorrow', { from: tomorrow, to: tomorrow, isEvening: false }],
      ['tomorrow', 'algo para mañana', { from: tomorrow, to: tomorrow, isEvening: false }],
      ['weekend', 'what can we do this weekend', { from: friday, to: sunday, isEvening: false }],
      ['weekend', 'planes para este fin de semana', { from: friday, to: sunday, isEvening: false }],
    ] as const) {
      expect([when, daysOf(when, today)]).toEqual([when, expected]);
      expect([message, wished(message)]).toEqual([message, expected]);
    }
    expect(daysOf('week', today)).toEqual({ from: today, to: dayAfter(today, 6), isEvening: false });
  });

  it('finds tonight on the board: the shows of this evening that have not begun', () => {
    const shows = [`${today}T16:59`, `${today}T17:00`, `${today}T20:00`, `${today}T23:45`, `${tomorrow}T00:15`];
    const evening = shows.slice(1, 4);
    expect(
      starts(
        eveningOf(
          shows.map((at) => show(at)),
          now,
        ),
      ),
    ).toEqual(evening);
    expect(
      starts(
        tonightOf(
          shows.map((at) => show(at)),
          now,
        ),
      ),
    ).toEqual(evening.filter((at) => at >= startsAt.slice(0, 16)));
  });

  it('says of a run of days that it is on now, from its first hour to its last', () => {
    const before = dayAfter(today, -3);
    expect(isOngoing(show(before, dayAfter(today, 2)), now)).toBe(true);
    expect(isOngoing(show(before, today), now)).toBe(true);
    expect(isOngoing(show(before, dayAfter(today, -1)), now)).toBe(false);
    expect(isOngoing(show(`${before}T10:00`, `${today}T23:59`), now)).toBe(true);
    expect(isOngoing(show(`${before}T10:00`, `${today}T00:10`), now)).toBe(false);
    expect(isOngoing(show(`${today}T23:58`, `${dayAfter(today, 2)}T10:00`), now)).toBe(false);
  });

  it('puts each event under its day, and what began before under none, after today', () => {
    const events = [show(dayAfter(today, -1), today), show(`${today}T23:59`), show(`${tomorrow}T00:00`)];
    expect(groupByDay(events, now).map(({ day }) => day)).toEqual([today, null, tomorrow]);
  });
});

it.each([
  ['2026-12-31', "what's on new year's eve", '2026-12-31'],
  ['2027-01-01', "what's on new year's eve", '2027-12-31'],
  ['2026-12-31', "something for new year's day", '2027-01-01'],
  ['2026-12-31', 'anything on january 2', '2027-01-02'],
  ['2028-02-28', 'concerts on february 29', '2028-02-29'],
  ['2028-02-29', 'concerts tomorrow', '2028-03-01'],
  ['2028-02-29', 'concerts on march 1', '2028-03-01'],
  ['2027-04-30', 'the day after tomorrow', '2027-05-02'],
  ['2026-10-31', 'what is on tomorrow', '2026-11-01'],
  ['2027-03-13', 'what is on tomorrow', '2027-03-14'],
])('on %s “%s” is %s', (today, message, day) => {
  expect(readRequest(message, null, today).wish).toMatchObject({ from: day, to: day });
});
