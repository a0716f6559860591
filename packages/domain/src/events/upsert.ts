import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { freeSlug, similarity, slugFor } from '../identity/index.ts';
import type { Assigned } from './ingest.ts';
import type { Known } from './read-known.ts';

/** Showings a statement; keeps one bound text well under D1's 2 MB. */
const CHUNK = 60;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

/** What was read off a page's looks gives way to what a document says in so many fields. */
const READ_OFF_LOOKS = new Set(['listing', 'detail', 'learned', 'language-model', 'visible-text']);

const isReadOffLooks = (showing: Assigned) => READ_OFF_LOOKS.has(showing.draft.title.evidence[0]?.method ?? '');

/** One showing speaks for each event: the earliest of this read, at the same time the one with fields of its own. */
function representatives(assigned: readonly Assigned[]): Assigned[] {
  const first = new Map<string, Assigned>();
  for (const showing of assigned) {
    const sofar = first.get(showing.eventId);
    const isBetter = sofar && showing.startsAt === sofar.startsAt && isReadOffLooks(sofar) && !isReadOffLooks(showing);
    if (!sofar || showing.startsAt < sofar.startsAt || isBetter) first.set(showing.eventId, showing);
  }
  return [...first.values()];
}

/** Slugs that are taken, and who speaks for what is known. */
type Spoken = Pick<Known, 'pictures'> & { takenSlugs: ReadonlySet<string> };

/** New events are inserted; known ones take this source's words when it is theirs, else only what they lacked. */
export function upsertEvents(
  deps: Pick<EngineDeps, 'clock'>,
  source: { id: string; name: string; url: string },
  assigned: readonly Assigned[],
  known: Spoken,
  now: Instant,
): Statement[] {
  const taken = new Set(known.takenSlugs);
  const rows = representatives(assigned).map((showing) => ({
    ...columnsOf(showing),
    isNew: showing.isNew,
    takesOver: takesOver(source, showing, known),
    slug: showing.isNew ? freeSlug(slugFor(showing.title, showing.place.slug), taken) : null,
  }));
  const fresh = rows.filter((row) => row.isNew);
  const old = rows.filter((row) => !row.isNew);
  return [
    ...[...chunks(fresh)].flatMap((chunk) => insertEvents(source, JSON.stringify(chunk), now)),
    ...[...chunks(old)].map((chunk) => updateEvents(source, JSON.stringify(chunk), now)),
  ];
}

/** A source of this name and a venue of that are the same house from this likeness on. */
const SAME_VENUE = 0.6;

/** The house itself speaks for its shows, even when somebody else announced them first. */
function takesOver(source: { id: string; name: string }, showing: Assigned, known: Spoken): boolean {
  const speaker = known.pictures.get(showing.eventId);
  if (showing.isNew || !speaker || speaker.sourceId === source.id || !showing.venue) return false;
  const isHouse = (name: string) => similarity(name, showing.venue ?? '') >= SAME_VENUE;
  return isHouse(source.name) && !isHouse(speaker.sourceName);
}

function columnsOf(showing: Assigned) {
  const { draft } = showing;
  return {
    id: showing.eventId,
    title: showing.title,
    description: draft.description?.value ?? null,
    venue: showing.venue,
    address: draft.address?.value ?? null,
    citySlug: showing.place.slug,
    city: showing.place.name,
    state: showing.place.state,
    timezone: showing.place.timezone,
    categories: showing.categories,
    priceText: showing.priceText,
    priceMin: showing.priceMinCents,
    priceMax: showing.priceMaxCents,
    url: showing.url,
    ticketUrl: showing.ticketUrl,
    organizer: draft.organizer?.value ?? null,
    categoryReasons: showing.categoryReasons,
    tier: showing.tier,
    score: showing.score,
    reasons: showing.reasons,
    startLocal: showing.startLocal,
    endLocal: showing.endLocal,
    startsAt: showing.startsAt,
  };
}

function insertEvents(source: { id: string; name: string; url: string }, rows: string, now: Instant): Statement[] {
  return [
    sql`INSERT INTO events (id, slug, title, description, venue, address, city_slug, city, state, timezone, categories,
        price_text, price_min_cents, price_max_cents, url, ticket_url, organizer, category_reasons, quality_tier, quality_score, quality_reasons,
        source_id, source_name, source_url, next_start_local, next_end_local, next_starts_at, validated_at, created_at, updated_at)
      SELECT value->>'id', value->>'slug', value->>'title', value->>'description', value->>'venue', value->>'address',
        value->>'citySlug', value->>'city', value->>'state', value->>'timezone', value->'categories',
        value->>'priceText', value->>'priceMin', value->>'priceMax', value->>'url', value->>'ticketUrl', value->>'organizer',
        value->'categoryReasons', value->>'tier', value->>'score', value->'reasons', ${source.id}, ${source.name}, ${source.url}, value->>'startLocal', value->>'endLocal', value->>'startsAt',
        ${now}, ${now}, ${now} FROM json_each(${rows})`,
    sql`INSERT INTO event_aliases (alias, event_id) SELECT value->>'slug', value->>'id' FROM json_each(${rows})
      UNION ALL SELECT value->>'id', value->>'id' FROM json_each(${rows})`,
  ];
}

function updateEvents(source: { id: string; name: string; url: string }, rows: string, now: Instant): Statement {
  const ours = sql`(events.source_id = ${source.id} OR v.value->>'takesOver')`;
  // What an event once had is kept, whoever tells less later.
  const better = sql`v.value->>'score' >= quality_score`;
  const either = (column: string, name: string) =>
    sql`CASE WHEN ${ours} THEN coalesce(v.value->>${name}, ${sql.raw(column)}) ELSE coalesce(${sql.raw(column)}, v.value->>${name}) END`;
  return sql`UPDATE events SET
      source_id = CASE WHEN ${ours} THEN ${source.id} ELSE source_id END,
      source_name = CASE WHEN ${ours} THEN ${source.name} ELSE source_name END,
      source_url = CASE WHEN ${ours} THEN ${source.url} ELSE source_url END,
      title = CASE WHEN ${ours} THEN v.value->>'title' ELSE title END,
      categories = CASE WHEN ${ours} THEN v.value->'categories' ELSE categories END,
      category_reasons = CASE WHEN ${ours} THEN v.value->'categoryReasons' ELSE category_reasons END,
      price_text = CASE WHEN ${ours} OR (price_min_cents IS NULL AND v.value->>'priceMin' IS NOT NULL) THEN v.value->>'priceText' ELSE price_text END,
      price_min_cents = CASE WHEN ${ours} OR price_min_cents IS NULL THEN v.value->>'priceMin' ELSE price_min_cents END,
      price_max_cents = CASE WHEN ${ours} OR price_max_cents IS NULL THEN v.value->>'priceMax' ELSE price_max_cents END,
      description = ${either('description', 'description')},
      venue = ${either('venue', 'venue')},
      address = ${either('address', 'address')},
      url = ${either('url', 'url')},
      ticket_url = ${either('ticket_url', 'ticketUrl')},
      organizer = ${either('organizer', 'organizer')},
      quality_tier = CASE WHEN ${better} THEN v.value->>'tier' ELSE quality_tier END,
      quality_reasons = CASE WHEN ${better} THEN v.value->'reasons' ELSE quality_reasons END,
      quality_score = max(quality_score, v.value->>'score'),
      updated_at = ${now}
    FROM json_each(${rows}) v WHERE events.id = v.value->>'id'`;
}

/** The truth itself: what this source says, draft and evidence. Seeing a key again brings it back if it was withdrawn. */
export function upsertSightings(sourceId: string, assigned: readonly Assigned[], now: Instant): Statement[] {
  const rows = assigned.map((showing) => ({
    key: showing.key,
    seriesKey: showing.draft.seriesKey ?? null,
    eventId: showing.eventId,
    ownEventId: showing.ownEventId,
    startLocal: showing.startLocal,
    endLocal: showing.endLocal,
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    status: showing.status,
    pageUrl: showing.pageUrl,
    draft: showing.draft,
  }));
  return [...chunks(rows)].map(
    (
      chunk,
    ) => sql`INSERT INTO sightings (source_id, key, series_key, event_id, own_event_id, start_local, end_local, starts_at, ends_at,
        status, page_url, draft, first_seen_at, last_seen_at)
      SELECT ${sourceId}, value->>'key', value->>'seriesKey', value->>'eventId', value->>'ownEventId', value->>'startLocal', value->>'endLocal',
        value->>'startsAt', value->>'endsAt', value->>'status', value->>'pageUrl', value->'draft', ${now}, ${now}
      FROM json_each(${JSON.stringify(chunk)}) WHERE true
      ON CONFLICT (source_id, key) DO UPDATE SET series_key = excluded.series_key, event_id = excluded.event_id,
        own_event_id = excluded.own_event_id,
        start_local = excluded.start_local, end_local = excluded.end_local, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, status = excluded.status, page_url = excluded.page_url, draft = excluded.draft,
        last_seen_at = excluded.last_seen_at, withdrawn_at = NULL, missed_at = NULL`,
  );
}
