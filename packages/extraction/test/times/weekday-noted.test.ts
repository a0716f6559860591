import { expect, test } from 'vitest';
import { findDates } from '../../src/candidates/days/written-dates.ts';

test.each([
  ['January 11(T), 2022', { month: 1, day: 11, year: 2022 }],
  ['February 9 (W), 2022', { month: 2, day: 9, year: 2022 }],
  ['April 1(F), 2022 1:00pm', { month: 4, day: 1, year: 2022 }],
  ['March 3 (Thu), 2022', { month: 3, day: 3, year: 2022 }],
])('%s: the weekday behind the day does not part it from its year', (text, date) => {
  expect(findDates(text)).toMatchObject([date]);
});

test('what else stands in parentheses behind a day is no part of the date', () => {
  expect(findDates('January 11 (Tuna), 2022')[0]?.year).toBeUndefined();
});
