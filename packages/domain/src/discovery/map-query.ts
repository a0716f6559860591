import { VENUE_TAGS } from './map-venues.ts';

/** The public server of the Overpass API. Its use is free within its limits: one small query a day and city is far below them. */
const OVERPASS = 'https://overpass-api.de/api/interpreter';
/** Seconds and bytes that the query may cost the server. */
const TIMEOUT_SECONDS = 25;
const MOST_BYTES = 64_000_000;
/** So that the answer stays below what the guarded fetch accepts. */
const MOST_ELEMENTS = 3_000;
/** Around the center of a city. */
const RADIUS_METERS = 15_000;

/** The address of a query for the venues with websites around a point (wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL). */
export function mapQuery({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const around = `(around:${RADIUS_METERS},${latitude.toFixed(5)},${longitude.toFixed(5)})`;
  const parts = Object.entries(VENUE_TAGS).map(([key, values]) => {
    const kind = values[0] === '*' ? `["${key}"]` : `["${key}"~"^(${values.join('|')})$"]`;
    return `nwr${kind}[~"^(website|contact:website|url)$"~"."]${around};`;
  });
  const query = `[out:json][timeout:${TIMEOUT_SECONDS}][maxsize:${MOST_BYTES}];(${parts.join('')});out tags center ${MOST_ELEMENTS};`;
  return `${OVERPASS}?data=${encodeURIComponent(query)}`;
}
