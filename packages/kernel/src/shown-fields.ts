import { redact } from './redact.ts';

const MAX_DEPTH = 4;
const MAX_ENTRIES = 30;
/** How much of a page is looked at for its text. */
const MARKUP_LENGTH = 20_000;
const HIDDEN = '[redacted]';

/** Names whose texts are never shown. Numbers stay: tokens are counted. */
const SECRET = /pass(?:word|wd)|secret|token$|authorization|cookie|api[-_]?key/i;
const MARKUP = /^\s*<(?:!doctype|html|head|body|\?xml)\b/i;
/** Scripts and styles with their content, and tags; what does not end goes on to the end. */
const TAGS = /<(script|style)\b[^]*?(?:<\/\1>|$)|<[^>]*(?:>|$)/gi;

/** A text of at most about that length; a web page without its tags. */
export function boundedText(text: string, most: number): string {
  return cut(text, most, (part) => part);
}

/** The same without secrets. */
export function shownPart(text: string, most: number): string {
  return cut(text, most, redact);
}

function cut(text: string, most: number, clean: (part: string) => string): string {
  const isPage = MARKUP.test(text.slice(0, 500));
  const plain = isPage ? text.slice(0, MARKUP_LENGTH).replace(TAGS, ' ').replace(/\s+/g, ' ').trim() : text;
  // A word that was cut off could be half a secret, which no pattern would find.
  const part = plain.length > most * 2 ? plain.slice(0, most * 2).replace(/\S*$/, '') : plain;
  const shown = clean(part);
  if (shown.length <= most && !isPage && part === plain) return shown;
  return `${shown.slice(0, most).toWellFormed()}… (${text.length} characters)`;
}

/** A value for a log line: bounded in depth, number and length, without secrets. */
export function shownValue(value: unknown, most: number, name = '', depth = 0): unknown {
  if (typeof value === 'string') return SECRET.test(name) && value !== '' ? HIDDEN : shownPart(value, most);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return shownPart(`${value.name}: ${value.message}`, most);
  if (typeof value === 'function' || typeof value === 'symbol' || value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ENTRIES).map((item) => shownValue(item, most, name, depth + 1));
    return value.length > MAX_ENTRIES ? [...shown, `… (${value.length} in all)`] : shown;
  }
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(entries.map(([key, item]) => [key, shownValue(item, most, key, depth + 1)]));
}
