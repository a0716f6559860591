import { READS_A_DAY, REQUESTS_PER_HOST_A_DAY } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { readingPlan } from '../schedule/index.ts';
import { nextTurnOf, putOff } from '../sources/index.ts';
import { followPlan } from './follow-plan.ts';
import { readsAlready, sourcesDue } from './schedule-sources.sql.ts';

/** Reads that may wait at once; what else is due stays due, in its order. */
const WAITING = 200;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/**
 * Adds a `source.scrape` job for each due source, within the budgets of the day: that of the engine, and that of each host, whose sources are put
 * off to the next day. Returns how many. While reading is off, the sources stay due, so that it resumes at once.
 */
export async function scheduleSources(deps: Deps): Promise<number> {
  const plan = await readingPlan(deps);
  if (!plan.isReading || !(await isAllowedAnywhere(deps, 'eventScraping'))) return 0;
  const now = deps.clock.now();
  await followPlan(deps, plan);
  const { waiting, ended } = await readsAlready(deps.db, now, WAITING);
  const limit = Math.min(WAITING - waiting, READS_A_DAY - ended - waiting);
  if (limit <= 0) return 0;
  const due = await sourcesDue(deps.db, now, limit);
  if (due.length === 0) return 0;
  const today = Math.floor(now / DAY_MS);
  const isSpent = ({ day, dayRequests }: (typeof due)[number]) =>
    day === today && (dayRequests ?? 0) >= REQUESTS_PER_HOST_A_DAY;
  const spent = due.filter(isSpent).map(({ id }) => id);
  const ready = due.filter((source) => !isSpent(source));
  await atomically(deps.db, [
    ...enqueue(
      deps,
      ready.map((source) => ({
        kind: 'source.scrape' as const,
        payload: { sourceId: source.id },
        subject: source.id,
        citySlug: source.citySlug,
      })),
    ),
    nextTurnOf(
      ready.map(({ id }) => id),
      now,
    ),
    ...(spent.length > 0 ? [putOff(spent, (today + 1) * DAY_MS)] : []),
  ]);
  return ready.length;
}
