import { catalog } from './catalog.ts';
import { grouped } from './dates.ts';

/** The sheet with all filters of a list, loaded when somebody opens it. */
export const filters = {
  'filters.title': 'Filters',
  'filters.days': 'Days',
  'filters.show': ({ n, more }: { n: number; more: boolean }) =>
    n === 0 ? 'Close' : `Show ${grouped(n)}${more ? '+' : ''} ${n === 1 && !more ? 'event' : 'events'}`,
  'filters.venue': 'Venue',
  'filters.allVenues': 'All venues',
  'filters.venueOption': ({ venue, n }: { venue: string; n: number }) => `${venue} (${n})`,
  'filters.within': 'Distance',
  'filters.miles': ({ miles }: { miles: number }) => (miles === 0 ? 'This city only' : `Within ${miles} miles`),
  'filters.sort': 'Sort by',
  'filters.relevance': 'Best match',
  'filters.date-asc': 'Soonest first',
  'filters.date-desc': 'Latest first',
  'filters.price-asc': 'Lowest price',
  'filters.price-desc': 'Highest price',
  'filters.popularity': 'Popularity',
} as const;

export const filterText = catalog('filters', filters);
