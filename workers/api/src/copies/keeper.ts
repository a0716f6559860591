import { type Copy, HOUR_MS, type Instant, MINUTE_MS, messageOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { createBoundedStore } from '../bounded-store.ts';
import { nullAfter } from '../null-after.ts';

/** A copy is renewed at this age: KV charges ten times as much for a write as for a read. */
const RENEWED_MS = HOUR_MS;
/** A copy is never older than this. */
export const KEPT_SECONDS = 86_400;
/** A page of a listing has 60 KB. */
const MOST_CHARACTERS = 300_000;
/** Writes of one isolate in a minute: a crawl of all events must not cost a write each at once. */
const MOST_WRITES = 60;
/** Background work should end. */
const GIVEN_UP_MS = 5_000;
/** Keys that an isolate remembers. */
const MOST_KNOWN = { newSize: 1_000, keptSize: 2_000, mostEach: 1 };

export interface Keeper {
  /** Stores the copy of what is read again if the stored one is old. Never throws. */
  keep(deps: ApiDeps, key: string, copy: Copy): Promise<void>;
}

/** Keeps the copies of one isolate's answers. What was read once may be what nobody reads again: it leaves nothing. */
export function createKeeper(): Keeper {
  /** When the stored copy was made, as far as this isolate knows. */
  const known = createBoundedStore<Instant>(MOST_KNOWN);
  const written = { since: 0, n: 0 };

  function mayWrite(now: Instant): boolean {
    if (now - written.since >= MINUTE_MS) Object.assign(written, { since: now, n: 0 });
    written.n += 1;
    return written.n <= MOST_WRITES;
  }

  return {
    async keep({ copies, log }, key, copy) {
      const isRecent = (at: Instant) => copy.at - at < RENEWED_MS;
      const knownAt = known.get(key);
      if (knownAt === undefined) known.set(key, 0, 1);
      if (knownAt === undefined || copy.text.length > MOST_CHARACTERS || isRecent(knownAt) || !mayWrite(copy.at))
        return;
      // At once, so that requests at the same time do not write it too.
      known.set(key, copy.at, 1);
      try {
        const keeping = async () => {
          const stored = await copies.madeAt(key);
          if (stored !== null && isRecent(stored)) known.set(key, stored, 1);
          else await copies.put(key, copy, KEPT_SECONDS);
        };
        await Promise.race([keeping(), nullAfter(GIVEN_UP_MS)]);
      } catch (error) {
        // Tried again in a minute.
        known.set(key, copy.at - RENEWED_MS + MINUTE_MS, 1);
        log.warn('a copy could not be kept', { key, error: messageOf(error) });
      }
    },
  };
}
