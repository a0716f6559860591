import { onScreen, type Size, type View, worldSize } from '../view.ts';
import type { Shapes } from './shapes.ts';

/** A name on the map, at its place on the screen. */
export interface Label {
  kind: 'city' | 'town' | 'county';
  name: string;
  left: number;
  top: number;
  /** Where the place itself is. */
  dotTop: number;
}

/** What the names stand on, and what they must not cover. */
export interface Stage {
  view: View;
  size: Size;
  pins: ReadonlyArray<{ left: number; top: number }>;
}

/** Pixels a character takes, about, in the type of each kind. */
const CHARACTER = { city: 12, town: 7, county: 8.5 } as const;
const LINE = 18;
const MOST = 26;
/** A county's name stands where the county is at least this wide. */
const COUNTY_WIDTH = 150;

/** Pixels from a place to the middle of its name; at the city's own stand pins, so it looks for room. */
const OFFSETS = { city: [34, -34, 58, -58, 84, -84, 110], town: [14], county: [0] } as const;
const PIN = 20;

/** The names there is room for: the city, then towns by their size, then counties. None covers another, or a pin. */
export function labelsOf(shapes: Shapes, city: string, { view, size, pins }: Stage): Label[] {
  const scale = worldSize(view.zoom);
  const isCity = (name: string) => name === city;
  const towns = [
    ...shapes.towns.filter(({ name }) => isCity(name)).slice(0, 1),
    ...shapes.towns.filter(({ name }) => !isCity(name)),
  ].map((town) => ({ kind: isCity(town.name) ? ('city' as const) : ('town' as const), name: town.name, at: town }));
  const counties = shapes.counties
    .filter(({ width }) => width * scale >= COUNTY_WIDTH)
    .map(({ name, middle }) => ({ kind: 'county' as const, name, at: middle }));
  const taken: Box[] = pins.map(({ left, top }) => ({ left: left - PIN, right: left + PIN, top, height: PIN }));
  const labels: Label[] = [];
  for (const { kind, name, at } of [...towns, ...counties]) {
    if (labels.length >= MOST) break;
    const place = onScreen(at, view, size);
    const { left } = place;
    const half = (name.length * CHARACTER[kind]) / 2;
    if (left < half || left > size.width - half) continue;
    const box = (top: number): Box => ({ left: left - half, right: left + half, top, height: LINE / 2 });
    const top = OFFSETS[kind]
      .map((offset) => place.top + offset)
      .find((y) => y > LINE && y < size.height - LINE && !taken.some((one) => overlaps(one, box(y))));
    if (top === undefined) continue;
    taken.push(box(top));
    labels.push({ kind, name, left, top, dotTop: place.top });
  }
  return labels;
}

/** Heights are halves, from the middle. */
interface Box {
  left: number;
  right: number;
  top: number;
  height: number;
}

const GAP = 6;
const overlaps = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && Math.abs(a.top - b.top) < a.height + b.height + GAP;
