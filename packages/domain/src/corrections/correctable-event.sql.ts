import { events, occurrences, type Reading, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const { id, slug, venueSlug, timezone, status, title, description, ticketUrl, told } = events;
const { priceText, priceMinCents, priceMaxCents } = events;
const EVENT = rowsOf('corrections.event', {
  id,
  slug,
  venueSlug,
  timezone,
  status,
  title,
  description,
  ticketUrl,
  priceText,
  priceMinCents,
  priceMaxCents,
  told,
});
export type EventRow = ReturnType<typeof EVENT.read>;

const { startLocal, endLocal, startsAt } = occurrences;
const DATES = rowsOf('corrections.dates', {
  startLocal,
  endLocal,
  startsAt,
  status: occurrences.status,
  told: occurrences.told,
});
export type DateRow = ReturnType<typeof DATES.read>;

/** The event that an id or a slug leads to. */
export function eventAt(alias: string): Reading<EventRow> {
  return {
    query: sql`SELECT e.id, e.slug, e.venue_slug, e.timezone, e.status, e.title, e.description, e.ticket_url, e.price_text, e.price_min_cents,
        e.price_max_cents, e.told
      FROM event_aliases a JOIN events e ON e.id = a.event_id WHERE a.alias = ${alias}`,
    rows: EVENT,
  };
}

/** Its dates that are not over. */
export function comingDates(alias: string, now: Instant, limit: number): Reading<DateRow> {
  return {
    query: sql`SELECT start_local, end_local, starts_at, status, told FROM occurrences
      WHERE event_id = (SELECT event_id FROM event_aliases WHERE alias = ${alias}) AND ends_at > ${now} ORDER BY starts_at LIMIT ${limit}`,
    rows: DATES,
  };
}
