import { outbox } from '@marquee/db';
import { eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob } from '../jobs/index.ts';

/** What the record of a stopped job says. */
export const STOPPED_BY_HAND = 'An administrator stopped it.';

/**
 * Why a read that is under way must not ask for another page, or null: somebody stopped the job, or turned a switch
 * (docs/spec/decisions.md 83). Asked before each page.
 */
export async function whyStop(
  deps: Pick<EngineDeps, 'db'>,
  job: Pick<ClaimedJob, 'id'>,
  place: { citySlug: string; state: string },
): Promise<string | null> {
  const [row] = await deps.db
    .select({ stopRequestedAt: outbox.stopRequestedAt })
    .from(outbox)
    .where(eq(outbox.id, job.id));
  if (row && row.stopRequestedAt !== null) return STOPPED_BY_HAND;
  const permission = await isAllowed(deps, 'eventScraping', place);
  return permission.allowed ? null : permission.because;
}
