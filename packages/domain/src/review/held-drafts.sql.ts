import type { Statement } from '@marquee/db';
import { type LocalDate, newId } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { Storable } from './sort-drafts.ts';

/** Drafts per statement; keeps one bound text well under D1's 2 MB. */
const CHUNK = 60;

/** Puts drafts into the queue. One with another title or start than before is a new question: it gets a new id, and no decision. */
export function saveHeld(
  deps: Pick<EngineDeps, 'clock' | 'random'>,
  sourceId: string,
  held: readonly Storable[],
): Statement[] {
  const now = deps.clock.now();
  const rows = held.map(({ draft, pageUrl, title, start }) => ({
    id: newId(deps.clock, deps.random),
    key: draft.key,
    pageUrl,
    title,
    start,
    confidence: draft.confidence,
    doubts: draft.doubts ?? [],
    draft,
  }));
  const same = sql`(held_drafts.title = excluded.title AND held_drafts.start = excluded.start)`;
  const upsert = (some: readonly object[]) => sql`INSERT INTO held_drafts
      (id, source_id, key, page_url, title, start, confidence, title_and_day, doubts, draft, held_since, last_seen)
    SELECT value->>'id', ${sourceId}, value->>'key', value->>'pageUrl', value->>'title', value->>'start', value->'confidence',
      value->>'$.confidence.titleAndDay', value->'doubts', value->'draft', ${now}, ${now} FROM json_each(${JSON.stringify(some)}) WHERE true
    ON CONFLICT (source_id, key) DO UPDATE SET
      id = iif(${same}, held_drafts.id, excluded.id), held_since = iif(${same}, held_drafts.held_since, excluded.held_since),
      decision = iif(${same}, decision, NULL), reason = iif(${same}, reason, NULL),
      decided_by = iif(${same}, decided_by, NULL), decided_at = iif(${same}, decided_at, NULL),
      page_url = excluded.page_url, title = excluded.title, start = excluded.start, confidence = excluded.confidence,
      title_and_day = excluded.title_and_day, doubts = excluded.doubts, draft = excluded.draft, last_seen = excluded.last_seen`;
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  return chunks.map(upsert);
}

/** Removes what waits of these pages and is not listed any more, and everything whose day is over. A decision is kept until then: a page may leave an event out once. */
export function forgetUnlisted(
  { sourceId, pageUrls, today }: { sourceId: string; pageUrls: readonly string[]; today: LocalDate },
  heldKeys: readonly string[],
): Statement {
  return sql`DELETE FROM held_drafts WHERE source_id = ${sourceId} AND (start < ${today} OR (decision IS NULL
    AND page_url IN (SELECT value FROM json_each(${JSON.stringify(pageUrls)}))
    AND key NOT IN (SELECT value FROM json_each(${JSON.stringify(heldKeys)}))))`;
}
