import { compile } from 'css-select';
import { type ElementNode, isElement, type TextNode } from '../../packages/extraction/src/document/html/dom.ts';
import { treeAdapter } from '../../packages/extraction/src/learned/tree-adapter.ts';

/** All matches in document order. Parsed anew each time, as extraction does. */
export function selectWithLibrary(root: ElementNode, source: string): ElementNode[] {
  const test = compile<ElementNode | TextNode, ElementNode>(source, { adapter: treeAdapter });
  const found: ElementNode[] = [];
  walk(root);
  return found;

  function walk(parent: ElementNode): void {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (test(child)) found.push(child);
      walk(child);
    }
  }
}
