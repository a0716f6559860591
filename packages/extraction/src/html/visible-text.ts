import { LIMITS } from '../limits.ts';
import { attribute, type ElementNode, isElement, type TextNode } from './dom.ts';

/** What a visitor can read, as one text: runs of blanks are one blank, each block starts a new line. */
export interface VisibleText {
  readonly text: string;
  /** The stretch of `text` inside an element; undefined where it shows nothing. */
  rangeOf(element: ElementNode): readonly [start: number, end: number] | undefined;
  /** Where each piece of text begins and the element it stands in, in order. */
  readonly pieces: ReadonlyArray<{ readonly start: number; readonly element: ElementNode }>;
  /** The innermost element that shows the character at this offset. */
  elementAt(offset: number): ElementNode | null;
  /** The line around an offset. */
  lineAt(offset: number): string;
}

const UNSEEN = new Set(
  'script style template noscript head svg iframe object canvas audio video select datalist textarea'.split(' '),
);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr img'.split(
    ' ',
  ),
);

export function visibleText(root: ElementNode): VisibleText {
  const ranges = new Map<ElementNode, readonly [number, number]>();
  const pieces: Array<{ start: number; element: ElementNode }> = [];
  let text = '';
  /** The end of it: slicing a text that still grows would copy all of it. */
  let tail = '';
  /** What stands between the last piece and the next: nothing, a blank or a line end. */
  let gap: '' | ' ' | '\n' = '';

  function show(node: TextNode): void {
    if (text.length >= LIMITS.visibleChars) return;
    const words = node.text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ');
    if (words === ' ' || words === '') {
      if (words && gap === '') gap = ' ';
      return;
    }
    const last = pieces.at(-1);
    if (gap === '' && (words.startsWith(' ') || (last && standApart(last.element, tail, node)))) gap = ' ';
    if (text) text += gap;
    pieces.push({ start: text.length, element: node.parent });
    text += words.trim();
    tail = `${gap === '' ? tail : ''}${words.trim()}`.slice(-20);
    gap = words.endsWith(' ') ? ' ' : '';
  }

  function walk(element: ElementNode): void {
    if (UNSEEN.has(element.name) || isHidden(element)) return;
    const block = !INLINE.has(element.name);
    if (block) gap = '\n';
    const before = text.length;
    for (const child of element.children) {
      if (isElement(child)) walk(child);
      else show(child);
    }
    if (text.length > before) ranges.set(element, [before, text.length]);
    if (block) gap = '\n';
  }

  walk(root);
  return {
    text,
    pieces,
    rangeOf: (element) => ranges.get(element),
    elementAt: (offset) => pieces[lastAtOrBefore(pieces, offset)]?.element ?? null,
    lineAt: (offset) => text.slice(text.lastIndexOf('\n', offset - 1) + 1, lineEnd(text, offset)),
  };
}

/**
 * Do two texts without a blank between them stand apart on the screen? Style sheets would tell; without them it is likely where one
 * element ends and the next begins (`<i>Hall</i><i>Main St</i>`), where a number meets a word (`18<em>sep</em>`, but not `4<sup>th</sup>`), and
 * behind a year (`December 14, 2023<i>11:30 AM</i>`).
 */
function standApart(last: ElementNode, text: string, next: TextNode): boolean {
  if (last === next.parent) return false;
  const before = /[\p{L}\p{N}]+$/u.exec(text)?.[0];
  const after = /^[\p{L}\p{N}]+/u.exec(next.text)?.[0];
  if (!before || !after) return false;
  const numberMeetsWord = /\d$/.test(before) !== /^\d/.test(after) && !/^(?:st|nd|rd|th)$/i.test(after);
  if (/^(?:19|20)\d\d$/.test(before) && /^\d/.test(after)) return true;
  const isWord = before.length > 1 && after.length > 1;
  return numberMeetsWord || (isWord && !contains(last, next.parent) && !contains(next.parent, last));
}

function contains(outer: ElementNode, inner: ElementNode): boolean {
  for (let node: ElementNode | null = inner; node; node = node.parent) if (node === outer) return true;
  return false;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

function isHidden(element: ElementNode): boolean {
  // A whole page is hidden only until its scripts have run.
  if (element.name === 'body' || element.name === 'html') return false;
  if (attribute(element, 'hidden') !== undefined) return true;
  const style = attribute(element, 'style');
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function lastAtOrBefore(pieces: ReadonlyArray<{ start: number }>, offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
