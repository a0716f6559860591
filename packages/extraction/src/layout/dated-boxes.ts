import { attribute, type ElementNode } from '../html/dom.ts';
import type { ShownPiece } from '../html/shown-text.ts';
import type { VisibleText } from '../html/visible-text.ts';
import type { DateMention } from '../time/written-dates.ts';
import { SHORTEST_MONTH } from './month-grid.ts';

const NUMBER = /^\d{1,2}$/;
const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;
/** Where calendars keep the date of a day. */
const STAMPED = ['datetime', 'data-date', 'data-day'] as const;
const LOOK_UP = 4;
const FEWEST = 7;

/** Day numbers whose element has the date for machines, `<time datetime="2026-12-05">5</time>`, and whether they are the cells of a month. */
export function datedBoxes(visible: VisibleText): { days: DateMention[]; areCells: boolean } {
  const found: DateMention[] = [];
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const { start, element } = visible.pieces[index] as ShownPiece;
    const end = visible.pieces[index + 1]?.start ?? visible.text.length;
    if (end - start > 3) continue;
    const text = visible.text.slice(start, end).trim();
    const date = NUMBER.test(text) ? stampOn(element, Number(text)) : null;
    if (date) found.push({ start, end: start + text.length, ...date });
  }
  const days = found.length < FEWEST ? [] : found;
  return { days, areCells: new Set(days.map(({ month, day }) => `${month}-${day}`)).size >= SHORTEST_MONTH };
}

function stampOn(element: ElementNode, day: number): { year: number; month: number; day: number } | null {
  for (let node: ElementNode | null = element, up = 0; node && up < LOOK_UP; node = node.parent, up += 1)
    for (const name of STAMPED) {
      const stamp = STAMP.exec(attribute(node, name) ?? '');
      if (stamp) return Number(stamp[3]) === day ? { year: Number(stamp[1]), month: Number(stamp[2]), day } : null;
    }
  return null;
}
