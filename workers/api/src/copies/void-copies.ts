import { messageOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { KEPT_SECONDS } from './keeper.ts';

/** Its age says since when copies may be shown; no endpoint has an id like it. */
export const VOIDED = 'copies:void-before';
const TRIES = 3;

/**
 * Makes all copies void that were made before now: something was hidden, and no outage may show it. An hour of copies is a low price for
 * that, as lists, feeds, pages of a city, of its neighbors and of its state all have it. False if KV does not take it.
 */
export async function voidCopies({ copies, clock, log }: Pick<ApiDeps, 'copies' | 'clock' | 'log'>): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await copies.put(VOIDED, { text: '-', at: clock.now() }, KEPT_SECONDS);
      return true;
    } catch (error) {
      log.warn('copies could not be made void', { attempt, error: messageOf(error) });
    }
  }
  return false;
}
