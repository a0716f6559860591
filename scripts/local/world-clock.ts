import { type Clock, offsetClock, systemClock } from '@marquee/kernel';

/** A clock and how far it is ahead of the system's, or behind it. */
export type WorldClock = Clock & { offsetMs: number };

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The one clock of a local stack: the sample web, the Workers, the payment provider and what prepares the database go by it. `startsAt`
 * (`MARQUEE_NOW`, `2026-12-03T15:00:00-05:00`) is its time at this moment; without it, it is the system's. Throws a sentence for what is no instant.
 */
export function worldClock(startsAt: string | undefined, system: Clock = systemClock): WorldClock {
  if (!startsAt) return { ...system, offsetMs: 0 };
  const at = ZONED.test(startsAt) ? Date.parse(startsAt) : Number.NaN;
  if (Number.isNaN(at))
    throw new Error(`MARQUEE_NOW must be an instant such as 2026-12-03T15:00:00-05:00, not "${startsAt}".`);
  const offsetMs = at - system.now();
  return { ...offsetClock(offsetMs, system), offsetMs };
}
