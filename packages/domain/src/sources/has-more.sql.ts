import {
  figures,
  flag,
  heldDrafts,
  pages,
  type Reading,
  type RowOf,
  rowsOf,
  sightings,
  truthOf,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, exists, gt, isNull, or } from 'drizzle-orm';

const MORE = rowsOf('sources.has-more', { hasMore: flag });

/** Whether any event of a source is still to come: listed, held for a person, or rejected at the last read of its page. Ends at the first. */
export function hasMore(sourceId: string, now: Instant): Reading<RowOf<typeof MORE>> {
  const isListed = and(eq(sightings.sourceId, sourceId), isNull(sightings.withdrawnAt), gt(sightings.endsAt, now));
  const isHeld = and(eq(heldDrafts.sourceId, sourceId), isNull(heldDrafts.decision));
  const isRejected = and(eq(pages.sourceId, sourceId), gt(pages.rejected, 0));
  const isAny = or(
    exists(write.select({ key: sightings.key }).from(sightings).where(isListed)),
    exists(write.select({ id: heldDrafts.id }).from(heldDrafts).where(isHeld)),
    exists(write.select({ url: pages.url }).from(pages).where(isRejected)),
  );
  return { query: figures({ hasMore: truthOf(isAny) }), rows: MORE };
}
