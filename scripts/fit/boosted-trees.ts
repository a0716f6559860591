import { leafOf, type Tree } from '../../packages/extraction/src/confidence/forest.ts';

/** One example: the figures by column, whether the answer is yes, and how much it counts. */
export interface Example {
  x: Float64Array;
  y: 0 | 1;
  weight: number;
  /** Examples of one site are drawn together. */
  site: string;
}

export interface BoostingOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Shrinks the values of leaves, in weighted examples. */
  lambda: number;
  /** The least weight of a leaf's examples, as curvature of the loss. */
  leastLeaf: number;
  /** The share of sites and of columns that a tree sees. */
  sites: number;
  columns: number;
  seed: number;
}

const BINS = 32;

/** Gradient-boosted trees on the logistic loss, by histograms. Deterministic for a seed. */
export function boost(
  examples: readonly Example[],
  width: number,
  options: BoostingOptions,
): { bias: number; trees: Tree[] } {
  const random = mulberry(options.seed);
  const edges = Array.from({ length: width }, (_, column) => edgesOf(examples, column));
  const bins = Array.from({ length: width }, (_, column) =>
    Uint8Array.from(examples, ({ x }) => binOf(edges[column] ?? [], x[column] ?? 0)),
  );
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const yes = examples.reduce((sum, { weight, y }) => sum + weight * y, 0);
  const bias = Math.log((yes + 1) / (all - yes + 1));
  const scores = new Float64Array(examples.length).fill(bias);
  const siteIndex = new Map([...new Set(examples.map(({ site }) => site))].sort().map((site, index) => [site, index]));
  const siteOf = Int32Array.from(examples, ({ site }) => siteIndex.get(site) ?? 0);
  const gradient = new Float64Array(examples.length);
  const curve = new Float64Array(examples.length);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round += 1) {
    const isDrawn = Array.from(siteIndex, () => random() < options.sites);
    const columns = Array.from({ length: width }, (_, column) => column).filter(() => random() < options.columns);
    const rows: number[] = [];
    for (let row = 0; row < examples.length; row += 1) {
      if (!isDrawn[siteOf[row] ?? 0]) continue;
      const { y = 0, weight = 0 } = examples[row] ?? {};
      const p = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      gradient[row] = weight * (p - y);
      curve[row] = weight * Math.max(p * (1 - p), 1e-4);
      rows.push(row);
    }
    const tree = grow({ bins, edges, gradient, curve, columns, options }, rows);
    for (let row = 0; row < examples.length; row += 1)
      scores[row] = (scores[row] ?? 0) + leafOf(tree, examples[row]?.x ?? EMPTY);
    trees.push(tree);
  }
  return { bias, trees };
}

const EMPTY = new Float64Array();

interface Ground {
  bins: readonly Uint8Array[];
  edges: ReadonlyArray<readonly number[]>;
  gradient: Float64Array;
  curve: Float64Array;
  columns: readonly number[];
  options: BoostingOptions;
}

/** A node and its examples. */
interface Node {
  at: number;
  depth: number;
  rows: readonly number[];
}

function grow(ground: Ground, rows: readonly number[]): Tree {
  const { gradient, curve, options, bins, edges } = ground;
  const size = 2 ** (options.depth + 1) - 1;
  const tree = { column: Array<number>(size).fill(-1), value: Array<number>(size).fill(0) };
  const open: Node[] = [{ at: 0, depth: 0, rows }];
  for (let node = open.pop(); node; node = open.pop()) {
    let [g, h] = [0, 0];
    for (const row of node.rows) {
      g += gradient[row] ?? 0;
      h += curve[row] ?? 0;
    }
    const split = node.depth < options.depth ? bestSplit(ground, node, g, h) : null;
    if (!split) {
      tree.value[node.at] = rounded((options.rate * -g) / (h + options.lambda));
      continue;
    }
    tree.column[node.at] = split.column;
    tree.value[node.at] = edges[split.column]?.[split.bin] ?? 0;
    const column = bins[split.column] ?? new Uint8Array();
    const left = node.rows.filter((row) => (column[row] ?? 0) <= split.bin);
    const right = node.rows.filter((row) => (column[row] ?? 0) > split.bin);
    const depth = node.depth + 1;
    open.push({ depth, at: 2 * node.at + 1, rows: left }, { depth, at: 2 * node.at + 2, rows: right });
  }
  return tree;
}

interface Split {
  column: number;
  bin: number;
  gain: number;
}

const LEAST_GAIN = 1e-3;

function bestSplit(
  { bins, edges, gradient, curve, columns, options }: Ground,
  { rows }: Node,
  g: number,
  h: number,
): Split | null {
  const { lambda, leastLeaf } = options;
  let best: Split | null = null;
  const worth = (sum: number, weight: number) => (sum * sum) / (weight + lambda);
  const whole = worth(g, h);
  const sums = new Float64Array(2 * BINS);
  for (const column of columns) {
    const count = edges[column]?.length ?? 0;
    if (count === 0) continue;
    sums.fill(0);
    const own = bins[column] ?? new Uint8Array();
    for (const row of rows) {
      const bin = 2 * (own[row] ?? 0);
      sums[bin] = (sums[bin] ?? 0) + (gradient[row] ?? 0);
      sums[bin + 1] = (sums[bin + 1] ?? 0) + (curve[row] ?? 0);
    }
    let [left, leftWeight] = [0, 0];
    for (let bin = 0; bin < count; bin += 1) {
      left += sums[2 * bin] ?? 0;
      leftWeight += sums[2 * bin + 1] ?? 0;
      if (leftWeight < leastLeaf) continue;
      if (h - leftWeight < leastLeaf) break;
      const gain = worth(left, leftWeight) + worth(g - left, h - leftWeight) - whole;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { column, bin, gain };
    }
  }
  return best;
}

/** Upper bounds of all bins but the last. */
function edgesOf(examples: readonly Example[], column: number): number[] {
  const values = Float64Array.from(examples, ({ x }) => x[column] ?? 0).sort();
  const distinct = [...new Set(values)];
  if (distinct.length <= 1) return [];
  const middles = (list: readonly number[]) =>
    list.slice(0, -1).map((value, index) => rounded((value + (list[index + 1] ?? value)) / 2));
  if (distinct.length <= BINS) return [...new Set(middles(distinct))];
  const quantiles = Array.from(
    { length: BINS },
    (_, index) => values[Math.floor(((index + 0.5) * values.length) / BINS)] ?? 0,
  );
  return [
    ...new Set(middles([...new Set([distinct[0] ?? 0, ...quantiles, distinct.at(-1) ?? 0])].sort((a, b) => a - b))),
  ].slice(0, BINS - 1);
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function binOf(edges: readonly number[], value: number): number {
  let bin = 0;
  while (bin < edges.length && value > (edges[bin] ?? 0)) bin += 1;
  return bin;
}

/** A small generator of numbers from 0 to 1 (Mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
