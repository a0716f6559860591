import { Temporal } from 'temporal-polyfill';

/** A zone's offsets in and around one year: the first offset, and each change. In milliseconds. */
interface ZoneYear {
  first: number;
  changes: ReadonlyArray<{ at: number; before: number; after: number }>;
}

const DAY = 86_400_000;
/** The number of cached zones and years; a document uses few. */
const MOST_KEPT = 1_000;
const kept = new Map<string, ZoneYear>();

/** Milliseconds east of UTC at an instant. Throws for an unknown zone. */
export function offsetAtInstant(zone: string, instant: number): number {
  const { first, changes } = zoneYear(zone, instant);
  return changes.findLast(({ at }) => at <= instant)?.after ?? first;
}

/**
 * Milliseconds east of UTC at the wall time `local` (as if it were UTC): in the hour that spring skips, the offset before the change; in
 * the hour that autumn repeats, the first occurrence (RFC 5545 §3.3.5). Throws for an unknown zone.
 */
export function offsetAtLocal(zone: string, local: number): number {
  const { first, changes } = zoneYear(zone, local);
  let offset = first;
  for (const { at, before, after } of changes) {
    if (local < at + Math.max(before, after)) return before;
    offset = after;
  }
  return offset;
}

/** Whether this wall time does not exist in the zone. */
export function isSkippedLocal(zone: string, local: number): boolean {
  return zoneYear(zone, local).changes.some(({ at, before, after }) => local - before >= at && local - after < at);
}

/** The zone's rules are queried once per year: a library call per moment would take most of a feed's processing time. */
function zoneYear(zone: string, time: number): ZoneYear {
  const year = new Date(time).getUTCFullYear();
  const key = `${zone} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = readYear(zone, Date.UTC(year, 0, 1) - 2 * DAY, Date.UTC(year + 1, 0, 1) + 2 * DAY);
  kept.set(key, made);
  return made;
}

function readYear(zone: string, from: number, to: number): ZoneYear {
  let moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const first = moment.offsetNanoseconds / 1e6;
  const changes: Array<{ at: number; before: number; after: number }> = [];
  for (let before = first; ; before = moment.offsetNanoseconds / 1e6) {
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > to) return { first, changes };
    changes.push({ at: next.epochMilliseconds, before, after: next.offsetNanoseconds / 1e6 });
    moment = next;
  }
}
