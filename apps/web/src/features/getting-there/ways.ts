/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Streets are longer than the straight line: in US cities 1.2 to 1.4 times (docs/decisions/104-getting-there.md). */
const STREETS = 1.3;
const EARTH_MILES = 3958.8;
const WALK_MPH = 3;
const TRANSIT_MPH = 12;
/** To the stop, and the wait there. */
const TRANSIT_MINUTES = 10;
const TOWN_MPH = 25;
/** Beyond a town's width a road is faster. */
const TOWN_MILES = 10;
const ROAD_MPH = 50;
/** To the car, and from where it is parked. */
const PARK_MINUTES = 5;
/** Nobody walks farther to an evening, and town lines end before that. */
const WALK_MILES = 3;
const TRANSIT_MILES = 25;

export interface Ways {
  /** By streets. */
  miles: number;
  /** Minutes; null where it is too far for it. */
  walk: number | null;
  transit: number | null;
  car: number;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles as the crow flies (haversine). */
export function straightMiles(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const lng = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = lat + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * lng;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** An estimate of the ways between two places: the straight line times a factor, at usual speeds. It knows no streets, lines or traffic. */
export function waysBetween(from: Point, to: Point): Ways {
  const miles = straightMiles(from, to) * STREETS;
  const town = Math.min(miles, TOWN_MILES);
  return {
    miles: miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles),
    walk: miles <= WALK_MILES ? minutes((miles / WALK_MPH) * 60) : null,
    transit: miles <= TRANSIT_MILES ? minutes((miles / TRANSIT_MPH) * 60 + TRANSIT_MINUTES) : null,
    car: minutes((town / TOWN_MPH + (miles - town) / ROAD_MPH) * 60 + PARK_MINUTES),
  };
}

/** No finer than an estimate is: single minutes below ten, then steps of five. */
function minutes(exact: number): number {
  return exact < 10 ? Math.max(1, Math.round(exact)) : Math.round(exact / 5) * 5;
}
