import type { ToldSourceRecord } from '@marquee/contract';
import { coalesce, sources } from '@marquee/db';
import { and, eq, gt } from 'drizzle-orm';

/** Whether an active source that was read gave no event at its last reading, or could never be read. */
export function yieldsNothing(
  source: Pick<ToldSourceRecord, 'status' | 'lastYield' | 'successCount' | 'failureCount'>,
): boolean {
  const reads = source.successCount + source.failureCount;
  return source.status === 'active' && reads > 0 && (source.lastYield ?? 0) === 0;
}

/** The same of a row. */
export const YIELDS_NOTHING = and(
  eq(sources.status, 'active'),
  gt(sources.runs, 0),
  eq(coalesce(sources.lastYield, 0), 0),
);
