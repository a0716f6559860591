import { describe, expect, it } from 'vitest';
import { findDates } from '../src/candidates/days/written-dates.ts';
import { readTitle } from '../src/candidates/names/read-title.ts';
import { tidyPlace } from '../src/candidates/places/tidy-place.ts';
import { findTimes } from '../src/candidates/times/written-times.ts';
import { STATUS } from '../src/formats/listing/record-notes.ts';

const CHARS = 100_000;
const filled = (part: string) => part.repeat(Math.ceil(CHARS / part.length)).slice(0, CHARS);

/** Beginnings of what the patterns for days and hours look for, again and again without an end. */
const DAYS = [
  '12 ',
  '12, ',
  '12 y ',
  '12 & ',
  '1 al 2 ',
  'viernes ',
  'viernes, ',
  'sáb ',
  'de ',
  'del 3 al ',
  '3 de ',
  '12 de dic',
  'ene ',
  'dic 1',
  '12/',
  '12 – ',
  'the 12th of ',
  'Dec ',
  'Dec 28 – ',
  'Dec 12 to the ',
  'Fri – ',
  'Fri • ',
  'â ',
  '1.º ',
];
const HOURS = [
  '7 ',
  '7 de la ',
  '7 a ',
  'a las ',
  'entre las ',
  'between ',
  'between 7 and ',
  '19h',
  '19 h ',
  '7:',
  'del mediod',
];

describe('texts of one hundred thousand characters', () => {
  it.each(DAYS)('are searched for days to their end: %s', (part) => {
    const text = `${filled(part)} . December 17, 2026`;
    expect(findDates(text).at(-1)).toMatchObject({ month: 12, day: 17, year: 2026 });
  });

  it.each(HOURS)('are searched for hours to their end: %s', (part) => {
    expect(findTimes(`${filled(part)} . 8:30 pm`).at(-1)?.from).toBe('20:30');
  });

  it.each(['cancelled ', 'ha sido ', 'this event ', '(', '– ', 'postponed from '])(
    'are searched for what is off: %s',
    (part) => {
      expect(STATUS.test(`${filled(part)}x`)).toBe(false);
      expect(readTitle(filled(part)).title.length).toBeLessThan(CHARS);
    },
  );

  it.each(['(', 'Hall (', '12 Elm ', 'Hall (12 ', '9pm '])('are tidied as places: %s', (part) => {
    const value = filled(part);
    expect(tidyPlace({ venue: { value: `${value})`, evidence: [] } }).venue?.value.length).toBeGreaterThan(0);
  });
});
