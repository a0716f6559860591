import type { StateMap } from '../../apps/web/src/features/map/ground/state-map.ts';
import { type Atlas, type County, PER_DEGREE } from './atlas.ts';

/** Half a degree, about 30 miles: what a map of a city near the border still shows of the neighbors. */
const CELL = PER_DEGREE / 2;

/** The ground of one state's cities: its counties and those near it, and their towns. */
export function stateMap(atlas: Atlas, state: string): StateMap {
  const near = nearbyCells(atlas, state);
  const counties = atlas.counties.filter((county) => county.state === state || isIn(near, atlas, county));
  const numbers = new Map<number, number>();
  for (const { rings } of counties)
    for (const arc of rings.flat()) if (!numbers.has(arcOf(arc))) numbers.set(arcOf(arc), numbers.size);
  const renumbered = (arc: number) => (arc < 0 ? ~(numbers.get(~arc) ?? 0) : (numbers.get(arc) ?? 0));
  const towns = atlas.towns
    .map(([, name, of, latitude, longitude, population]) => ({
      of,
      population,
      point: [name, Math.round(longitude * PER_DEGREE), Math.round(latitude * PER_DEGREE)] as [string, number, number],
    }))
    .filter(({ of, point: [, east, north] }) => of === state || near.has(cellOf(east, north)))
    .sort((a, b) => b.population - a.population);
  return {
    arcs: [...numbers.keys()].map((arc) => atlas.arcs[arc] ?? []),
    counties: counties.map(({ name, rings }) => [name, rings.map((ring) => ring.map(renumbered))]),
    borders: bordersOf(counties).map((arc) => numbers.get(arc) ?? 0),
    towns: towns.map(({ point }) => point),
  };
}

const arcOf = (arc: number) => (arc < 0 ? ~arc : arc);
const cellOf = (east: number, north: number) => `${Math.floor(east / CELL)} ${Math.floor(north / CELL)}`;

/** Cells with a point of the state in them, and those around each. */
function nearbyCells(atlas: Atlas, state: string): Set<string> {
  const cells = new Set<string>();
  for (const county of atlas.counties.filter((one) => one.state === state))
    for (const [east, north] of pointsOf(atlas, county))
      for (const dx of [-CELL, 0, CELL]) for (const dy of [-CELL, 0, CELL]) cells.add(cellOf(east + dx, north + dy));
  return cells;
}

function isIn(cells: ReadonlySet<string>, atlas: Atlas, county: County): boolean {
  for (const [east, north] of pointsOf(atlas, county)) if (cells.has(cellOf(east, north))) return true;
  return false;
}

function* pointsOf(atlas: Atlas, { rings }: County): Generator<[number, number]> {
  for (const arc of rings.flat()) {
    const steps = atlas.arcs[arcOf(arc)] ?? [];
    let [east, north] = [0, 0];
    for (let index = 0; index < steps.length; index += 2) {
      east += steps[index] ?? 0;
      north += steps[index + 1] ?? 0;
      yield [east, north];
    }
  }
}

/** Arcs with a county of another state on the other side. */
function bordersOf(counties: readonly County[]): number[] {
  const sides = new Map<number, Set<string>>();
  for (const { rings, state } of counties)
    for (const arc of rings.flat()) sides.set(arcOf(arc), (sides.get(arcOf(arc)) ?? new Set()).add(state));
  return [...sides].filter(([, states]) => states.size > 1).map(([arc]) => arc);
}
