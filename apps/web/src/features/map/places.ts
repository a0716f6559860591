import type { Event } from '@marquee/contract';
import { type Point, type World, worldOf } from './mercator.ts';
import { worldSize } from './view.ts';

/** The events of one place. What is at none is listed apart (`unplacedIn`). */
export interface MapPlace extends Point {
  key: string;
  name: string;
  world: World;
  events: readonly Event[];
}

/** A pin: a place, or several too close to each other for two pins. */
export interface Cluster extends World {
  key: string;
  places: readonly MapPlace[];
  events: readonly Event[];
}

/** About 10 m: two sources give the same venue with different last digits. */
const DIGITS = 4;

export function placesOf(events: readonly Event[]): MapPlace[] {
  const groups = Map.groupBy(
    events.filter((event) => !event.isOnline && hasPlace(event)),
    ({ latitude, longitude }) => `${latitude?.toFixed(DIGITS)} ${longitude?.toFixed(DIGITS)}`,
  );
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    const point = { latitude: first.latitude ?? 0, longitude: first.longitude ?? 0 };
    const name = first.venue ?? first.address ?? first.title;
    return [{ ...point, key, name, world: worldOf(point), events: members }];
  });
}

/** What is at none of them: nobody says where it is, or it is online. With what is at a place, these are all events. */
export function unplacedIn(events: readonly Event[]): Event[] {
  return events.filter((event) => event.isOnline || !hasPlace(event));
}

const hasPlace = ({ latitude, longitude }: Event) => latitude !== null && longitude !== null;

/** Pixels between the middles of two pins. */
const APART = 40;

/** Places in pins, the fullest first; they do not change while the map is moved, only when it is zoomed. */
export function clustersAt(zoom: number, places: readonly MapPlace[]): Cluster[] {
  const scale = worldSize(zoom);
  const clusters: Array<{ x: number; y: number; places: MapPlace[] }> = [];
  for (const place of places.toSorted((a, b) => b.events.length - a.events.length || (a.key < b.key ? -1 : 1))) {
    const { x, y } = place.world;
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) * scale < APART);
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
