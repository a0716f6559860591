import { type ElementNode, isElement } from '../document/html/dom.ts';
import type { Selector } from './selector.ts';

/** All matches in document order, in one walk. */
export function selectAll(root: ElementNode, selector: Selector): ElementNode[] {
  const found: ElementNode[] = [];
  collect(root, selector, found);
  return found;
}

function collect(parent: ElementNode, selector: Selector, found: ElementNode[]): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (selector.matches(child)) found.push(child);
    collect(child, selector, found);
  }
}
