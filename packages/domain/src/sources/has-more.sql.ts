import { flag, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const MORE = rowsOf('sources.has-more', { hasMore: flag });

/** Whether any event of a source is still to come: listed, held for a person, or rejected at the last read of its page. Ends at the first. */
export function hasMore(sourceId: string, now: Instant): Reading<RowOf<typeof MORE>> {
  return {
    query: sql`SELECT EXISTS (SELECT 1 FROM sightings WHERE source_id = ${sourceId} AND withdrawn_at IS NULL AND ends_at > ${now})
      OR EXISTS (SELECT 1 FROM held_drafts WHERE source_id = ${sourceId} AND decision IS NULL)
      OR EXISTS (SELECT 1 FROM pages WHERE source_id = ${sourceId} AND rejected > 0) AS has_more`,
    rows: MORE,
  };
}
