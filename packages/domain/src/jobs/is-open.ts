import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

/** Whether the job is still to be done, by this run or a later one. */
export async function isOpen(deps: Pick<ReadDeps, 'db'>, jobId: string): Promise<boolean> {
  const rows = await deps.db.all(
    sql`SELECT id FROM outbox WHERE id = ${jobId} AND state IN ('pending', 'sent', 'running')`,
  );
  return rows.length > 0;
}
