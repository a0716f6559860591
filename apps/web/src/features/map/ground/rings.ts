import { milesInWorld, type Point, worldOf } from '../mercator.ts';
import { onScreen, type Size, type View, worldSize } from '../view.ts';

const MILES = [0.25, 0.5, 1, 2, 5, 10, 20, 50];
/** Pixels: two rings that are nearer to each other say nothing. */
const LEAST = 70;

interface Ring {
  miles: number;
  radius: number;
}

/** Up to three circles around the middle of the city, at distances that fit the map. */
export function ringsOf(center: Point, view: View, size: Size) {
  const { left, top } = onScreen(worldOf(center), view, size);
  const radiusOf = (miles: number) => milesInWorld(miles, center) * worldSize(view.zoom);
  const farthest = Math.hypot(Math.max(left, size.width - left, 0), Math.max(top, size.height - top, 0));
  const rings: Ring[] = MILES.map((miles) => ({ miles, radius: radiusOf(miles) }))
    .filter(({ radius }) => radius >= LEAST && radius <= farthest)
    .slice(0, 3);
  return { left, top, glow: radiusOf(1.5), rings };
}
