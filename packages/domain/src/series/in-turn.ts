import { atomically, Conflict, type Statement } from '@marquee/db';
import { type Instant, RetryLater } from '@marquee/kernel';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';

const TRIES = 5;

/**
 * Carries out a plan in turn with the sources that are being stored in the same cities: where one came between, it is planned again.
 * Gives what was carried out; null where the plan was to do nothing. Throws RetryLater when others came between again and again.
 */
export async function inTurn<P extends { citySlugs: readonly string[] }>(
  deps: Pick<ChangeDeps, 'db' | 'clock'>,
  plan: () => Promise<P | null>,
  commit: (planned: P, now: Instant) => { statements: readonly Statement[]; guards: readonly Statement[] },
): Promise<P | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const first = await plan();
    if (!first) return null;
    const citySlugs = new Set(first.citySlugs);
    const turns = await readTurns(deps, [...citySlugs]);
    // Planned once more under the turns that the commit hangs on.
    const planned = await plan();
    if (!planned) return null;
    if (planned.citySlugs.some((slug) => !citySlugs.has(slug))) continue;
    const { statements, guards } = commit(planned, deps.clock.now());
    try {
      await atomically(deps.db, statements, [...takeTurns(turns), ...guards]);
      return planned;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
