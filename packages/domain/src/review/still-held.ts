import { heldDrafts, type Statement, valuesIn, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';

/** Unchanged pages: what waits of them is seen again. */
export function stillHeld(sourceId: string, urls: readonly string[], now: Instant): Statement[] {
  if (urls.length === 0) return [];
  return [
    write
      .update(heldDrafts)
      .set({ lastSeen: now })
      .where(and(eq(heldDrafts.sourceId, sourceId), inArray(heldDrafts.pageUrl, valuesIn(urls)))),
  ];
}

/** A source that is never read again: nothing of it waits, and no decision is kept. */
export function forgetHeld(sourceId: string): Statement {
  return write.delete(heldDrafts).where(eq(heldDrafts.sourceId, sourceId));
}
