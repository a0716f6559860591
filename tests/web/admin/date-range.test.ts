import { describe, expect, it } from 'vitest';
import { newYorkDay, readDateRange, writeDateRange } from '../../../apps/web/src/admin/kit/date-range.ts';

/** Half past ten in the evening of November 21 in New York. */
const NOW = Date.parse('2026-11-22T03:30:00Z');

describe('a range of days', () => {
  it('has its days in New York', () => {
    expect(newYorkDay(NOW)).toBe('2026-11-21');
    expect(readDateRange('today', NOW)).toEqual({
      preset: 'today',
      first: '2026-11-21',
      last: '2026-11-21',
      from: '2026-11-21T05:00:00.000Z',
      until: '2026-11-22T05:00:00.000Z',
    });
  });

  it('counts the day that it is: seven days are today and six before', () => {
    expect(readDateRange('7d', NOW)).toMatchObject({ first: '2026-11-15', last: '2026-11-21' });
    expect(readDateRange('30d', NOW)).toMatchObject({ first: '2026-10-23' });
    expect(readDateRange('90d', NOW)).toMatchObject({ first: '2026-08-24', from: '2026-08-24T04:00:00.000Z' });
  });

  it('holds the hour that a day loses or gains', () => {
    const hours = ({ from, until }: { from: string; until: string }) =>
      (Date.parse(until) - Date.parse(from)) / 3_600_000;
    const dayOf = (day: string) => readDateRange(writeDateRange(day, day), NOW) ?? { from: '', until: '' };
    expect(hours(dayOf('2026-11-01'))).toBe(25);
    expect(hours(dayOf('2026-03-08'))).toBe(23);
    expect(hours(dayOf('2026-11-02'))).toBe(24);
  });

  it('takes two days in either order, and no day that there is not', () => {
    expect(readDateRange('2026-11-20..2026-11-03', NOW)).toMatchObject({
      preset: null,
      first: '2026-11-03',
      last: '2026-11-20',
    });
    for (const wrong of ['', '8d', '2026-02-30..2026-03-01', '2026-11-01', 'x..y']) {
      expect(readDateRange(wrong, NOW), wrong).toBeNull();
    }
  });
});
