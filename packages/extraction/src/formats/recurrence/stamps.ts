import type { LocalDate } from '@marquee/kernel';
import { secondsOfDuration } from '../../candidates/times/iso-duration.ts';
import { addDays } from '../../candidates/times/local.ts';
import { type Clock, clockOfOffset, onClock } from './clocks.ts';
import { momentOfStamp, type WallMoment } from './wall-moment.ts';

/** A moment of a list of dates, as written. */
export interface Stamp {
  moment: WallMoment;
  /** It has no time. */
  isDay: boolean;
  /** Null for a time without zone. */
  clock: Clock | null;
  /** The length of a period, `…/PT2H`; null without one. */
  minutes: number | null;
}

const STAMP = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `20261205T193000Z`, `20261205T1930`, `20261205`, `2026-12-05T19:30:00-05:00`, `20261205T193000Z/PT2H`; null if it is no moment. */
export function readStamp(source: string, tzid: Clock | null): Stamp | null {
  const [from = '', to] = source.trim().split('/', 2);
  const [, year, month, day, hour, minute, second = '00', mark] = STAMP.exec(from) ?? [];
  if (year === undefined) return null;
  const isDay = hour === undefined;
  const moment = momentOfStamp(`${year}${month}${day}${isDay ? '' : `T${hour}${minute}${second}`}`);
  if (!moment) return null;
  const clock = isDay ? null : mark ? clockOfMark(mark) : tzid;
  return { moment, isDay, clock, minutes: to === undefined ? null : minutesTo(to, moment, clock) };
}

/** The days within which a listed date can be a showing of the window, on any clock. */
export function nearby(window: { from: LocalDate; to: LocalDate }): (source: string) => boolean {
  const [first, last] = [addDays(window.from, -2), addDays(window.to, 2)].map((date) => date.replaceAll('-', ''));
  return (source) => {
    const day = source[4] === '-' ? source.slice(0, 10).replaceAll('-', '') : source.slice(0, 8);
    return day >= (first ?? '') && day <= (last ?? '');
  };
}

function clockOfMark(mark: string): Clock {
  if (/^z$/i.test(mark)) return 'UTC';
  const minutes = Number(mark.slice(1, 3)) * 60 + Number(mark.slice(-2));
  return clockOfOffset(mark.startsWith('-') ? -minutes : minutes);
}

const LONGEST_MINUTES = 31 * 1_440;

/** A period is written with its end or with its duration (RFC 5545 §3.3.9). */
function minutesTo(to: string, from: WallMoment, clock: Clock | null): number | null {
  const end = readStamp(to, clock);
  const same = end && (end.clock && clock ? onClock(end.moment, end.clock, clock) : end.moment);
  const seconds = same ? (same.day - from.day) * 86_400 + same.second - from.second : secondsOfDuration(to);
  const minutes = Math.round(seconds / 60);
  return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
