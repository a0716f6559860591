import type { Evidence } from '../base/types.ts';
import type { Mark } from '../candidates/days/mark.ts';
import { marksOf } from '../candidates/days/marks.ts';
import { timesOf } from '../candidates/days/page-times.ts';
import { struckTimes } from '../candidates/days/struck.ts';
import { type PageCiter, pageCiter } from '../candidates/pieces/page-citer.ts';
import type { TimeMention } from '../candidates/times/written-times.ts';
import { attribute, type ElementNode, isElement } from '../document/html/dom.ts';
import { textIn } from '../document/html/element-text.ts';
import type { Stretch } from '../document/html/title-places.ts';
import type { VisibleText } from '../document/html/visible-text.ts';
import type { Page } from '../document/page.ts';
import { selectAll } from './select-all.ts';
import { parseSelector } from './selector.ts';

/** The text of an element or of a stretch, and its position. */
export interface Shown {
  text: string;
  /** Its offset in the visible text; absent if the page does not show it. */
  range?: Stretch;
  evidence(start: number, end: number): Evidence;
}

/** A page as learned rules see it: its elements by number in document order, its days and times. Each is computed once. */
export interface Ground {
  page: Page;
  visible: VisibleText;
  cite: PageCiter;
  elements: readonly ElementNode[];
  numberOf(element: ElementNode): number;
  /** The number after the last element inside this one. */
  endOf(number: number): number;
  /** The numbers of the elements that a selector finds, in order. */
  select(selector: string): readonly number[];
  shownIn(element: ElementNode): Shown | null;
  shownAt(range: Stretch): Shown;
  /** Index of the first piece of the visible text from an offset on. */
  pieceFrom(offset: number): number;
  /** Days that may be events' days, and all days: on some pages days that look like publication dates or deadlines are events'. */
  marks: readonly Mark[];
  allMarks(): readonly Mark[];
  times: readonly TimeMention[];
}

export function groundOf(page: Page): Ground {
  const visible = page.visible();
  const cite = pageCiter(page, 'learned');
  const { all, numbers, ends } = numbered(page.dom());
  const found = new Map<string, readonly number[]>();
  const { marks, mentions } = marksOf(page);
  let allMarks: readonly Mark[] | null = null;
  const starts = visible.pieces.map(({ start }) => start);
  const shownAt = (range: Stretch): Shown => ({
    text: visible.text.slice(range.start, range.end),
    range,
    evidence: (start, end) => cite.shown({ start: range.start + start, end: range.start + end }),
  });
  return {
    page,
    visible,
    cite,
    elements: all,
    numberOf: (element) => numbers.get(element) ?? -1,
    endOf: (number) => ends[number] ?? number + 1,
    select(source) {
      const known = found.get(source);
      if (known) return known;
      const selector = parseSelector(source);
      const made = selector ? selectAll(page.dom(), selector).map((element) => numbers.get(element) ?? -1) : [];
      found.set(source, made);
      return made;
    },
    shownIn(element) {
      const range = visible.rangeOf(element);
      if (range) return shownAt({ start: range[0], end: range[1] });
      const content = element.name === 'meta' ? attribute(element, 'content') : undefined;
      if (content) return { text: content, evidence: () => cite.shownBy(element, 'content') };
      const text = textIn(element);
      if (!text) return null;
      return { text, evidence: (start, end) => cite.words(element, text.slice(start, end)) };
    },
    shownAt,
    pieceFrom: (offset) => firstFrom(starts, offset),
    marks,
    allMarks() {
      allMarks ??= marksOf(page, () => false).marks;
      return allMarks;
    },
    times: mentions.length > 0 ? struckTimes(timesOf(visible, mentions), marks, page) : [],
  };
}

function numbered(root: ElementNode): { all: ElementNode[]; numbers: Map<ElementNode, number>; ends: number[] } {
  const all: ElementNode[] = [];
  const numbers = new Map<ElementNode, number>();
  const ends: number[] = [];
  function walk(parent: ElementNode): void {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      const number = all.length;
      all.push(child);
      numbers.set(child, number);
      walk(child);
      ends[number] = all.length;
    }
  }
  walk(root);
  return { all, numbers, ends };
}

/** Those of sorted numbers between `from` and `to`, excluding `to`. */
export function between(sorted: readonly number[], from: number, to: number): readonly number[] {
  return sorted.slice(firstFrom(sorted, from), firstFrom(sorted, to));
}

/** The last of sorted numbers below one, or undefined. */
export function lastBelow(sorted: readonly number[], limit: number): number | undefined {
  return sorted[firstFrom(sorted, limit) - 1];
}

function firstFrom(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
