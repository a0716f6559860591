import type { Radius, When } from '@marquee/contract';
import { documentUrl } from '../../api/address.ts';
import { categoriesMeant } from '../events/categories.ts';
import { aroundQuery } from '../place/around.ts';
import type { Place } from '../place/place.ts';

/** What the list is narrowed by, as the listing has it. */
export interface FeedFilters {
  q: string;
  category: string;
  venue: string;
  /** Days by today's date, counted from the day on which the feed is read; else days of choice, which stay. */
  when: When | '';
  from: string;
  to: string;
  free: boolean;
  family: boolean;
  within: Radius;
}

/** The query that feeds and embedded lists have in common. */
export function feedQuery(place: Place, { q, category, venue, when, from, to, free, family, within }: FeedFilters) {
  return {
    ...aroundQuery(place, { within }),
    ...(q ? { q } : {}),
    ...(category ? { categories: categoriesMeant(category).join(',') } : {}),
    ...(venue ? { venue } : {}),
    ...(when ? { when } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(free ? { free: 'true' as const } : {}),
    ...(family ? { family: 'true' as const } : {}),
  };
}

/** Complete: an address that is pasted into another program. */
export const completeAddress = (path: string) => new URL(path, window.location.origin).href;

export function feedAddresses(place: Place, filters: FeedFilters) {
  const query = feedQuery(place, filters);
  const ics = completeAddress(documentUrl('getCalendarFeed', { query }));
  return {
    ics,
    rss: completeAddress(documentUrl('getRssFeed', { query })),
    json: completeAddress(documentUrl('getJsonFeed', { query })),
    /** Opens the program for calendars, which subscribes. */
    webcal: ics.replace(/^https?:/, 'webcal:'),
  };
}
