import { extract, type LearnedExtractor, learn } from '@marquee/extraction';
import type { ElementNode } from '../../packages/extraction/src/document/html/dom.ts';
import { elements } from '../../packages/extraction/src/document/html/dom.ts';
import { openPage } from '../../packages/extraction/src/document/page.ts';
import { innerSelectors, ownSelectors, pageSelectors } from '../../packages/extraction/src/learned/features.ts';
import { parseSelector } from '../../packages/extraction/src/learned/selector.ts';
import { type RecordedDocument, recordedDocuments } from '../speed/documents.ts';

export interface SelectorPage {
  recorded: RecordedDocument;
  rules: LearnedExtractor;
  root: ElementNode;
  /** The selectors of its rules: what a replay looks up. */
  ruled: readonly string[];
}

/** The recorded pages that give rules. */
export function learnedPages(): SelectorPage[] {
  return recordedDocuments().flatMap((recorded) => {
    const { document, hints } = recorded;
    const found = extract(document, hints);
    if (found.method !== 'listing' && found.method !== 'detail') return [];
    const rules = learn(document, hints, found.drafts);
    return rules ? [{ recorded, rules, root: openPage(document, hints).dom(), ruled: selectorsOf(rules) }] : [];
  });
}

function selectorsOf({ lists }: LearnedExtractor): string[] {
  const all = lists.flatMap(({ items, title, days, fields }) => [
    items.selector,
    ...[title, days, ...(days.times ? [days.times] : []), ...Object.values(fields)].map(({ selector }) => selector),
  ]);
  return [...new Set(all)].filter(Boolean);
}

/** Every selector that learning could write about the elements of a page, at most so many: evenly spread. */
export function writtenFor(root: ElementNode, most: number): string[] {
  const all = new Set<string>();
  for (const element of elements(root)) {
    const around = element.parent?.parent;
    const found = [...ownSelectors(element), ...pageSelectors(element)];
    if (around?.parent) found.push(...innerSelectors(element, around, ownSelectors(around)[0] ?? around.name));
    for (const source of found) if (parseSelector(source)) all.add(source);
  }
  const step = Math.max(1, Math.ceil(all.size / most));
  return [...all].filter((_, index) => index % step === 0);
}

/** The roots of all recorded pages in HTML. */
export function recordedRoots(): ElementNode[] {
  return recordedDocuments().flatMap(({ document, hints }) => {
    const page = openPage(document, hints);
    return page.format === 'html' ? [page.dom()] : [];
  });
}
