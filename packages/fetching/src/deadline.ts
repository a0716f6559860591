/** Thrown by `race` when the time is up. */
export class TimeUp extends Error {
  override name = 'TimeUp';
}

export interface Deadline {
  /** Aborted when the time is up or the deadline is closed. */
  signal: AbortSignal;
  /** Settles like the work, or throws TimeUp, even if the other side ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer and aborts all unfinished work. */
  close(): void;
}

export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const { promise: expiry, reject: giveUp } = Promise.withResolvers<never>();
  // If nothing is racing when it expires, that must not be an unhandled rejection.
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
