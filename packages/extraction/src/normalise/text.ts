import { clip } from '../evidence.ts';
import { textIn } from '../html/element-text.ts';
import { parseHtml } from '../html/parse.ts';
import { LIMITS } from '../limits.ts';

/** Feeds escape their HTML once, some of them twice. */
const ESCAPED_TIMES = 3;

/**
 * Text as a visitor would read it: HTML and entities resolved (also where they are escaped more than once), blanks collapsed.
 * Line ends of blocks stay. Never longer than `LIMITS.descriptionChars`.
 */
export function plainText(source: string): string {
  let text = clip(source, LIMITS.descriptionChars * 4);
  for (let i = 0; i < ESCAPED_TIMES && /<[a-z/!]|&#?\w{2,31};/i.test(text); i += 1) {
    const { root } = parseHtml(/<(?:p|br|div|li|h\d)\b/i.test(text) ? text : text.replaceAll('\n', '<br>'));
    const shown = textIn(root);
    if (shown === text) break;
    text = shown;
  }
  text = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clip(text, LIMITS.descriptionChars);
}

/** The same on one line, at most `LIMITS.lineChars`: names, titles, addresses. */
export function plainLine(source: string, chars: number = LIMITS.lineChars): string {
  const line = plainText(clip(source, LIMITS.descriptionChars)).replace(/\s+/g, ' ');
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

/** Lower case, straight quotes, plain dashes; every character stays in its place, so an offset in the result is one in the source. */
export function fold(source: string): string {
  const lower = source.toLowerCase();
  const same =
    lower.length === source.length
      ? lower
      : Array.from(source, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('');
  return same.replace(/[’‘`“”–—‐‑\u00a0…]/g, (char) => FOLDED[char] ?? char);
}

/** For comparing names: letters and digits only, single blanks. */
export function comparable(source: string): string {
  return fold(source)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
