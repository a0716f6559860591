import type { Category, Event, EventStatus } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { isDateOnly, safeUrl } from '../places/index.ts';
import { amount, priceLabel } from './price-label.ts';

/** The columns of `events e` that a card needs. */
export const cardColumns = sql`e.seq, e.id, e.slug, e.title, e.description, e.venue, e.address, e.city, e.state, e.timezone,
  e.categories, e.price_text, e.price_min_cents, e.price_max_cents, e.image_hash, e.url, e.ticket_url, e.organizer,
  e.is_featured, e.status, e.validation_error, e.attendee_count, e.source_name, e.source_url,
  e.next_start_local, e.next_end_local, e.upcoming_count`;

export interface CardRow {
  seq: number;
  id: string;
  slug: string;
  title: string;
  description: string | null;
  venue: string | null;
  address: string | null;
  city: string;
  state: string;
  timezone: string;
  categories: string;
  price_text: string;
  price_min_cents: number | null;
  price_max_cents: number | null;
  image_hash: string | null;
  url: string | null;
  ticket_url: string | null;
  organizer: string | null;
  is_featured: number;
  status: EventStatus;
  validation_error: string | null;
  attendee_count: number;
  source_name: string;
  source_url: string;
  next_start_local: string;
  next_end_local: string | null;
  upcoming_count: number;
}

const dollars = (cents: number | null) => {
  const sound = amount(cents);
  return sound === null ? null : sound / 100;
};

/** A stored event as the wire carries it: links and prices are checked once more on their way out. */
export function toEvent(row: CardRow): Event {
  const url = safeUrl(row.url);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    venue: row.venue,
    address: row.address,
    city: row.city,
    state: row.state,
    startDate: row.next_start_local,
    endDate: row.next_end_local,
    timezone: row.timezone,
    isAllDay: isDateOnly(row.next_start_local),
    price: priceLabel({ minCents: row.price_min_cents, maxCents: row.price_max_cents, text: row.price_text }),
    priceMin: dollars(row.price_min_cents),
    priceMax: dollars(row.price_max_cents),
    categories: JSON.parse(row.categories) as Category[],
    imageUrl: row.image_hash ? `/media/${row.image_hash}` : null,
    generatedImageUrl: null,
    source: row.source_name,
    sourceUrl: row.source_url,
    url,
    ticketUrl: safeUrl(row.ticket_url),
    detailPageUrl: url,
    isFeatured: row.is_featured === 1,
    status: row.status,
    validationError: row.validation_error,
    attendeeCount: row.attendee_count,
    upcomingCount: row.upcoming_count,
  };
}
