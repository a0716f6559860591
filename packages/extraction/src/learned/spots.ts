import { shownOffset } from '../base/evidence.ts';
import type { Evidence } from '../base/types.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import { attribute, type ElementNode, isElement } from '../document/html/dom.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { locate } from '../model/locate.ts';
import type { Ground } from './ground.ts';

/** The position of a value on the page. */
export interface Spot {
  element: ElementNode;
  /** Its position in the visible text, if it is shown. */
  range?: Stretch;
  attribute?: string;
}

/** Finds the position that a piece of evidence refers to; null if the page does not have this text there. */
export function spotOf({ locator, snippet }: Evidence, ground: Ground): Spot | null {
  const start = shownOffset(locator);
  if (start >= 0)
    return ground.visible.text.startsWith(snippet, start) ? shownSpot(start, start + snippet.length, ground) : null;
  const [, path = '', name] = /^([^@]*)(?:@([\w:.-]+))?$/.exec(locator) ?? [];
  const element = elementAt(path, ground);
  if (!element) return null;
  if (element.name === 'meta') return { element };
  if (name !== undefined) return attribute(element, name) === undefined ? null : { element, attribute: name };
  return wordsIn(element, snippet, ground);
}

function shownSpot(start: number, end: number, ground: Ground): Spot | null {
  const [first, last] = [ground.visible.elementAt(start), ground.visible.elementAt(Math.max(start, end - 1))];
  const element = first && last && commonAncestor(first, last);
  return element ? { element, range: { start, end } } : null;
}

function wordsIn(element: ElementNode, words: string, ground: Ground): Spot | null {
  const range = ground.visible.rangeOf(element);
  if (!range) return ground.shownIn(element)?.text.includes(words) ? { element } : null;
  const { text } = ground.visible;
  for (const end of [range[1], range[0] + LEARNED.spots.reach]) {
    const at = text.slice(range[0], end).indexOf(words);
    const found =
      at >= 0
        ? { start: range[0] + at, end: range[0] + at + words.length }
        : locate(text, words, { start: range[0], end });
    if (found) return shownSpot(found.start, found.end, ground);
  }
  return null;
}

/** The element at a path written by `pathOf`. */
function elementAt(path: string, ground: Ground): ElementNode | null {
  const meta = /^meta\[property="([^"]+)"\]$/.exec(path)?.[1];
  if (meta !== undefined)
    return ground.page.elements('meta').find((element) => attribute(element, 'property') === meta) ?? null;
  if (path === 'title') return ground.page.elements('title')[0] ?? null;
  let node: ElementNode | null = null;
  for (const [index, step] of path.split('>').entries()) {
    const [, name = '', id, place] = /^([^#:]+)(?:#([\w-]+))?(?::nth-of-type\((\d+)\))?$/.exec(step) ?? [];
    if (index === 0 && id !== undefined) {
      node = ground.page.elements(name).find((element) => attribute(element, 'id') === id) ?? null;
    } else {
      const parent: ElementNode = node ?? ground.page.dom();
      const alike: ElementNode[] = parent.children.filter(isElement).filter((child) => child.name === name);
      node = alike[Number(place ?? 1) - 1] ?? null;
    }
    if (!node) return null;
  }
  return node;
}

export function commonAncestor(a: ElementNode, b: ElementNode): ElementNode | null {
  const above = new Set<ElementNode>();
  for (let node: ElementNode | null = a; node; node = node.parent) above.add(node);
  for (let node: ElementNode | null = b; node; node = node.parent) if (above.has(node)) return node;
  return null;
}
