import { expect } from 'vitest';
import { decode } from '../src/document/decode.ts';
import { attribute, type ElementNode, elements, pathOf, rawText } from '../src/document/html/dom.ts';
import { parseHtml, parseXml } from '../src/document/html/parse.ts';
import { visibleText } from '../src/document/html/visible-text.ts';
import { plainText } from '../src/document/text.ts';
import { contentLines } from '../src/formats/ics/lines.ts';
import { parseLenient } from '../src/formats/jsonld/lenient-json.ts';
import { type Draft, type Evidence, type Extraction, type Field, LIMITS, type SourceDocument } from '../src/index.ts';

/** What stands in the document at the place that a piece of evidence names. */
export type Places = (evidence: Evidence) => string;

/** Each value of each draft names its document and a place in it where its snippet stands. Returns how many places were looked up. */
export function expectEvidence({ drafts }: Extraction, document: SourceDocument, places: Places): number {
  let found = 0;
  expect(drafts.length).toBeGreaterThan(0);
  for (const draft of drafts)
    for (const [name, field] of fieldsOf(draft)) {
      expect(field.evidence.length, `${draft.key} ${name}`).toBeGreaterThan(0);
      for (const evidence of field.evidence) {
        found += 1;
        expect(evidence.document).toBe(document.url);
        expect(evidence.snippet.length).toBeLessThanOrEqual(LIMITS.snippetChars);
        expect(evidence.snippet.trim(), `${draft.key} ${name}`).not.toBe('');
        const isThere = places(evidence).includes(evidence.snippet);
        if (!isThere) expect.fail(`${draft.key} ${name}: ${evidence.locator} “${evidence.snippet}”`);
      }
    }
  return found;
}

function fieldsOf(draft: Draft): Array<[string, Field<unknown>]> {
  return Object.entries(draft).filter(
    (entry): entry is [string, Field<unknown>] => Object(entry[1]).evidence !== undefined,
  );
}

/** Places in a page that is read by its looks or by the data of its scripts, found without the code that named them. */
export function placesOfPage(document: SourceDocument): Places {
  const source = decode(document.bytes, document.contentType).text;
  const { root } = parseHtml(source);
  const shown = visibleText(root).text;
  const all = elements(root);
  const byPath = Map.groupBy(all, pathOf);
  const scripts = all.filter(({ name }) => name === 'script');
  return ({ locator }) => {
    const offset = /^text@(\d+)/.exec(locator)?.[1];
    if (offset !== undefined) return shown.slice(Number(offset));
    if (locator === 'document' || locator.startsWith('meta[')) return source;
    if (locator === 'title') return textOf(all.filter(({ name }) => name === 'title')).replace(/\s+/g, ' ');
    const script = /^script:nth\((\d+)\)(?:@(\d+))?#(.*)$/.exec(locator);
    if (script) {
      const text = textOf(scripts.slice(Number(script[1]) - 1, Number(script[1])));
      return inScript(text.slice(Number(script[2] ?? 0)), script[3] ?? '');
    }
    const [path = '', name = ''] = locator.split('@');
    return (byPath.get(path) ?? []).map((element) => attribute(element, name) ?? '').join('\n');
  };
}

/** Places in markup, linked data, feeds and records, found without the code that named them. */
export function placesOfData(document: SourceDocument): Places {
  const text = decode(document.bytes, document.contentType).text;
  const { root } = parseHtml(text);
  const shown = visibleText(root).text;
  const all = elements(root);
  const byPath = Map.groupBy(all, pathOf);
  const scripts = all.filter((element) => element.name === 'script' && attribute(element, 'type')?.includes('ld+json'));
  const values = scripts.map((script) => parseLenient(rawText(script))?.value);
  const lines = contentLines(text);
  const entries = Map.groupBy(elements(parseXml(text).root), ({ name }) => name);
  const offsets = ({ locator, method }: Pick<Evidence, 'locator' | 'method'>): string => {
    const at = /^text@(\d+)/.exec(locator)?.[1];
    if (at !== undefined) return shown.slice(Number(at));
    if (method === 'ics') return lineOf(lines, locator);
    if (method === 'rss') return partOf(entries, locator);
    const piece = /^(\/[^#]*)#(.+)$/.exec(locator);
    if (piece) return inPiece(String(pointed(JSON.parse(text), piece[1] ?? '')), piece[2] ?? '');
    if (locator === 'title') return textOf(all.filter(({ name }) => name === 'title'));
    const script = /^script\[(\d+)\]#(.*)$/.exec(locator);
    if (script) return String(pointed(values[Number(script[1]) - 1], script[2] ?? ''));
    if (locator.startsWith('meta[')) return text;
    if (ON_ELEMENTS.has(method)) return atPath(byPath, locator);
    return String(pointed(JSON.parse(text), locator));
  };
  return (evidence) => {
    // Words inside a description: their place is one in its plain text.
    const [locator = '', offset] = evidence.locator.split(' text@');
    if (offset === undefined || locator === '') return offsets(evidence);
    const value = offsets({ locator, method: evidence.method });
    return plainText(evidence.method === 'ics' ? value.replaceAll('\\n', '\n').replaceAll('\\,', ',') : value);
  };
}

/** `/a/0#/b`: a value of the data that a script begins with, or of the data that stands as text in a value of it. */
function inScript(text: string, locator: string): string {
  const [pointer = '', ...inner] = locator.split('#');
  const value = String(pointed(parseLenient(text)?.value, pointer));
  return inner.length > 0 ? inScript(value, inner.join('#')) : value;
}

type ByName = Map<string, ElementNode[]>;

const ON_ELEMENTS = new Set<Evidence['method']>(['microdata', 'rdfa', 'microformats']);

/** `item[3]/title`: the parts of this name of the third entry; `meeting[3]/start/date/text`: the own text of a part with attributes. */
function partOf(entries: ByName, locator: string): string {
  const [, name = '', index, part] = /^(\w+)\[(\d+)\]\/(.+)$/.exec(locator) ?? [];
  const entry = entries.get(name)?.[Number(index) - 1];
  const last = part
    ?.replace(/\/text$/, '')
    .split('/')
    .at(-1);
  const parts = entry ? elements(entry).filter((element) => element.name === last) : [];
  // An enclosure says its address in an attribute.
  return [textOf(parts), ...parts.map((one) => attribute(one, 'url') ?? '')].join('\n');
}

/** What stands in a piece of HTML that is a value of a JSON document. */
function inPiece(html: string, locator: string): string {
  const { root } = parseHtml(`<!doctype html><body>${html}`);
  const offset = /^text@(\d+)/.exec(locator)?.[1];
  if (offset !== undefined) return visibleText(root).text.slice(Number(offset));
  return atPath(Map.groupBy(elements(root), pathOf), locator);
}

/** What stands at `main>p:nth-of-type(2)@title`: the attribute of the elements that this path leads to, or their text. */
function atPath(byPath: ByName, locator: string): string {
  const [path = '', attributeName] = locator.split('@');
  return (byPath.get(path) ?? [])
    .map((element) =>
      attributeName ? (attribute(element, attributeName) ?? '') : visibleText({ ...element, attributes: [] }).text,
    )
    .join('\n');
}

function lineOf(lines: string[], locator: string): string {
  const [, index, name] = /^VEVENT\[(\d+)\]\/(.+)$/.exec(locator) ?? [];
  const starts = lines.flatMap((line, at) => (line === 'BEGIN:VEVENT' ? [at] : []));
  const from = starts[Number(index) - 1] ?? lines.length;
  return lines
    .slice(from, starts[Number(index)] ?? lines.length)
    .filter((line) => line.toUpperCase().startsWith(name ?? '?'))
    .join('\n');
}

function textOf(found: readonly ElementNode[]): string {
  return found.map(rawText).join('\n');
}

function pointed(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value);
}
