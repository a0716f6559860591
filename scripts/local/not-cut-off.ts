import { reasonOf } from './trouble.ts';

const ATTEMPTS = 3;
/** The runtime's process closes a connection that was silent for some seconds; on a busy machine the next request may still be sent on it. */
const CUT_OFF = /other side closed|fetch failed|socket hang up|ECONNRESET|EPIPE/i;

/** Does work with the local runtime again, at most twice, if its connection was cut off. The work must be able to run twice. */
export async function notCutOff<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !CUT_OFF.test(reasonOf(error))) throw error;
    }
  }
}
