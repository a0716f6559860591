import type { LocalDateTime } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';

const known = new Map<string, boolean>();
const KNOWN_LIMIT = 500;

/** Is it a zone of the IANA database? */
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
 * Minutes east of UTC at a wall time. In the hour that spring skips, as if clocks had not moved yet; in the hour that autumn repeats,
 * the first time round (RFC 5545 §3.3.5).
 */
export function offsetAt(wall: LocalDateTime, zone: string): number {
  const local = Temporal.PlainDateTime.from(wall);
  const instant = local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
  return (local.toZonedDateTime('UTC').epochMilliseconds - instant) / 60_000;
}

/** Both offsets a zone uses in the year of a wall time: standard and daylight, or one twice. */
export function offsetsOfYear(wall: LocalDateTime, zone: string): [winter: number, summer: number] {
  const year = wall.slice(0, 4);
  return [offsetAt(`${year}-01-15T12:00`, zone), offsetAt(`${year}-07-15T12:00`, zone)];
}

/** The wall time in `zone` when clocks `offsetMinutes` east of UTC show `wall`. To the minute. */
export function wallIn(zone: string, wall: LocalDateTime, offsetMinutes: number): LocalDateTime {
  const instant = Temporal.PlainDateTime.from(wall)
    .subtract({ minutes: offsetMinutes })
    .toZonedDateTime('UTC')
    .toInstant();
  return instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
}

/** Is this a wall time that clocks in the zone never show, in the hour that spring skips? */
export function isSkipped(wall: LocalDateTime, zone: string): boolean {
  const shown = Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
  return shown !== wall;
}
