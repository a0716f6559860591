import { MOST_COUNTED } from '@marquee/contract';
import {
  type Database,
  events,
  nullable,
  number,
  readAll,
  readFirst,
  rowsOf,
  sightings,
  sources,
  text,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const EVENT = rowsOf('review-queue.events', {
  alias: text,
  id: events.id,
  slug: events.slug,
  title: events.title,
  city: events.city,
  state: events.state,
  status: events.status,
  revision: events.revision,
  nextStartLocal: events.nextStartLocal,
  nextEndLocal: events.nextEndLocal,
  venue: events.venue,
  address: events.address,
  priceText: events.priceText,
  url: events.url,
  nextStartsAt: events.nextStartsAt,
  saves: number,
});
export type EventFacts = ReturnType<typeof EVENT.read>;

/** The events that these slugs or ids lead to, with how many people saved each, up to a hundred. */
export async function eventFacts(db: Database, aliases: readonly string[]): Promise<Map<string, EventFacts>> {
  const rows = await readAll(
    db,
    sql`SELECT a.alias, e.id, e.slug, e.title, e.city, e.state, e.status, e.revision, e.next_start_local, e.next_end_local, e.next_starts_at, e.venue, e.address, e.price_text, e.url,
        (SELECT count(*) FROM (SELECT 1 FROM hearts h WHERE h.event_id = e.id LIMIT ${MOST_COUNTED})) AS saves
      FROM ${each(aliases)} j JOIN event_aliases a ON a.alias = j.value JOIN events e ON e.id = a.event_id`,
    EVENT,
  );
  return new Map(rows.map((row) => [row.alias, row]));
}

const PLACE = rowsOf('review-queue.places', { id: sources.id, city: text, state: text });

/** Where these sources list events. */
export async function placesOfSources(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readAll(
    db,
    sql`SELECT s.id, c.name AS city, c.state FROM ${each(ids)} j JOIN sources s ON s.id = j.value JOIN cities c ON c.slug = s.city_slug`,
    PLACE,
  );
  return new Map(rows.map(({ id, city, state }) => [id, `${city}, ${state}`]));
}

const YIELD = rowsOf('review-queue.yield', { events: nullable(number), active: nullable(number) });

/** How many events a source brings on average, at least one: two kept rows. */
export async function eventsPerSource(db: Database): Promise<number> {
  const row = await readFirst(
    db,
    sql`SELECT (SELECT events FROM event_totals WHERE id = 1) AS events, (SELECT active FROM source_health_counts WHERE city_slug = '') AS active`,
    YIELD,
  );
  return Math.max(1, Math.round((row?.events ?? 0) / Math.max(1, row?.active ?? 0)));
}

const VIEWS = rowsOf('review-queue.views', { slug: text, views: number });

/** Views of these venues in the last days that are kept, a day on average. */
export async function viewsADay(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await readAll(
    db,
    sql`SELECT j.value AS slug, coalesce((SELECT avg(views) FROM (SELECT views FROM venue_views WHERE venue_slug = j.value ORDER BY day DESC LIMIT 7)), 0) AS views
      FROM ${each(slugs)} j`,
    VIEWS,
  );
  return new Map(rows.map(({ slug, views }) => [slug, Math.round(views)]));
}

const CLAIM = rowsOf('review-queue.claims', {
  eventId: text,
  source: text,
  pageUrl: sightings.pageUrl,
  draft: sightings.draft,
});
export type ClaimFacts = ReturnType<typeof CLAIM.read>;

/** What the sources of some events say of their next dates: of each source one showing, at most so many in all. */
export function claimsOf(
  db: Database,
  eventIds: readonly string[],
  now: Instant,
  limit: number,
): Promise<ClaimFacts[]> {
  return readAll(
    db,
    sql`SELECT g.event_id, src.name AS source, g.page_url, g.draft FROM (
        SELECT s.*, row_number() OVER (PARTITION BY s.event_id, s.source_id ORDER BY s.ends_at <= ${now}, s.starts_at) AS place
        FROM ${each(eventIds)} j JOIN sightings s ON s.event_id = j.value WHERE s.withdrawn_at IS NULL) g
      JOIN sources src ON src.id = g.source_id WHERE g.place = 1 ORDER BY g.event_id, g.first_seen_at LIMIT ${limit}`,
    CLAIM,
  );
}

const ALIKE = rowsOf('review-queue.alike', {
  id: text,
  slug: text,
  title: text,
  startLocal: text,
  venue: nullable(text),
});

/** Events of a city on a day, to be compared with one that is sent in. */
export function eventsOfDay(db: Database, citySlug: string, day: { from: number; to: number }, limit: number) {
  return readAll(
    db,
    sql`SELECT e.id, e.slug, e.title, o.start_local, e.venue FROM occurrences o JOIN events e ON e.id = o.event_id
      WHERE o.city_slug = ${citySlug} AND o.starts_at >= ${day.from} AND o.starts_at < ${day.to} LIMIT ${limit}`,
    ALIKE,
  );
}

const HELD = rowsOf('review-queue.lessons', { approved: number, rejected: number, apart: number });

/** Decisions that the engine obeys, each counted up to a hundred. */
export async function decisionCountsDecisions(db: Database) {
  const upTo = (rows: SQL) => sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MOST_COUNTED}))`;
  const row = await readFirst(
    db,
    sql`SELECT ${upTo(sql`held_drafts WHERE decision = 'approved'`)} AS approved, ${upTo(sql`held_drafts WHERE decision = 'rejected'`)} AS rejected,
      ${upTo(sql`kept_apart`)} AS apart`,
    HELD,
  );
  return row ?? { approved: 0, rejected: 0, apart: 0 };
}

function each(values: readonly string[]): SQL {
  return sql`json_each(${JSON.stringify(values)})`;
}
