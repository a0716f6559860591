import { DAY_MS, type Instant } from '@marquee/kernel';

/** The number of yields stored per pattern; they define the usual yield. */
const MOST_YIELDS = 10;
/** Below this share of the usual yield, the free rungs run, too. */
const DOUBTED_SHARE = 0.5;
/** If they find this many times as many, and this many more, the rules have drifted. */
const DRIFT_TIMES = 1.25;
const DRIFT_MORE = 2;
/** Rules for pages that no free rung reads are doubted only below this share, on two reads in a row. */
const LOW_SHARE = 0.2;
const LOW_VISITS = 2;
/** Smaller yields vary naturally. */
const LEAST_USUAL = 4;

/** The median of the last yields. */
export function usualOf(yields: readonly number[]): number {
  const sorted = yields.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Whether the result of the rules is so low or odd that the other rungs should read the page, too. */
export function isDoubted(found: number, yields: readonly number[], isOdd: boolean): boolean {
  const usual = usualOf(yields);
  return isOdd || found === 0 || (usual >= LEAST_USUAL && found < usual * DOUBTED_SHARE);
}

/** Whether another rung finds enough more events to conclude drift. A difference of one does not count. */
export function isDrift(found: number, foundAnew: number): boolean {
  return foundAnew >= found * DRIFT_TIMES && foundAnew >= found + DRIFT_MORE;
}

/** Consecutive reads with far fewer events than usual, including this one. */
export function lowVisitsAfter(before: number, found: number, yields: readonly number[]): number {
  const usual = usualOf(yields);
  return usual >= LEAST_USUAL && found < usual * LOW_SHARE ? before + 1 : 0;
}

/** Patience only if re-reading costs tokens; the free rungs run at once. */
export function hasDrifted(learnedFrom: string, lowVisits: number): boolean {
  return learnedFrom === 'language-model' && lowVisits >= LOW_VISITS;
}

/** A low read does not lower the usual yield. */
export function yieldsAfter(yields: readonly number[], found: number, lowVisits: number): number[] {
  return lowVisits > 0 ? [...yields] : [...yields, found].slice(-MOST_YIELDS);
}

const RESTLESS_DRIFTS = 3;
const RESTLESS_MS = 30 * DAY_MS;

/** A page whose rules drifted repeatedly within a month is left to the other rungs for a while. */
export function mayLearn(driftedAt: readonly Instant[], now: Instant): boolean {
  return driftedAt.filter((at) => at > now - RESTLESS_MS).length < RESTLESS_DRIFTS;
}
