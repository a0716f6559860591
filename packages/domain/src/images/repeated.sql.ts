import { REPEATED_ON } from '@marquee/contract';
import { type Database, number, readFirst, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const SHOWN = rowsOf('images.shown-on', { sourceId: text, titles: number });

/**
 * The source of an event, and on how many of its shows this picture would stand: dates and repetitions of one show count once.
 * Reads no more rows than the picture has events there.
 */
export function readShownOn(db: Database, eventId: string, hash: string) {
  return readFirst(
    db,
    sql`SELECT e.source_id, (SELECT count(*) FROM (
        SELECT lower(trim(e.title)) UNION
        SELECT lower(trim(o.title)) FROM events o WHERE o.image_hash = ${hash} AND o.source_id = e.source_id
        LIMIT ${REPEATED_ON})) AS titles
      FROM events e WHERE e.id = ${eventId}`,
    SHOWN,
  );
}
