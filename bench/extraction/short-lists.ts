import { type Draft, extract } from '@marquee/extraction';
import { type Layout, layoutOf } from '../../packages/extraction/src/candidates/pieces/layout.ts';
import type { ListedRecord } from '../../packages/extraction/src/candidates/pieces/listed-record.ts';
import { eventLists } from '../../packages/extraction/src/decide/choice/event-lists.ts';
import type { ElementNode } from '../../packages/extraction/src/document/html/dom.ts';
import { isElement } from '../../packages/extraction/src/document/html/dom.ts';
import { openPage } from '../../packages/extraction/src/document/page.ts';
import { type RecordedDocument, recordedDocuments } from '../speed/documents.ts';
import { type ReadAgain, readAgain } from './read-again.ts';

const LEAST_RECORDS = 4;
const KEPT = [1, 2, 3];

/**
 * What is read of the longest list of each recorded page when only its first one, two or three records are left, of what is read of these records on
 * the whole page. Lists whose records are no elements of their own are left out.
 */
export function shortLists(): Record<string, ReadAgain> {
  const pages = [...recordedDocuments(), ...recordedDocuments('corpus-2')]
    .filter(({ document }) => /html/.test(document.contentType))
    .flatMap(cutsOf);
  return Object.fromEntries(
    KEPT.map((kept) => [`first ${kept}`, readAgain(pages.filter((page) => page.kept === kept))]),
  );
}

function cutsOf({ id, document, hints }: RecordedDocument) {
  const whole = extract(document, hints);
  if (whole.method !== 'listing') return [];
  const page = openPage(document, hints);
  const layout = layoutOf(page);
  const [list] = eventLists(layout)
    .filter(({ isOfElements, records }) => isOfElements === true && records.length >= LEAST_RECORDS)
    .toSorted((a, b) => b.records.length - a.records.length);
  const elements = list ? elementsOf(list.records, layout) : null;
  const root = rootOf(layout);
  if (!list || !elements || !root) return [];
  return KEPT.map((kept) => {
    const html = `<!doctype html>${written(root, new Set(elements.slice(kept)))}`;
    const cut = { ...document, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
    const records = list.records.slice(0, kept);
    const before = whole.drafts.filter((draft) => standsIn(draft, records));
    return { id, kept, before, after: extract(cut, hints).drafts };
  });
}

/** The element of each record; null if one has none. */
function elementsOf(records: readonly ListedRecord[], layout: Layout): ElementNode[] | null {
  const known = new Map<string, ElementNode>();
  const root = rootOf(layout);
  for (const element of root ? allIn(root) : []) {
    const range = layout.visible.rangeOf(element);
    const key = range?.join('-');
    if (key !== undefined && !known.has(key)) known.set(key, element);
  }
  const found = records.flatMap(({ start, end }) => known.get(`${start}-${end}`) ?? []);
  return found.length === records.length ? found : null;
}

function* allIn(element: ElementNode): Generator<ElementNode> {
  for (const child of element.children)
    if (isElement(child)) {
      yield child;
      yield* allIn(child);
    }
}

function rootOf({ pieces }: Layout): ElementNode | null {
  let node = pieces[0]?.carrier ?? null;
  while (node?.parent) node = node.parent;
  return node;
}

function standsIn({ title }: Draft, records: readonly ListedRecord[]): boolean {
  const at = Number(/^text@(\d+)/.exec(title.evidence[0]?.locator ?? '')?.[1] ?? -1);
  return records.some(({ start, end }) => at >= start && at < end);
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const RAW = new Set(['script', 'style']);

/** An element as HTML, without those left out. */
function written(element: ElementNode, leftOut: ReadonlySet<ElementNode>): string {
  const { name, attributes, children } = element;
  let inner = '';
  for (const child of children) {
    if (!isElement(child)) inner += RAW.has(name) ? child.text : escaped(child.text);
    else if (!leftOut.has(child)) inner += written(child, leftOut);
  }
  if (element.parent === null) return inner;
  let tag = name;
  for (let at = 0; at < attributes.length; at += 2)
    tag += ` ${attributes[at]}="${escaped(attributes[at + 1] ?? '').replaceAll('"', '&quot;')}"`;
  return VOID.has(name) ? `<${tag}>` : `<${tag}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
