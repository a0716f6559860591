import type { EndpointRow } from './endpoints.generated.ts';

const READ_SECONDS = 15;
const CHANGE_SECONDS = 30;

/** The deadline of a call, and whether it may have changed something when the deadline passes. */
export function patienceWith([method, , , ownSeconds, isChange]: EndpointRow): {
  seconds: number;
  mayHaveChanged: boolean;
} {
  const isRead = method === 'GET';
  return {
    seconds: ownSeconds ?? (isRead ? READ_SECONDS : CHANGE_SECONDS),
    mayHaveChanged: !isRead && (ownSeconds === undefined || isChange === true),
  };
}

/**
 * Runs an abortable function. At the deadline its signal aborts, and the promise rejects with this error even if the function
 * ignores the signal.
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
