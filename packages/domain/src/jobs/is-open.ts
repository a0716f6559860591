import { outbox } from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whether the job is still to be done, by this run or a later one. */
export async function isOpen(deps: DbDeps, jobId: string): Promise<boolean> {
  const rows = await deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, jobId), inArray(outbox.state, ['pending', 'sent', 'running'])));
  return rows.length > 0;
}
