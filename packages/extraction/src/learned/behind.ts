import type { ElementNode } from '../document/html/dom.ts';

export type ElementTest = (element: ElementNode) => boolean;

/*
 * What stands between the parts of a selector. css-select tries every way up for each blank: on a deep page the cost of `a b c d` is the depth
 * to the power of the blanks. Here each element is asked once for each part.
 */

/** `outer > own` */
export function inChild(own: ElementTest, outer: ElementTest): ElementTest {
  return (element) => {
    if (!own(element)) return false;
    const parent = parentOf(element);
    return parent !== null && outer(parent);
  };
}

/** `outer own` */
export function inDescendant(own: ElementTest, outer: ElementTest): ElementTest {
  /** Whether an element or one above it matches `outer`. */
  const known = new WeakMap<ElementNode, boolean>();
  return (element) => {
    if (!own(element)) return false;
    const open: ElementNode[] = [];
    let isFound = false;
    for (let node = parentOf(element); node; node = parentOf(node)) {
      isFound = known.get(node) ?? outer(node);
      open.push(node);
      if (isFound || known.has(node)) break;
    }
    for (const node of open) known.set(node, isFound);
    return isFound;
  };
}

/** The root of a page is no element. */
function parentOf({ parent }: ElementNode): ElementNode | null {
  return parent?.parent ? parent : null;
}
