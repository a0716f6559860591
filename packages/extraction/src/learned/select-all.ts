import { type ElementNode, isElement } from '../html/dom.ts';
import type { Compound, Selector } from './selector.ts';

/** All matches in document order, in one walk that costs the page's size times the selector's length. */
export function selectAll(root: ElementNode, selector: Selector): ElementNode[] {
  const found: ElementNode[] = [];
  const nothing = selector.chains.map(() => 0);
  walk(root, nothing, nothing);
  return found;

  /** @param above bit i of a chain: some ancestor ends a match of its compounds 0 to i; `parent` the same for the parent only */
  function walk(node: ElementNode, above: readonly number[], parent: readonly number[]): void {
    for (const child of node.children) {
      if (!isElement(child)) continue;
      let isMatch = false;
      const own = selector.chains.map((chain, index) => {
        const bits = matched(child, chain, above[index] ?? 0, parent[index] ?? 0);
        if (bits & (1 << (chain.length - 1))) isMatch = true;
        return bits;
      });
      if (isMatch) found.push(child);
      if (child.children.length > 0)
        walk(
          child,
          own.map((bits, index) => bits | (above[index] ?? 0)),
          own,
        );
    }
  }
}

function matched(element: ElementNode, chain: readonly Compound[], above: number, parent: number): number {
  let bits = 0;
  for (const [index, { name, tests, behind }] of chain.entries()) {
    const reached = behind === null || ((behind === 'parent' ? parent : above) & (1 << (index - 1))) !== 0;
    if (reached && (name === null || name === element.name) && tests.every((test) => test(element))) bits |= 1 << index;
  }
  return bits;
}
