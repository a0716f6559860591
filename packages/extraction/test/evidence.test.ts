import { describe, expect, it } from 'vitest';
import { decode } from '../src/decode.ts';
import { attribute, type ElementNode, elements, pathOf, rawText } from '../src/html/dom.ts';
import { parseHtml, parseXml } from '../src/html/parse.ts';
import { visibleText } from '../src/html/visible-text.ts';
import { contentLines } from '../src/ics/lines.ts';
import { type Draft, type Evidence, type Field, LIMITS, type SourceDocument } from '../src/index.ts';
import { parseLenient } from '../src/jsonld/lenient-json.ts';
import { plainText } from '../src/normalize/text.ts';
import { extractRecorded } from './corpus.ts';

const IDS = [
  'sea-dsa-tribe',
  'sea-barkery-tribe',
  'sea-abbey-humanitix',
  'sea-majestic',
  'sea-pike',
  'sea-rainier',
  'songkick-elysian',
  'dc-caseytrees-detail',
  'clecpc-detail',
  'glwa-tribe',
  'degc-tribe',
  'pdx-upcoming-ics',
  'pdx-eventful-ics',
  'chi-housingtrust-ics',
  'detroit-schools-ics',
  'sfb-greek',
  'sea-hellbent',
  'rpba-ssa43-detail',
  'cuya-audit-detail',
  'bluffton-civicplus',
  'pdx-upcoming-v1',
  'pdx-upcoming-v2',
  'chi-constantcontact-vevent',
  'dc-arlington-p1',
  'sea-library-trumba',
  'sea-sunset-dice',
  'sea-beerweek-elfsight',
  'phila-schools-gcal-api',
  'chi-ssa32-gcal-api',
  'sea-stoup',
  'davis-rss',
  'bloomington-rss',
];

/** Looks a piece of evidence up in its document, without the code that made it. */
function lookUp(document: SourceDocument): (evidence: Evidence) => string {
  const text = decode(document.bytes, document.contentType).text;
  const { root } = parseHtml(text);
  const shown = visibleText(root).text;
  const scripts = elements(root).filter(
    (element) => element.name === 'script' && attribute(element, 'type')?.includes('ld+json'),
  );
  const values = scripts.map((script) => parseLenient(rawText(script))?.value);
  const lines = contentLines(text);
  const standing = ({ locator, method }: Pick<Evidence, 'locator' | 'method'>): string => {
    const at = /^text@(\d+)/.exec(locator)?.[1];
    if (at !== undefined) return shown.slice(Number(at));
    if (method === 'ics') return lineOf(lines, locator);
    if (method === 'rss') return partOf(text, locator);
    const piece = /^(\/[^#]*)#(.+)$/.exec(locator);
    if (piece) return inPiece(String(pointed(JSON.parse(text), piece[1] ?? '')), piece[2] ?? '');
    if (locator === 'title')
      return elements(root)
        .map((element) => (element.name === 'title' ? rawText(element) : ''))
        .join('\n');
    const script = /^script\[(\d+)\]#(.*)$/.exec(locator);
    if (script) return String(pointed(values[Number(script[1]) - 1], script[2] ?? ''));
    if (locator.startsWith('meta[')) return text;
    if (ON_ELEMENTS.has(method)) return atPath(root, locator);
    return String(pointed(JSON.parse(text), locator));
  };
  return (evidence) => {
    // Words inside a description: their place is one in its plain text.
    const [locator = '', offset] = evidence.locator.split(' text@');
    if (offset === undefined || locator === '') return standing(evidence);
    const value = standing({ locator, method: evidence.method });
    return plainText(evidence.method === 'ics' ? value.replaceAll('\\n', '\n').replaceAll('\\,', ',') : value);
  };
}

/** `item[3]/title`: the parts of this name of the third entry. */
function partOf(text: string, locator: string): string {
  const [, name, index, part] = /^(\w+)\[(\d+)\]\/(.+)$/.exec(locator) ?? [];
  const entries = elements(parseXml(text).root).filter((element) => element.name === name);
  const entry = entries[Number(index) - 1];
  return entry
    ? elements(entry)
        .map((element) => (element.name === part ? rawText(element) : ''))
        .join('\n')
    : '';
}

/** What stands in a piece of HTML that is a value of a JSON document. */
function inPiece(html: string, locator: string): string {
  const { root } = parseHtml(`<!doctype html><body>${html}`);
  const offset = /^text@(\d+)/.exec(locator)?.[1];
  return offset === undefined ? atPath(root, locator) : visibleText(root).text.slice(Number(offset));
}

const ON_ELEMENTS = new Set<Evidence['method']>(['microdata', 'rdfa', 'microformats']);

/** What stands at `main>p:nth-of-type(2)@title`: the attribute of the elements that this path leads to, or their text. */
function atPath(root: ElementNode, locator: string): string {
  const [path = '', attributeName] = locator.split('@');
  return elements(root)
    .filter((element) => pathOf(element) === path)
    .map((element) =>
      attributeName ? (attribute(element, attributeName) ?? '') : visibleText({ ...element, attributes: [] }).text,
    )
    .join('\n');
}

function pointed(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value);
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

function fieldsOf(draft: Draft): Array<[string, Field<unknown>]> {
  return Object.entries(draft).filter((entry): entry is [string, Field<unknown>] => typeof entry[1] === 'object');
}

describe('evidence', () => {
  it.each(IDS)(
    '%s: every value of every draft names its document and the place in it where its snippet stands [BEY-01]',
    (id) => {
      const { found, document } = extractRecorded(id);
      const find = lookUp(document);
      expect(found.drafts.length).toBeGreaterThan(0);
      for (const draft of found.drafts) {
        for (const [name, field] of fieldsOf(draft)) {
          expect(field.evidence.length, `${draft.key} ${name}`).toBeGreaterThan(0);
          for (const evidence of field.evidence) {
            expect(evidence.document).toBe(document.url);
            expect(evidence.snippet.length).toBeLessThanOrEqual(LIMITS.snippetChars);
            expect(evidence.snippet.trim(), `${draft.key} ${name}`).not.toBe('');
            expect(
              find(evidence).includes(evidence.snippet),
              `${draft.key} ${name}: ${evidence.locator} “${evidence.snippet}”`,
            ).toBe(true);
          }
        }
      }
    },
  );
});
