import type { Stretch } from './title-places.ts';

const BLANK = 0x20;
/** The bit that tells a small letter from its capital. */
const SMALL = 0x20;
const MONTHS = new Set('jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((name) => packed(name, 0)));
const INITIAL = 2;
/** Of ASCII: 1 for letters, figures and `_`, 2 for those of them that a month begins with. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return /[adfjmnos]/i.test(char) ? INITIAL : Number(/\w/.test(char));
});

/** Where words begin like a month, in order. A pattern that looks for dates tries much more at each character. */
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

/** Where a sign stands between two figures, in order. */
export function betweenFigures(text: string, sign: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (isFigure(text.charCodeAt(at - 1)) && isFigure(text.charCodeAt(at + 1))) found.push(at);
  return found;
}

export function isFigure(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The stretches around places of a text, so many characters to both sides and on to the next blank, apart from one another. Linear. */
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
