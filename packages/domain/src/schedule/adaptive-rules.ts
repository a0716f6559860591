import { SCHEDULE_BOUNDS } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel';

/** What earlier reads saw: changes, and the time over which they were seen; older reads count less. */
export interface ChangeHistory {
  changes: number;
  spanMs: number;
}

/** Weight that the history keeps at each read: about the last twenty reads decide. */
const KEPT = 0.95;
/** Before it was read, a source counts as one that changes every second interval. */
const PRIOR_CHANGES = 0.5;
const PRIOR_INTERVALS = 1;
/** A source is never read more than this much more often, or more seldom, than its interval says. */
const MOST_STRETCH = 8;
/** A show is near within this time; its source is then read at least once a day, so that a cancellation is noticed. */
const NEAR_MS = 3 * DAY_MS;

/**
 * The history after one more read. A change happened at some time since the last read, on average half-way: counting half of the time keeps the
 * rate from being read too low for a source that changes more often than it is read (Cho and Garcia-Molina, 2003).
 */
export function observed(before: ChangeHistory, elapsedMs: number, hasChanged: boolean): ChangeHistory {
  const spanMs = hasChanged ? elapsedMs / 2 : elapsedMs;
  return { changes: before.changes * KEPT + (hasChanged ? 1 : 0), spanMs: before.spanMs * KEPT + spanMs };
}

/**
 * The time to a source's next read, in milliseconds. What is best for a given number of requests is not to read in proportion to how often a source
 * changes, but to the square root of it: the delay of all changes together is then least. `pace` keeps the number of
 * requests at what fixed intervals would cost; `haste` is the profile's. Never below the floor, never above a week, and at least daily while a show is near.
 */
export function adaptiveInterval(
  history: ChangeHistory,
  {
    intervalMs,
    floorMs,
    pace,
    haste = 1,
    nextEventInMs = null,
  }: {
    intervalMs: number;
    floorMs: number;
    pace: number;
    haste?: number;
    nextEventInMs?: number | null;
  },
): { plannedMs: number; dueInMs: number } {
  const perMs = (history.changes + PRIOR_CHANGES) / (history.spanMs + PRIOR_INTERVALS * intervalMs);
  const stretch = Math.sqrt(PRIOR_CHANGES / PRIOR_INTERVALS / (perMs * intervalMs));
  const wanted = intervalMs * pace * Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, stretch));
  const isNear = nextEventInMs !== null && nextEventInMs <= NEAR_MS;
  const ceilingMs = isNear ? DAY_MS : SCHEDULE_BOUNDS.intervalMs.most;
  const within = (ms: number) => Math.round(Math.max(floorMs, Math.min(ceilingMs, ms)));
  return { plannedMs: within(wanted), dueInMs: within(wanted * haste) };
}

/** Bounds of the pace: beyond them the intervals themselves are wrong. */
const PACE = { least: 0.25, most: 4 };

/** The next pace, from the reads a day that fixed intervals would cost and those that are planned under the present one. */
export function nextPace(pace: number, { wanted, planned }: { wanted: number; planned: number }): number {
  if (!(wanted > 0) || !(planned > 0)) return pace;
  return Math.min(PACE.most, Math.max(PACE.least, pace * (planned / wanted)));
}
