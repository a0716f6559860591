import { type KeyUse, recordKeyUses } from '@marquee/domain/api-keys';
import { messageOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { nullAfter } from '../null-after.ts';

/** A Worker may go on for thirty seconds after its response. */
const GATHERED_MS = 20_000;

export interface UsedKeys {
  /** Counts a call with a key, without a write. */
  count(deps: ApiDeps, keyHash: string): void;
  /** Stores what was counted, gathered for a while in the background; at once if the caller waits. Never throws. */
  tell(deps: ApiDeps, isAtOnce?: boolean): Promise<void>;
}

/**
 * Counts the calls with keys in one isolate: the first call waits for others, then one statement stores them all, with a row for
 * each key. What is gathered is lost with its isolate.
 */
export function createUsedKeys(gatheredMs = GATHERED_MS): UsedKeys {
  const uses = new Map<string, KeyUse>();
  let isGathering = false;

  return {
    count({ clock }, keyHash) {
      const on = new Date(clock.now()).toISOString().slice(0, 10);
      const name = `${on} ${keyHash}`;
      uses.set(name, { keyHash, on, calls: (uses.get(name)?.calls ?? 0) + 1 });
    },
    async tell(deps, isAtOnce = false) {
      if (!isAtOnce) {
        if (isGathering) return;
        isGathering = true;
        await nullAfter(gatheredMs);
        isGathering = false;
      }
      const gathered = [...uses.values()];
      uses.clear();
      // A key may have been used before and after midnight: one row for a key in each statement, the older day first.
      for (const [, told] of Map.groupBy(gathered, ({ on }) => on))
        await recordKeyUses(deps, told).catch((error: unknown) =>
          deps.log.warn('calls with keys could not be recorded', { error: messageOf(error), keys: told.length }),
        );
    },
  };
}
