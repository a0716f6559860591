import { expect, it } from 'vitest';
import { pickVaried } from '../../apps/web/src/features/home/pick-varied.ts';
import { endBeforeNight, eveningOf, tonightOf } from '../../apps/web/src/features/home/tonight.ts';

const NEW_YORK = 'America/New_York';
const show = (startDate: string, change: object = {}) => ({
  startDate,
  endDate: null,
  timezone: NEW_YORK,
  isAllDay: false,
  status: 'active' as const,
  ...change,
});
const starts = (shows: Array<{ startDate: string }>) => shows.map(({ startDate }) => startDate);

it('tonight: what starts from 5 PM to midnight at its own place, has not begun and takes place', () => {
  const shows = [
    show('2031-12-05'),
    show('2031-12-05T00:00'),
    show('2031-12-05T16:59'),
    show('2031-12-05T17:00'),
    show('2031-12-05T19:30', { status: 'cancelled' }),
    show('2031-12-05T20:00', { isAllDay: true }),
    show('2031-12-05T23:59'),
    show('2031-12-06T00:30'),
  ];
  const at = (now: string) => starts(tonightOf(shows, new Date(now)));
  expect(at('2031-12-05T14:00Z')).toEqual(['2031-12-05T17:00', '2031-12-05T23:59']);
  // 5 PM in New York, then a minute later.
  expect(at('2031-12-05T22:00Z')).toEqual(['2031-12-05T17:00', '2031-12-05T23:59']);
  expect(at('2031-12-05T22:01Z')).toEqual(['2031-12-05T23:59']);
  // Still the evening of the 5th there, though the 6th in Greenwich.
  expect(at('2031-12-06T03:00Z')).toEqual(['2031-12-05T23:59']);
  expect(
    starts(tonightOf([show('2031-12-05T19:00', { timezone: 'America/Chicago' })], new Date('2031-12-06T00:30Z'))),
  ).toEqual(['2031-12-05T19:00']);
});

it('the evening, as the listing shows it: also what has begun or is cancelled', () => {
  const shows = [
    show('2031-12-05'),
    show('2031-12-05T16:59'),
    show('2031-12-05T17:00'),
    show('2031-12-05T19:30', { status: 'cancelled' }),
    show('2031-12-06T00:30'),
  ];
  const evening = ['2031-12-05T17:00', '2031-12-05T19:30'];
  for (const now of ['2031-12-05T14:00Z', '2031-12-06T03:00Z'])
    expect(starts(eveningOf(shows, new Date(now)))).toEqual(evening);
});

it('a page that ends before midnight may leave out some of the evening', () => {
  const now = new Date('2031-12-05T14:00Z');
  expect(endBeforeNight([show('2031-12-05T09:00'), show('2031-12-05T21:00')], now)).toBe(true);
  expect(endBeforeNight([show('2031-12-05T09:00'), show('2031-12-06T09:00')], now)).toBe(false);
  expect(endBeforeNight([], now)).toBe(false);
});

it('picks featured events, then one of each category in turn, soonest first, never a cancelled one', () => {
  const pick = (id: string, category: string, change: object = {}) => ({
    id,
    categories: [category],
    isFeatured: false,
    status: 'active',
    ...change,
  });
  const events = [
    pick('a', 'Arts'),
    pick('b', 'Arts'),
    pick('c', 'Arts'),
    pick('gone', 'Sports', { status: 'cancelled' }),
    pick('d', 'Food'),
    pick('e', 'Music'),
    pick('f', 'Music', { isFeatured: true }),
    { ...pick('g', ''), categories: [] },
  ] as unknown as Parameters<typeof pickVaried>[0];
  const ids = (most: number) => pickVaried(events, most).map(({ id }) => id);
  expect(ids(0)).toEqual([]);
  expect(ids(1)).toEqual(['f']);
  expect(ids(4)).toEqual(['a', 'd', 'e', 'f']);
  expect(ids(6)).toEqual(['a', 'b', 'd', 'e', 'f', 'g']);
  expect(ids(12)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  // It takes nothing away from its input.
  expect(ids(12)).toHaveLength(7);
});
