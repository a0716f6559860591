import type { Sighting } from '../../candidates/sighting.ts';
import { addDays } from '../../candidates/times/local.ts';
import { comparableOf } from '../../candidates/values/compared.ts';

/** A calendar split by months or weeks lists an event across the boundary twice: `Apr 29 – 30` and `May 1 – 3` are one event. */
export function joinContinued(sightings: readonly Sighting[]): Sighting[] {
  const joined: Sighting[] = [];
  const running = new Map<string, number>();
  for (const sighting of sightings) {
    const name = comparableOf(sighting.title);
    const at = running.get(name);
    const before = at === undefined ? undefined : joined[at];
    if (at !== undefined && before && continues(before, sighting)) {
      joined[at] = { ...before, end: sighting.end ?? sighting.start };
      continue;
    }
    running.set(name, joined.length);
    joined.push(sighting);
  }
  return joined;
}

/** One of them lasts several days, neither has a time, and the second begins on the day after the first ends. */
function continues(before: Sighting, after: Sighting): boolean {
  if (before.start.time !== undefined || after.start.time !== undefined) return false;
  if (!before.end && !after.end) return false;
  return after.start.date === addDays(before.end?.date ?? before.start.date, 1);
}
