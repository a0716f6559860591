import type { ElementNode, TextNode } from './dom.ts';

/**
 * Whether two texts without a blank between them appear separate on the screen. Only style sheets would say for certain; without them it is
 * likely where one element ends and the next begins (`<i>Hall</i><i>Main St</i>`, `<i>May 2</i><i>9:00 PM</i>`), where a number meets a word
 * (`18<em>sep</em>`, but not `4<sup>th</sup>`), and before and after a year (`Jun <i>2</i><i>2026</i>`, `December 14, 2023<i>11:30 AM</i>`).
 */
export function standApart(last: ElementNode, text: string, next: TextNode): boolean {
  if (last === next.parent) return false;
  const isBeside = !contains(last, next.parent) && !contains(next.parent, last);
  if (isBeside && (CLOSED.test(text) ? OPENS.test(next.text) : WORD_END.test(text) && OPENED.test(next.text)))
    return true;
  const before = WORD_END.exec(text)?.[0];
  const after = WORD_START.exec(next.text)?.[0];
  if (!before || !after) return false;
  if (YEAR.test(before) && /^\d/.test(after)) return true;
  if (DAY.test(text) && HOUR.test(next.text)) return true;
  // `<span>9:30 AM</span><a>Parent Council</a>`, also before a single letter, `<a>P-CEP</a>`.
  if (isBeside && TIME_END.test(text)) return true;
  if (/^\d{1,2}$/.test(before) && YEAR.test(after)) return true;
  const [isNumber, isNumberNext] = [/\d$/.test(before), /^\d/.test(after)];
  if (isNumber !== isNumberNext) return !/^(?:st|nd|rd|th)$/i.test(after);
  // Figures in boxes of their own may be one number, and small figures are cents.
  if (isNumber) return isBeside && (/[\p{L}:]/u.test(text) || /^\d+[:\s]/.test(next.text)) && !PRICE_END.test(text);
  return isBeside && isWhole(before, text) && (after.length > 1 || /^\p{Lu}\s/u.test(next.text));
}

const WORD_END = /[\p{L}\p{N}]+$/u;
const WORD_START = /^[\p{L}\p{N}]+/u;
const CLOSED = /[)\]!?”]$/;
const OPENS = /^[\p{L}\p{N}$(]/u;
const OPENED = /^[([“$]/;
const DAY = /\p{L}\.? \d{1,2}$/u;
const HOUR = /^(?:1[0-2]|[1-9])(?::\d\d|\s?[ap]\.?m\b)/i;
const TIME_END = /\b(?:1[0-2]|[1-9])(?::\d\d)?\s?[ap]\.?m\.?$/i;
const PRICE_END = /\$\d+$/;

/** A single letter at the beginning of a text is the first of a word, `<b>S</b><i>ummer</i>`. */
function isWhole(before: string, text: string): boolean {
  return before.length > 1 || before.length < text.length;
}

const YEAR = /^(?:19|20)\d\d$/;

function contains(outer: ElementNode, inner: ElementNode): boolean {
  for (let node: ElementNode | null = inner; node; node = node.parent) if (node === outer) return true;
  return false;
}
