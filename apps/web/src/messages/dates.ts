/** A day and time of day, already in the zone it is shown in. */
export interface DateParts {
  year: number;
  /** 0 to 11. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

/** How a language writes dates and times. */
export interface DateWords {
  /** `Dec 5, 2026` */
  short: (parts: DateParts) => string;
  /** `Saturday, December 5, 2026` */
  long: (parts: DateParts) => string;
  /** `Dec 5` */
  card: (parts: DateParts) => string;
  /** `Sat` */
  weekday: (parts: DateParts) => string;
  /** `Dec` */
  month: (parts: DateParts) => string;
  /** `7:30 PM` */
  time: (parts: DateParts) => string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const month = (parts: DateParts) => (MONTHS[parts.month] ?? '').slice(0, 3);
const weekday = (parts: DateParts) => WEEKDAYS[parts.weekday] ?? '';

/**
 * Dates in US English, equal to what Intl writes (tests/web/dates.test.ts). Intl reads its data when it is first used, which
 * takes a slow phone a quarter of a second before the first card can be shown.
 */
export const enDates: DateWords = {
  short: (parts) => `${month(parts)} ${parts.day}, ${parts.year}`,
  long: (parts) => `${weekday(parts)}, ${MONTHS[parts.month] ?? ''} ${parts.day}, ${parts.year}`,
  card: (parts) => `${month(parts)} ${parts.day}`,
  weekday: (parts) => weekday(parts).slice(0, 3),
  month,
  time: ({ hour, minute }) => `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
};

/** A whole number as both languages of the site write it in the US: `1,234`. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
