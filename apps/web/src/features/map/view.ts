import { milesBetween, type Point, type World, worldOf } from './mercator.ts';

/** What a map shows: its middle, and the zoom as tile servers count it (the world is 512 pixels wide at 0). */
export interface View extends World {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

const TILE = 512;
const MIN_ZOOM = 5;
export const MAX_ZOOM = 17;
/** Closer than this, one town would be all that is seen of an only place. */
const CLOSEST_FIT = 13;
/** Around the pins; the upper and the lower edge have controls. */
const MARGIN = 56;
/** What is farther out is there, but does not make the rest small. */
const FIT_MILES = 30;

export const worldSize = (zoom: number) => TILE * 2 ** zoom;

/** Where a place of the world stands in a map of this size. */
export function onScreen(place: World, view: View, { width, height }: Size) {
  const scale = worldSize(view.zoom);
  return { left: width / 2 + (place.x - view.x) * scale, top: height / 2 + (place.y - view.y) * scale };
}

export function moved(view: View, byX: number, byY: number): View {
  const scale = worldSize(view.zoom);
  return { ...view, x: clamp(view.x - byX / scale, 0, 1), y: clamp(view.y - byY / scale, 0, 1) };
}

/** Zooms so that what is under a point of the screen (from the middle) stays there. */
export function zoomed(view: View, by: number, fromX = 0, fromY = 0): View {
  const zoom = clamp(view.zoom + by, MIN_ZOOM, MAX_ZOOM);
  const held = 1 / worldSize(view.zoom) - 1 / worldSize(zoom);
  return { x: view.x + fromX * held, y: view.y + fromY * held, zoom };
}

/** All the points, with the middle of the city. */
export function fitted(points: readonly Point[], center: Point, size: Size, closest = CLOSEST_FIT): View {
  const near = points.filter((point) => milesBetween(center, point) <= FIT_MILES);
  const places = [...(near.length > 0 ? near : points.length > 0 ? points : [center])].map(worldOf);
  const [west, east] = rangeOf(places.map(({ x }) => x));
  const [north, south] = rangeOf(places.map(({ y }) => y));
  const room = (length: number) => Math.max(1, length - 2 * MARGIN);
  const zoom = Math.log2(
    Math.min(room(size.width) / Math.max(east - west, 1e-9), room(size.height) / Math.max(south - north, 1e-9)) / TILE,
  );
  return { x: (west + east) / 2, y: (north + south) / 2, zoom: clamp(zoom, MIN_ZOOM, closest) };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const rangeOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
