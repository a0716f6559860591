import { env } from 'cloudflare:test';
import { CALL_LIMITS, type CallLimit } from '@marquee/contract';
import { cloudflareLimits } from '@marquee/platform';

/** Counts calls until somebody forgets them; what is counted is kept to be looked at. */
export function countedCalls() {
  const counts = new Map<string, number>();
  return {
    counts,
    allow(limit: CallLimit, caller: string) {
      const key = `${limit} ${caller}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve((counts.get(key) ?? 0) <= CALL_LIMITS[limit]);
    },
  };
}

/** The rate limits of the Worker's own configuration. */
export function realLimits() {
  const { ANONYMOUS_CALLS, KEY_CALLS, ADDRESS_CALLS } = env as unknown as Record<string, RateLimit>;
  return cloudflareLimits({ anonymous: ANONYMOUS_CALLS, key: KEY_CALLS, address: ADDRESS_CALLS } as Record<
    CallLimit,
    RateLimit
  >);
}
