import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode, isElement } from '../../document/html/dom.ts';
import type { ShownPiece } from '../../document/html/shown-text.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { isDayBox } from './box-days.ts';
import type { DateMention } from './date-mention.ts';
import { SHORTEST_MONTH } from './month-grid.ts';

const NUMBER = /^\d{1,2}$/;
const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;
/** Where calendars keep the date of a day. */
const STAMPED = ['datetime', 'data-date', 'data-day'] as const;

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
  const days = found.length < DAYS.datedBoxes.fewest ? linkedBoxes(visible) : found;
  return { days, areCells: new Set(days.map(({ month, day }) => `${month}-${day}`)).size >= SHORTEST_MONTH };
}

/** Day numbers in boxes for days whose links name the date, `<span class="day__number">8</span>…<a href="/detail/2026-09-08-board">`. */
function linkedBoxes(visible: VisibleText): DateMention[] {
  const found: DateMention[] = [];
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const { start, element } = visible.pieces[index] as ShownPiece;
    const end = visible.pieces[index + 1]?.start ?? visible.text.length;
    if (end - start > 3) continue;
    const text = visible.text.slice(start, end).trim();
    const date = NUMBER.test(text) && isDayBox(element) ? linkedDate(element, Number(text)) : null;
    if (date) found.push({ start, end: start + text.length, ...date });
  }
  return new Set(found.map(({ month, day }) => `${month}-${day}`)).size >= DAYS.datedBoxes.fewestLinked ? found : [];
}

const LINKED = /(?<!\d)(20\d\d)[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;

/** All links of the box around a number that name a date name the same one. */
function linkedDate(element: ElementNode, day: number): { year: number; month: number; day: number } | null {
  let links = linksIn(element);
  for (
    let box = element.parent, up = 0;
    links?.length === 0 && box && up < DAYS.datedBoxes.boxLookUp;
    box = box.parent, up += 1
  )
    links = linksIn(box);
  const dates = (links ?? []).flatMap(
    (link) =>
      LINKED.exec(attribute(link, 'href') ?? '')
        ?.slice(1)
        .join('-') ?? [],
  );
  const [year, month, date] = (dates[0] ?? '').split('-').map(Number);
  if (!year || !month || date !== day || new Set(dates).size !== 1) return null;
  return { year, month, day };
}

/** Null for a box with too many elements. */
function linksIn(box: ElementNode): ElementNode[] | null {
  const found: ElementNode[] = [];
  const open = [box];
  for (let seen = 0, node = open.pop(); node; node = open.pop(), seen += 1) {
    if (seen > DAYS.datedBoxes.mostElements || node.children.length > DAYS.datedBoxes.mostElements) return null;
    if (node.name === 'a') found.push(node);
    for (const child of node.children) if (isElement(child)) open.push(child);
  }
  return found;
}

function stampOn(element: ElementNode, day: number): { year: number; month: number; day: number } | null {
  for (let node: ElementNode | null = element, up = 0; node && up < DAYS.datedBoxes.lookUp; node = node.parent, up += 1)
    for (const name of STAMPED) {
      const stamp = STAMP.exec(attribute(node, name) ?? '');
      if (stamp) return Number(stamp[3]) === day ? { year: Number(stamp[1]), month: Number(stamp[2]), day } : null;
    }
  return null;
}
