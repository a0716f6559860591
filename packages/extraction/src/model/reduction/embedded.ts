import { MODEL } from '../../decide/weights/model.ts';
import { type ElementNode, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import type { KeptLine } from './keep.ts';
import type { RecordLines } from './records.ts';

const PROPERTY = /\\?"(@?[A-Za-z_]{2,30})\\?"\s?:\s?\\?"([^"\\]{1,200}(?:\\[^"][^"\\]{0,100}){0,3})\\?"/g;
const WANTED =
  /^(?:name|title|summary|start\w*|end\w*|date|time|formatted\w*|location\w*|venue\w*|address\w*|street\w*|city|price\w*|low_?price|event_?status)$/i;
const UNWANTED = /currency|valid|availab|color|color|zone|type|format$|style|animation|url$|id$|image/i;
/** A machine-readable day. */
const ISO_DAY = /(?:19|20)\d\d-\d\d-\d\d/;
const MOST_PROPERTIES = 2_000;

/** One property of the data in a page's scripts. */
interface EmbeddedProperty {
  script: number;
  element: ElementNode;
  offset: number;
  name: string;
  value: string;
}

/**
 * The event data in a page's scripts, for pages whose visible text names no date: names, dates, places and prices in order of
 * appearance, from scripts that contain a day. It searches for the form of properties instead of parsing, because the data of such pages is
 * cut off, escaped twice and spread over calls.
 */
function embeddedProperties(page: Page): EmbeddedProperty[] {
  const found: EmbeddedProperty[] = [];
  for (const [index, element] of page.elements('script').entries()) {
    const text = rawText(element);
    if (!ISO_DAY.test(text)) continue;
    for (const { index: offset, 1: name = '', 2: value = '' } of text.matchAll(PROPERTY)) {
      if (!WANTED.test(name) || UNWANTED.test(name) || /^https?:|^\/|^#|[{}<>]/.test(value) || !/\w/.test(value))
        continue;
      found.push({ script: index, element, offset, name, value });
      if (found.length >= MOST_PROPERTIES) return found;
    }
  }
  return found;
}

/** The same as lines, without properties far from any day; a record begins with the first name after a day. */
export function embeddedRecords(page: Page): RecordLines[] {
  const properties = embeddedProperties(page);
  const near = properties.map(() => false);
  for (const [index, { value }] of properties.entries()) {
    if (ISO_DAY.test(value))
      near.fill(true, Math.max(0, index - MODEL.embedded.before), index + MODEL.embedded.behind + 1);
  }
  const records: RecordLines[] = [];
  const seen = new Set<string>();
  for (const [index, property] of properties.entries()) {
    if (!near[index]) continue;
    const last = records.at(-1);
    const line = lineOf(property);
    const begins = line.line.isHeading && (last === undefined || last.lines.some(({ isMark }) => isMark));
    if (begins) seen.clear();
    else if (seen.has(line.text)) continue;
    seen.add(line.text);
    if (last && !begins) last.lines.push(line);
    else records.push({ lines: [line], element: property.element });
  }
  return records;
}

function lineOf({ element, offset, name, value }: EmbeddedProperty): KeptLine {
  const isName = /^(?:name|title|summary)$/i.test(name);
  const hasDate = ISO_DAY.test(value);
  const text = isName ? value : `${name}: ${value}`;
  const what = { kind: name, isHeading: isName, href: null, hasDate, hasTime: false, hasPrice: /price/i.test(name) };
  return { text, isMark: hasDate, line: { start: offset, end: offset + value.length, text, element, ...what } };
}
