import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { PageSaid } from './own-page.ts';

/** Keeps what an event's own page says with the showings that it is about. */
export function keepPageSaid(
  sourceId: string,
  eventId: string,
  said: ReadonlyMap<string, PageSaid | null>,
): Statement[] {
  const rows = [...said].map(([key, value]) => ({ key, said: value }));
  return [
    sql`UPDATE sightings SET page_said = j.value->'said' FROM json_each(${JSON.stringify(rows)}) j
      WHERE source_id = ${sourceId} AND event_id = ${eventId} AND sightings.key = j.value->>'key'`,
    sql`UPDATE sightings SET page_said = NULL WHERE source_id = ${sourceId} AND event_id = ${eventId} AND page_said = 'null'`,
  ];
}
