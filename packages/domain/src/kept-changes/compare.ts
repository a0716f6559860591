import type { KeptChange } from '@marquee/db';
import { similarity } from '../identity/index.ts';
import { dateOf } from '../places/index.ts';

/** One date of an event, as `events.dates_shown` has it. */
export interface ShownDate {
  start: string;
  status: string;
  isSoldOut: boolean;
  movedFrom: string | null;
}

/** An event as people know it, or as it is. */
export interface EventState {
  dates: string;
  venue: string | null;
}

/** `2026-12-05T19:30//active/sold out/2026-12-04T19:30`, separated by spaces. */
export function datesIn(text: string): ShownDate[] {
  return text.split(/ (?=\d)/).flatMap((said) => {
    const [start = '', , status = 'active', ...marks] = said.split('/');
    const movedFrom = marks.find((mark) => /^\d/.test(mark)) ?? null;
    return start === '' ? [] : [{ start, status, isSoldOut: marks.includes('sold out'), movedFrom }];
  });
}

/** A start that changes by less on its day is the same evening. */
const MATERIAL_MINUTES = 15;
/** From this similarity on, two names are the same place. */
const SAME_VENUE = 0.6;
/** Dates that one letter names. */
const MOST = 6;

/**
 * What people must be told: what was still to come and is now cancelled, postponed, moved or sold out, or takes place after all. A date that
 * no source lists any more is not among it: pages drop dates without meaning anything by it. `now` is the wall time at the event.
 */
export function changesBetween(known: EventState, is: EventState, now: string): KeptChange[] {
  const before = datesIn(known.dates).filter(({ start }) => start > now);
  const after = datesIn(is.dates);
  const [next] = before;
  if (!next) return [];
  const changes = before.flatMap((date) => changeOf(date, after, next, now));
  return [...venueChange(known.venue, is.venue), ...changes];
}

function changeOf(date: ShownDate, after: readonly ShownDate[], next: ShownDate, now: string): KeptChange[] {
  const found = laterSelf(date, after);
  if (!found) return [];
  const alsoAs = [found.start, ...(date.movedFrom === null ? [] : [date.movedFrom])];
  const change = { date: date.start, alsoAs, to: null, from: null, isNext: date === next };
  const wasOn = date.status === 'active';
  if (found.status === 'cancelled') return date.status === 'cancelled' ? [] : [{ ...change, what: 'cancelled' }];
  if (isMove(date.start, found.start)) return found.start > now ? [{ ...change, what: 'moved', to: found.start }] : [];
  if (found.status === 'postponed') return wasOn ? [{ ...change, what: 'postponed' }] : [];
  if (!wasOn) return [{ ...change, what: 'on-again' }];
  return found.isSoldOut && !date.isSoldOut ? [{ ...change, what: 'sold-out' }] : [];
}

/** The same date as it is now: at its start, where it was moved to (or back to), or the only one of its day. */
function laterSelf(date: ShownDate, after: readonly ShownDate[]): ShownDate | undefined {
  const sameDay = after.filter(({ start }) => dateOf(start) === dateOf(date.start));
  return (
    after.find(({ start }) => start === date.start) ??
    after.find(({ movedFrom }) => movedFrom !== null && (movedFrom === date.start || movedFrom === date.movedFrom)) ??
    after.find(({ start }) => start === date.movedFrom) ??
    (sameDay.length === 1 ? sameDay[0] : undefined)
  );
}

function isMove(from: string, to: string): boolean {
  if (dateOf(from) !== dateOf(to)) return true;
  // A time that was added to a day is no move.
  if (from.length === 10 || to.length === 10) return false;
  return Math.abs(Date.parse(`${from}Z`) - Date.parse(`${to}Z`)) >= MATERIAL_MINUTES * 60_000;
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Another place, not another spelling of it. */
function venueChange(from: string | null, to: string | null): KeptChange[] {
  if (from === null || to === null) return [];
  const [a, b] = [bare(from), bare(to)];
  if (a === '' || b === '' || a.includes(b) || b.includes(a) || similarity(from, to) >= SAME_VENUE) return [];
  return [{ what: 'venue', date: null, alsoAs: [], from, to, isNext: true }];
}

/** What one person's letter says: everything if the next date is among it and they saved the event, else the dates of their plans; the first of it. */
export function concerning(
  changes: readonly KeptChange[],
  { hasHeart, starts }: { hasHeart: boolean; starts: readonly string[] },
): KeptChange[] {
  if (hasHeart && changes.some(({ isNext }) => isNext)) return changes.slice(0, MOST);
  const isPlanned = ({ date, alsoAs }: KeptChange) =>
    date === null || starts.includes(date) || starts.some((start) => alsoAs.includes(start));
  return starts.length > 0 ? changes.filter(isPlanned).slice(0, MOST) : [];
}
