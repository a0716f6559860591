import { aggregateScans } from '@marquee/db';
import { desc } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** Spec: AGG-06. */
const MOST = 5;

/** The last scans, newest first. */
export async function listScans(deps: DbDeps) {
  const rows = await deps.db.select().from(aggregateScans).orderBy(desc(aggregateScans.scannedAt)).limit(MOST);
  return rows.map(({ id, scan, scannedAt }) => ({ id, scan, scannedAt: isoOf(scannedAt) }));
}
