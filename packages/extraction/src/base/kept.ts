/**
 * What is computed about a page or its layout is kept on it. In a `WeakMap` it would outlive the page: V8 takes the map's values for reachable
 * until a full collection, and each smaller one copies them again, with the tree that they refer to.
 */
export interface Keeper {
  readonly kept: Map<unknown, unknown>;
}

/** A function that computes its result once for each page or layout. */
export function oncePer<K extends Keeper, T extends {}>(make: (of: K) => T): (of: K) => T {
  return (of) => {
    const known = of.kept.get(make);
    if (known !== undefined) return known as T;
    const made = make(of);
    of.kept.set(make, made);
    return made;
  };
}
