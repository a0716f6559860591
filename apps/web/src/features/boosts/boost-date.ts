import { language } from '../../messages/language.ts';
import { shortDate } from '../events/local-time.ts';

/** `Nov 05, 2026` (spec: FMT-04), of a day or a wall time. */
export function boostDate(local: string): string {
  const text = shortDate(local);
  // The pattern has two digits for the day; Spanish writes dates in another order, and one digit.
  return language() === 'en' ? text.replace(/ (\d),/, ' 0$1,') : text;
}

/** Today in a zone: `2026-11-23`. */
export function todayIn(timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(new Date());
}
