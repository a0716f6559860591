import { join } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { offsetAt, offsetsOfYear, wallIn } from '../../candidates/times/zone.ts';
import { type Moment, readAs, type Trust } from './readings.ts';

/**
 * The end as wall time of its start's place. Written as its start is, it is read as its start is; with another zone or offset
 * it is an instant of its own, and without any beside a start that has one it is local (RFC 5545 §3.3.5, RFC 3339).
 * @param trust how the start was read
 * @param start as it was read
 */
export function endAs(stated: { start: Stated; end: Stated }, trust: Trust, place: string, start: Moment): Moment {
  const { end } = stated;
  const same = readAs(end, trust, place);
  if (end.time === undefined || isSameForm(stated, place)) return same;
  const written = join(end.date, end.time);
  const zone = stated.start.zone ?? place;
  const offset = end.zone ? offsetAt(written, end.zone) : end.offsetMinutes;
  const instant = offset === undefined ? written : wallIn(zone, written, offset);
  const from = join(start.date, start.time);
  // An offset that would end it before it starts is a slip.
  const wall = instant <= from && written > from ? written : instant;
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Also with the offset of the other half of the year, which is a slip. */
function isSameForm({ start, end }: { start: Stated; end: Stated }, place: string): boolean {
  if (start.zone || end.zone) return start.zone === end.zone && end.offsetMinutes === start.offsetMinutes;
  if (start.offsetMinutes === end.offsetMinutes) return true;
  if (start.offsetMinutes === undefined || end.offsetMinutes === undefined) return false;
  const own = offsetsOfYear(end.date, place);
  return own.includes(start.offsetMinutes) && own.includes(end.offsetMinutes);
}
