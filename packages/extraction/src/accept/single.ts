import type { Grouping } from '../grouping/groupings.ts';
import type { ElementNode } from '../html/dom.ts';
import type { Layout } from '../layout/layout.ts';
import type { Mark } from '../layout/marks.ts';
import { holdsAny } from '../layout/within.ts';
import { electTitle, prominence, titlePiece } from '../titles/title-slots.ts';
import { STANDING_PAGE } from '../vocabulary/standing-pages.ts';
import { ADMISSION, hasEventWords, isAboutOtherThings } from './is-list-of-events.ts';

/** Pages that list a single event name few days. */
const MOST_DAYS = 6;
const LONGEST = 3_000;

/** The only event of a calendar page: the smallest part of the page around its day that also has a heading or a link with a name. */
export function singleGrouping(layout: Layout): Grouping | null {
  if (new Set(layout.marks.map(({ date }) => date)).size > MOST_DAYS) return null;
  for (const mark of layout.marks) {
    if (!mark.certain || mark.date < layout.page.hints.today) continue;
    const record = lineOfNext(mark, layout) ?? around(mark, layout);
    if (!record) continue;
    const grouping = { records: [record], titles: electTitle([record], layout) };
    if (isStandingPage(grouping, layout) || isAboutOtherThings(grouping, layout)) continue;
    if (record.name || hasEventWords(grouping, layout) || isAdmitted(record, layout)) return grouping;
  }
  return null;
}

/** `Next Board Meeting: Thursday, August 7`, `Our upcoming concert will be on May 3 at 7 pm` */
const NEXT =
  /^\W*(?:(?:the|our|your) )?(?:next|upcoming) ((?:[\p{L}’'&-]+ ){1,5}(?:meeting|hearing|session|concert|show|performance|workshop|class|program|event|game|gathering))(?: (?:is|will be)(?: held)?)?(?: on)?\s?[:–—-]?\s?$/iu;

function lineOfNext(mark: Mark, layout: Layout): Grouping['records'][number] | null {
  const { text } = layout.visible;
  const start = text.lastIndexOf('\n', mark.start - 1) + 1;
  const next = text.indexOf('\n', mark.end);
  const name = NEXT.exec(text.slice(start, mark.start))?.[1];
  if (name === undefined) return null;
  const at = text.indexOf(name, start);
  const end = next < 0 ? text.length : next;
  return { start, end, marks: [mark], name: { start: at, end: at + name.length, text: name } };
}

/** `Frequently Asked Questions`, with the day on which tickets go on sale. */
function isStandingPage({ records: [record], titles }: Grouping, layout: Layout): boolean {
  const piece = record && titlePiece(record, titles, layout);
  return STANDING_PAGE.test((piece && layout.titleOf(piece)) ?? '');
}

/** An hour, and words of admission. */
function isAdmitted({ start, end }: Grouping['records'][number], layout: Layout): boolean {
  return holdsAny(layout.times, start, end) && ADMISSION.test(layout.visible.text.slice(start, end));
}

function around(mark: Mark, layout: Layout): Grouping['records'][number] | null {
  for (let node: ElementNode | null = mark.element; node?.parent && node.name !== 'body'; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[1] - range[0] > LONGEST) return null;
    const record = { start: range[0], end: range[1], marks: [mark] };
    const named = layout
      .piecesIn(record)
      .some(
        (piece) => layout.titleOf(piece) !== null && !isIn(piece.carrier, 'h1') && prominence(piece, layout) >= 1.5,
      );
    if (named)
      return { ...record, marks: layout.marks.filter(({ start, end }) => start >= range[0] && end <= range[1]) };
  }
  return null;
}

function isIn(element: ElementNode, name: string): boolean {
  for (let node: ElementNode | null = element; node; node = node.parent) if (node.name === name) return true;
  return false;
}
