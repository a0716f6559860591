import { DAY_MS } from '@marquee/kernel';
import { offsetAtInstant, offsetAtLocal } from '../../candidates/times/offsets.ts';
import { isUtcName, isZone } from '../../candidates/times/zone.ts';
import type { WallMoment } from './wall-moment.ts';
import { zoneNamed } from './zone-names.ts';

/** A clock by which moments are written: an IANA zone, `UTC`, or a constant offset such as `-08:00`. */
export type Clock = string;

/** The clock that a TZID names; null if it is unknown. */
export function clockNamed(tzid: string): Clock | null {
  if (isUtcName(tzid)) return 'UTC';
  if (fixedOffset(tzid) !== null || isZone(tzid)) return tzid;
  return zoneNamed(tzid);
}

/** `-08:00` for minutes east of UTC. */
export function clockOfOffset(minutes: number): Clock {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** What another clock shows at the same instant. */
export function onClock(moment: WallMoment, from: Clock, to: Clock): WallMoment {
  if (from === to) return moment;
  const wall = moment.day * DAY_MS + moment.second * 1_000;
  const instant = wall - (fixedOffset(from) ?? offsetAtLocal(from, wall));
  const shown = instant + (fixedOffset(to) ?? offsetAtInstant(to, instant));
  const day = Math.floor(shown / DAY_MS);
  return { day, second: Math.round((shown - day * DAY_MS) / 1_000) };
}

/** In milliseconds; null for a zone. */
function fixedOffset(clock: Clock): number | null {
  if (clock === 'UTC') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000) : null;
}
