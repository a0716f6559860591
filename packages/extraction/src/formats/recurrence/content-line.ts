/** One content line (RFC 5545 §3.1), split into its parts. Parameters and texts are parsed on request. */
export interface IcsProperty {
  /** Lower case. */
  name: string;
  /** The text between the name and the value, `;TZID=America/New_York`. */
  head: string;
  /** The value as written in the file. */
  raw: string;
  /** The full content line, unfolded. */
  line: string;
}

const NAME = /^[\w-]+(?=[;:])/;
const PARAMETER = /;([\w-]+)=("[^"]*"|[^;"]*)/g;
/** More parameters than any line has. */
const MOST_PARAMETERS = 50;

/** Null for a line without a name or a value. Malformed parameters do not lose the value. */
export function readContentLine(line: string): IcsProperty | null {
  const name = NAME.exec(line)?.[0];
  if (name === undefined) return null;
  const first = valueStart(line, name.length);
  if (first === 0) return null;
  const start = first + (isZoned(line.slice(0, first)) ? restOfZone(line, first) : 0);
  return { name: name.toLowerCase(), head: line.slice(name.length, start - 1), raw: line.slice(start), line };
}

/** A parameter's text, `''` if it has none. @param name in lower case */
export function parameterOf({ head }: IcsProperty, name: string): string {
  let looked = 0;
  for (const [, key = '', value = ''] of head.matchAll(PARAMETER)) {
    if (key.toLowerCase() === name) return value.replace(/^"|"$/g, '').replaceAll(/\^[n^']/g, unescapedSign);
    looked += 1;
    if (looked >= MOST_PARAMETERS) break;
  }
  return '';
}

/** The value as text (RFC 5545 §3.3.11). */
export function textOf({ raw }: IcsProperty): string {
  return unescaped(raw);
}

/** The values of a comma-separated list of texts. */
export function textsOf({ raw }: IcsProperty, most: number): string[] {
  const texts: string[] = [];
  let from = 0;
  for (let at = 0; at < raw.length && texts.length < most; at += 1) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === ',') {
      texts.push(unescaped(raw.slice(from, at)));
      from = at + 1;
    }
  }
  return texts.length < most ? [...texts, unescaped(raw.slice(from))] : texts;
}

function unescaped(text: string): string {
  return text.includes('\\')
    ? text.replaceAll(/\\[\\;,Nn]/g, (sign) => (/n$/i.test(sign) ? '\n' : sign.slice(1)))
    : text;
}

/** RFC 6868. */
function unescapedSign(sign: string): string {
  return sign === '^n' ? '\n' : sign === "^'" ? '"' : '^';
}

/** An unquoted zone with a colon in it: `;TZID=GMT-05:00:20261212T190000`. */
function isZoned(head: string): boolean {
  return /;TZID=[^";]*$/i.test(head);
}

const LONGEST_ZONE = 120;
const REST_OF_ZONE = /^[^:,]{1,100}:(?=\d{8}(?:T\d{4,6}Z?)?(?:[,/]|\s*$))/i;

/** The number of characters up to the date. */
function restOfZone(line: string, from: number): number {
  return REST_OF_ZONE.exec(line.slice(from, from + LONGEST_ZONE))?.[0].length ?? 0;
}

/** The offset after the first colon outside quotes; 0 without one. */
function valueStart(line: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < line.length; at += 1) {
    const char = line.charCodeAt(at);
    if (char === 34) isQuoted = !isQuoted;
    else if (char === 58 && !isQuoted) return at + 1;
  }
  return line.indexOf(':') + 1;
}
