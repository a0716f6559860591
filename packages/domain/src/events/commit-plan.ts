import { atomically, Conflict, type Statement } from '@marquee/db';
import { type Instant, RetryLater } from '@marquee/kernel';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { NowDeps } from '../deps.ts';
import { derive } from './derive.ts';
import type { Change } from './event-basis.ts';

const TRIES = 5;

interface Commit {
  /** The events of which it changes what is told. */
  eventIds: readonly string[];
  change?: Change;
  statements?: readonly Statement[];
  guards?: readonly Statement[];
  /** After all that is derived. */
  last?: readonly Statement[];
}

/**
 * Commits a plan under the turns of its cities, with what its events show after it: if a source was stored in between, the plan is made again.
 * Returns the committed plan, or null if there was nothing to do. Throws Conflict where a guard did not hold on any attempt, and RetryLater if
 * every attempt was interrupted.
 */
export async function commitPlan<P extends { citySlugs: readonly string[] }>(
  deps: NowDeps,
  plan: () => Promise<P | null>,
  commit: (planned: P, now: Instant) => Commit,
): Promise<P | null> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await plan();
    if (!first) return null;
    const citySlugs = new Set(first.citySlugs);
    const turns = await readTurns(deps, [...citySlugs]);
    // Planned again under the turns that guard the commit.
    const planned = await plan();
    if (!planned) return null;
    const isUnder = planned.citySlugs.every((slug) => citySlugs.has(slug));
    const { eventIds, change, statements = [], guards = [], last = [] } = commit(planned, deps.clock.now());
    try {
      if (!isUnder) throw new Conflict('the plan is of other cities now');
      const derived = await derive(deps, eventIds, { ...(change && { change }), turns });
      await atomically(deps.db, [...takeTurns(turns), ...statements, ...derived, ...last], guards);
      return planned;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt < TRIES) continue;
      const after = await readTurns(deps, [...citySlugs]);
      if (guards.length > 0 && [...turns].every(([slug, turn]) => after.get(slug) === turn)) throw error;
      throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
    }
  }
}

/** The same for a change that needs no plan. */
export async function commitChange(deps: NowDeps, commit: Commit): Promise<void> {
  await commitPlan(
    deps,
    async () => ({ citySlugs: [] }),
    () => commit,
  );
}
