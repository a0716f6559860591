import type { ToldOperationRecord } from '@marquee/contract';
import { cities, operations } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

export type OperationRow = typeof operations.$inferSelect;
type NamedRow = OperationRow & { cityName: string | null; cityState: string | null };

/** With the name of its city. */
function namedRows(deps: DbDeps) {
  return deps.db
    .select({ ...getTableColumns(operations), cityName: cities.name, cityState: cities.state })
    .from(operations)
    .leftJoin(cities, eq(cities.slug, operations.citySlug))
    .$dynamic();
}

export function recordOf(row: NamedRow): ToldOperationRecord {
  const { id, kind, state, total, done, changed, message, startedBy } = row;
  return {
    id,
    kind,
    city: row.cityName === null ? null : `${row.cityName}, ${row.cityState}`,
    state,
    total,
    done,
    changed,
    message,
    startedAt: isoOf(row.startedAt),
    startedBy,
    endedAt: isoOf(row.endedAt),
  };
}

/** The latest operations, newest first. */
export function latestOperations(deps: DbDeps, limit: number): Promise<NamedRow[]> {
  return namedRows(deps).orderBy(desc(operations.startedAt)).limit(limit);
}

/** Throws Reject 404. */
export async function knownOperation(deps: DbDeps, id: string): Promise<NamedRow> {
  const [row] = await namedRows(deps).where(eq(operations.id, id));
  if (!row) throw notFound('operation');
  return row;
}
