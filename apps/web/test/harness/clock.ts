import { expect, vi } from 'vitest';
import { now } from './now.ts';

/** Stops time, before the site is opened: from here on it passes only as the test says, however busy the machine is. */
export function stopTime() {
  // What draws is left alone.
  vi.useFakeTimers({ now: now(), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  return {
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** Waits for what takes no time of the clock: answers, drawing, and timers that are due at once. */
    until: (holds: () => boolean) =>
      expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(0);
          return holds();
        })
        .toBe(true),
  };
}
