import { MONTH_STARTS } from '../vocabulary/months.ts';
import type { Stretch } from './title-places.ts';

const BLANK = 0x20;
/** The bit that distinguishes lower case from upper case. */
const SMALL = 0x20;
const MONTHS = new Set(MONTH_STARTS.map((name) => packed(name, 0)));
const INITIAL = 2;
/** For ASCII: 1 for letters, digits and `_`, 2 for those with which a month can begin. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return /[adfjmnos]/i.test(char) ? INITIAL : Number(/\w/.test(char));
});

/** The offsets of words that begin like a month, in order. A pattern for dates would do much more work at each character. */
export function monthWords(text: string): number[] {
  const found: number[] = [];
  let before = 0;
  for (let at = 0; at < text.length - 2; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (KINDS[code] ?? 0) : 0;
    if (kind === INITIAL && before === 0 && MONTHS.has(packed(text, at))) found.push(at);
    before = kind;
  }
  return found;
}

/** Three letters as a number, in lower case. */
function packed(text: string, at: number): number {
  return (letter(text, at) << 16) | (letter(text, at + 1) << 8) | letter(text, at + 2);
}

function letter(text: string, at: number): number {
  return text.charCodeAt(at) | SMALL;
}

/** The offsets of a character between two digits, in order. */
export function betweenFigures(text: string, sign: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (isFigure(text.charCodeAt(at - 1)) && isFigure(text.charCodeAt(at + 1))) found.push(at);
  return found;
}

export function isFigure(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The stretches around positions of a text, this many characters on both sides and on to the next blank, without overlap. Linear. */
export function around(text: string, places: readonly number[], before: number, behind: number): Stretch[] {
  const found: Stretch[] = [];
  for (const place of places) {
    const last = found.at(-1);
    const reached = last?.end ?? 0;
    if (last && place + behind <= reached) continue;
    let start = Math.max(reached, place - before);
    while (start > reached && text.charCodeAt(start - 1) > BLANK) start -= 1;
    let end = Math.min(text.length, place + behind);
    while (end < text.length && text.charCodeAt(end) > BLANK) end += 1;
    if (last && start <= reached) last.end = end;
    else found.push({ start, end });
  }
  return found;
}
