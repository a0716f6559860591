import {
  type Database,
  eventAliases,
  events,
  flag,
  nullable,
  occurrences,
  readAll,
  rowsOf,
  sightings,
  text,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { Span } from './spans.ts';

const SHOWING = {
  key: text,
  eventId: text,
  sourceId: text,
  sourceName: text,
  title: text,
  venue: nullable(text),
  address: nullable(text),
  startLocal: occurrences.startLocal,
  startsAt: occurrences.startsAt,
};

const OWN = rowsOf('events.showings-of-source', {
  ...SHOWING,
  shownId: sightings.eventId,
  seriesKey: sightings.seriesKey,
  pageUrl: sightings.pageUrl,
  statedStart: text,
  startMethod: nullable(text),
  startText: nullable(text),
  saleValue: nullable(text),
  saleText: nullable(text),
  movedFromLocal: sightings.movedFromLocal,
  movedAt: sightings.movedAt,
  isWithdrawn: flag,
  isMissed: flag,
  isCancelled: flag,
  pagePrice: nullable(text),
});

/** A source's sightings that were not past at that time, including withdrawn ones; `eventId` is the original event. */
export function showingsOfSource(db: Database, source: { id: string; name: string }, since: Instant) {
  return readAll(
    db,
    sql`SELECT key, coalesce(own_event_id, event_id) AS event_id, event_id AS shown_id, source_id, ${source.name} AS source_name,
        draft->>'$.title.value' AS title, draft->>'$.venue.value' AS venue, draft->>'$.address.value' AS address,
        start_local, starts_at, series_key, page_url, draft->>'$.start.value' AS stated_start,
        draft->>'$.start.evidence[0].method' AS start_method, draft->>'$.start.evidence[0].snippet' AS start_text, draft->>'$.onSale.value' AS sale_value,
        draft->>'$.onSale.evidence[0].snippet' AS sale_text, moved_from_local, moved_at,
        withdrawn_at IS NOT NULL AS is_withdrawn, missed_at IS NOT NULL AS is_missed, status = 'cancelled' AS is_cancelled,
        iif(page_said->>'$.about' = start_local AND withdrawn_at IS NULL, page_said->'$.price', NULL) AS page_price
      FROM sightings WHERE source_id = ${source.id} AND ends_at > ${since}`,
    OWN,
  );
}

const ABOUT = rowsOf('events.showings-about', SHOWING);

/** The showings of all sources within these spans; corrected ones under both titles and at both times, because other sources may list either. */
export function showingsAbout(db: Database, spans: readonly Span[]) {
  const asked = JSON.stringify(spans);
  const columns = (title: string, startLocal: string, startsAt: string) =>
    sql.raw(`SELECT '' AS key, o.event_id, e.source_id, e.source_name, ${title} AS title, e.venue, e.address,
      ${startLocal} AS start_local, ${startsAt} AS starts_at`);
  const told = "coalesce(e.told->>'$.title', e.title)";
  const shown = sql`FROM json_each(${asked}) j
      JOIN occurrences o ON o.city_slug = j.value->>'city' AND o.starts_at BETWEEN j.value->>'from' AND j.value->>'to'
      JOIN events e ON e.id = o.event_id`;
  return readAll(
    db,
    sql`${columns(told, 'o.start_local', 'o.starts_at')} ${shown}
      UNION ALL ${columns('e.title', 'o.start_local', 'o.starts_at')} ${shown} WHERE e.told IS NOT NULL AND e.title <> ${sql.raw(told)}
      UNION ALL ${columns(told, "o.told->>'$.startLocal'", "o.told->>'$.startsAt'")} FROM json_each(${asked}) j
        CROSS JOIN occurrences o INDEXED BY occurrences_told ON o.told IS NOT NULL AND o.city_slug = j.value->>'city'
          AND (o.told->>'$.startsAt') BETWEEN j.value->>'from' AND j.value->>'to'
        JOIN events e ON e.id = o.event_id WHERE o.told->>'$.startLocal' <> o.start_local`,
    ABOUT,
  );
}

const STRANGERS = rowsOf('events.kept-apart', {
  ownId: text,
  eventId: events.id,
  sourceId: events.sourceId,
  title: events.title,
});

/** The events kept apart from these events, as the events under which they are shown now. */
export function strangersOf(db: Database, eventIds: readonly string[]) {
  return readAll(
    db,
    sql`WITH own AS (SELECT DISTINCT value AS id FROM json_each(${JSON.stringify(eventIds)})),
      apart AS (
        SELECT own.id, t.other_id AS other FROM own JOIN kept_apart t ON t.event_id = own.id
        UNION ALL SELECT own.id, t.event_id FROM own JOIN kept_apart t ON t.other_id = own.id)
      SELECT apart.id AS own_id, e.id AS event_id, e.source_id, e.title
      FROM apart JOIN event_aliases a ON a.alias = apart.other JOIN events e ON e.id = a.event_id`,
    STRANGERS,
  );
}

const ALIASES = rowsOf('events.aliases-like', { alias: eventAliases.alias });

/** Ids and slugs in use that begin with one of these, each a range of the key. */
export function aliasesLike(db: Database, slugs: readonly string[]) {
  return readAll(
    db,
    sql`SELECT a.alias FROM json_each(${JSON.stringify(slugs)}) j
      JOIN event_aliases a ON a.alias >= j.value AND a.alias < j.value || '-~'`,
    ALIASES,
  );
}
