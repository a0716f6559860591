import { type World, worldOf } from '../mercator.ts';
import type { StateMap } from './state-map.ts';

const PER_DEGREE = 1000;
/** Units of the drawing in the world's width: whole numbers of them are a few meters. */
export const UNITS = 2 ** 22;

/** A county's outline, its name, and where that stands. */
interface Shape {
  name: string;
  path: string;
  middle: World;
  /** How wide it is, of the world. */
  width: number;
}

export interface Shapes {
  counties: Shape[];
  borders: string;
  towns: Array<World & { name: string }>;
}

type Mark = readonly [x: number, y: number];

/** What is drawn of a state's map, in units around a middle: small numbers, so that a path is drawn exactly however close. */
export function shapesOf(map: StateMap, { x: middleX, y: middleY }: World): Shapes {
  const unitsOf = (east: number, north: number): Mark => {
    const { x, y } = worldOf({ longitude: east / PER_DEGREE, latitude: north / PER_DEGREE });
    return [Math.round((x - middleX) * UNITS * 10) / 10, Math.round((y - middleY) * UNITS * 10) / 10];
  };
  const arcs = map.arcs.map((steps) => {
    let [east, north] = [0, 0];
    const marks: Mark[] = [];
    for (let index = 0; index < steps.length; index += 2) {
      east += steps[index] ?? 0;
      north += steps[index + 1] ?? 0;
      marks.push(unitsOf(east, north));
    }
    return marks;
  });
  const arcAt = (arc: number) => (arc < 0 ? (arcs[~arc]?.toReversed() ?? []) : (arcs[arc] ?? []));
  const worldAt = (x: number, y: number): World => ({ x: middleX + x / UNITS, y: middleY + y / UNITS });
  return {
    counties: map.counties.map(([name, rings]) => {
      const outlines = rings.map((ring) => ring.flatMap(arcAt));
      const [widest = []] = outlines.toSorted((a, b) => spanOf(b).width - spanOf(a).width);
      const span = spanOf(widest);
      return {
        name,
        path: outlines.map((marks) => `${lineOf(marks)}z`).join(''),
        middle: worldAt(span.x, span.y),
        width: span.width / UNITS,
      };
    }),
    borders: map.borders.map((arc) => lineOf(arcAt(arc))).join(''),
    towns: map.towns.map(([name, east, north]) => ({
      name,
      ...worldOf({ longitude: east / PER_DEGREE, latitude: north / PER_DEGREE }),
    })),
  };
}

const lineOf = (marks: readonly Mark[]) => `M${marks.map(([x, y]) => `${x} ${y}`).join('L')}`;

function spanOf(marks: readonly Mark[]): { x: number; y: number; width: number } {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of marks) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { x: (west + east) / 2, y: (north + south) / 2, width: east - west };
}
