import type { ToldSourceRecord } from '@marquee/contract';
import { coalesce, sources } from '@marquee/db';
import { and, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** Whether an active source that was read gave no event at its last reading, or could never be read. */
export function yieldsNothing(
  source: Pick<ToldSourceRecord, 'status' | 'lastYield' | 'successCount' | 'failureCount'>,
): boolean {
  const reads = source.successCount + source.failureCount;
  return source.status === 'active' && reads > 0 && (source.lastYield ?? 0) === 0;
}

/** The same of a row of `sources s`. */
const s = alias(sources, 's');
export const YIELDS_NOTHING = and(eq(s.status, 'active'), gt(s.runs, 0), eq(coalesce(s.lastYield, 0), 0));
