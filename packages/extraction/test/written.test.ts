import { describe, expect, it } from 'vitest';
import { means, resolveDate } from '../src/candidates/days/resolve-date.ts';
import { readStated } from '../src/candidates/days/stated.ts';
import { findDates } from '../src/candidates/days/written-dates.ts';
import { findTimes } from '../src/candidates/times/written-times.ts';

describe('times of day in text', () => {
  it.each([
    ['7pm', ['19:00']],
    ['7:30 p.m.', ['19:30']],
    ['7:30p', ['19:30']],
    ['12 am', ['00:00']],
    ['12:15 PM', ['12:15']],
    ['noon', ['12:00']],
    ['midnight', ['00:00']],
    ['19:30', ['19:30']],
    ['7-9pm', ['19:00–21:00']],
    ['7 to 9 p.m.', ['19:00–21:00']],
    ['11-1pm', ['11:00–13:00']],
    ['10 am – 3 pm', ['10:00–15:00']],
    ['10:00 pm - 2:00 am', ['22:00–02:00']],
    ['9:00 am\n-\n10:00 am', ['09:00–10:00']],
    ['noon to 2 pm', ['12:00–14:00']],
    ['5.30pm', ['17:30']],
    ['2 p.m. and 8 p.m.', ['14:00', '20:00']],
    ['9:00 am - 4-H Dog Show', ['09:00']],
    ['$7.30', []],
    ['Room 7, 10-4', []],
    ['25:00, 7:75 pm, 13pm', []],
    ['call 803-555-0142', []],
    ['10% off 5 items', []],
  ])('%j is %j', (text, expected) => {
    expect(findTimes(text).map(({ from, to }) => (to ? `${from}–${to}` : from))).toEqual(expected);
  });

  it('distinguishes door times from the show', () => {
    expect(findTimes('Doors 6pm / Show 7pm').map(({ from, role }) => [from, role])).toEqual([
      ['18:00', 'doors'],
      ['19:00', 'show'],
    ]);
    expect(findTimes('7:00 PM (doors), 8:00 PM').map(({ role }) => role)).toEqual(['doors', 'show']);
  });

  it('recognizes times that are not start times', () => {
    const text = 'Tickets on sale Friday at 10am. Registration closes 5 pm. Posted 9:12 am\n8 pm';
    expect(findTimes(text).map(({ role }) => role)).toEqual(['aside', 'aside', 'aside', 'show']);
  });

  it('marks an hour that may be of the morning or the evening', () => {
    expect(findTimes('8:00').map(({ halfDayUnknown }) => halfDayUnknown)).toEqual([true]);
    expect(findTimes('08:00').map(({ halfDayUnknown }) => halfDayUnknown)).toEqual([false]);
  });
});

describe('dates in text', () => {
  it.each([
    ['11 Feb', '2-11'],
    ['February 11th, 2026', '2-11-2026'],
    ['Apr 04 2026', '4-4-2026'],
    ['Sunday 15, February', '2-15 sun'],
    ['Wednesday 26 April 2017', '4-26-2017 wed'],
    ['Thurs., Sept. 3', '9-3 thu'],
    ['2/11/26', '2-11-2026'],
    ['2026-02-11', '2-11-2026'],
    ['Feb 27 – Mar 1, 2026', '2-27-2026 to 3-1-2026'],
    ['June 5-6', '6-5 to 6-6'],
    ['November 12 @ 11:00 am', '11-12'],
    ['Tickets $10\nDecember 2026', ''],
    ['11 Feb 12', '2-11'],
    ['3 June 3, 2025', '6-3-2025'],
    ['May 7pm', ''],
    ['Feb 31, 13/45, 2026-02-30', ''],
    ['February 2026', ''],
  ])('%j is %j', (text, expected) => {
    const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
    const shown = findDates(text).map(({ month, day, year, weekday, until }) => {
      const first = [month, day, year].filter((part) => part !== undefined).join('-');
      const last = until
        ? ` to ${[until.month, until.day, until.year].filter((part) => part !== undefined).join('-')}`
        : '';
      return `${first}${weekday === undefined ? '' : ` ${names[weekday]}`}${last}`;
    });
    expect(shown.join(', ')).toBe(expected);
  });

  it.each([
    // A weekday with month and day pins the year: February 14 is a Saturday in 2026, a Sunday in 2027.
    ['Saturday, February 14', '2026-01-20', '2026-02-14', false],
    ['Sunday, February 14', '2026-01-20', '2027-02-14', false],
    ['Saturday, February 14', '2026-12-20', '2026-02-14', false],
    ['Feb 14', '2026-01-20', '2026-02-14', true],
    ['Feb 14', '2026-03-20', '2026-02-14', true],
    ['Feb 14', '2026-11-20', '2027-02-14', true],
    ['Dec 30', '2027-01-05', '2026-12-30', true],
    ['Feb 29', '2026-01-20', '2028-02-29', true],
    ['Feb 14, 2019', '2026-01-20', '2019-02-14', false],
  ])('%s, read on %s, is %s (guessed: %s) [BEY-02]', (text, today, date, guessed) => {
    const [mention] = findDates(text);
    expect(mention && resolveDate(mention, today)).toEqual({ date, guessed });
  });

  it('finds in a long text what it finds in its lines', () => {
    const lines = [
      'Fri., Dec. 5th, 7-9:30p',
      'from 3 to 12 March 2026',
      '12/5 – 12/7/2026 Saturday',
      '2026-04-04T19:30',
      'Sunday – June 5, 12 & 19, 2026',
      'may or may not',
      'Dismay 5',
      'a/b/1/2/3/4/5',
      '$3 March',
    ];
    const filler = `${'Nothing that begins like a month is here, and no figure. '.repeat(9)}\n`;
    const whole = lines.map((line) => `${filler}${line}\n`).join('');
    const alone = lines.flatMap((line) =>
      findDates(line).map(({ start, end, ...date }) => ({ ...date, text: line.slice(start, end) })),
    );
    expect(alone).toHaveLength(7);
    expect(findDates(whole).map(({ start, end, ...date }) => ({ ...date, text: whole.slice(start, end) }))).toEqual(
      alone,
    );
  });

  it('does not take a date for a day with another weekday', () => {
    const [mention] = findDates('Sat, Mar 7');
    expect(mention && means(mention, '2026-03-07')).toBe(true);
    expect(mention && means(mention, '2025-03-07')).toBe(false);
  });
});

describe('one stated moment', () => {
  it.each([
    ['2026-02-11T19:30:25-0700', { date: '2026-02-11', time: '19:30', offsetMinutes: -420 }],
    ['2026-02-11T19:30:00.000Z', { date: '2026-02-11', time: '19:30', offsetMinutes: 0 }],
    ['20260211T193000Z', { date: '2026-02-11', time: '19:30', offsetMinutes: 0 }],
    ['2026-1-3 7:05', { date: '2026-01-03', time: '07:05' }],
    ['2026-02-11T19:30+05:30', { date: '2026-02-11', time: '19:30', offsetMinutes: 330 }],
    ['2026-02-11', { date: '2026-02-11' }],
    ['2019-9-18T10-10-00-00', { date: '2019-09-18' }],
    ['2026-02-11T24:00', { date: '2026-02-11' }],
    ['Feb 11, 2026 7:30 PM', { date: '2026-02-11', time: '19:30' }],
    ['2/11/2026 7:30 pm', { date: '2026-02-11', time: '19:30' }],
  ])('%s', (text, expected) => {
    expect(readStated(text)).toMatchObject(expected);
  });

  it.each([
    '0001-01-01T00:00:00',
    '9999-12-31',
    '2026-02-30',
    '2026-13-01',
    'next week',
    '',
    '7 pm',
    'Feb 11',
    '2026-12',
    '2027-11',
    '202612',
    '2026-12T19:00',
    '2026',
    '2026-12-',
  ])('%j names no possible day', (text) => {
    expect(readStated(text)).toBeNull();
  });
});
