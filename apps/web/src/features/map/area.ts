import { AREA_DEGREES } from '../../api/constants.generated.ts';
import type { Point } from './mercator.ts';
import { pointOf } from './mercator.ts';
import { type Size, type View, worldSize } from './view.ts';

/** About 10 m. */
const DIGITS = 4;

/** What a map shows, as the API takes an area; null if that is too much. */
export function areaShown({ x, y, zoom }: View, { width, height }: Size): string | null {
  const scale = worldSize(zoom);
  const [right, down] = [width / 2 / scale, height / 2 / scale];
  const corner = pointOf({ x: x - right, y: y - down });
  const other = pointOf({ x: x + right, y: y + down });
  const [wide, high] = [other.longitude - corner.longitude, corner.latitude - other.latitude];
  if (wide >= AREA_DEGREES || high >= AREA_DEGREES) return null;
  return [corner.longitude, other.latitude, other.longitude, corner.latitude]
    .map((degrees) => Number(degrees.toFixed(DIGITS)))
    .join(',');
}

/** Two corners of an area; none without one. */
export function cornersOf(area: string): Point[] {
  if (area === '') return [];
  const [west = 0, south = 0, east = 0, north = 0] = area.split(',').map(Number);
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ];
}
