import type { JobKind } from '@marquee/contract';
import { type Database, number, readAll, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const DUE = rowsOf('jobs.due', { id: text, kind: text, notBefore: number });

/** Reads of sources that may be at work at once; the schedule's own row, or its default. */
export const mostReads = (usual: number): SQL =>
  sql`coalesce((SELECT max_concurrent FROM schedules WHERE id = 'main'), ${usual})`;

/** Reads that are sent or at work. */
const readsAtWork: SQL = sql`(SELECT count(*) FROM outbox WHERE state IN ('sent', 'running') AND kind = 'source.scrape')`;

/**
 * Jobs to send: everything but reads that is due within `ahead`, and as many reads that are due as have a free slot. Each part is one range of an
 * index, so that thousands of waiting reads cost nothing here.
 */
export async function jobsToSend(
  db: Database,
  { now, ahead, limit, usual }: { now: Instant; ahead: number; limit: number; usual: number },
): Promise<Array<{ id: string; kind: JobKind; notBefore: number }>> {
  const rows = await readAll(
    db,
    sql`SELECT * FROM (SELECT id, kind, not_before FROM outbox INDEXED BY outbox_others
        WHERE state = 'pending' AND kind <> 'source.scrape' AND not_before <= ${now + ahead} ORDER BY not_before LIMIT ${limit})
      UNION ALL SELECT * FROM (SELECT id, kind, not_before FROM outbox INDEXED BY outbox_reads
        WHERE state = 'pending' AND kind = 'source.scrape' AND not_before <= ${now} ORDER BY not_before
        LIMIT max(0, min(${limit}, ${mostReads(usual)} - ${readsAtWork})))`,
    DUE,
  );
  return rows as Array<{ id: string; kind: JobKind; notBefore: number }>;
}
