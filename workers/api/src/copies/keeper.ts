import { type Copy, type Instant, MINUTE_MS, messageOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { after } from './after.ts';

/** A copy is renewed at this age: KV charges for each write, and takes one a second for a key. */
const RENEWED_MS = 15 * MINUTE_MS;
/** A copy is never older than this. */
export const KEPT_SECONDS = 86_400;
/** A page of a listing has 60 KB. */
const MOST_CHARACTERS = 300_000;
/** Writes of one isolate in a minute: a crawl of all events must not cost a write each at once. */
const MOST_WRITES = 60;
/** Background work should end. */
const GIVEN_UP_MS = 5_000;
/** Keys whose age an isolate remembers. */
const MOST_KNOWN = 2_000;

export interface Keeper {
  /** Stores the copy if the stored one is old. Never throws. */
  keep(deps: ApiDeps, key: string, copy: Copy): Promise<void>;
}

/** Keeps the copies of one isolate's answers. */
export function createKeeper(): Keeper {
  const known = new Map<string, Instant>();
  const written = { since: 0, n: 0 };

  function mayWrite(now: Instant): boolean {
    if (now - written.since >= MINUTE_MS) Object.assign(written, { since: now, n: 0 });
    written.n += 1;
    return written.n <= MOST_WRITES;
  }

  return {
    async keep({ copies, log }, key, copy) {
      const isRecent = (at: Instant | null | undefined) => at !== null && at !== undefined && copy.at - at < RENEWED_MS;
      if (copy.text.length > MOST_CHARACTERS || isRecent(known.get(key)) || !mayWrite(copy.at)) return;
      if (known.size >= MOST_KNOWN) known.clear();
      // At once, so that requests at the same time do not write it too.
      known.set(key, copy.at);
      try {
        const keeping = async () => {
          const stored = await copies.madeAt(key);
          if (stored !== null && isRecent(stored)) known.set(key, stored);
          else await copies.put(key, copy, KEPT_SECONDS);
        };
        await Promise.race([keeping(), after(GIVEN_UP_MS)]);
      } catch (error) {
        // Tried again in a minute.
        known.set(key, copy.at - RENEWED_MS + MINUTE_MS);
        log.warn('a copy could not be kept', { key, error: messageOf(error) });
      }
    },
  };
}
