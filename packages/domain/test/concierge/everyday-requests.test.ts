import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

const TODAY = '2026-10-01';
const read = (...messages: string[]) => Object.fromEntries(understood(messages));
const FRIDAY = '2026-10-02..2026-10-02';
const SATURDAY = '2026-10-03..2026-10-03';

it.each([
  ['half past seven on friday', { days: FRIDAY, after: '19:30' }],
  ['a las siete y media el viernes', { days: FRIDAY, after: '19:30' }],
  ['at 630 on friday', { days: FRIDAY, after: '18:30' }],
  ['saturday from 10am til noon', { days: SATURDAY, after: '10:00', before: '12:00' }],
  ['my shift ends at 10pm friday', { days: FRIDAY, after: '22:00' }],
  ['nothing that starts past 8 on saturday', { days: SATURDAY, before: '20:00' }],
])('reads hours as they are said: %s', (message, filters) => {
  expect(read(message)).toEqual(filters);
});

it('takes an hour by what begins then: ten is of the morning for a toddler, and of the evening for a dance', () => {
  expect(read('storytime for a toddler saturday 10ish')).toMatchObject({ after: '10:00' });
  expect(read('salsa saturday at 10')).toMatchObject({ after: '22:00' });
});

it.each([
  ['this weekend but not sunday', '2026-10-02..2026-10-03'],
  ['este fin pero el domingo no', '2026-10-02..2026-10-03'],
  ['weekdays next week', '2026-10-05..2026-10-09'],
  ['the last weekend in october', '2026-10-30..2026-11-01'],
  ['the day after halloween', '2026-11-01..2026-11-01'],
  ['anytime before thanksgiving', '2026-10-01..2026-11-25'],
  ['thursday the 29th through sunday', '2026-10-29..2026-11-01'],
  ['not this weekend but the next', '2026-10-09..2026-10-11'],
])('reads the days of %s', (message, days) => {
  expect(read(message)).toEqual({ days });
});

it.each([
  ['bar crawl friday', { days: FRIDAY, q: 'bar crawl' }],
  ['is there a porch concert on saturday', { days: SATURDAY, q: 'porch concert' }],
  ['startup pitch night friday', { days: FRIDAY, q: 'startup pitch night' }],
  ['where do they hold the sweet potato festival', { q: 'sweet potato festival' }],
  ['cool show friday', { days: FRIDAY }],
  ['live music friday', { days: FRIDAY, category: 'Music' }],
])('names an event by its form and the words before it: %s', (message, filters) => {
  expect(read(message)).toEqual(filters);
});

it.each([
  ['i run a bakery. any jazz saturday', { days: SATURDAY, q: 'jazz' }],
  ['my wife is out of town, friday', { days: FRIDAY }],
  ['my son is 24, saturday', { days: SATURDAY }],
  ['whats the date of the chili cookoff', { q: 'chili cookoff' }],
  ['freestuffsaturday', { days: SATURDAY, free: 'true' }],
  ['asdfghjk', {}],
])('leaves out what is told beside a request: %s', (message, filters) => {
  expect(read(message)).toEqual(filters);
});

it.each([
  ['saturday, no jazz no blues', { days: SATURDAY, not: 'jazz,blues' }],
  ['not a craft fair or a farmers market, saturday', { days: SATURDAY, not: 'craft fair,farmers market' }],
  ['friday, country need not apply', { days: FRIDAY, not: 'country' }],
  ['anything but jazz, my ex plays jazz, friday', { days: FRIDAY, not: 'jazz' }],
  ['gala saturday, price no object', { days: SATURDAY, q: 'gala' }],
])('reads what is refused, and looks for none of it: %s', (message, filters) => {
  expect(read(message)).toEqual(filters);
});

it.each([
  'how do i boil an egg',
  'who won the game',
  'what did they play at last month’s symphony',
  'order me a pizza',
])('takes what no event answers for no request: %s', (message) => {
  expect(readRequest(message, null, TODAY).ask.kind).toBe('other');
});
