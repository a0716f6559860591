import { type ElementNode, lastIndexIn } from './dom.ts';
import { type BlankLine, type ShownPiece, ShownText } from './shown-text.ts';

/** What a visitor can read, as one text: runs of blanks are one blank, each block starts a new line. */
export interface VisibleText {
  readonly text: string;
  /** The stretch of `text` inside an element; undefined if it shows nothing. */
  rangeOf(element: ElementNode): readonly [start: number, end: number] | undefined;
  /** Where each piece of text begins and the element that contains it, in order. */
  readonly pieces: readonly ShownPiece[];
  /** In order. */
  readonly blankLines: readonly BlankLine[];
  /** The innermost element that shows the character at this offset. */
  elementAt(offset: number): ElementNode | null;
  /** The line around an offset. */
  lineAt(offset: number): string;
  /** The end was cut off. */
  readonly isCut: boolean;
}

export function visibleText(root: ElementNode): VisibleText {
  const count = lastIndexIn(root) + 1;
  const starts = new Int32Array(count);
  /** 0 if an element shows nothing. */
  const ends = new Int32Array(count);
  const shown = new ShownText(({ index }, start, end) => {
    starts[index] = start;
    ends[index] = end;
  });
  shown.add(root);
  const { text, pieces, blankLines, isCut } = shown;
  return {
    text,
    pieces,
    blankLines,
    isCut,
    rangeOf({ index }) {
      const end = ends[index];
      return end ? [starts[index] ?? 0, end] : undefined;
    },
    elementAt: (offset) => pieces[lastAtOrBefore(pieces, offset)]?.element ?? null,
    lineAt: (offset) => text.slice(text.lastIndexOf('\n', offset - 1) + 1, lineEnd(text, offset)),
  };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

function lastAtOrBefore(pieces: readonly ShownPiece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
