import type { Citer } from '../../base/evidence.ts';
import type { Field, Point } from '../../base/types.ts';
import { PLACES } from '../../decide/weights/places.ts';

/** A coordinate as written; texts such as `33.9987` count, words and empty fields do not. */
interface Coordinate {
  text: string;
  locator: string;
}

/** A place's coordinates; null unless both are numbers somewhere in the US. */
export function readPoint(latitude: Coordinate | null, longitude: Coordinate | null, cite: Citer): Field<Point> | null {
  if (!latitude || !longitude) return null;
  const point = pointOf(latitude.text, longitude.text);
  const evidence = [
    cite.evidence(latitude.locator, latitude.text),
    ...(longitude.locator === latitude.locator ? [] : [cite.evidence(longitude.locator, longitude.text)]),
  ];
  return point && { value: point, evidence };
}

export function pointOf(north: string, east: string): Point | null {
  const [latitude, longitude] = [degrees(north), degrees(east)];
  const isThere =
    latitude >= PLACES.point.south &&
    latitude <= PLACES.point.north &&
    longitude >= PLACES.point.west &&
    (longitude <= PLACES.point.east || longitude >= PLACES.point.pacificWest);
  return isThere && longitude <= 180 ? { latitude, longitude } : null;
}

const degrees = (text: string) => (/^\s*[-+]?\d{1,3}(?:\.\d{1,20})?\s*$/.test(text) ? Number(text) : Number.NaN);
