/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;
/** A calendar day, `2026-12-05`. */
export type LocalDate = string;
/** A wall-clock time without a zone, `2026-12-05T19:30`. */
export type LocalDateTime = string;

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that goes as fast as another (the system's), so many milliseconds ahead of it (behind it, below zero). */
export function offsetClock(offsetMs: number, clock: Clock = systemClock): Clock {
  return offsetMs === 0 ? clock : { now: () => clock.now() + offsetMs };
}

/** A clock that stands still until it is moved: for tests and replays. */
export function fixedClock(at: Instant | string): Clock & { advance(ms: number): void } {
  let now = typeof at === 'string' ? Date.parse(at) : at;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
