import type { Mark } from '../../candidates/days/mark.ts';
import { ownTitle } from '../../candidates/names/own-title.ts';
import { electTitle, prominence, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { holdsAny } from '../../document/html/within.ts';
import { NAMED_AS_BODY } from '../../rules/meeting-words.ts';
import { STANDING_PAGE } from '../../rules/standing-pages.ts';
import { BEGINS_WITH_WEEKDAY } from '../../rules/weekdays.ts';
import { CHOICE } from '../weights/choice.ts';
import { ADMISSION, hasEventWords, isAboutOtherThings } from './is-list-of-events.ts';

/**
 * The only event of a calendar page, or the only one of each of its parts: the next meeting by its name, or the smallest part of the page around a day that
 * also has a name. A name in plain letters needs words for events above it, and an hour, words of admission, a weekday or a link around both.
 */
export function singleGroupings(layout: Layout): Grouping[] {
  const found: Grouping[] = [];
  const isOfFewDays = new Set(layout.marks.map(({ date }) => date)).size <= CHOICE.single.mostDays;
  for (const mark of layout.marks) {
    if (mark.date < layout.page.hints.today) continue;
    const next = mark.certain ? lineOfNext(mark, layout) : null;
    const grouping = next
      ? { records: [next], titles: electTitle([next], layout) }
      : isOfFewDays
        ? around(mark, layout)
        : null;
    if (!grouping) continue;
    if (isStandingPage(grouping, layout) || isAboutOtherThings(grouping, layout)) continue;
    if (isAnEvent(grouping, mark, layout) && !found.some((other) => areMingled(other, grouping))) found.push(grouping);
  }
  return found;
}

function areMingled({ records: [one] }: Grouping, { records: [other] }: Grouping): boolean {
  return one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;
}

function isAnEvent(grouping: Grouping, mark: Mark, layout: Layout): boolean {
  const [record] = grouping.records;
  if (!record) return false;
  if (record.name) return true;
  const title = titlePiece(record, grouping.titles, layout);
  const isWorded = hasEventWords(grouping, layout) || (title !== null && isMeeting(title, mark, layout));
  const isMarked = title !== null && prominence(title, layout) >= CHOICE.single.marked;
  const isTimed = holdsAny(layout.times, record.start, record.end);
  const isInvited = ADMISSION.test(layout.visible.text.slice(record.start, record.end));
  if (mark.certain && isMarked) return isWorded || (isTimed && isInvited);
  const isDayOfWeek = BEGINS_WITH_WEEKDAY.test(layout.visible.text.slice(mark.start, mark.end));
  const isSaid = isTimed || isInvited || (mark.certain && isDayOfWeek) || isAround(mark.element, title);
  return title !== null && isWorded && isSaid;
}

/** `Regular Meeting⏎Monday, December 14, 2026`: the name of a gathering or a body, and a day that has its line for itself. */
function isMeeting({ text }: Piece, { start, end }: Mark, { visible }: Layout): boolean {
  const line = visible.lineAt(start).trim();
  return NAMED_AS_BODY.test(text.trim()) && line === visible.text.slice(start, end);
}

/** A card that leads to a page of its own: one link around day and name. */
function isAround(day: ElementNode, title: Piece | null): boolean {
  const link = linkAround(day);
  return link !== null && title !== null && link === linkAround(title.carrier);
}

function linkAround(element: ElementNode): ElementNode | null {
  for (let node: ElementNode | null = element; node; node = node.parent)
    if (node.name === 'a' && attribute(node, 'href')) return node;
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

/** The smallest part around a day with a possible title, and what stands around it without another title, day or heading. */
function around(mark: Mark, layout: Layout): Grouping | null {
  let inner: [number, number] | null = null;
  let outer: [number, number] | null = null;
  for (let node: ElementNode | null = mark.element; node?.parent && node.name !== 'body'; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[1] - range[0] > CHOICE.single.longest || isOfFrame(node)) break;
    const own: [number, number] = [range[0], range[1]];
    if (inner === null || outer === null) {
      if (titledIn(own, layout).length > 0) inner = outer = own;
    } else if (growsOnly(outer, own, layout)) outer = own;
    else break;
  }
  if (inner === null || outer === null) return null;
  const [start, end] = outer;
  const record = { start, end, marks: layout.marks.filter((other) => other.start >= start && other.end <= end) };
  return { records: [record], titles: electTitle([{ start: inner[0], end: inner[1] }], layout) };
}

function titledIn([start, end]: readonly [number, number], layout: Layout): Piece[] {
  return layout.piecesIn({ start, end }).filter((piece) => ownTitle(piece, layout) !== null);
}

/** Whether a larger part adds no other day, nothing above that could be a name, and below no heading and no link with a name. */
function growsOnly(inner: readonly [number, number], outer: readonly [number, number], layout: Layout): boolean {
  if (outer[1] - outer[0] - (inner[1] - inner[0]) > CHOICE.single.mostAround) return false;
  const [above, below] = [[outer[0], inner[0]] as const, [inner[1], outer[1]] as const];
  if ([above, below].some(([start, end]) => holdsAny(layout.marks, start, end))) return false;
  const [start, end] = above;
  return (
    titledIn(above, layout).length === 0 &&
    layout.piecesIn({ start, end }).every((piece) => prominence(piece, layout) < 1) &&
    titledIn(below, layout).every((piece) => prominence(piece, layout) < 1)
  );
}

/** Menus, and the head and foot of the site. */
function isOfFrame({ name }: ElementNode): boolean {
  return name === 'nav' || name === 'footer' || name === 'menu';
}
