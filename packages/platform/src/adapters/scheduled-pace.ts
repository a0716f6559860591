import type { Clock, Pace } from '@marquee/kernel';

/** How long a delay that was read counts; a change is in force after that at the latest. */
const KEPT_MS = 10_000;

/**
 * The pace with the schedule's delay between two requests to one host, which an administrator may change while the engine works. What a host asks for
 * in its robots.txt is kept if it is longer.
 */
export function scheduledPace(pace: Pace, clock: Clock, delayMs: () => Promise<number>): Pace {
  let known: { ms: number; at: number } | null = null;
  async function current(): Promise<number> {
    if (!known || clock.now() - known.at >= KEPT_MS) known = { ms: await delayMs(), at: clock.now() };
    return known.ms;
  }
  return {
    ...pace,
    reserve: async (host, minIntervalMs) => pace.reserve(host, Math.max(minIntervalMs, await current())),
  };
}
