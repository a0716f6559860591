import { outbox } from '@marquee/db';
import { type Message, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { DbDeps } from '../deps.ts';
import type { ClaimedJob } from '../jobs/index.ts';
import { readingPlan } from '../schedule/index.ts';

/** What the run record of a stopped job says. */
export const STOPPED_BY_HAND = say('read.stoppedByHand');
/** The same while the scheduler reads nothing by itself; the source stays due. */
export const STOPPED_BY_SCHEDULE = say('read.stoppedBySchedule');

/**
 * Why a running read must not fetch another page, or null: a person stopped the job or changed a control
 * (docs/spec/decisions.md 83). Checked before each page.
 */
export async function whyStop(
  deps: DbDeps,
  job: Pick<ClaimedJob, 'id' | 'manualRunId'>,
  place: { citySlug: string; state: string },
): Promise<Message | null> {
  const [row] = await deps.db
    .select({ stopRequestedAt: outbox.stopRequestedAt })
    .from(outbox)
    .where(eq(outbox.id, job.id));
  if (row && row.stopRequestedAt !== null) return STOPPED_BY_HAND;
  // What a person asked for is read even while the scheduler rests.
  if (job.manualRunId === null && !(await readingPlan(deps)).isReading) return STOPPED_BY_SCHEDULE;
  const permission = await isAllowed(deps, 'eventScraping', place);
  return permission.allowed ? null : permission.because;
}
