import type { ReadDeps } from '@marquee/domain/deps';
import { dateOf, endOfDay, localOf } from '@marquee/domain/places';
import type { Instant } from '@marquee/kernel';

type Moments = NonNullable<ReadDeps['moments']>;

export interface HeardMoments extends Moments {
  /** Before this the answer stays as it is if nothing is changed. `isPage`: it says what has begun, and names days. */
  until(isPage: boolean): Instant;
}

/** Collects the moments at which an answer that was made now will be another one by itself. */
export function createMoments(now: Instant): HeardMoments {
  let ends = Number.MAX_SAFE_INTEGER;
  let begins = Number.MAX_SAFE_INTEGER;
  const zones = new Set<string>();
  return {
    ends(at) {
      ends = Math.min(ends, Math.max(at, now));
    },
    begins(at) {
      if (at > now) begins = Math.min(begins, at);
    },
    namesDayIn(timezone) {
      zones.add(timezone);
    },
    until(isPage) {
      if (!isPage) return ends;
      const midnights = [...zones].map((zone) => endOfDay(dateOf(localOf(now, zone)), zone));
      return Math.min(ends, begins, ...midnights);
    },
  };
}
