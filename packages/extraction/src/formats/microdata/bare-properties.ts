import { attribute, type ElementNode, elements } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { addProperty, type ElementItem, newItem } from '../schema-nodes/build.ts';
import { valueOf } from '../schema-nodes/element-value.ts';
import { isScope, namesOf } from './items.ts';

/**
 * Events whose properties are outside any item, as templates leave them when their outer tag is lost: each `name` with the largest element
 * around it that contains no other name is one event, if it has a start date.
 * @param scoped the items of the page
 */
export function bareEvents(page: Page, scoped: readonly ElementItem[]): ElementItem[] {
  const marked = elements(page.dom()).filter(
    (element) => attribute(element, 'itemprop') !== undefined && !isInScope(element),
  );
  const parts = partsOf(marked);
  const names = marked.filter((element) => namesOf(element).includes('name') && !itemAbove(element, parts));
  const held = new Map<ElementNode, number>();
  for (const name of names)
    for (let node: ElementNode | null = name; node; node = node.parent) held.set(node, (held.get(node) ?? 0) + 1);
  const cards = new Map<ElementNode, ElementItem>();
  for (const name of names) {
    const card = cardOf(name, held);
    const item = newItem(card, ['Event'], 'itemprop');
    const link = linkOf(name);
    if (link) addProperty(item, 'url', link);
    cards.set(card, item);
  }
  for (const element of marked) {
    const item = itemAround(element, cards);
    if (!item) continue;
    const part = itemAbove(element, parts);
    for (const property of namesOf(element)) {
      const value = parts.get(element) ?? valueOf(element, property, page.hints.today);
      if (!value) continue;
      if (part) {
        addProperty(part, property, value);
        continue;
      }
      // If the title links to the event's own page, another URL next to it is for tickets.
      if (property === 'url' && item.properties.has('url')) {
        const offer = newItem(element, ['Offer'], 'itemprop');
        addProperty(offer, 'url', value);
        addProperty(item, 'offers', offer);
      } else addProperty(item, property, value);
    }
  }
  // The parts of an event, its place for example, may be whole items all the same.
  for (const part of scoped) {
    const item = itemAround(part.element, cards);
    if (item) for (const property of namesOf(part.element)) addProperty(item, property, part);
  }
  return [...cards.values()].filter((item) => item.properties.has('startDate'));
}

/** `<div itemprop="location"><p itemprop="name">…`: a place or an organizer with values of its own, by its element. */
function partsOf(marked: readonly ElementNode[]): Map<ElementNode, ElementItem> {
  const holders = new Set<ElementNode>();
  for (const { parent } of marked)
    for (let node = parent; node && !holders.has(node); node = node.parent) holders.add(node);
  return new Map(
    marked.flatMap((element) => {
      const type = namesOf(element).flatMap((name) => PART_TYPES[name] ?? [])[0];
      return type && holders.has(element) ? [[element, newItem(element, [type], 'itemprop')] as const] : [];
    }),
  );
}

const PART_TYPES: Readonly<Record<string, string>> = {
  location: 'Place',
  organizer: 'Organization',
  performer: 'Person',
};

function itemAbove({ parent }: ElementNode, parts: ReadonlyMap<ElementNode, ElementItem>): ElementItem | undefined {
  for (let node = parent; node; node = node.parent) {
    const item = parts.get(node);
    if (item) return item;
  }
  return undefined;
}

function cardOf(name: ElementNode, held: ReadonlyMap<ElementNode, number>): ElementNode {
  let card = name;
  while (card.parent?.parent && held.get(card.parent) === 1) card = card.parent;
  return card;
}

function itemAround(element: ElementNode, cards: ReadonlyMap<ElementNode, ElementItem>): ElementItem | undefined {
  for (let node: ElementNode | null = element; node; node = node.parent) {
    const item = cards.get(node);
    if (item) return item;
  }
  return undefined;
}

function linkOf(name: ElementNode): Parameters<typeof addProperty>[2] | null {
  const inside = elements(name).find((element) => element.name === 'a');
  for (let node: ElementNode | null = inside ?? name; node; node = node.parent) {
    const href = node.name === 'a' ? attribute(node, 'href') : undefined;
    if (href) return { text: href, element: node, attribute: 'href' };
  }
  return null;
}

function isInScope(element: ElementNode): boolean {
  for (let node: ElementNode | null = element; node; node = node.parent) if (isScope(node)) return true;
  return false;
}
