import { catalog } from './catalog.ts';
import { counted, duration } from './dates.ts';

const events = (n: number) => counted(n, 'event', 'events');

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
  'map.place': ({ name, n }: { name: string; n: number }) => `${name}, ${events(n)}`,
  'map.places': ({ places, n }: { places: number; n: number }) => `${places} places, ${events(n)}`,
  'map.unplaced': ({ n }: { n: number }) => `${events(n)} without a place on the map`,
  'map.placesTitle': ({ n }: { n: number }) => `${n} places close to each other`,
  'map.separate': 'Zoom to these places',
  'map.count': ({ n }: { n: number }) => events(n),
  'map.part': ({ n }: { n: number }) => `The map shows the first ${events(n)} of the list.`,
  'map.partOfView': ({ n, of, more }: { n: number; of: number; more: boolean }) =>
    `${n} of ${more ? 'more than ' : ''}${of} events in view are shown. Zoom in to see the others.`,
  'map.nothingHere': 'No event in this part of the map.',
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
  'way.title': 'Getting there',
  'way.from': ({ miles, place }: { miles: number; place: string }) =>
    `About ${miles} ${miles === 1 ? 'mile' : 'miles'} from the middle of ${place}:`,
  'way.fromYou': ({ miles }: { miles: number }) =>
    `About ${miles} ${miles === 1 ? 'mile' : 'miles'} from where you are:`,
  'way.walk': ({ minutes }: { minutes: number }) => `${duration(minutes)} on foot`,
  'way.transit': ({ minutes }: { minutes: number }) => `${duration(minutes)} by bus or train, where a line runs`,
  'way.car': ({ minutes }: { minutes: number }) => `${duration(minutes)} by car`,
  'way.estimate': 'Estimated from the straight line, times 1.3. Streets, lines and traffic are not known here.',
  'way.fromMe': 'From where I am',
  'way.failed': 'Your location could not be used.',
  'way.parking': ({ words }: { words: string }) => `Parking: “${words}”`,
  'after.title': 'Afterwards, within walking distance',
  'after.stated': ({ time }: { time: string }) => `It ends at ${time}. These begin later that night, or still go on.`,
  'after.assumed': ({ time }: { time: string }) =>
    `Its end is not stated; if it ends around ${time}, these begin later that night, or still go on.`,
  'after.walk': ({ minutes }: { minutes: number }) => `About ${duration(minutes)} on foot`,
  'after.until': ({ time }: { time: string }) => `goes on until ${time}`,
  'near.venue': ({ venue }: { venue: string }) => `More at ${venue}`,
  'near.night': ({ city }: { city: string }) => `That night in ${city}`,
  'near.day': ({ city }: { city: string }) => `That day in ${city}`,
  'near.all': 'See all',
  'near.wholeDay': 'See the whole day',
} as const;

export const mapText = catalog('map', map);
