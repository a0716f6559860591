import type { Endpoints, ResponseOf, Venue } from '@marquee/contract';
import { LISTING_LIMIT } from '../api/constants.generated.ts';
import { type Filters, filtersInAddress } from '../features/listing/filters-in-address.ts';
import { listingKey, listingQuery } from '../features/listing/listing-query.ts';
import { aroundQuery } from '../features/place/around.ts';
import { type Place, placeInAddress } from '../features/place/place-address.ts';
import { venueEventsKey } from '../features/venues/venue-events-query.ts';

/** Answers that a document hands over to the application, each under the key of its query. */
export type FirstData = ReadonlyArray<readonly [key: readonly unknown[], value: unknown]>;

/** The id of the element with them. */
export const FIRST_DATA_ID = 'first-data';

/** A first page of a listing under the key of use-listing.ts. */
export function firstPage(
  place: Place,
  filters: Filters,
  page: ResponseOf<Endpoints['listEvents']>,
): FirstData[number] {
  return [listingKey(listingQuery(place, filters)), { pages: [page], pageParams: [''] }];
}

/** Home's first answer under the key of features/home/coming-query.ts, and its query. */
export function comingPage({ city, state }: Place) {
  const query = { city, state, limit: LISTING_LIMIT, boosted: 'true' };
  return {
    query,
    carry: (page: ResponseOf<Endpoints['listEvents']>): FirstData[number] => [['listEvents', { query }], page],
  };
}

/** A first page of a venue's events under the key of features/venues/use-venue-events.ts. */
export function venuePage(venue: Pick<Venue, 'list'>, page: ResponseOf<Endpoints['listEvents']>): FirstData[number] {
  return [venueEventsKey(venue), { pages: [page], pageParams: [''] }];
}

/** What a listing's address asks for. */
export function listingInAddress(params: URLSearchParams) {
  const filters = filtersInAddress(params);
  return {
    named: placeInAddress(params),
    filters,
    listed: (place: Place) => listingQuery(place, filters),
    /** For what is counted of the place. */
    around: (place: Place) => aroundQuery(place, filters),
  };
}
