import { Conflict } from '@marquee/db';
import { Reject, say } from '@marquee/kernel';

const TRIES = 6;

/** Runs a change again on the present state while it meets another one. Throws Reject 409 if it never gets through. */
export async function retrying<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt === TRIES) throw new Reject(409, 'busy', say('reply.campaignBeingChangedSomebodyElse'));
    }
  }
}
