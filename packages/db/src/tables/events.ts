import type { Category, EventStatus, Occurs } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { popularity, priceOrder } from '../listing-columns.ts';
import { sources } from './sources.ts';

const DAY = 86_400_000;
const GAP = '(next_starts_at - validated_at)';
/**
 * Within three days of the show a page is checked daily, within two weeks every three days, before that weekly; each check comes early enough not
 * to miss the next step.
 */
const REVALIDATE_AT = `(validated_at + CASE WHEN ${GAP} < ${4 * DAY} THEN ${DAY}
  WHEN ${GAP} < ${14 * DAY} THEN min(${3 * DAY}, ${GAP} - ${3 * DAY}) ELSE max(${3 * DAY}, min(${7 * DAY}, ${GAP} - ${11 * DAY})) END)`;

/** Events. Their dates are occurrences; the claims of each source are sightings. */
export const events = sqliteTable(
  'events',
  {
    /** Row number, for joins that cost one row each; never leaves the database. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text(),
    venue: text(),
    /** Of the stored venue with that name: derived. */
    venueSlug: text('venue_slug'),
    /** How that venue calls itself, if it says so: kept by triggers and derived. Lists and matching go by `venue`. */
    venueShown: text('venue_shown'),
    address: text(),
    /** Where the place is, as a source says; both or none. */
    latitude: real(),
    longitude: real(),
    citySlug: text('city_slug').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    timezone: text().notNull(),
    categories: text({ mode: 'json' }).$type<Category[]>().notNull(),
    priceText: text('price_text').notNull(),
    priceMinCents: integer('price_min_cents'),
    priceMaxCents: integer('price_max_cents'),
    priceOrder: integer('price_order').generatedAlwaysAs(priceOrder, { mode: 'virtual' }).notNull(),
    /** SHA-256 of the stored image, served under `/media/{hash}`. */
    imageHash: text('image_hash'),
    /** Its dominant color, copied from `images`, so that a list needs no second read. */
    imageColor: text('image_color'),
    /** The image's original address. */
    imageSourceUrl: text('image_source_url'),
    /** The image made for it, while its source has none: `drawn:` or `model:`, and the hash. */
    madeImage: text('made_image'),
    url: text(),
    ticketUrl: text('ticket_url'),
    organizer: text(),
    status: text().$type<EventStatus>().notNull().default('active'),
    /** Its conditions, derived from the sightings (docs/decisions/037-conditions.md). Every date that is still to come is sold out. */
    isSoldOut: integer('is_sold_out', { mode: 'boolean' }).notNull().default(false),
    /** There is no place to go to. */
    isOnline: integer('is_online', { mode: 'boolean' }).notNull().default(false),
    /** `21+`, or `all`. */
    ages: text(),
    /** A source says that it is for families, children or all ages, and none names an age limit. */
    isFamilyFriendly: integer('is_family_friendly', { mode: 'boolean' }).notNull().default(false),
    /** The facts that have no column of their own, by their keys (packages/domain/src/events/facts.ts): derived. What no source states is left out. */
    facts: text({ mode: 'json' }).$type<StatedFacts>().notNull().default({}),
    /** Once, again and again, or always: derived from all its dates; null where it was last derived before there was this column. */
    occurs: text().$type<Occurs>(),
    /** Its marks in the search index, for filters by facts and of its later dates, `$free$$family$$f2$f9$`: derived; null where it was last derived before there was this column. */
    filterMarks: text('marks'),
    /** When the next showing would have started before it was moved. */
    movedFromLocal: text('moved_from_local'),
    /** Why it is inactive. */
    validationError: text('validation_error'),
    validatedAt: integer('validated_at'),
    /** When its page is due again: the nearer the show, the sooner (`docs/decisions/060-one-scheduler.md`). */
    revalidateAt: integer('revalidate_at').generatedAlwaysAs(sql.raw(REVALIDATE_AT), { mode: 'virtual' }),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
    /** Of its active boost: 1 to 4, the dearest plan the highest; 0 without one. Kept by the slice `boosts`. */
    boostRank: integer('boost_rank').notNull().default(0),
    attendeeCount: integer('attendee_count').notNull().default(0),
    /** Sources that list it now: derived. */
    sourceCount: integer('source_count').notNull().default(1),
    popularity: integer().generatedAlwaysAs(popularity, { mode: 'virtual' }).notNull(),
    qualityTier: integer('quality_tier').notNull(),
    /** 0..100, with the reasons. */
    qualityScore: integer('quality_score').notNull().default(0),
    qualityReasons: text('quality_reasons', { mode: 'json' }).$type<Sentence[]>().notNull().default([]),
    /** The words that decided the categories, and their positions. */
    categoryReasons: text('category_reasons', { mode: 'json' }).$type<unknown[]>().notNull().default([]),
    /** When it was first enhanced, from its own page or by a model. */
    enhancedAt: integer('enhanced_at'),
    /** The primary source; its name and address are copied here, so that a list needs no second join. */
    sourceId: text('source_id').notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** The next showing, or the last one if all are past: derived from the occurrences. */
    nextStartLocal: text('next_start_local').notNull(),
    nextEndLocal: text('next_end_local'),
    nextStartsAt: integer('next_starts_at').notNull(),
    upcomingCount: integer('upcoming_count').notNull().default(0),
    /** Whether the audit has checked it as it is: derived, when the place changes. */
    isLocationChecked: integer('is_location_checked', { mode: 'boolean' }).notNull().default(false),
    /** The event that this one was merged into; its addresses redirect there, and it has no dates of its own meanwhile. */
    mergedInto: text('merged_into'),
    mergedAt: integer('merged_at'),
    /** Another event with the same address has the same title and venue: derived, and may be outdated if that one is retitled. */
    hasDuplicate: integer('has_duplicate', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    /** When a read last stored it, changed or not. */
    updatedAt: integer('updated_at').notNull(),
    /** Counts the changes of what is shown. */
    revision: integer().notNull().default(0),
    /** When that last changed. */
    changedAt: integer('changed_at').notNull().default(0),
    /** Its dates as they were then, to see whether they change: derived. */
    datesShown: text('dates_shown'),
    /** What sources say of the facts that a correction may cover, while one does (docs/decisions/055-corrections.md). */
    uncorrected: text('told', { mode: 'json' }).$type<UncorrectedFacts>(),
  },
  (table) => [
    uniqueIndex('events_by_id').on(table.id),
    uniqueIndex('events_by_slug').on(table.slug),
    index('events_by_source').on(table.sourceId),
    index('events_by_show').on(table.sourceId, sql`lower(trim(${table.title}))`),
    index('events_location_unchecked').on(table.seq).where(sql`is_location_checked = 0`),
    index('events_with_duplicates').on(table.sourceId, table.title).where(sql`has_duplicate = 1`),
    index('events_recurring').on(table.nextStartsAt).where(sql`upcoming_count > 1 AND status = 'active'`),
    // Events with one date that last several days; must match the query of lasting events.
    index('events_lasting')
      .on(table.nextStartsAt)
      .where(
        sql`status = 'active' AND upcoming_count = 1 AND substr(next_end_local, 1, 10) > substr(next_start_local, 1, 10)`,
      ),
    index('events_merged').on(table.mergedAt, table.id).where(sql`merged_at IS NOT NULL`),
    index('events_merged_into').on(table.mergedInto).where(sql`merged_into IS NOT NULL`),
    // Upcoming events whose page was gone are checked again, too.
    index('events_by_picture').on(table.imageHash, table.sourceId).where(sql`image_hash IS NOT NULL`),
    // Must match the queries of packages/domain/src/images.
    index('events_without_picture')
      .on(sql`(categories->>'$[0]')`, table.nextStartsAt)
      .where(sql`image_hash IS NULL AND made_image IS NULL AND status IN ('active', 'cancelled', 'postponed')`),
    index('events_gone').on(table.nextStartsAt).where(sql`validation_error IS NOT NULL`),
    index('events_without_image').on(table.nextStartsAt).where(sql`image_hash IS NULL AND status = 'active'`),
    // Must match the query of expired events.
    index('events_to_derive')
      .on(table.seq)
      .where(sql`occurs IS NULL AND status IN ('active', 'cancelled', 'postponed')`),
    index('events_ended').on(table.nextStartsAt).where(sql`status = 'ended'`),
    index('events_to_validate')
      .on(table.revalidateAt)
      .where(sql`status IN ('active', 'cancelled', 'postponed') AND url IS NOT NULL`),
  ],
);

/** Stated facts by key: `yes`, `no`, true, or a text. */
export type StatedFacts = Readonly<Record<string, string | boolean>>;

export interface UncorrectedFacts {
  title: string;
  description: string | null;
  ticketUrl: string | null;
  price: { text: string; minCents: number | null; maxCents: number | null };
}

/** Another start that a source gives for a date. */
export interface OtherStart {
  sourceId: string;
  startLocal: string;
}

export interface UncorrectedDate {
  startLocal: string;
  endLocal: string | null;
  startsAt: number;
  status: EventStatus;
}

/** The dates of an event. Rebuilt from its sightings whenever they change. */
export const occurrences = sqliteTable(
  'occurrences',
  {
    eventId: text('event_id').notNull(),
    /** Wall time, `2026-12-05T19:30`, or a date. */
    startLocal: text('start_local').notNull(),
    endLocal: text('end_local'),
    /** UTC milliseconds; the start of an all-day date. */
    startsAt: integer('starts_at').notNull(),
    /** UTC milliseconds of its given or assumed end. */
    endsAt: integer('ends_at').notNull(),
    citySlug: text('city_slug').notNull(),
    status: text().$type<EventStatus>().notNull().default('active'),
    isSoldOut: integer('is_sold_out', { mode: 'boolean' }).notNull().default(false),
    /** Its start before its primary source moved it. */
    movedFromLocal: text('moved_from_local'),
    /** What sources say of it, if a correction is applied. */
    uncorrected: text('told', { mode: 'json' }).$type<UncorrectedDate>(),
    /** Other times that sources give for it, where they disagree with the one that is shown. */
    otherStarts: text('other_starts', { mode: 'json' }).$type<OtherStart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.startLocal] }),
    index('occurrences_by_city').on(table.citySlug, table.startsAt),
    index('occurrences_disputed').on(table.startsAt).where(sql`other_starts IS NOT NULL`),
    // Sources that list a corrected date for the first time find it where they list it.
    index('occurrences_told').on(table.citySlug, sql`(told->>'$.startsAt')`).where(sql`told IS NOT NULL`),
  ],
);

/** What one source says about one showing: values with evidence. Everything else is derived from it. */
export const sightings = sqliteTable(
  'sightings',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** The draft's key: stable within its source. */
    key: text().notNull(),
    seriesKey: text('series_key'),
    /** The event under which it is shown. */
    eventId: text('event_id').notNull(),
    /** Its original event, if that one is merged into another. */
    ownEventId: text('own_event_id'),
    startLocal: text('start_local').notNull(),
    endLocal: text('end_local'),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    status: text().$type<EventStatus>().notNull(),
    isSoldOut: integer('is_sold_out', { mode: 'boolean' }).notNull().default(false),
    isOnline: integer('is_online', { mode: 'boolean' }).notNull().default(false),
    ages: text(),
    isFamilyFriendly: integer('is_family_friendly', { mode: 'boolean' }).notNull().default(false),
    /** What it states of the facts that have no column of their own, by their keys. */
    facts: text({ mode: 'json' }).$type<StatedFacts>().notNull().default({}),
    /** Its first known start, if its source moved it, and when that was noticed. */
    movedFromLocal: text('moved_from_local'),
    movedAt: integer('moved_at'),
    pageUrl: text('page_url').notNull(),
    /** What the event's own page says beyond the list, while that lists this start (docs/decisions/071-revalidation.md); reads of the list leave it. */
    pageSaid: text('page_said', { mode: 'json' }).$type<unknown>(),
    /** The draft as extracted, before any shift. */
    draft: text({ mode: 'json' }).$type<unknown>().notNull(),
    firstSeenAt: integer('first_seen_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    /** When it was first missing from a page that does not claim to be complete. */
    missedAt: integer('missed_at'),
    /** When the source stopped listing it inside a window that was read. */
    withdrawnAt: integer('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.key] }),
    index('sightings_by_event').on(table.eventId),
    index('sightings_by_page').on(table.sourceId, table.pageUrl),
    index('sightings_by_end').on(table.sourceId, table.endsAt),
  ],
);

/** Slugs and ids that resolve to an event: its own, and those of merged events. */
export const eventAliases = sqliteTable('event_aliases', {
  alias: text().primaryKey(),
  eventId: text('event_id').notNull(),
});

/**
 * The listing: one row per event and scope (`columbia-sc`, `columbia-sc/Music`, `columbia-sc@The Hall`), at its next showing.
 * Rebuilt from events and occurrences; never truth. WITHOUT ROWID (written into its migration by hand, since
 * drizzle cannot say it): the primary key is the table, so a page of a list is one range read.
 */
export const listing = sqliteTable(
  'listing',
  {
    scope: text().notNull(),
    startsAt: integer('starts_at').notNull(),
    eventSeq: integer('event_seq').notNull(),
    endsAt: integer('ends_at').notNull(),
    priceOrder: integer('price_order').notNull(),
    popularity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.startsAt, table.eventSeq] }),
    index('listing_by_price').on(table.scope, table.priceOrder, table.startsAt, table.eventSeq, table.endsAt),
    index('listing_by_popularity').on(
      table.scope,
      sql`${table.popularity} DESC`,
      table.startsAt,
      table.eventSeq,
      table.endsAt,
    ),
    index('listing_by_event').on(table.eventSeq),
    index('listing_by_end').on(table.endsAt),
  ],
);

/** Rows of the listing per scope, kept by triggers. */
export const listingCounts = sqliteTable('listing_counts', {
  scope: text().primaryKey(),
  total: integer().notNull(),
});

/**
 * How often what visitors see of a place has changed: one row a city, by its slug, and `*` for what is of no single place. A shared answer stands
 * while the counts of its places stay as they are (docs/decisions/097-change-counts.md). WITHOUT ROWID (written into the migration by hand): one row
 * read a count.
 */
export const placeChanges = sqliteTable('place_changes', {
  place: text('place').primaryKey(),
  n: integer('n').notNull(),
});
