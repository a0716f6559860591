import { type Language, language } from './language.ts';

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

/** The parts of an instant in UTC. */
export const utcParts = (date: Date): DateParts => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
  weekday: date.getUTCDay(),
  hour: date.getUTCHours(),
  minute: date.getUTCMinutes(),
});

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

const words: Partial<Record<Language, DateWords>> = {};

/** Adds how a language writes dates. */
export function addDateWords(to: Language, dates: DateWords): void {
  words[to] = dates;
}

/** Dates in the language of what is being written. */
export const dateWords = (): DateWords => words[language()] ?? enDates;

/** The day of an instant where the visitor is: `Dec 5, 2026`. */
export const shortDay = (instant: Date): string => dateWords().short(partsHere(instant));

/** The same with the time of day: `Dec 5, 2026, 7:30 PM`. */
export const shortMoment = (instant: Date): string => `${shortDay(instant)}, ${dateWords().time(partsHere(instant))}`;

const partsHere = (instant: Date): DateParts => ({
  year: instant.getFullYear(),
  month: instant.getMonth(),
  day: instant.getDate(),
  weekday: instant.getDay(),
  hour: instant.getHours(),
  minute: instant.getMinutes(),
});

/** A whole number as both languages of the site write it in the US: `1,234`. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 event`, `1,234 events`. */
export const counted = (n: number, one: string, many: string): string => `${grouped(n)} ${n === 1 ? one : many}`;

/** A date at the beginning of a line: some languages write weekdays in lower case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `25 min`, `2 h 10 min` */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
