import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { sourcesTelling } from './list-event-sources.sql.ts';
import { shownEvent } from './shown-event.ts';

const LIST = 'event-sources';

/**
 * The claims of each source of an event; sources of events merged into it are separate; empty without an event. Reads
 * the sightings of the event. Throws Reject 404 for an event that does not exist.
 */
export async function listEventSources(
  deps: ReadDeps,
  query: { event?: string | undefined; limit: number; cursor?: string | undefined },
) {
  if (query.event === undefined) return { items: [], nextCursor: null };
  const { id: eventId } = await shownEvent(deps, query.event);
  const [afterSource, afterOwn] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const rows = await sourcesTelling(deps.db, eventId, { afterSource, afterOwn, limit: query.limit + 1 });
  return pageFrom(
    rows,
    query.limit,
    (row) => ({
      eventId,
      sourceId: row.sourceId,
      source: row.name,
      title: row.title,
      url: row.pageUrl,
      startDate: row.startLocal,
      dates: row.dates,
      mergedFrom: row.mergedTitle,
      canSplit: row.ownId === eventId && row.ownSources > 1,
      lastSeenAt: isoOf(row.lastSeenAt),
    }),
    (row) => encodePlace(LIST, [row.sourceId, row.ownId]),
  );
}
