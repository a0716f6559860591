import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { TOLD, toldObject } from './corrected.sql.ts';

/** New events with their addresses; `rows` is a set as JSON. */
export function insertEvents(
  source: { id: string; name: string; url: string },
  rows: string,
  now: Instant,
): Statement[] {
  return [
    sql`INSERT INTO events (id, slug, title, description, venue, address, latitude, longitude, city_slug, city, state, timezone, categories,
        price_text, price_min_cents, price_max_cents, url, ticket_url, organizer, category_reasons, quality_tier, quality_score, quality_reasons,
        source_id, source_name, source_url, next_start_local, next_end_local, next_starts_at, validated_at, created_at, updated_at, changed_at)
      SELECT value->>'id', value->>'slug', value->>'title', value->>'description', value->>'venue', value->>'address', value->>'latitude', value->>'longitude',
        value->>'citySlug', value->>'city', value->>'state', value->>'timezone', value->'categories',
        value->>'priceText', value->>'priceMin', value->>'priceMax', value->>'url', value->>'ticketUrl', value->>'organizer',
        value->'categoryReasons', value->>'tier', value->>'score', value->'reasons', ${source.id}, ${source.name}, ${source.url}, value->>'startLocal', value->>'endLocal', value->>'startsAt',
        ${now}, ${now}, ${now}, ${now} FROM json_each(${rows})`,
    sql`INSERT INTO event_aliases (alias, event_id) SELECT value->>'slug', value->>'id' FROM json_each(${rows})
      UNION ALL SELECT value->>'id', value->>'id' FROM json_each(${rows})`,
  ];
}

/**
 * Known events: those with this primary source take its values, the others only missing values. While a correction covers a fact, what
 * sources say of it is kept beside it, in `told`.
 */
export function updateEvents(source: { id: string; name: string; url: string }, rows: string, now: Instant): Statement {
  const ours = sql`(events.source_id = ${source.id} OR v.value->>'takesOver')`;
  // A value is kept even if a later read has less.
  const better = sql`v.value->>'score' >= quality_score`;
  const either = (column: SQL, name: string) =>
    sql`CASE WHEN ${ours} THEN coalesce(v.value->>${name}, ${column}) ELSE coalesce(${column}, v.value->>${name}) END`;
  const own = (name: string, column: SQL) => sql`CASE WHEN ${ours} THEN v.value->>${name} ELSE ${column} END`;
  // With another page, that the former one was gone says nothing any more.
  const page = either(sql.raw('url'), 'url');
  const { title, description, ticketUrl, priceText, priceMin, priceMax } = TOLD;
  const next = {
    title: own('title', title),
    description: either(description, 'description'),
    ticketUrl: either(ticketUrl, 'ticketUrl'),
    priceText: sql`CASE WHEN ${ours} OR (${priceMin} IS NULL AND v.value->>'priceMin' IS NOT NULL) THEN v.value->>'priceText' ELSE ${priceText} END`,
    priceMin: sql`CASE WHEN ${ours} OR ${priceMin} IS NULL THEN v.value->>'priceMin' ELSE ${priceMin} END`,
    priceMax: sql`CASE WHEN ${ours} OR ${priceMax} IS NULL THEN v.value->>'priceMax' ELSE ${priceMax} END`,
  };
  const unlessCovered = (column: string, value: SQL) =>
    sql`${sql.raw(column)} = CASE WHEN told IS NULL THEN ${value} ELSE ${sql.raw(column)} END`;
  return sql`UPDATE events SET
      source_id = CASE WHEN ${ours} THEN ${source.id} ELSE source_id END,
      source_name = CASE WHEN ${ours} THEN ${source.name} ELSE source_name END,
      source_url = CASE WHEN ${ours} THEN ${source.url} ELSE source_url END,
      categories = CASE WHEN ${ours} THEN v.value->'categories' ELSE categories END,
      category_reasons = CASE WHEN ${ours} THEN v.value->'categoryReasons' ELSE category_reasons END,
      ${unlessCovered('title', next.title)},
      ${unlessCovered('description', next.description)},
      ${unlessCovered('ticket_url', next.ticketUrl)},
      ${unlessCovered('price_text', next.priceText)},
      ${unlessCovered('price_min_cents', next.priceMin)},
      ${unlessCovered('price_max_cents', next.priceMax)},
      told = CASE WHEN told IS NULL THEN NULL ELSE ${toldObject(next)} END,
      venue = ${either(sql.raw('venue'), 'venue')},
      address = ${either(sql.raw('address'), 'address')},
      latitude = ${either(sql.raw('latitude'), 'latitude')},
      longitude = ${either(sql.raw('longitude'), 'longitude')},
      url = ${page},
      validation_error = CASE WHEN ${page} IS url THEN validation_error END,
      organizer = ${either(sql.raw('organizer'), 'organizer')},
      quality_tier = CASE WHEN ${better} THEN v.value->>'tier' ELSE quality_tier END,
      quality_reasons = CASE WHEN ${better} THEN v.value->'reasons' ELSE quality_reasons END,
      quality_score = max(quality_score, v.value->>'score'),
      updated_at = ${now}
    FROM json_each(${rows}) v WHERE events.id = v.value->>'id'`;
}

/** Seeing a key again brings it back if it was withdrawn. */
export function upsertSightingRows(sourceId: string, rows: readonly object[], now: Instant): Statement {
  return sql`INSERT INTO sightings (source_id, key, series_key, event_id, own_event_id, start_local, end_local, starts_at, ends_at,
        status, is_sold_out, is_online, ages, is_family_friendly, moved_from_local, moved_at, page_url, draft, first_seen_at, last_seen_at)
      SELECT ${sourceId}, value->>'key', value->>'seriesKey', value->>'eventId', value->>'ownEventId', value->>'startLocal', value->>'endLocal',
        value->>'startsAt', value->>'endsAt', value->>'status', value->>'isSoldOut', value->>'isOnline', value->>'ages', value->>'isFamilyFriendly', value->>'movedFromLocal', value->>'movedAt', value->>'pageUrl', value->'draft', ${now}, ${now}
      FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (source_id, key) DO UPDATE SET series_key = excluded.series_key, event_id = excluded.event_id,
        own_event_id = excluded.own_event_id,
        start_local = excluded.start_local, end_local = excluded.end_local, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, status = excluded.status, is_sold_out = excluded.is_sold_out, is_online = excluded.is_online,
        ages = excluded.ages, is_family_friendly = excluded.is_family_friendly, moved_from_local = excluded.moved_from_local, moved_at = excluded.moved_at, page_url = excluded.page_url, draft = excluded.draft,
        last_seen_at = excluded.last_seen_at, withdrawn_at = NULL, missed_at = NULL`;
}
