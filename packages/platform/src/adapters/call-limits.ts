import { type CallLimit } from '@marquee/contract';

/** Counts calls. An approximate count that costs no row of the database. */
export interface CallLimits {
  /** Counts one more call by a caller; false if it is one too many. */
  allow(limit: CallLimit, caller: string): Promise<boolean>;
}

/** The rate limits of Cloudflare: each of its places counts for itself, in memory. */
export function cloudflareLimits(bindings: Readonly<Record<CallLimit, RateLimit>>): CallLimits {
  return {
    async allow(limit, caller) {
      const { success } = await bindings[limit].limit({ key: caller });
      return success;
    },
  };
}
