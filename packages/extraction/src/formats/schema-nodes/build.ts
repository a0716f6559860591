import { type Citer, citerOf, type Passage } from '../../base/evidence.ts';
import { type JsonRecord, step } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Method } from '../../base/types.ts';
import { attribute, type ElementNode, pathOf } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { type LinkedData, type Located, newLinkedData } from '../jsonld/nodes.ts';

/** A value in an element of the page. */
export interface ElementValue {
  /** The value to use. */
  text: string;
  element: ElementNode;
  /** Its attribute; without one, the element's own text. */
  attribute?: string;
  /** The text as written, if it differs from the value. */
  verbatim?: string;
}

/** An item in the markup of a page, with the property names of schema.org. */
export interface ElementItem {
  element: ElementNode;
  types: string[];
  /** Where its types are stated: `itemtype`, `typeof`, `class`. */
  typeAttribute: string;
  id?: string;
  properties: Map<string, Array<ElementValue | ElementItem>>;
}

export function isItem(value: ElementValue | ElementItem): value is ElementItem {
  return 'properties' in value;
}

export function newItem(element: ElementNode, types: string[], typeAttribute: string): ElementItem {
  return { element, types, typeAttribute, properties: new Map() };
}

/** Adds a value unless the item already has it, for example when a date is marked twice. */
export function addProperty(item: ElementItem, name: string, value: ElementValue | ElementItem): void {
  const values = item.properties.get(name) ?? [];
  if (values.length >= LIMITS.valuesPerProperty) return;
  const known = values.some((one) => one === value || (!isItem(one) && !isItem(value) && one.text === value.text));
  if (!known) values.push(value);
  item.properties.set(name, values);
}

/**
 * Items in the form of JSON-LD nodes, so that a single reader interprets events, with evidence that names the page's elements.
 * Circular references between items are cut.
 */
export function asLinkedData(
  items: readonly ElementItem[],
  page: Page,
  method: Method,
): { data: LinkedData; cite: Citer } {
  const passages = new Map<string, () => Passage>();
  const byId = new Map<string, Located<JsonRecord>>();
  let made = 0;

  function nodeOf(item: ElementItem, at: string, inside: readonly ElementItem[]): JsonRecord {
    made += 1;
    passages.set(`${at}/@type`, () => ({
      locator: `${pathOf(item.element)}@${item.typeAttribute}`,
      text: attribute(item.element, item.typeAttribute) ?? '',
    }));
    const node: Record<string, unknown> = { '@type': item.types };
    const lineage = [...inside, item];
    for (const [name, values] of item.properties) {
      const base = at + step(name);
      const read = values.map((value, index) => {
        const place = values.length > 1 ? base + step(index) : base;
        if (!isItem(value)) {
          passages.set(place, () => passageOf(value));
          return value.text;
        }
        const isTooMuch = lineage.includes(value) || lineage.length > DEPTH || made > LIMITS.jsonNodes;
        return isTooMuch ? null : nodeOf(value, place, lineage);
      });
      node[name] = read.length === 1 ? read[0] : read;
    }
    return node;
  }

  const roots = items.map((item, index) => {
    const at = `${method}[${index + 1}]#`;
    const value = nodeOf(item, at, []);
    if (item.id && !byId.has(item.id)) byId.set(item.id, { value, at });
    return { value, at };
  });
  const cite = citerOf(page.url, method, (locator, text) => passages.get(locator)?.() ?? { locator, text });
  return { data: newLinkedData(roots, byId), cite };
}

/** Items inside items; schema.org needs four (event, offers, price specification). */
const DEPTH = 8;

function passageOf(value: ElementValue): Passage {
  const path = pathOf(value.element);
  return {
    locator: value.attribute ? `${path}@${value.attribute}` : path,
    text: value.verbatim ?? value.text,
  };
}
