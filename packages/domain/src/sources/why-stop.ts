import { outbox } from '@marquee/db';
import { inEnglish } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob } from '../jobs/index.ts';
import { readingPlan } from '../schedule/index.ts';

/** The run record's text for a stopped job. */
export const STOPPED_BY_HAND = 'An administrator stopped it.';
/** The same while the scheduler reads nothing by itself; the source stays due. */
export const STOPPED_BY_SCHEDULE = 'The scheduler, or its continuous scraper, was stopped.';

/**
 * Why a running read must not fetch another page, or null: a person stopped the job or changed a control
 * (docs/spec/decisions.md 83). Checked before each page.
 */
export async function whyStop(
  deps: Pick<EngineDeps, 'db'>,
  job: Pick<ClaimedJob, 'id' | 'manualRunId'>,
  place: { citySlug: string; state: string },
): Promise<string | null> {
  const [row] = await deps.db
    .select({ stopRequestedAt: outbox.stopRequestedAt })
    .from(outbox)
    .where(eq(outbox.id, job.id));
  if (row && row.stopRequestedAt !== null) return STOPPED_BY_HAND;
  // What a person asked for is read even while the scheduler rests.
  if (job.manualRunId === null && !(await readingPlan(deps)).isReading) return STOPPED_BY_SCHEDULE;
  const permission = await isAllowed(deps, 'eventScraping', place);
  return permission.allowed ? null : inEnglish(permission.because);
}
