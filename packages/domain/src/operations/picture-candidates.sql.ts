import { type Database, events, readAll, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const IDS = rowsOf('operations.candidates', { id: text });

/** At most so many rows are looked through for one batch. */
const LOOKED_THROUGH = 500;
/** Fewer bytes are a logo or a pixel. */
const POOR_BYTES = 6_000;

const notSearched = (since: Instant) =>
  sql`NOT EXISTS (SELECT 1 FROM picture_searches p WHERE p.event_id = e.id AND p.searched_at > ${since})`;

interface Asked {
  since: Instant;
  limit: number;
}

/** Upcoming events without a picture, the soonest first; must match the index `events_without_image`. */
export async function withoutPicture(db: Database, now: Instant, { since, limit }: Asked): Promise<string[]> {
  const rows = await readAll(
    db,
    sql`SELECT e.id FROM (SELECT id FROM events WHERE image_hash IS NULL AND status = 'active' AND next_starts_at > ${now}
        ORDER BY next_starts_at LIMIT ${LOOKED_THROUGH}) e WHERE ${notSearched(since)} LIMIT ${limit}`,
    IDS,
  );
  return rows.map(({ id }) => id);
}

/** The same of one city. */
export async function withoutPictureIn(db: Database, citySlug: string, { since, limit }: Asked): Promise<string[]> {
  const rows = await readAll(
    db,
    sql`SELECT e.id FROM (SELECT event_seq FROM listing WHERE scope = ${citySlug} ORDER BY starts_at LIMIT ${LOOKED_THROUGH}) l
      CROSS JOIN events e ON e.seq = l.event_seq WHERE e.image_hash IS NULL AND ${notSearched(since)} LIMIT ${limit}`,
    IDS,
  );
  return rows.map(({ id }) => id);
}

/** Of the newest events those whose picture has few bytes. */
export async function withPoorPicture(db: Database, { since, limit }: Asked): Promise<string[]> {
  const rows = await readAll(
    db,
    sql`SELECT e.id FROM (SELECT id, image_hash FROM events WHERE image_source_url IS NOT NULL ORDER BY seq DESC LIMIT ${LOOKED_THROUGH}) e
      CROSS JOIN images i ON i.hash = e.image_hash WHERE i.bytes < ${POOR_BYTES} AND ${notSearched(since)} LIMIT ${limit}`,
    IDS,
  );
  return rows.map(({ id }) => id);
}

/** Upcoming events whose page was gone, then those whose picture could not be fetched. */
export async function toFix(db: Database, now: Instant, { since, limit }: Asked): Promise<string[]> {
  const rows = await readAll(
    db,
    sql`SELECT * FROM (SELECT e.id FROM events e WHERE e.validation_error IS NOT NULL AND e.next_starts_at > ${now}
        AND ${notSearched(since)} LIMIT ${limit})
      UNION SELECT * FROM (SELECT e.id FROM (SELECT id FROM events WHERE image_hash IS NULL AND status = 'active' AND next_starts_at > ${now}
        AND image_source_url IS NOT NULL ORDER BY next_starts_at LIMIT ${LOOKED_THROUGH}) e WHERE ${notSearched(since)} LIMIT ${limit})
      LIMIT ${limit}`,
    IDS,
  );
  return rows.map(({ id }) => id);
}

const REPAIRED = rowsOf('operations.repaired', {
  id: events.id,
  title: events.title,
  url: events.url,
  imageSourceUrl: events.imageSourceUrl,
  imageHash: events.imageHash,
  validationError: events.validationError,
  citySlug: events.citySlug,
  city: events.city,
  state: events.state,
  timezone: events.timezone,
  sourceName: events.sourceName,
  sourceUrl: events.sourceUrl,
  venue: events.venue,
  categories: events.categories,
  startDate: events.nextStartLocal,
});

/** What a repair needs of these events, in their order. */
export function eventsToRepair(db: Database, ids: readonly string[]) {
  return readAll(
    db,
    sql`SELECT e.id, e.title, e.url, e.image_source_url, e.image_hash, e.validation_error, e.city_slug, e.city, e.state, e.timezone,
        e.source_name, e.source_url, e.venue, e.categories, e.next_start_local AS start_date
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN events e ON e.id = j.value ORDER BY j.key`,
    REPAIRED,
  );
}
export type EventToRepair = Awaited<ReturnType<typeof eventsToRepair>>[number];
