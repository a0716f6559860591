/** The default city (spec: PROD-02). */
export const DEFAULT_CITY = { city: 'Columbia', state: 'SC' } as const;

/** Events on one page of the listing (spec: LIST-14). */
export const LISTING_LIMIT = 50;
export const LISTING_LIMIT_MAX = 100;

/** City search answers at most this many unless asked otherwise (spec: PICKER). */
export const CITY_SEARCH_LIMIT = 8;

/** Miles within which a city counts as nearby (spec: CONST-007). */
export const NEARBY_RADIUS_MILES = 100;

/** The time zone of the console's days: that of the default city. */
export { CONSOLE_ZONE as DEFAULT_ZONE } from '@marquee/kernel';

/** Days by today's date, as a list can be asked for. */
export const WHENS = ['today', 'tonight', 'tomorrow', 'weekend', 'week'] as const;
export type When = (typeof WHENS)[number];

/** Miles around a city within which towns show their events too; 0: the city only. */
export const RADII = [0, 10, 25, 50] as const;
export type Radius = (typeof RADII)[number];
/** What the listing of the site begins with. */
export const LISTING_MILES: Radius = 25;

/** The longest side of an area of the map, in degrees: about 140 miles from south to north. */
export const AREA_DEGREES = 2;
