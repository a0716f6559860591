import { LIMITS } from '../../base/limits.ts';
import { attribute, type ElementNode, elements, isElement, listed } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { addProperty, type ElementItem, isItem, newItem } from '../schema-nodes/build.ts';
import { valueOf } from '../schema-nodes/element-value.ts';

/**
 * The top-level items of a page (HTML Living Standard §5.2). An `itemtype` without `itemscope` counts as an item, an item in an item
 * without a property of its own is a top-level item, and `itemref` adds properties from elsewhere.
 */
export function itemsOf(page: Page): ElementItem[] {
  const today = page.hints.today;
  const items: ElementItem[] = [];
  let ids: Map<string, ElementNode> | null = null;
  /** References may be circular, or reach an item by many paths. */
  let steps = 0;

  function elementWithId(id: string): ElementNode | undefined {
    ids ??= new Map(
      elements(page.dom())
        .toReversed()
        .flatMap((element) => {
          const own = attribute(element, 'id');
          return own ? [[own, element] as const] : [];
        }),
    );
    return ids.get(id);
  }

  function enter(element: ElementNode, item: ElementItem | null, seen: ReadonlySet<ElementNode>): void {
    steps += 1;
    if (steps > LIMITS.jsonNodes) return;
    const names = namesOf(element);
    if (!isScope(element)) {
      for (const name of item ? names : []) {
        const value = valueOf(element, name, today);
        if (value && item) addProperty(item, name, value);
      }
      descend(element, item, seen);
      return;
    }
    const inner = newItem(element, typesOf(element), 'itemtype');
    if (item) for (const name of names) addProperty(item, name, inner);
    if (!item || names.length === 0) items.push(inner);
    descend(element, inner, seen);
    for (const id of listed(attribute(element, 'itemref')).slice(0, MOST_REFERENCES)) {
      const target = elementWithId(id);
      if (target && !seen.has(target)) enter(target, inner, new Set([...seen, target]));
    }
  }

  function descend(element: ElementNode, item: ElementItem | null, seen: ReadonlySet<ElementNode>): void {
    for (const child of element.children) if (isElement(child)) enter(child, item, seen);
  }

  descend(page.dom(), null, new Set());
  for (const item of items) hoistDates(item, item, 0);
  return items;
}

const MOST_REFERENCES = 20;

export function namesOf(element: ElementNode): string[] {
  // A property may be named by its full URL.
  return listed(attribute(element, 'itemprop')).map((name) => (/[/#]/.test(name) ? name.replace(/^.*[/#]/, '') : name));
}

export function isScope(element: ElementNode): boolean {
  return attribute(element, 'itemscope') !== undefined || attribute(element, 'itemtype') !== undefined;
}

function typesOf(element: ElementNode): string[] {
  return listed(attribute(element, 'itemtype'));
}

/** If a place or an organizer encloses the dates of the event, the dates are still the event's. */
function hoistDates(event: ElementItem, inside: ElementItem, depth: number): void {
  if (depth > 2) return;
  for (const [name, values] of inside.properties) {
    if (/^(?:offers|subEvents?|superEvent|review|event)$/.test(name)) continue;
    for (const value of values) {
      if (!isItem(value)) continue;
      for (const date of ['startDate', 'endDate'])
        if (!event.properties.has(date))
          for (const one of value.properties.get(date) ?? []) addProperty(event, date, one);
      hoistDates(event, value, depth + 1);
    }
  }
}
