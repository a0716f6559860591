import type { ToldSourceRecord } from '@marquee/contract';
import { type SQL, sql } from 'drizzle-orm';

/** Whether an active source that was read gave no event at its last reading, or could never be read. */
export function yieldsNothing(
  source: Pick<ToldSourceRecord, 'status' | 'lastYield' | 'successCount' | 'failureCount'>,
): boolean {
  const reads = source.successCount + source.failureCount;
  return source.status === 'active' && reads > 0 && (source.lastYield ?? 0) === 0;
}

/** The same of a row of `sources s`. */
export const YIELDS_NOTHING: SQL = sql`s.status = 'active' AND s.runs > 0 AND coalesce(s.last_yield, 0) = 0`;
