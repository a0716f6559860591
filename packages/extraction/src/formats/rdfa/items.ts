import { attribute, type ElementNode, isElement } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { addProperty, type ElementItem, newItem } from '../schema-nodes/build.ts';
import { valueOf } from '../schema-nodes/element-value.ts';
import { propertyNames, typeNames } from './vocabulary.ts';

/** The context that an element passes to the elements inside it. */
interface Context {
  subject: ElementItem | null;
  /** Relations of the subject to the next items inside (`rel` without a target of its own). */
  pending: readonly string[];
}

/**
 * The items that a page describes in RDFa Lite or RDFa 1.1 (W3C RDFa Core 1.1 §7.5). Prefixes are not resolved: pages often do not declare
 * them, and the local names are sufficient. Items with the same URL (`about`, `resource`) are one item.
 */
export function itemsOf(page: Page): ElementItem[] {
  const tops = new Set<ElementItem>();
  const named = new Map<string, ElementItem>();

  function itemFor(element: ElementNode): ElementItem {
    const types = typeNames(attribute(element, 'typeof'));
    const address = attribute(element, 'about') ?? attribute(element, 'resource');
    const known = address ? named.get(address) : undefined;
    if (known) {
      if (known.types.length === 0) Object.assign(known, { types, element });
      return known;
    }
    const item = newItem(element, types, 'typeof');
    if (address) {
      item.id = address;
      named.set(address, item);
    }
    return item;
  }

  function enter(element: ElementNode, { subject, pending }: Context): void {
    const properties = propertyNames(attribute(element, 'property'));
    const relations = propertyNames(attribute(element, 'rel'));
    const isTyped = attribute(element, 'typeof') !== undefined;
    const target = isTyped || (properties.length === 0 && hasAddress(element));
    if (target) {
      const item = itemFor(element);
      const roles = [...properties, ...relations, ...pending];
      const ownSubject = attribute(element, 'about') !== undefined && relations.length === 0 && pending.length === 0;
      if (subject && subject !== item && !ownSubject) for (const name of roles) addProperty(subject, name, item);
      if (isTyped && (!subject || roles.length === 0 || ownSubject)) tops.add(item);
      descend(element, { subject: item, pending: [] });
      return;
    }
    for (const name of subject ? properties : []) {
      const value = valueOf(element, name, page.hints.today);
      if (value && subject) addProperty(subject, name, value);
    }
    if (subject && attribute(element, 'href') !== undefined) {
      for (const name of relations) addProperty(subject, name, linkOf(element));
    }
    descend(element, {
      subject,
      pending: relations.length > 0 && attribute(element, 'href') === undefined ? relations : pending,
    });
  }

  function descend(element: ElementNode, context: Context): void {
    for (const child of element.children) if (isElement(child)) enter(child, context);
  }

  descend(page.dom(), { subject: null, pending: [] });
  return [...tops];
}

function hasAddress(element: ElementNode): boolean {
  return (
    attribute(element, 'about') !== undefined ||
    (attribute(element, 'resource') !== undefined && attribute(element, 'rel') !== undefined)
  );
}

function linkOf(element: ElementNode): { text: string; element: ElementNode; attribute: string } {
  return { text: attribute(element, 'href') ?? '', element, attribute: 'href' };
}
