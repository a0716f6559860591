export interface Point {
  latitude: number;
  longitude: number;
}

/** A place on the map of the world: 0 to 1 from the west to the east, and from the north to the south (Web Mercator, as tiles are). */
export interface World {
  x: number;
  y: number;
}

const EARTH_MILES = 24_901;
const HALF_TURN = 180;
const radians = (degrees: number) => (degrees * Math.PI) / HALF_TURN;

export function worldOf({ latitude, longitude }: Point): World {
  const y = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  return { x: (longitude + HALF_TURN) / (2 * HALF_TURN), y: (1 - y / Math.PI) / 2 };
}

export function pointOf({ x, y }: World): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * HALF_TURN) / Math.PI;
  return { latitude, longitude: x * 2 * HALF_TURN - HALF_TURN };
}

/** How much of the world a mile is, at a latitude. */
export const milesInWorld = (miles: number, { latitude }: Point) => miles / (EARTH_MILES * Math.cos(radians(latitude)));

export function milesBetween(a: Point, b: Point): number {
  const [from, to] = [worldOf(a), worldOf(b)];
  return Math.hypot(to.x - from.x, to.y - from.y) / milesInWorld(1, a);
}
