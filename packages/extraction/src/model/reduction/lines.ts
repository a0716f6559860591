import type { LocalDate } from '@marquee/kernel';
import { findBareDays } from '../../candidates/days/bare-days.ts';
import { monthHeadings } from '../../candidates/days/month-headings.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { MODEL } from '../../decide/weights/model.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import { signature } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';

/** One line of the visible text with its role. */
export interface Line extends Stretch {
  text: string;
  /** The innermost element at its start. */
  element: ElementNode;
  /** The heading or link that the entire line is, otherwise its block: what lines of one kind have in common. */
  kind: string;
  isHeading: boolean;
  /** The target of the line's first link, as written. */
  href: string | null;
  hasDate: boolean;
  hasTime: boolean;
  hasPrice: boolean;
}

const PRICE = /\$\s?\d|\bfree\b|\bno cover\b|\bsold out\b|\bcancel+ed\b|\bpostponed\b/i;
/** Inline elements, which change how words look and break no line. */
export const INLINE = /^(?:a|abbr|b|bdi|cite|code|em|font|i|mark|small|span|strong|sub|sup|time|u|wbr)$/;

/** The lines of a text in order, with the dates and times written in them. */
export function linesOf(visible: VisibleText, today: LocalDate): Line[] {
  const months = monthHeadings(visible.text, today);
  const written = findDates(visible.text);
  const dates = [...written, ...findBareDays(visible.text, months, written), ...months];
  const dated = offsetsOf(dates);
  const timed = offsetsOf(findTimes(visible.text));
  const lines: Line[] = [];
  for (let start = 0; start <= visible.text.length; ) {
    const newline = visible.text.indexOf('\n', start);
    const end = newline < 0 ? visible.text.length : newline;
    const element = visible.elementAt(start);
    if (end > start && element) lines.push(lineOf(visible, { start, end }, element, dated, timed));
    start = end + 1;
  }
  return lines;
}

type Offsets = readonly number[];

const offsetsOf = (mentions: readonly Stretch[]): Offsets => mentions.map(({ start }) => start).sort((a, b) => a - b);

function lineOf(
  visible: VisibleText,
  { start, end }: Stretch,
  element: ElementNode,
  dated: Offsets,
  timed: Offsets,
): Line {
  const text = visible.text.slice(start, end);
  const look = lookOf(element);
  return {
    start,
    end,
    text,
    element,
    kind: look.kind,
    isHeading: look.isHeading,
    href: look.href,
    hasDate: anyWithin(dated, start, end),
    hasTime: anyWithin(timed, start, end),
    hasPrice: PRICE.test(text),
  };
}

/** The element of the entire line: climbs through inline elements. */
function lookOf(element: ElementNode): Pick<Line, 'kind' | 'isHeading' | 'href'> {
  let href: string | null = null;
  let node: ElementNode = element;
  for (let steps = 0; steps < MODEL.lines.lookUp; steps += 1) {
    if (node.name === 'a') href ??= attribute(node, 'href') ?? null;
    if (!node.parent || !INLINE.test(node.name)) break;
    node = node.parent;
  }
  const isHeading = /^h[1-6]$/.test(node.name) || (node.parent !== null && /^h[1-6]$/.test(node.parent.name));
  if (node.parent?.name === 'a') href ??= attribute(node.parent, 'href') ?? null;
  return { kind: `${signature(node)} ${signature(element)}`, isHeading, href };
}

function anyWithin(sorted: Offsets, from: number, to: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? to) < to;
}
