import { FACT_KEYS } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type ClaimRow, evidenceOf } from '../events/index.ts';
import type { FeedEvent } from '../feeds/index.ts';

/** Texts and pictures are their authors': they are read where they stand. */
const NOT_PASSED_ON = new Set(['description', 'labels', 'image']);

/** Values that an event may lack, by the field of a source that proves them. */
const PROVED = [
  ['venue', 'venue', 'venueSlug'],
  ['address', 'address', 'latitude', 'longitude'],
  ['price', 'price', 'priceMin', 'priceMax'],
  ...FACT_KEYS.map((key) => [key, key] as const),
] as const;

/**
 * An event as a line of a data set, and what the admitted sources say of it. `isPartial`: a source that is left out lists it, too; then a value that no
 * admitted one states is null.
 */
export function lineOf(
  { event, dates }: FeedEvent,
  claims: readonly ClaimRow[],
  { origin, isPartial }: { origin: string; isPartial: boolean },
): string {
  const told = claims.map((claim) => ({
    source: claim.name,
    url: claim.pageUrl,
    lastConfirmedAt: new Date(claim.lastSeenAt).toISOString(),
    ...(claim.shiftWeeks ? { shiftWeeks: claim.shiftWeeks } : {}),
    evidence: evidenceOf(claim.draft as Draft)
      .filter(({ field }) => !NOT_PASSED_ON.has(field))
      .map(({ field, snippet, method, locator }) => ({ field, words: snippet, method, locator })),
  }));
  const stated = new Set(told.flatMap(({ evidence }) => evidence.map(({ field }) => field)));
  const unproved = isPartial ? PROVED.filter(([field]) => !stated.has(field)).flatMap(([, ...names]) => names) : [];
  const line = {
    id: event.id,
    url: `${origin}/events/${event.slug}`,
    title: event.title,
    status: event.status,
    occurs: event.occurs,
    timezone: event.timezone,
    dates: dates.map(({ startLocal, endLocal, status, isSoldOut }) => ({
      startDate: startLocal,
      endDate: endLocal,
      status,
      soldOut: isSoldOut,
    })),
    venue: event.venue,
    venueSlug: event.venueSlug,
    address: event.address,
    city: event.city,
    state: event.state,
    latitude: event.latitude,
    longitude: event.longitude,
    price: event.price,
    priceMin: event.priceMin,
    priceMax: event.priceMax,
    ...Object.fromEntries(FACT_KEYS.map((key) => [key, event[key]])),
    categories: event.categories,
    eventUrl: event.url,
    ticketUrl: event.ticketUrl,
    ...Object.fromEntries(unproved.map((name) => [name, null])),
    sources: told,
  };
  return `${JSON.stringify(line)}\n`;
}
