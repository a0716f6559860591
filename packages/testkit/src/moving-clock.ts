import { type Clock, offsetClock, systemClock } from '@marquee/kernel';

export interface MovingClock extends Clock {
  /** How far it is ahead of the system's. */
  offsetMs(): number;
  advance(ms: number): void;
}

/** A clock of a test's own: it begins at a moment, goes on at the usual speed, and can be moved. For what waits with timers; else `fixedClock`. */
export function movingClock(startsAt: string): MovingClock {
  let clock = offsetClock(Date.parse(startsAt) - systemClock.now());
  return {
    now: () => clock.now(),
    offsetMs: () => clock.now() - systemClock.now(),
    advance(ms) {
      clock = offsetClock(clock.now() + ms - systemClock.now());
    },
  };
}
