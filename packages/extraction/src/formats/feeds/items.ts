import type { JsonRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import { attributesOf, type ElementNode, elements, isElement } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';

/** One entry of a feed. */
export interface FeedItem {
  element: ElementNode;
  /** `item[3]`, counting from 1. */
  at: string;
}

/** The entries of RSS (0.9 to 2.0), Atom, or a plain XML list of events. */
export function feedItems(page: Page): FeedItem[] {
  const all = elements(page.xml());
  const listed = listedUnder(page.xml());
  if (listed) return listed;
  for (const name of ['item', 'entry', 'event']) {
    const found = all.filter((element) => localName(element) === name).slice(0, LIMITS.draftsPerDocument + 1);
    if (found.length > 0) return found.map((element, index) => ({ element, at: `${name}[${index + 1}]` }));
  }
  return [];
}

const FEEDS = /^(?:rss|feed|rdf|channel)$/;
const NAMES = /^(?:title|name|summary)$/;

/** The entries of a list in no known format, whatever their name is: the repeated parts of the root, each with a name. */
function listedUnder(document: ElementNode): FeedItem[] | null {
  let list = document;
  for (let only = soleElement(list); only; only = soleElement(list)) {
    if (FEEDS.test(localName(only))) return null;
    list = only;
  }
  const parts = list.children.filter(isElement).slice(0, LIMITS.draftsPerDocument + 1);
  const [first] = parts;
  const isList =
    first !== undefined &&
    parts.length >= 2 &&
    parts.every(
      (one) =>
        one.name === first.name && one.children.some((child) => isElement(child) && NAMES.test(localName(child))),
    );
  return isList ? parts.map((element, index) => ({ element, at: `${localName(element)}[${index + 1}]` })) : null;
}

function soleElement({ children }: ElementNode): ElementNode | null {
  const [first, second] = children.filter(isElement);
  return first && !second ? first : null;
}

function localName({ name }: ElementNode): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The text directly in an element, CDATA included. */
export function textOf(element: ElementNode): string {
  let text = '';
  for (const child of element.children) if (!isElement(child)) text += child.text;
  return text.trim();
}

/** The full content of an element as XML would read it: Atom allows unescaped HTML in it. */
export function innerText(element: ElementNode): string {
  let text = '';
  for (const child of element.children)
    text += isElement(child) ? `<${child.name}>${innerText(child)}</${child.name}>` : child.text;
  return text.trim();
}

const DEEPEST = 6;

/** An entry in the form of JSON, keyed by the names of parts and attributes, so that unknown parts are read like unknown fields. */
export function recordOf(element: ElementNode, depth = 0): JsonRecord {
  const record: Record<string, unknown> = {};
  for (const [name, value] of attributesOf(element)) if (value && !name.startsWith('xmlns')) add(record, name, value);
  for (const child of element.children) {
    if (!isElement(child) || depth > DEEPEST) continue;
    const hasParts =
      child.children.some(isElement) ||
      [...attributesOf(child).keys()].some((name) => !/^(?:xmlns|type|ispermalink)/.test(name));
    const text = textOf(child);
    if (hasParts) add(record, child.name, { ...recordOf(child, depth + 1), ...(text ? { text } : {}) });
    else if (text) add(record, child.name, text);
  }
  return record;
}

function add(record: Record<string, unknown>, name: string, value: unknown): void {
  const known = Object.hasOwn(record, name) ? record[name] : undefined;
  if (known === undefined) Object.defineProperty(record, name, { value, enumerable: true, writable: true });
  else if (Array.isArray(known)) known.push(value);
  else record[name] = [known, value];
}

/** The first part with this name and any prefix. */
export function part({ element, at }: FeedItem, ...names: string[]): { element: ElementNode; at: string } | undefined {
  for (const name of names) {
    const found = element.children.find(
      (child): child is ElementNode => isElement(child) && (child.name === name || localName(child) === name),
    );
    if (found) return { element: found, at: `${at}/${found.name}` };
  }
  return undefined;
}
