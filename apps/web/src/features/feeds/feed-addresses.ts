import type { Radius } from '@marquee/contract';
import { documentUrl } from '../../api/address.ts';
import { categoriesMeant } from '../events/categories.ts';
import { aroundQuery } from '../place/around.ts';
import type { Place } from '../place/place.ts';

/** What the list is narrowed by, as the listing has it. */
export interface FeedFilters {
  q: string;
  category: string;
  venue: string;
  /** Days of choice. Days by today's date are left out: a subscription would be empty the day after. */
  from: string;
  to: string;
  free: boolean;
  within: Radius;
}

/** Complete addresses: they are pasted into other programs. */
export function feedAddresses(place: Place, { q, category, venue, from, to, free, within }: FeedFilters) {
  const query = {
    ...aroundQuery(place, { within }),
    ...(q ? { q } : {}),
    ...(category ? { categories: categoriesMeant(category).join(',') } : {}),
    ...(venue ? { venue } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(free ? { free: 'true' as const } : {}),
  };
  const complete = (path: string) => new URL(path, window.location.origin).href;
  const ics = complete(documentUrl('getCalendarFeed', { query }));
  return {
    ics,
    rss: complete(documentUrl('getRssFeed', { query })),
    json: complete(documentUrl('getJsonFeed', { query })),
    /** Opens the program for calendars, which subscribes. */
    webcal: ics.replace(/^https?:/, 'webcal:'),
  };
}
