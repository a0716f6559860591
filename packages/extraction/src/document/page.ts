import { say } from '@marquee/kernel';
import { boundLists } from '../base/bounded-lists.ts';
import { finding, listsCut } from '../base/findings.ts';
import type { Keeper } from '../base/kept.ts';
import { LIMITS } from '../base/limits.ts';
import type { Finding, Hints, SourceDocument } from '../base/types.ts';
import { DOCUMENT } from '../decide/weights/document.ts';
import { decode } from './decode.ts';
import { attribute, type ElementNode } from './html/dom.ts';
import { type GivenUp, type ParsedPage, parseHtml, parseXml } from './html/parse.ts';
import type { WatchedAttribute } from './html/swift-parser.ts';
import { type VisibleText, visibleText } from './html/visible-text.ts';
import { webUrl } from './url.ts';

type Format = 'html' | 'json' | 'ics' | 'xml' | 'text' | 'binary' | 'empty';

/** One document as the rungs see it. Expensive parts are computed once, on first use. */
export interface Page extends Keeper {
  readonly url: string;
  readonly hints: Hints;
  readonly text: string;
  readonly format: Format;
  /** The end was cut off because the document is too large. */
  readonly isCut: boolean;
  /** Findings from reading the bytes and the markup, the latter after first use by a rung. */
  readonly findings: readonly Finding[];
  /** Adds findings that are not yet in the list. */
  notice(found: Finding): void;
  /** The document as JSON; undefined if it is not JSON. */
  json(): unknown;
  /** The parsed page; an empty document if it is not HTML. */
  dom(): ElementNode;
  /** The document as XML. */
  xml(): ElementNode;
  /** All elements of a name, in document order. */
  elements(name: string): readonly ElementNode[];
  /** Those with an attribute that looks like JSON. */
  elementsWithData(): readonly ElementNode[];
  /** Whether any element has this attribute. */
  hasAttribute(name: WatchedAttribute): boolean;
  visible(): VisibleText;
  /** The links of the page to a URL, in any notation. */
  linksTo(url: string): readonly ElementNode[];
  /** The site's name for itself (`og:site_name`). */
  siteName(): { value: string; locator: string } | null;
  /** Empties its trees, once nothing is read from it any more. */
  release(): void;
}

export function openPage(document: SourceDocument, hints: Hints): Page {
  const { text, isCut, findings: noticed } = decode(document.bytes, document.contentType);
  const format = formatOf(text, document.contentType);
  // Binary data has no charset to guess.
  const findings = noticed.filter(({ code }) => format !== 'binary' || code !== 'charset-guessed');
  const json = once(() => {
    const value = format === 'json' ? parseJson(text) : undefined;
    if (typeof value === 'object' && value !== null && boundLists(value)) findings.push(listsCut());
    return value;
  });
  const trees: ParsedPage[] = [];
  const parsed = once(() => {
    const whole = parseHtml(format === 'html' ? text : '');
    trees.push(whole);
    if (whole.givenUp) findings.push(restLeftOut(whole.givenUp, LIMITS.htmlElements));
    return whole;
  });
  const dom = () => parsed().root;
  const visible = once(() => {
    const shown = visibleText(dom());
    if (shown.isCut) findings.push(finding('too-large', say('document.tooMuchText', { n: LIMITS.visibleChars })));
    return shown;
  });
  const xml = once(() => {
    const whole = parseXml(text);
    trees.push(whole);
    if (whole.givenUp) findings.push(restLeftOut(whole.givenUp, LIMITS.xmlElements));
    return whole.root;
  });
  const named = (name: string) => parsed().byName.get(name) ?? [];
  const links = once(() => {
    // The same targets stand in menus and in each part of a list.
    const addresses = new Map<string, string>();
    return Map.groupBy(named('a'), (link) => {
      const href = attribute(link, 'href') ?? '';
      const address = addresses.get(href) ?? webUrl(href, document.url) ?? '';
      addresses.set(href, address);
      return address;
    });
  });
  return {
    url: document.url,
    hints,
    text,
    format,
    isCut,
    findings,
    kept: new Map(),
    notice(found) {
      if (!findings.some(({ message }) => message.code === found.message.code)) findings.push(found);
    },
    json,
    dom,
    xml,
    elements: named,
    elementsWithData: () => parsed().withData,
    hasAttribute: (name) => parsed().seenAttributes.has(name),
    visible,
    linksTo: (url) => links().get(url) ?? [],
    siteName() {
      const meta = named('meta').find((element) => attribute(element, 'property') === 'og:site_name');
      const value = meta && attribute(meta, 'content')?.trim();
      return value ? { value, locator: 'meta[property="og:site_name"]' } : null;
    },
    release() {
      for (const tree of trees) tree.release();
    },
  };
}

function restLeftOut(reason: GivenUp, most: number): Finding {
  return reason === 'too-deep'
    ? finding(reason, say('document.openTags'))
    : finding(reason, say('document.tooManyElements', { n: most }));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The format of the document, by its first characters; the server's content type counts only if they are ambiguous. */
function formatOf(text: string, contentType: string): Format {
  const head = text.slice(0, 2_000).trimStart();
  if (!head) return 'empty';
  if (/^BEGIN:VCALENDAR/im.test(head)) return 'ics';
  if (/^[[{]/.test(head) && !/html/i.test(contentType)) return 'json';
  if (/^<\?xml|^<(?:rss|feed|rdf:RDF)\b/i.test(head) && !/<html\b/i.test(head)) return 'xml';
  if (/^<(?:!doctype|html|head|body|!--|[a-z][a-z\d-]*[\s>/])/i.test(head)) return 'html';
  // Enough random bytes always contain something that looks like a tag.
  if (isControl(head.charCodeAt(0)) || controlShare(head) > DOCUMENT.page.mostControls) return 'binary';
  if (/html/i.test(contentType)) return 'html';
  return /<(?:html|body|div|p|script|table)\b/i.test(text.slice(0, 100_000)) ? 'html' : 'text';
}

function controlShare(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isControl(code) || code === 0xfffd) count += 1;
  }
  return count / text.length;
}

function isControl(code: number): boolean {
  return code < 32 ? code !== 9 && code !== 10 && code !== 13 : code >= 0x7f && code < 0xa0;
}
