import { expect, test } from 'vitest';
import { type DateParts, type DateWords, enDates, grouped } from '../../apps/web/src/messages/dates.ts';

const FORMATS: Record<keyof DateWords, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  card: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
};

/** A day of each month and weekday, at each hour. */
const MOMENTS = Array.from(
  { length: 400 },
  (_, index) => new Date(Date.UTC(2026, 0, 1 + index, index % 24, (index * 7) % 60)),
);

test.each(Object.entries(FORMATS))('a %s date reads as Intl writes it in US English [FMT-02]', (name, options) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  for (const moment of MOMENTS)
    expect(enDates[name as keyof DateWords](partsOf(moment))).toBe(format.format(moment).replaceAll('\u202f', ' '));
});

test('numbers are grouped as Intl groups them', () => {
  for (const n of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    expect(grouped(n)).toBe(n.toLocaleString('en-US'));
});

function partsOf(date: Date): DateParts {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}
