/** Steps of the piece of work, and what they take where nothing else runs, on a machine like the one that the budgets were measured on. */
const STEPS = 40_000_000;
const QUIET_MS = 85;
const EVERY_MS = 10_000;
/** A machine that stood still for a minute was not a thousand times as slow before and after. */
const MOST = 20;

/** How many times as long as on a quiet machine everything took between two instants (milliseconds since 1970); never less than 1. */
export type SlownessBetween = (from: number, until: number) => number;

export interface Sample {
  at: number;
  slowness: number;
}

/** From now on measures every few seconds how slow the machine is, by what a small piece of work takes. */
export function watchSlowness(): { between: SlownessBetween; stop: () => void } {
  // The first one is also compiled.
  work();
  const samples: Sample[] = [];
  const take = () => {
    const began = performance.now();
    work();
    samples.push({ at: Date.now(), slowness: Math.min(MOST, (performance.now() - began) / QUIET_MS) });
  };
  take();
  const timer = setInterval(take, EVERY_MS);
  return { between: (from, until) => meanBetween(samples, from, until), stop: () => clearInterval(timer) };
}

/** The mean of what was measured meanwhile, and just before and after; of all where nothing was. */
export function meanBetween(samples: readonly Sample[], from: number, until: number): number {
  const near = samples.filter(({ at }) => at >= from - EVERY_MS && at <= until + EVERY_MS);
  const those = near.length > 0 ? near : samples;
  return Math.max(1, those.reduce((sum, { slowness }) => sum + slowness, 0) / those.length);
}

function work(): number {
  let mixed = 1;
  for (let step = 0; step < STEPS; step += 1) mixed = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + step) | 0;
  return mixed;
}
