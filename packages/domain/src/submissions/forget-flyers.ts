import { literal, type Statement, submissions, valuesIn, write } from '@marquee/db';
import { DAY_MS, KEPT_DAYS } from '@marquee/kernel';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { flyerKey } from './keep-flyer.ts';
import { oldFlyers } from './list-submissions.sql.ts';

/** Pictures that one job deletes. */
const MOST = 50;

/**
 * Deletes the pictures of what was decided long enough ago, and gives the statements that forget them; a picture that another open or late decision needs
 * stays. A found picture that nobody decided on in time is over: it counts as rejected. Files go first: an interrupted job deletes them again.
 */
export async function forgetFlyers(deps: Pick<EngineDeps, 'db' | 'clock' | 'blobs'>): Promise<Statement[]> {
  const now = deps.clock.now();
  const old = await oldFlyers(deps.db, now - KEPT_DAYS.decidedFlyers * DAY_MS, MOST);
  const hashes = [...new Set(old.map(({ flyerHash }) => flyerHash))];
  if (hashes.length > 0) await deps.blobs.delete(hashes.map(flyerKey));
  const over = write
    .update(submissions)
    .set({ status: 'rejected', decidedAt: now })
    .where(
      and(
        eq(submissions.status, literal('open')),
        eq(submissions.kind, 'picture'),
        lt(submissions.createdAt, now - KEPT_DAYS.unreadPictures * DAY_MS),
      ),
    );
  if (old.length === 0) return [over];
  const ids = valuesIn(old.map(({ id }) => id));
  return [over, write.update(submissions).set({ flyerHash: null }).where(inArray(submissions.id, ids))];
}
