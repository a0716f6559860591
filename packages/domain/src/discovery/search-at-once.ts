import type { Statement } from '@marquee/db';
import type { Clock, Instant, Random } from '@marquee/kernel';
import { enqueue } from '../jobs/index.ts';
import { nextTurns } from './turns.ts';

/** The statements with which a city is searched now, and not once more before `nextAt`. A search that is open already stays the only one. */
export function searchAtOnce(deps: { clock: Clock; random: Random }, citySlug: string, nextAt: Instant): Statement[] {
  const job = { kind: 'city.discover' as const, payload: { citySlug }, subject: citySlug, citySlug };
  return [...enqueue(deps, [job]), nextTurns([citySlug], nextAt)];
}
