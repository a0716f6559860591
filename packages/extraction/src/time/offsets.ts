import { Temporal } from 'temporal-polyfill';

/** What a zone's clocks do in and around one year: the offset it begins with, and each change. In milliseconds. */
interface ZoneYear {
  first: number;
  changes: ReadonlyArray<{ at: number; before: number; after: number }>;
}

const DAY = 86_400_000;
/** A document names few zones and years; a list of all of them would be long. */
const MOST_KEPT = 1_000;
const kept = new Map<string, ZoneYear>();

/** Milliseconds east of UTC at an instant. Throws for an unknown zone. */
export function offsetAtInstant(zone: string, instant: number): number {
  const { first, changes } = zoneYear(zone, instant);
  return changes.findLast(({ at }) => at <= instant)?.after ?? first;
}

/**
 * Milliseconds east of UTC where clocks show `local` (as if it were UTC): in the hour that spring skips as if they had not moved yet, in
 * the hour that autumn repeats the first time round (RFC 5545 §3.3.5). Throws for an unknown zone.
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

/** Do clocks in the zone never show it? */
export function isSkippedLocal(zone: string, local: number): boolean {
  return zoneYear(zone, local).changes.some(({ at, before, after }) => local - before >= at && local - after < at);
}

/** The zone's rules are asked for once a year: what a library needs for each moment would be most of the time that a feed takes. */
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
