import { say } from '@marquee/kernel';
import type { NamedSite } from './found-site.ts';

/** Kinds of places of OpenStreetMap that hold events, by key and value (wiki.openstreetmap.org/wiki/Map_features). */
export const VENUE_TAGS: Record<string, readonly string[]> = {
  amenity: [
    'arts_centre',
    'theatre',
    'cinema',
    'nightclub',
    'music_venue',
    'events_venue',
    'conference_centre',
    'exhibition_centre',
    'community_centre',
    'social_centre',
    'library',
    'townhall',
    'university',
    'college',
    'planetarium',
    'concert_hall',
    'bar',
    'pub',
    'biergarten',
    'marketplace',
    'place_of_worship',
  ],
  tourism: ['museum', 'gallery', 'zoo', 'aquarium', 'theme_park', 'information'],
  leisure: [
    'stadium',
    'sports_centre',
    'park',
    'garden',
    'dance',
    'ice_rink',
    'bowling_alley',
    'nature_reserve',
    'amusement_arcade',
  ],
  office: ['government', 'association', 'ngo'],
  craft: ['brewery', 'winery', 'distillery'],
  club: ['*'],
};
const WEBSITE_TAGS = ['contact:website', 'website', 'url', 'website:events', 'event:website'];

/** An element of the map with its tags; nothing about it is certain. */
export interface MapElement {
  tags: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
}

export interface MapVenue extends NamedSite {
  latitude: number | null;
  longitude: number | null;
}

/** The element in a value of a map extract: Overpass JSON or a GeoJSON feature; null for anything else. Never throws. */
export function mapElement(value: unknown): MapElement | null {
  if (!isRecord(value)) return null;
  const tags = isRecord(value.tags) ? value.tags : isRecord(value.properties) ? value.properties : null;
  if (!tags) return null;
  const texts = Object.entries(tags)
    .slice(0, 200)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const center = isRecord(value.center) ? value.center : value;
  const point = isRecord(value.geometry) && Array.isArray(value.geometry.coordinates) ? value.geometry.coordinates : [];
  const latitude = degrees(center.lat ?? point[1], 90);
  const longitude = degrees(center.lon ?? point[0], 180);
  const isPlaced = latitude !== null && longitude !== null;
  return {
    tags: Object.fromEntries(texts),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
  };
}

/** The venue with a website that an element is; null if it is none, or is closed. */
export function mapVenue({ tags, latitude, longitude }: MapElement): MapVenue | null {
  const kind = kindOf(tags);
  const website = WEBSITE_TAGS.map((key) => addressIn(tags[key])).find((url) => url !== null);
  if (!kind || !website || isClosed(tags)) return null;
  const name = tags.name?.slice(0, 200) ?? null;
  const words = { kind: kind.replaceAll('_', ' ') };
  const foundBecause = name ? say('found.onMap', { ...words, name }) : say('found.onMapUnnamed', words);
  return { url: website, name, method: 'map', foundBecause, venueType: kind, latitude, longitude };
}

function kindOf(tags: Record<string, string>): string | null {
  for (const [key, values] of Object.entries(VENUE_TAGS)) {
    const value = tags[key];
    if (value && (values.includes(value) || values[0] === '*')) return values[0] === '*' ? 'club' : value;
  }
  return null;
}

function isClosed(tags: Record<string, string>): boolean {
  return (
    Object.keys(tags).some((key) => /^(?:disused|abandoned|demolished|was|razed):/.test(key)) ||
    tags.opening_hours === 'closed'
  );
}

/** Mappers write `www.example.org`, two addresses with a semicolon, and addresses with blanks. */
function addressIn(written: string | undefined): string | null {
  const first = written?.split(';')[0]?.trim() ?? '';
  if (!first || /\s/.test(first)) return null;
  const address = /^https?:\/\//i.test(first) ? first : /^[a-z][a-z\d+.-]*:/i.test(first) ? null : `https://${first}`;
  return address !== null && URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
}

function degrees(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
