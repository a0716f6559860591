import { type Database, literal, outbox, sourceHealthCounts, sources } from '@marquee/db';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { OPEN_MANUAL_JOBS } from '../jobs/index.ts';

/** How many reads of this operation are still to be done. */
export async function openReads(db: Database, operationId: string): Promise<number> {
  const isOpen = and(eq(outbox.manualRunId, operationId), OPEN_MANUAL_JOBS);
  const [row] = await db.select({ open: count() }).from(outbox).where(isOpen);
  return row?.open ?? 0;
}

const isActiveIn = (citySlug: string | null) =>
  and(citySlug === null ? undefined : eq(sources.citySlug, citySlug), eq(sources.status, literal('active')));

/** Active sources of a city, or of all. */
export async function countSources(db: Database, citySlug: string | null): Promise<number> {
  const [row] =
    citySlug === null
      ? await db
          .select({ sources: sourceHealthCounts.active })
          .from(sourceHealthCounts)
          .where(eq(sourceHealthCounts.citySlug, ''))
      : await db.select({ sources: count() }).from(sources).where(isActiveIn(citySlug));
  return row?.sources ?? 0;
}

/** The active sources after this one, by id. */
export function nextSources(
  db: Database,
  { citySlug, after, limit }: { citySlug: string | null; after: string; limit: number },
) {
  return db
    .select({ id: sources.id, citySlug: sources.citySlug })
    .from(sources)
    .where(and(isActiveIn(citySlug), gt(sources.id, after)))
    .orderBy(asc(sources.id))
    .limit(limit);
}
