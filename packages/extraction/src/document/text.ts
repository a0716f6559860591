import { shownText } from '@marquee/kernel';
import { clip } from '../base/evidence.ts';
import { LIMITS } from '../base/limits.ts';
import { textIn } from './html/element-text.ts';
import { parseHtml } from './html/parse.ts';

/** Feeds escape their HTML once, some of them twice. */
const ESCAPED_TIMES = 3;

/**
 * Text as a visitor would read it: HTML and entities resolved (also if escaped more than once), blanks collapsed,
 * invisible characters removed. Line breaks of blocks stay. Never longer than `LIMITS.descriptionChars`.
 */
export function plainText(given: string): string {
  const source = shownText(clip(given, LIMITS.descriptionChars * 4));
  if (isPlain(source)) return source.trim();
  let text = source;
  for (let i = 0; i < ESCAPED_TIMES && /<[a-z/!]|&#?\w{2,31};/i.test(text); i += 1) {
    const { root } = parseHtml(/<(?:p|br|div|li|h\d)\b/i.test(text) ? text : text.replaceAll('\n', '<br>'));
    const shown = textIn(root);
    if (shown === text) break;
    text = shown;
  }
  // Again, because entities may have encoded such characters.
  text = shownText(text)
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ \n ?|\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clip(text, LIMITS.descriptionChars);
}

const NOT_PLAIN = /[<&]| {2}|[^\S ]/;

/** Nothing to resolve and nothing to collapse, as in most names: no markup, single blanks, one line. */
function isPlain(source: string): boolean {
  return source.length <= LIMITS.descriptionChars && !NOT_PLAIN.test(source);
}

const BLANK = 0x20;

/** The non-ASCII characters that `\s` matches. */
function isBlank(code: number): boolean {
  if (code < 0x1680) return code === 0xa0;
  return (
    (code >= 0x2000 && code <= 0x3000 && /\s/.test(String.fromCharCode(code))) || code === 0x1680 || code === 0xfeff
  );
}

/** The same on one line, at most `LIMITS.lineChars`: names, titles, addresses. */
export function plainLine(source: string, chars: number = LIMITS.lineChars): string {
  const text = plainText(clip(source, LIMITS.descriptionChars));
  const line = text.includes('\n') ? text.replaceAll(/\n+/g, ' ') : text;
  return clip(line, chars).trim();
}

const FOLDED: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '\u00a0': ' ',
  '…': '.',
};

/** Characters that need more than lower-casing. */
const FOREIGN = /[`\u0080-\uffff]/;

/** Lower case, straight quotes, plain dashes; the length stays the same, so an offset in the result is valid in the source. */
export function fold(source: string): string {
  const lower = source.toLowerCase();
  if (!FOREIGN.test(source)) return lower;
  const same =
    lower.length === source.length
      ? lower
      : Array.from(source, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('');
  return same.replace(/[’‘`“”–—‐‑\u00a0…]/g, (char) => FOLDED[char] ?? char);
}

/** For comparing names: only letters and digits, with single blanks. */
export function comparable(source: string): string {
  return FOREIGN.test(source) ? comparableForeign(source) : plainWords(source).toLowerCase();
}

/** The letters and digits of an ASCII text, with single blanks between them. */
function plainWords(source: string): string {
  let words = '';
  let start = -1;
  for (let at = 0; at <= source.length; at += 1) {
    const code = at < source.length ? source.charCodeAt(at) : 0;
    const isPart = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
    if (isPart) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words = words === '' ? source.slice(start, at) : `${words} ${source.slice(start, at)}`;
      start = -1;
    }
  }
  return words;
}

/** How many words stand between blanks. */
export function wordCount(source: string): number {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    const isPart = code > 0x7e ? !isBlank(code) : code !== BLANK && (code < 0x9 || code > 0xd);
    if (isPart && !isInside) count += 1;
    isInside = isPart;
  }
  return count;
}

function comparableForeign(source: string): string {
  return fold(source)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
