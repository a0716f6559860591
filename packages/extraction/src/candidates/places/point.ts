import type { Citer } from '../../base/evidence.ts';
import type { Field, Point } from '../../base/types.ts';

/** Where US places are, with their outlying territories: what lies outside was entered for another map, or never. */
const SOUTH = 13;
const NORTH = 72;
const WEST = -180;
const EAST = -64;
/** Guam and the Northern Marianas are on the other side of the date line. */
const PACIFIC_WEST = 144;

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
    latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && (longitude <= EAST || longitude >= PACIFIC_WEST);
  return isThere && longitude <= 180 ? { latitude, longitude } : null;
}

const degrees = (text: string) => (/^\s*[-+]?\d{1,3}(?:\.\d{1,20})?\s*$/.test(text) ? Number(text) : Number.NaN);
