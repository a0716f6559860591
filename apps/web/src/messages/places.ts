import { catalog } from './catalog.ts';
import { counted } from './dates.ts';

/** The choice of a city and the page of all cities; loaded with them. */
export const places = {
  'place.title': 'Choose your city',
  'place.search': 'Search for a city',
  'place.placeholder': 'City, or city and state',
  'place.featured': 'Popular Destinations',
  'place.nearby': 'Nearby Cities',
  'place.locate': 'Use my location',
  'place.detecting': 'Detecting...',
  'place.locateFailed': 'Your location is not available. Please search for your city.',
  'place.noneNearby': 'No city is within 100 miles of you.',
  'place.clear': 'Clear city',
  'place.results': 'Cities',
  'place.none': ({ query }: { query: string }) => `No city starts with “${query}”.`,
  'place.failed': 'City search is not available right now.',
  'place.count': ({ n }: { n: number }) => counted(n, 'event', 'events'),
  'place.found': ({ n }: { n: number }) => counted(n, 'city found', 'cities found'),
  'place.live': 'LIVE',
  'place.available': 'Available',
  'place.coming': 'Coming Soon',
  'place.current': ({ place }: { place: string }) => `Currently showing events for ${place}`,
  'cities.title': 'Our Growing Network',
  'cities.text': 'We check the event sources of every city here all day.',
  'cities.live': 'Live Cities',
  'cities.states': 'States',
  'cities.events': 'Total Events',
  'cities.recent': 'Added This Month',
  'cities.figures': 'The network in figures',
  'cities.search': 'Search for your city',
  'cities.loading': 'Loading the cities…',
  'cities.failed': 'Unable to load city statistics at this time.',
  'cities.none': 'No city is live yet. Please check back soon.',
  'cities.count': ({ n }: { n: number }) => counted(n, 'city', 'cities'),
  'cities.added': ({ date }: { date: string }) => `Added ${date}`,
} as const;

export const cityText = catalog('places', places);
