import type { Event } from '@marquee/contract';
import { events } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { isDateOnly, safeUrl } from '../places/index.ts';
import { amount, priceLabel } from './price-label.ts';

/** The columns for a card, for a query builder or for raw SQL rows. */
export const cardFields = {
  seq: events.seq,
  id: events.id,
  slug: events.slug,
  title: events.title,
  description: events.description,
  venue: events.venue,
  venueSlug: events.venueSlug,
  venueShown: events.venueShown,
  address: events.address,
  latitude: events.latitude,
  longitude: events.longitude,
  city: events.city,
  state: events.state,
  timezone: events.timezone,
  categories: events.categories,
  priceText: events.priceText,
  priceMinCents: events.priceMinCents,
  priceMaxCents: events.priceMaxCents,
  imageHash: events.imageHash,
  url: events.url,
  ticketUrl: events.ticketUrl,
  organizer: events.organizer,
  isFeatured: events.isFeatured,
  boostRank: events.boostRank,
  status: events.status,
  isSoldOut: events.isSoldOut,
  isOnline: events.isOnline,
  ages: events.ages,
  movedFromLocal: events.movedFromLocal,
  validationError: events.validationError,
  attendeeCount: events.attendeeCount,
  sourceName: events.sourceName,
  sourceUrl: events.sourceUrl,
  nextStartLocal: events.nextStartLocal,
  nextEndLocal: events.nextEndLocal,
  upcomingCount: events.upcomingCount,
};

export type CardRow = Pick<typeof events.$inferSelect, keyof typeof cardFields>;

/** The same in raw SQL, of `events e`. */
export const cardColumns: SQL = sql.raw(
  Object.values(cardFields)
    .map(({ name }) => `e.${name}`)
    .join(', '),
);

const dollars = (cents: number | null) => {
  const sound = amount(cents);
  return sound === null ? null : sound / 100;
};

/** A stored event in its wire form: links and prices are checked again on output. */
export function toEvent(row: CardRow): Event {
  const url = safeUrl(row.url);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    venue: row.venueShown ?? row.venue,
    venueSlug: row.venueSlug,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    city: row.city,
    state: row.state,
    startDate: row.nextStartLocal,
    endDate: row.nextEndLocal,
    timezone: row.timezone,
    isAllDay: isDateOnly(row.nextStartLocal),
    price: priceLabel({ minCents: row.priceMinCents, maxCents: row.priceMaxCents, text: row.priceText }),
    priceMin: dollars(row.priceMinCents),
    priceMax: dollars(row.priceMaxCents),
    categories: row.categories,
    imageUrl: row.imageHash ? `/media/${row.imageHash}` : null,
    generatedImageUrl: null,
    source: row.sourceName,
    sourceUrl: row.sourceUrl,
    url,
    ticketUrl: safeUrl(row.ticketUrl),
    detailPageUrl: url,
    isFeatured: row.isFeatured || row.boostRank > 0,
    status: row.status,
    soldOut: row.isSoldOut,
    isOnline: row.isOnline,
    ages: row.ages,
    movedFrom: row.status === 'active' ? row.movedFromLocal : null,
    validationError: row.validationError,
    attendeeCount: row.attendeeCount,
    upcomingCount: row.upcomingCount,
  };
}
