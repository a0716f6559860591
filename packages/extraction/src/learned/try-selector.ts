import { snippet } from '../base/evidence.ts';
import type { Hints, SourceDocument } from '../base/types.ts';
import { attribute, pathOf } from '../document/html/dom.ts';
import { textIn } from '../document/html/element-text.ts';
import { openPage } from '../document/page.ts';
import { webUrl } from '../document/url.ts';
import { selectAll } from './select-all.ts';
import { parseSelector } from './selector.ts';

export interface SelectorTry {
  matches: number;
  /** The first matches: their paths, visible texts and links. */
  samples: Array<{ locator: string; text: string; href: string | null }>;
}

const MOST_SAMPLES = 10;

/** The matches of a selector on a page; null for a selector that cannot be parsed (`parseSelector`). */
export function trySelector(document: SourceDocument, hints: Hints, source: string): SelectorTry | null {
  const selector = parseSelector(source);
  if (!selector) return null;
  const found = selectAll(openPage(document, hints).dom(), selector);
  const samples = found.slice(0, MOST_SAMPLES).map((element) => ({
    locator: pathOf(element),
    text: snippet(textIn(element)),
    href: webUrl(attribute(element, 'href') ?? '', document.url),
  }));
  return { matches: found.length, samples };
}

export function isSelector(source: string): boolean {
  return parseSelector(source) !== null;
}
