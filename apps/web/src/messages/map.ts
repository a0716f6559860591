import { catalog } from './catalog.ts';

const many = (n: number, one: string, several: string) => (n === 1 ? `1 ${one}` : `${n} ${several}`);

/** Texts of the map and of an event's neighbors, loaded with them. */
export const map = {
  'map.label': ({ place }: { place: string }) => `Map of events in ${place}`,
  'map.close': 'Close the map',
  'map.back': 'Back to the list',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.all': 'Show all places',
  'map.searchArea': 'Search this area',
  'map.tooLarge': 'Zoom in to search this area.',
  'map.keys': 'Arrow keys move the map; plus and minus zoom it.',
  'map.place': ({ name, n }: { name: string; n: number }) => `${name}, ${many(n, 'event', 'events')}`,
  'map.places': ({ places, n }: { places: number; n: number }) => `${places} places, ${many(n, 'event', 'events')}`,
  'map.unplaced': ({ n }: { n: number }) => `${many(n, 'event', 'events')} without a place on the map`,
  'map.unplacedTitle': ({ n }: { n: number }) => `${many(n, 'event', 'events')} without a place on the map`,
  'map.placesTitle': ({ n }: { n: number }) => `${n} places close to each other`,
  'map.separate': 'Zoom to these places',
  'map.count': ({ n }: { n: number }) => many(n, 'event', 'events'),
  'map.part': ({ n }: { n: number }) => `The map shows the first ${many(n, 'event', 'events')} of the list.`,
  'map.more': 'Show more',
  'map.moreLoading': 'Loading…',
  'map.empty': 'No event of this list can be shown on a map.',
  'map.closeCard': 'Close these events',
  'map.miles': ({ n }: { n: number }) => `${n} mi`,
  'map.drawnFrom': 'Borders: US Census Bureau. Towns: GeoNames.',
  'map.smallLabel': ({ venue, place }: { venue: string; place: string }) => `Map: ${venue} in ${place}`,
  'map.where': 'Where it is',
  'map.openOsm': 'Open in OpenStreetMap',
  'map.directions': 'Directions in Google Maps',
  'near.venue': ({ venue }: { venue: string }) => `More at ${venue}`,
  'near.night': ({ city }: { city: string }) => `That night in ${city}`,
  'near.day': ({ city }: { city: string }) => `That day in ${city}`,
  'near.all': 'See all',
  'near.wholeDay': 'See the whole day',
} as const;

export const mapText = catalog('map', map);
