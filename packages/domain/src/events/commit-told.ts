import { atomically, Conflict, type Statement } from '@marquee/db';
import { RetryLater } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { derive } from './derive.ts';
import type { Change } from './told.ts';

const TRIES = 5;

/**
 * Commits a change of what is told of events with what they show after it, again if another commit of their cities was first. The plan is made for each
 * attempt. Throws RetryLater if every attempt was interrupted, and Conflict if a guard of the plan does not hold.
 */
export async function commitTold(
  deps: Pick<EngineDeps, 'db' | 'clock'>,
  eventIds: readonly string[],
  {
    change,
    statements = [],
    guards = [],
  }: { change?: Change; statements?: readonly Statement[]; guards?: readonly Statement[] } = {},
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const derived = await derive(deps, eventIds, change && { change });
    try {
      return await atomically(deps.db, [...statements, ...derived], guards);
    } catch (error) {
      if (!(error instanceof Conflict) || (attempt === TRIES && guards.length > 0)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
