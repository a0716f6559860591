import type { LocalDateTime } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';
import { isSkippedLocal, offsetAtInstant, offsetAtLocal } from './offsets.ts';

const known = new Map<string, boolean>();
const KNOWN_LIMIT = 500;

/** Whether it is a zone of the IANA database. */
export function isZone(name: string): boolean {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  let ok = false;
  try {
    ok = /^[A-Za-z]/.test(name) && name.length <= 50 && Temporal.Now.zonedDateTimeISO(name) !== null;
  } catch {
    ok = false;
  }
  if (known.size < KNOWN_LIMIT) known.set(name, ok);
  return ok;
}

/** Names for UTC itself: such a "zone" says how a time was stored, not where the event is. */
export function isUtcName(name: string): boolean {
  return /^(?:(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal|Greenwich)(?:[+-]?0{1,2}(?::?00)?)?|Z)$/i.test(name.trim());
}

/**
 * Minutes east of UTC at a wall time. In the hour that spring skips, the offset before the change; in the hour that autumn repeats,
 * the first occurrence (RFC 5545 §3.3.5).
 */
export function offsetAt(wall: LocalDateTime, zone: string): number {
  return offsetAtLocal(zone, epochOf(wall)) / 60_000;
}

/** Both offsets of a zone in the year of a wall time: standard and daylight, or one twice. */
export function offsetsOfYear(wall: LocalDateTime, zone: string): [winter: number, summer: number] {
  const year = wall.slice(0, 4);
  return [offsetAt(`${year}-01-15T12:00`, zone), offsetAt(`${year}-07-15T12:00`, zone)];
}

/** The wall time in `zone` at the moment of `wall` with offset `offsetMinutes` east of UTC. To the minute. */
export function wallIn(zone: string, wall: LocalDateTime, offsetMinutes: number): LocalDateTime {
  const instant = epochOf(wall) - offsetMinutes * 60_000;
  const offset = zone === 'UTC' ? 0 : offsetAtInstant(zone, instant);
  return new Date(instant + offset).toISOString().slice(0, 16);
}

/** Whether this wall time does not exist in the zone, in the hour that spring skips. */
export function isSkipped(wall: LocalDateTime, zone: string): boolean {
  return isSkippedLocal(zone, epochOf(wall));
}

/** Milliseconds since 1970 if the wall time were UTC; a day alone is its midnight. */
function epochOf(wall: LocalDateTime): number {
  const part = (from: number, to: number) => Number(wall.slice(from, to));
  return Date.UTC(part(0, 4), part(5, 7) - 1, part(8, 10), part(11, 13), part(14, 16));
}
