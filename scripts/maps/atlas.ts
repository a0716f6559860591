import { readFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { UsPlaceRow } from '../../packages/domain/gazetteer/us-place.ts';
import { at } from '../deploy/layout.ts';
import { STATE_CODES } from './state-codes.ts';

/** A county: rings of numbers of arcs, as TopoJSON counts them (`~n` is arc n, backward). */
export interface County {
  name: string;
  state: string;
  rings: number[][];
}

/** The Census Bureau's counties (npm us-atlas), and the towns of the gazetteer. */
export interface Atlas {
  counties: County[];
  /** Thousandths of a degree: `[longitude, latitude, step east, step north, …]`. */
  arcs: number[][];
  towns: readonly UsPlaceRow[];
}

/** About 100 m, which is as exact as the borders are. */
export const PER_DEGREE = 1000;

export function readAtlas(): Atlas {
  const topology = readJson('node_modules/us-atlas/counties-10m.json') as Topology<{
    counties: GeometryCollection<{ name: string }>;
  }>;
  const { rows } = readJson('packages/domain/gazetteer/us-places.json') as { rows: UsPlaceRow[] };
  const counties = topology.objects.counties.geometries.flatMap(({ id, properties, ...shape }): County[] => {
    const state = STATE_CODES.get(String(id).slice(0, 2));
    if (!state || !properties || !('name' in properties)) return [];
    const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.type === 'MultiPolygon' ? shape.arcs : [];
    return [{ name: properties.name, state, rings: polygons.flat() }];
  });
  return { counties, arcs: arcsOf(topology), towns: rows };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

/** Theirs are steps on a grid of their own; ours are on one that is round in degrees, so that rounding never adds up. */
function arcsOf({ arcs, transform }: Topology): number[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y, lastX, lastY] = [0, 0, 0, 0];
    return arc.flatMap(([dx = 0, dy = 0], index) => {
      x += dx;
      y += dy;
      const [east, north] = [
        Math.round((x * (scale[0] ?? 1) + (translate[0] ?? 0)) * PER_DEGREE),
        Math.round((y * (scale[1] ?? 1) + (translate[1] ?? 0)) * PER_DEGREE),
      ];
      const step = index === 0 ? [east, north] : [east - lastX, north - lastY];
      [lastX, lastY] = [east, north];
      return step;
    });
  });
}
