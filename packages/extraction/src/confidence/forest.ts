/** A binary tree by levels: the children of node `i` are `2i + 1` (the figure is at most the bound) and `2i + 2`; a column of -1 is a leaf. */
export interface Tree {
  column: readonly number[];
  /** The bound of a node, or the value of a leaf. */
  value: readonly number[];
}

/** Boosted trees: the logarithm of the odds is the bias and the sum of each tree's leaf. */
export interface Forest {
  bias: number;
  /** The features by column. */
  names: readonly string[];
  trees: readonly Tree[];
}

/** The value of the leaf that the figures lead to. */
export function leafOf({ column, value }: Tree, figures: Float64Array): number {
  let at = 0;
  for (let own = column[0] ?? -1; own >= 0; own = column[at] ?? -1)
    at = (figures[own] ?? 0) <= (value[at] ?? 0) ? 2 * at + 1 : 2 * at + 2;
  return value[at] ?? 0;
}

/** The same forest for figures in another order. Throws if one has no place. */
export function placed({ bias, names, trees }: Forest, places: ReadonlyMap<string, number>): Forest {
  const moved = names.map((name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`The figure ${name} has no place.`);
    return place;
  });
  return {
    bias,
    names,
    trees: trees.map(({ column, value }) => ({
      column: column.map((own) => (own < 0 ? -1 : (moved[own] ?? -1))),
      value,
    })),
  };
}

/** The logarithm of the odds. */
export function oddsOf({ bias, trees }: Forest, figures: Float64Array): number {
  let sum = bias;
  for (const tree of trees) sum += leafOf(tree, figures);
  return sum;
}
