/** The ground of the cities of a state, as scripts/maps/state-map.ts packs it. Thousandths of a degree, east and north. */
export interface StateMap {
  /** `[x, y, step, step, …]`; two neighbors share one. */
  arcs: number[][];
  /** A name, and rings of arcs; `~n` is arc n, backward. */
  counties: Array<[name: string, rings: number[][]]>;
  /** Arcs between two states. */
  borders: number[];
  /** The largest first. */
  towns: Array<[name: string, x: number, y: number]>;
}
