import type { Stretch } from '../../document/html/title-places.ts';
import { ANY_MONTH_START } from '../../rules/months.ts';

const BLANK = 0x20;
const LETTERS = 3;
const MONTH_WORD = new RegExp(`\\b${ANY_MONTH_START}`, 'gi');

/** The offsets of words that begin like a month, in order. A pattern for dates would do much more work at each character. */
export function monthWords(text: string): number[] {
  const found: number[] = [];
  MONTH_WORD.lastIndex = 0;
  while (MONTH_WORD.test(text)) found.push(MONTH_WORD.lastIndex - LETTERS);
  return found;
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
