import { attribute, type ElementNode } from '../document/html/dom.ts';

const known = new WeakMap<ElementNode, readonly string[]>();

export function classesOf(element: ElementNode): readonly string[] {
  const found = known.get(element);
  if (found) return found;
  const made = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  known.set(element, made);
  return made;
}

/** A class or id, escaped for a selector. */
export function escaped(word: string): string {
  return word.replace(/[^\w\u00a0-\uffff-]/g, '\\$&').replace(/^(-?)(\d)/, '$1\\$2');
}
