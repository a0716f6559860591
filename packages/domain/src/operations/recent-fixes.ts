import { operations } from '@marquee/db';
import { desc, gt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** Spec: DQ-05. */
const SHOWN = 5;
const LOOKED_THROUGH = 20;

/** The latest events that were mended, from the latest operations. */
export async function recentFixes(deps: DbDeps) {
  const rows = await deps.db
    .select({ results: operations.results, startedAt: operations.startedAt, endedAt: operations.endedAt })
    .from(operations)
    .where(gt(operations.startedAt, 0))
    .orderBy(desc(operations.startedAt))
    .limit(LOOKED_THROUGH);
  const fixes = rows.flatMap(({ results, startedAt, endedAt }) =>
    results
      .filter(({ changed }) => changed)
      .toReversed()
      .map((result) => ({ ...result, at: isoOf(endedAt ?? startedAt) })),
  );
  return { fixes: fixes.slice(0, SHOWN) };
}
