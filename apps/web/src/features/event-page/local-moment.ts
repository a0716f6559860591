import { clockTime, shortDate } from '../events/local-time.ts';

/** A wall time as `Sat, Dec 5, 7:30 PM`; a date alone has no time. */
export function localMoment(local: string): string {
  const time = clockTime(local);
  return time === null ? shortDate(local) : `${shortDate(local)}, ${time}`;
}
