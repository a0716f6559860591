import type { EndpointRow } from './endpoints.generated.ts';

const READ_SECONDS = 15;
const CHANGE_SECONDS = 30;

/** How long a call is waited for, and whether it may have been done when that has passed. */
export function patienceWith([method, , , trialSeconds]: EndpointRow): { seconds: number; mayHaveChanged: boolean } {
  const isRead = method === 'GET';
  return {
    seconds: trialSeconds ?? (isRead ? READ_SECONDS : CHANGE_SECONDS),
    mayHaveChanged: !isRead && trialSeconds === undefined,
  };
}

/**
 * Runs what takes a signal; at the deadline the signal aborts it, and the promise fails with this error whether or not it obeys: nobody
 * waits longer for something that cannot be aborted.
 */
export function withDeadline<T>(ms: number, late: () => Error, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborting = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = late();
      reject(error);
      aborting.abort(error);
    }, ms);
    run(aborting.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
