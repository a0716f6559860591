import { expect, it } from 'vitest';
import { findTimes } from '../../src/candidates/times/written-times.ts';
import { listed } from '../listing/shown.ts';

const ranges = (text: string) => findTimes(text).map(({ from, to }) => `${from}${to ? `-${to}` : ''}`);

it.each([
  ['Steak Night 5-7:30', '05:00-07:30'],
  ['9 - 10:30 in the hall', '09:00-10:30'],
  ['from 6 to 8:30', '06:00-08:30'],
  ['11-1:30', '11:00-13:30'],
])('%s: the hour before a time is its beginning', (text, range) => {
  expect(ranges(text)).toEqual([range]);
});

it.each(['Room 5-7:30', 'Grades 3-5:30', 'Psalm 5-7:30', 'Route 5-7:30', 'Flight A-5-7:30'])(
  '%s: the figure before the time is no hour',
  (text) => {
    expect(ranges(text)).toEqual([text.replace(/^.*-/, '').padStart(5, '0')]);
  },
);

it.each([
  ['7:00, 9:00 & 11:00 am', ['07:00', '09:00', '11:00']],
  ['9:00 & 11:00 am', ['09:00', '11:00']],
  ['2:00, 4:30, 7:00 pm', ['14:00', '16:30', '19:00']],
])('%s: the half of the day behind the last applies to all', (text, hours) => {
  expect(ranges(text)).toEqual(hours);
});

it('gives hours that go past noon no half of the day', () => {
  expect(findTimes('11:00 & 1:00 pm').map(({ halfDayUnknown }) => halfDayUnknown)).toEqual([true, false]);
});

it('reads an evening of a club: hours alone, dinner after the doors, and who is installed', () => {
  const lines = [
    '2/14 Valentine Dance, 7-11pm, DJ Ray, $15',
    '2/20 Steak Night 5-7:30',
    '2/28 Crab Feed - doors 5, dinner 6',
    '3/7 Officer Installation 7pm',
  ];
  const found = listed(
    `<h2>Coming Events</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    'Lodge',
    '2026-02-01',
  );
  expect(found.drafts.map(({ title, start }) => `${start.value} ${title.value}`)).toEqual([
    '2026-02-14T19:00 Valentine Dance',
    '2026-02-20T17:00 Steak Night',
    '2026-02-28T18:00 Crab Feed',
    '2026-03-07T19:00 Officer Installation',
  ]);
});

it('leaves out that the date is to be saved', () => {
  const lines = [
    'Save the date: Annual Dinner – May 2, 6 pm',
    'Plant Sale – April 11, 8 am',
    'Book Sale – April 18, 9 am',
  ];
  const found = listed(
    `<h2>Events</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    'Friends',
    '2026-02-01',
  );
  expect(found.drafts.map(({ title }) => title.value)).toContain('Annual Dinner');
});
