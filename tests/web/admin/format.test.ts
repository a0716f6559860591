import { describe, expect, it } from 'vitest';
import {
  decimal,
  duration,
  estimatedDollars,
  localDay,
  localDays,
  localTime,
  percent,
  seconds,
  timeAgo,
  tokenCount,
  wholeNumber,
} from '../../../apps/web/src/admin/kit/format.ts';

describe('figures of the console', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [999, '999'],
    [1_000, '1.0K'],
    [1_234, '1.2K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [4_000_000, '4.0M'],
  ])('%d tokens read %s [CONST-010]', (tokens, text) => {
    expect(tokenCount(tokens)).toBe(text);
  });

  it('an estimate is shown to a tenth of a cent, and whole cents as such', () => {
    expect([0, 0.042, 0.3, 1_234].map(estimatedDollars)).toEqual(['$0.00', '$0.042', '$0.30', '$1,234.00']);
  });

  it('a local time reads as a clock in the United States', () => {
    expect(['19:00', '00:30', '12:05'].map((time) => localTime(time).replace(/\s/, ' '))).toEqual([
      '7:00 PM',
      '12:30 AM',
      '12:05 PM',
    ]);
  });

  it('a figure that is not there is a dash, never NaN', () => {
    for (const format of [wholeNumber, decimal, percent, seconds, duration]) {
      expect(format(null)).toBe('–');
      expect(format(Number.NaN)).toBe('–');
      expect(format(Number.POSITIVE_INFINITY)).toBe('–');
    }
  });

  it.each([
    [0.82, '820 ms'],
    [1, '1 s'],
    [12.34, '12.3 s'],
    [0, '0 s'],
  ])('%d seconds read %s', (value, text) => {
    expect(seconds(value)).toBe(text);
  });

  it.each([
    [42, '42 s'],
    [60, '1 min'],
    [3_600, '1 h'],
    [3_660, '1 h 1 min'],
    [90_000, '1 d 1 h'],
    [172_800, '2 d'],
  ])('a length of %d seconds reads %s', (value, text) => {
    expect(duration(value)).toBe(text);
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T12:00:10Z', 'just now'],
    ['2026-11-20T12:00:40Z', 'in a moment'],
    ['2026-11-20T11:59:00Z', '1 min ago'],
    ['2026-11-20T11:00:01Z', '59 min ago'],
    ['2026-11-20T11:00:00Z', '1 h ago'],
    ['2026-11-19T12:00:01Z', '23 h ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-11-10T12:00:00Z', '10 days ago'],
    ['2026-11-20T12:20:00Z', 'in 20 min'],
    ['2026-11-22T12:00:00Z', 'in 2 days'],
    ['no date', '–'],
  ])('%s reads %s [DIAG-07]', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text);
  });
});

describe('local days', () => {
  it('read the same in every zone', () => {
    expect(localDay('2026-11-23T23:30')).toBe('Nov 23, 2026');
    expect(localDay('someday')).toBe('–');
  });

  it('name a year twice only where it changes', () => {
    // The dash stands between thin spaces.
    const read = (first: string, last: string) => localDays(first, last).replace(/\s/g, ' ');
    expect(read('2026-11-26T19:00', '2026-12-13')).toBe('Nov 26 – Dec 13, 2026');
    expect(read('2026-11-26', '2027-01-07')).toBe('Nov 26, 2026 – Jan 7, 2027');
    expect(read('', '2027-01-07')).toBe('–');
  });
});
