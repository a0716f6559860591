import type { Event, Town } from '@marquee/contract';
import { townIn } from '../events/away.ts';
import { type Point, type World, worldOf } from './mercator.ts';
import { worldSize } from './view.ts';

/** The events of one place; of those without a place of their own, at the middle of their city. Online events are at none. */
export interface MapPlace extends Point {
  key: string;
  /** Null at the middle of the city. */
  name: string | null;
  /** Of the middle of another town. */
  town: string | null;
  world: World;
  events: readonly Event[];
}

/** A pin: a place, or several too close to each other for two pins. */
export interface Cluster extends World {
  key: string;
  places: readonly MapPlace[];
  events: readonly Event[];
}

/** The key of a city's middle, and the beginning of that of a town. */
const CENTER = 'center';

/** About 10 m: two sources give the same house with different last digits. */
const DIGITS = 4;

export function placesOf(events: readonly Event[], center: Point | null, nearby: readonly Town[] = []): MapPlace[] {
  const groups = Map.groupBy(
    events.filter(({ isOnline }) => !isOnline),
    ({ latitude, longitude, ...event }) =>
      latitude === null || longitude === null
        ? `${CENTER} ${townIn(nearby, event)?.city ?? ''}`.trim()
        : `${latitude.toFixed(DIGITS)} ${longitude.toFixed(DIGITS)}`,
  );
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    const isCenter = key.startsWith(CENTER);
    const town = isCenter ? townIn(nearby, first) : undefined;
    const { latitude, longitude } = first;
    const point = isCenter ? (town?.center ?? center) : { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    if (!point) return [];
    const name = isCenter ? null : (first.venue ?? first.address ?? first.title);
    return [{ ...point, key, name, town: town?.city ?? null, world: worldOf(point), events: members }];
  });
}

/** Pixels between the middles of two pins. */
const APART = 34;

/** Places in pins, the fullest first; they do not change while the map is moved, only when it is zoomed. */
export function clustersAt(zoom: number, places: readonly MapPlace[]): Cluster[] {
  const scale = worldSize(zoom);
  const clusters: Array<{ x: number; y: number; places: MapPlace[] }> = [];
  for (const place of places.toSorted((a, b) => b.events.length - a.events.length || (a.key < b.key ? -1 : 1))) {
    const { x, y } = place.world;
    // The middle of the city is not a place: it keeps a pin of its own.
    const near =
      place.name === null
        ? undefined
        : clusters.find((one) => one.places[0]?.name !== null && Math.hypot(one.x - x, one.y - y) * scale < APART);
    if (near) near.places.push(place);
    else clusters.push({ x, y, places: [place] });
  }
  return clusters.map(({ x, y, places: members }) => ({
    x,
    y,
    key: members[0]?.key ?? '',
    places: members,
    events: members.flatMap((place) => place.events),
  }));
}
