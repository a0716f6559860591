import { atomically, Conflict, type Statement } from '@marquee/db';
import { type Instant, RetryLater } from '@marquee/kernel';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';

const TRIES = 5;

/**
 * Commits a plan under the turns of its cities: if a source was stored in between, the plan is made again.
 * Returns the committed plan, or null if there was nothing to do. Throws RetryLater if every attempt was interrupted.
 */
export async function inTurn<P extends { citySlugs: readonly string[] }>(
  deps: Pick<ChangeDeps, 'db' | 'clock'>,
  plan: () => Promise<P | null>,
  commit: (
    planned: P,
    now: Instant,
    turns: ReadonlyMap<string, number>,
  ) => Promise<{ statements: readonly Statement[]; guards: readonly Statement[] }>,
): Promise<P | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const first = await plan();
    if (!first) return null;
    const citySlugs = new Set(first.citySlugs);
    const turns = await readTurns(deps, [...citySlugs]);
    // Planned again under the turns that guard the commit.
    const planned = await plan();
    if (!planned) return null;
    if (planned.citySlugs.some((slug) => !citySlugs.has(slug))) continue;
    const { statements, guards } = await commit(planned, deps.clock.now(), turns);
    try {
      await atomically(deps.db, statements, [...takeTurns(turns), ...guards]);
      return planned;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
