import type { Instant } from '@marquee/kernel';

/** Yields that are kept of a pattern: they say what is usual. */
const MOST_YIELDS = 10;
/** Fewer than this share of the usual, and the free rungs are asked, too. */
const DOUBTED_SHARE = 0.5;
/** Where they find so many times as many, and so many more, the rules have drifted. */
const DRIFT_TIMES = 1.25;
const DRIFT_MORE = 2;
/** What no free rung reads is doubted only when so little is left of it, on two visits in a row. */
const LOW_SHARE = 0.2;
const LOW_VISITS = 2;
/** Below it a yield goes up and down by itself. */
const LEAST_USUAL = 4;

/** The median of the last yields. */
export function usualOf(yields: readonly number[]): number {
  const sorted = yields.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Is what the rules found so little, or so odd, that the page should be read anew as well? */
export function isDoubted(found: number, yields: readonly number[], isOdd: boolean): boolean {
  const usual = usualOf(yields);
  return isOdd || found === 0 || (usual >= LEAST_USUAL && found < usual * DOUBTED_SHARE);
}

/** Does another way find enough more to say that the rules are those of another page? A difference of one is none. */
export function isDrift(found: number, foundAnew: number): boolean {
  return foundAnew >= found * DRIFT_TIMES && foundAnew >= found + DRIFT_MORE;
}

/** Visits in a row with far fewer events than usual, this one included. */
export function lowVisitsAfter(before: number, found: number, yields: readonly number[]): number {
  const usual = usualOf(yields);
  return usual >= LEAST_USUAL && found < usual * LOW_SHARE ? before + 1 : 0;
}

/** Only what costs tokens to doubt needs this patience: free rungs were asked at once. */
export function isWornOut(learnedFrom: string, lowVisits: number): boolean {
  return learnedFrom === 'language-model' && lowVisits >= LOW_VISITS;
}

/** A low visit does not make low what is usual. */
export function yieldsAfter(yields: readonly number[], found: number, lowVisits: number): number[] {
  return lowVisits > 0 ? [...yields] : [...yields, found].slice(-MOST_YIELDS);
}

const RESTLESS_DRIFTS = 3;
const RESTLESS_MS = 30 * 24 * 60 * 60_000;

/** A page whose rules drifted again and again in a month is left to the other rungs for a while. */
export function mayLearn(driftedAt: readonly Instant[], now: Instant): boolean {
  return driftedAt.filter((at) => at > now - RESTLESS_MS).length < RESTLESS_DRIFTS;
}
