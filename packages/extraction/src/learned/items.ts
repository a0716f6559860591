import { LIMITS } from '../base/limits.ts';
import type { ElementNode } from '../document/html/dom.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { between, type Ground, lastBelow } from './ground.ts';
import type { ElementRule, LearnedList } from './schema.ts';

/** The part of a page with one event: its stretch of the visible text, and its elements' numbers from `from` to `to`, excluding `to`. */
export interface Item extends Stretch {
  element: ElementNode;
  from: number;
  to: number;
}

/** The items of a page; of nested items the outermost. */
export function itemsOf({ selector, extent }: LearnedList['items'], ground: Ground): Item[] {
  const outermost: number[] = [];
  for (const number of ground.select(selector)) {
    const last = outermost.at(-1);
    if (last === undefined || number >= ground.endOf(last)) outermost.push(number);
  }
  const items: Item[] = [];
  for (const [index, from] of outermost.entries()) {
    const element = ground.elements[from];
    const range = element && ground.visible.rangeOf(element);
    if (!element || !range) continue;
    const item = { element, from, to: ground.endOf(from), start: range[0], end: range[1] };
    items.push(extent === 'element' ? item : runFrom(item, outermost[index + 1], ground));
    if (items.length >= LIMITS.draftsPerDocument) break;
  }
  return items;
}

/** From an element to the next of its kind, within their parent. */
function runFrom(item: Item, next: number | undefined, ground: Ground): Item {
  const { parent } = item.element;
  const whole = parent && ground.visible.rangeOf(parent);
  const last = parent?.parent ? ground.endOf(ground.numberOf(parent)) : ground.elements.length;
  const to = Math.min(next ?? last, last);
  const beyond = to === next ? ground.elements[to] : undefined;
  const end = (beyond && ground.visible.rangeOf(beyond)?.[0]) ?? whole?.[1] ?? item.end;
  return { ...item, to, end: Math.max(item.end, end) };
}

/** The matches of a rule for an item, in document order. */
export function elementsOf(rule: ElementRule, item: Item, ground: Ground): ElementNode[] {
  if (rule.selector === '') return [item.element];
  const all = ground.select(rule.selector);
  if (rule.scope === 'before') {
    const last = lastBelow(all, item.from);
    return last === undefined ? [] : elementsAt([last], ground);
  }
  return elementsAt(rule.scope === 'item' ? between(all, item.from, item.to) : all.slice(0, MOST_OF_PAGE), ground);
}

/** A page has few values that apply to the full page, and each item reads them. */
const MOST_OF_PAGE = 20;

function elementsAt(numbers: readonly number[], ground: Ground): ElementNode[] {
  return numbers.flatMap((number) => ground.elements[number] ?? []);
}

/** The match that a rule selects; null if the page does not have it. */
export function elementOf(rule: ElementRule, item: Item, ground: Ground): ElementNode | null {
  return elementsOf(rule, item, ground).at(rule.nth) ?? null;
}
