import { type Database, events, readAll, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('scheduling.events-to-validate', { id: events.id, citySlug: events.citySlug });

/** Events whose page was last checked before that time: active ones, and upcoming ones whose page was gone. */
export function eventsToValidate(
  db: Database,
  { now, before, limit }: { now: Instant; before: Instant; limit: number },
) {
  return readAll(
    db,
    sql`SELECT * FROM (SELECT id, city_slug FROM events WHERE status = 'active' AND url IS NOT NULL
        AND validated_at < ${before} LIMIT ${limit})
      UNION SELECT * FROM (SELECT id, city_slug FROM events WHERE validation_error IS NOT NULL
        AND next_starts_at > ${now} AND validated_at < ${before} LIMIT ${limit})`,
    DUE,
  );
}
