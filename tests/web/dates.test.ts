import { expect, test } from 'vitest';
import { type DateWords, enDates, grouped, utcParts } from '../../apps/web/src/messages/dates.ts';
import { esDates } from '../../apps/web/src/messages/es/dates.ts';

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
  expectAsIntl(enDates, 'en-US', name as keyof DateWords, options);
});

test.each(Object.entries(FORMATS))('a %s date reads as Intl writes it in the Spanish of the US', (name, options) => {
  expectAsIntl(esDates, 'es-US', name as keyof DateWords, options);
});

function expectAsIntl(words: DateWords, locale: string, name: keyof DateWords, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  for (const moment of MOMENTS)
    expect(words[name](utcParts(moment))).toBe(format.format(moment).replaceAll(/[\u00a0\u202f]/g, ' '));
}

test('numbers are grouped as Intl groups them', () => {
  for (const n of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    for (const locale of ['en-US', 'es-US']) expect(grouped(n)).toBe(n.toLocaleString(locale));
});
