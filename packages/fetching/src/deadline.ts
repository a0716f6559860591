/** Thrown by `race` when the time is up. */
export class TimeUp extends Error {
  override name = 'TimeUp';
}

export interface Deadline {
  /** Aborted when the time is up or the deadline is closed. */
  signal: AbortSignal;
  /** Settles as the work does, or throws TimeUp: also when the other side ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer and aborts whatever is still under way. */
  close(): void;
}

export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const { promise: expiry, reject: giveUp } = Promise.withResolvers<never>();
  // Nobody may be racing at the moment it expires: that is not an unhandled rejection.
  expiry.catch(() => {});
  const timer = setTimeout(() => {
    giveUp(new TimeUp());
    controller.abort();
  }, ms);
  return {
    signal: controller.signal,
    race: (work) => {
      work.catch(() => {});
      return Promise.race([work, expiry]);
    },
    close: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
