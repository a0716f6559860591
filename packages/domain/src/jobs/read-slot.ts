import { SCHEDULE_DEFAULTS } from '@marquee/contract';
import { newId } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { takeFreeSlot } from './read-slot.sql.ts';
import { LEASE_MS } from './rules.ts';

/**
 * Takes one of the slots for reads, as many as the schedule allows at once; null if all are taken. What is sent is limited already, but two
 * dispatches at once may send too much: the lease is what holds.
 */
export async function takeReadSlot(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
): Promise<{ key: string; token: string } | null> {
  const now = deps.clock.now();
  const token = newId(deps.clock, deps.random);
  const key = await takeFreeSlot(
    deps.db,
    { token, now, until: now + LEASE_MS },
    SCHEDULE_DEFAULTS.maxConcurrentScrapes,
  );
  return key === null ? null : { key, token };
}
