/**
 * `node scripts/build-state-map.ts`: makes apps/web/src/admin/kit/charts/states.generated.ts of the Census Bureau's boundaries as
 * us-atlas publishes them, already projected (Albers; Alaska and Hawaii stand below the others). So nobody loads a geography
 * library to see a map. Borders are simplified once, as arcs that two states share: neighbors still meet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { STATE_CODES } from './maps/state-codes.ts';

type Point = [x: number, y: number];
type Ring = Point[];

/** In units of the map, which is 975 wide: what is nearer to a straight line than this cannot be seen. */
const TOLERANCE = 0.9;
/** Square units: smaller islands are specks. */
const SMALLEST_RING = 5;
const ROOT = new URL('..', import.meta.url);
const atlas = JSON.parse(
  readFileSync(fileURLToPath(new URL('node_modules/us-atlas/states-albers-10m.json', ROOT)), 'utf8'),
) as Topology<{ states: GeometryCollection<{ name: string }> }>;

const simple = { ...atlas, arcs: absoluteArcs().map((arc) => simplified(arc, TOLERANCE)) };
// Absolute now: the quantization is undone.
delete (simple as Partial<Topology>).transform;

const states = feature(simple, simple.objects.states).features.map(({ id, properties, geometry }) => {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(`${id} has no area`);
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as unknown as Ring[][];
  const rings = polygons.flat().toSorted((left, right) => areaOf(right) - areaOf(left));
  // The largest always stays: the District of Columbia is a speck.
  const kept = rings.filter((ring, place) => place === 0 || areaOf(ring) >= SMALLEST_RING);
  return { code: codeOf(String(id)), name: properties.name, path: kept.map(pathOf).join('') };
});
states.sort((left, right) => left.name.localeCompare(right.name, 'en'));

writeFileSync(
  fileURLToPath(new URL('apps/web/src/admin/kit/charts/states.generated.ts', ROOT)),
  `// Made by scripts/build-state-map.ts from us-atlas 3.0.1 (US Census Bureau, public domain); do not edit.
/** Code, name and outline of the 50 states and the District of Columbia, in a view of 975 by 610. */
export const STATES: ReadonlyArray<readonly [code: string, name: string, path: string]> = [
${states.map(({ code, name, path }) => `  ['${code}', '${name}', '${path}'],`).join('\n')}
];
`,
);
console.log(`${states.length} states`);

function codeOf(fips: string): string {
  const code = STATE_CODES.get(fips);
  if (!code) throw new Error(`${fips} is no state`);
  return code;
}

/** Arcs are stored as differences of whole numbers. */
function absoluteArcs(): Ring[] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  return atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
    });
  });
}

/** Ramer–Douglas–Peucker; a ring is held at its first point and the one farthest from it. */
function simplified(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, most] = [0, 0];
  for (const [place, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > most) [farthest, most] = [place, distance];
  }
  if (most <= tolerance) return [first, last];
  const left = simplified(line.slice(0, farthest + 1), tolerance);
  return [...left.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Half units, relative to the point before: that is as short as a path gets. */
function pathOf(ring: Ring): string {
  const marks = ring.slice(0, -1).map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  const [start = [0, 0]] = marks;
  const steps = marks.slice(1).map(([x, y], place) => {
    const [beforeX, beforeY] = marks[place] ?? [0, 0];
    return `${x - beforeX},${y - beforeY}`;
  });
  return `M${start[0]},${start[1]}l${steps.filter((step) => step !== '0,0').join(' ')}z`;
}
