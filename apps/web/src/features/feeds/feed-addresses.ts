import type { FeedFormat, Radius, When } from '@marquee/contract';
import { documentUrl } from '../../api/document-url.ts';
import { categoriesMeant } from '../events/categories.ts';
import { type FactFilters, factQuery } from '../events/fact-filters.ts';
import { aroundQuery } from '../place/around.ts';
import type { Place } from '../place/place.ts';

/** What the list is narrowed by, as the listing has it. */
export interface FeedFilters extends FactFilters {
  q: string;
  category: string;
  venue: string;
  /** Days by today's date, counted from the day on which the feed is read; else days of choice, which stay. */
  when: When | '';
  from: string;
  to: string;
  within: Radius;
}

/** The query that feeds and embedded lists have in common. */
export function feedQuery(place: Place, filters: FeedFilters) {
  const { q, category, venue, when, from, to, within } = filters;
  return {
    ...aroundQuery(place, { within }),
    ...(q ? { q } : {}),
    ...(category ? { categories: categoriesMeant(category).join(',') } : {}),
    ...(venue ? { venue } : {}),
    ...(when ? { when } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...factQuery(filters),
  };
}

/** Complete: an address that is pasted into another program. */
export const completeAddress = (path: string) => new URL(path, window.location.origin).href;

/** `venue`: the slug of a venue whose whole calendar it is; its addresses stay when its name changes. */
export function feedAddresses(place: Place, filters: FeedFilters, venue?: string) {
  const query = feedQuery(place, filters);
  const of = (format: FeedFormat) =>
    completeAddress(
      venue === undefined
        ? documentUrl(LISTS[format], { query })
        : documentUrl('getVenueFeed', { params: { slug: venue, format } }),
    );
  const ics = of('ics');
  return {
    ics,
    rss: of('rss'),
    json: of('json'),
    csv: of('csv'),
    /** Opens the program for calendars, which subscribes. */
    webcal: ics.replace(/^https?:/, 'webcal:'),
  };
}

const LISTS = { ics: 'getCalendarFeed', rss: 'getRssFeed', json: 'getJsonFeed', csv: 'getCsvFeed' } as const;
