import { attribute, type ElementNode } from '../document/html/dom.ts';
import { classesOf, escaped } from './class-names.ts';

/** Names that build tools generate, that contain numbers, or that describe a state. */
const MADE =
  /^(?:css|sc|jsx|emotion|svelte|tw|data-v)-|\d{3}|[a-z]\d[a-z]\w*\d|\d[a-z]\d|__[A-Za-z0-9]{5,}$|[:[\]/()]/i;
const STATE =
  /^(?:(?:is|has|js)-.*|first|last|odd|even|active|selected|current|open|closed|hidden|show|visible|alt|clearfix|featured|today|past|future|sold-?out|cancell?ed|free|.*-(?:first|last|odd|even|active|past|today)|(?:post|tag|category|cat|status|type|format)-.*)$/i;
const MOST_CLASSES = 4;

/** The element's classes that are likely to be stable. */
function stableClasses(element: ElementNode): string[] {
  return classesOf(element)
    .filter((word) => word.length >= 2 && word.length <= 60 && !MADE.test(word) && !STATE.test(word))
    .slice(0, MOST_CLASSES);
}

/** Selectors of an element by its own properties, the most specific first, its bare name last. */
export function ownSelectors(element: ElementNode): string[] {
  const { name } = element;
  const classes = stableClasses(element).map((word) => `${name}.${escaped(word)}`);
  const marks = ['rel', 'itemprop', 'property', 'data-hook', 'data-testid'].flatMap((key) => {
    const value = attribute(element, key);
    return value && /^[\w:. -]{2,60}$/.test(value) && !MADE.test(value) ? [`${name}[${key}="${value}"]`] : [];
  });
  return [...classes, ...marks, name];
}

/** Selectors of an element inside another: its own, and with its containers if they are more specific. */
export function innerSelectors(element: ElementNode, item: ElementNode, itemSelector: string): string[] {
  const own = ownSelectors(element);
  const found = own.slice(0, -1);
  let direct = ' > ';
  for (let node = element.parent, up = 0; node && up < 4; node = node.parent, up += 1) {
    const around = node === item ? [itemSelector] : ownSelectors(node);
    for (const outer of new Set([...around.slice(0, 2), ...around.slice(-1)]))
      found.push(`${outer}${direct}${element.name}`);
    if (direct === ' > ' && node !== item)
      for (const outer of around.slice(0, 1)) found.push(`${outer} ${own[0] ?? element.name}`);
    if (node === item) break;
    direct = ' ';
  }
  return [...new Set([...found, element.name])];
}

/** Selectors of an element that a page has once, by its id or its containers. */
export function pageSelectors(element: ElementNode): string[] {
  const own = ownSelectors(element);
  const found: string[] = [];
  const property = attribute(element, 'property');
  if (element.name === 'meta' && property) return [`meta[property="${property}"]`];
  for (let node: ElementNode | null = element, up = 0; node && up < 6; node = node.parent, up += 1) {
    const id = stableId(node);
    if (id) found.push(node === element ? id : `${id} ${own[0] ?? element.name}`);
    if (node !== element)
      for (const outer of ownSelectors(node).slice(0, -1).slice(0, 2)) found.push(`${outer} ${own[0] ?? element.name}`);
  }
  return [...new Set([...own, ...found])];
}

export function stableId(element: ElementNode): string | null {
  const id = attribute(element, 'id');
  return id && id.length <= 60 && !/\d{2}/.test(id) && !MADE.test(id) ? `${element.name}#${escaped(id)}` : null;
}
