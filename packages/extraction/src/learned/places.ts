import { type ElementNode, isElement } from '../document/html/dom.ts';

/** The positions of children, computed once per parent: a list of thousands is asked for each of its items. */
const places = new WeakMap<ElementNode, ReadonlyMap<ElementNode, Record<'all' | 'same', [number, number]>>>();

/** The number of siblings before and after an element: all, or those of its name. */
export function placeOf(element: ElementNode, parent: ElementNode, ofType: boolean): { before: number; after: number } {
  let known = places.get(parent);
  if (!known) {
    const siblings = parent.children.filter(isElement);
    const sizes = new Map<string, number>();
    for (const { name } of siblings) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    const seen = new Map<string, number>();
    known = new Map(
      siblings.map((sibling, index) => {
        const same = seen.get(sibling.name) ?? 0;
        seen.set(sibling.name, same + 1);
        const all: [number, number] = [index, siblings.length - 1 - index];
        return [sibling, { all, same: [same, (sizes.get(sibling.name) ?? 1) - 1 - same] }];
      }),
    );
    places.set(parent, known);
  }
  const [before, after] = known.get(element)?.[ofType ? 'same' : 'all'] ?? [-1, -1];
  return { before, after };
}
