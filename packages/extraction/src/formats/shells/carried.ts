import { isRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import { allMatches } from '../../base/matches.ts';
import { attribute, attributesOf, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import type { Carried } from './carried-data.ts';
import { hydrate } from './hydrate.ts';
import { jsonInside } from './json-inside.ts';
import { readLiteral } from './literal.ts';

const DATED =
  /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|\b1[4-9]\d{8}(?:\d{3})?\b|\b[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}/;
const NAMED = /(?:title|name|summary|headline)/i;
/** Where a literal may begin: after `=`, `:` or `(`. */
const OPENING =
  /(?:[\w$\])]\s*=|\b(?:events?|eventSources|items|data|shows|calendar|initialState)["']?\s*:|\bpush\s*\(|JSON\.parse\s*\(|\(\s*\{\s*["']?events["']?\s*:)\s*(?=[[{]|JSON\.parse|["'`]\s*[[{])/g;
const MOST_LITERALS = 200;
const SHORTEST = 40;
const DATA_ATTRIBUTE = /^(?:data-|:|v-bind:|props|events)/;

/** Data in the scripts of a page, and in attributes with JSON; only data with names and dates. */
export function carriedBy(page: Page): Carried[] {
  const found: Carried[] = [];
  const streamed: string[] = [];
  for (const [index, script] of page.elements('script').entries()) {
    const type = attribute(script, 'type') ?? '';
    const text = rawText(script);
    if (
      /ld\+json|template|x-handlebars/i.test(type) ||
      text.length < SHORTEST ||
      !DATED.test(text) ||
      !NAMED.test(text)
    )
      continue;
    const base = `script:nth(${index + 1})`;
    const whole = /json/i.test(type) || /^\s*[[{]/.test(text) ? parse(text) : undefined;
    if (whole !== undefined) {
      const carried = { value: hydrate(whole), base: `${base}#` };
      found.push(carried, ...(text.includes('\\"') ? jsonInside(carried) : []));
    } else found.push(...literalsIn(text, base, streamed));
  }
  if (streamed.length > 0) found.push(...streamedValues(streamed.join('')));
  found.push(...inAttributes(page));
  return found;
}

function literalsIn(text: string, base: string, streamed: string[]): Carried[] {
  const found: Carried[] = [];
  let left = text.length * 3;
  let behind = 0;
  for (const match of allMatches(OPENING, text)) {
    const start = match.index + match[0].length;
    if (start < behind) continue;
    if (found.length >= MOST_LITERALS || left <= 0) break;
    const read = readLiteral(text, start);
    left -= read ? read.end - start : 2_000;
    if (!read) continue;
    behind = read.end;
    const value = typeof read.value === 'string' ? parse(read.value) : read.value;
    if (/__next_f/.test(text.slice(Math.max(0, match.index - 20), start)) && Array.isArray(value)) {
      if (typeof value[1] === 'string') streamed.push(value[1]);
    } else if (typeof value === 'object' && value !== null && read.end - start >= SHORTEST)
      found.push({ value, base: `${base}@${start}#` });
  }
  return found;
}

/** React's server components are lines `3:["$", …]`, split into strings at arbitrary positions. */
function streamedValues(text: string): Carried[] {
  return text.split('\n').flatMap((line, index) => {
    const head = /^[\da-f]+:(?=[[{])/.exec(line);
    const value = head && DATED.test(line) ? parse(line.slice(head[0].length)) : undefined;
    return value === undefined ? [] : [{ value, base: `stream:nth(${index + 1})#` }];
  });
}

function inAttributes(page: Page): Carried[] {
  return page.elementsWithData().flatMap((element) =>
    [...attributesOf(element)].flatMap(([name, text]) => {
      if (!DATA_ATTRIBUTE.test(name) || text.length < SHORTEST || !/^\s*[[{]/.test(text) || !DATED.test(text))
        return [];
      const value = parse(text);
      return isRecord(value) || Array.isArray(value) ? [{ value, base: `${element.name}@${name}#` }] : [];
    }),
  );
}

function parse(text: string): unknown {
  if (text.length > LIMITS.documentChars) return undefined;
  try {
    return JSON.parse(text.trim().replace(/;$/, '')) as unknown;
  } catch {
    return undefined;
  }
}
