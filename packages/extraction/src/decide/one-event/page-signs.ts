import type { Mark } from '../../candidates/days/mark.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { isPlaceName } from '../../candidates/places/named-place.ts';
import { partsOfTitle } from '../../candidates/places/site-names.ts';
import { attribute, type ElementNode, rawText } from '../../document/html/dom.ts';
import { comparable } from '../../document/text.ts';
import {
  BYLINE,
  DATELINE,
  EVENT_FIELD,
  EVENT_OFFER,
  EVENT_PAGE_CLASS,
  INVITATION,
  OTHER_PAGE_TYPE,
  POSTED,
  STEP_TO_EVENTS,
  WAY_TO_EVENTS,
} from '../../rules/event-page-words.ts';
import { headTitles } from '../choice/page-venue.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import type { Heading } from './found-heading.ts';
import { hasTime, isEachTimed } from './own-days.ts';

/**
 * How many kinds of signs, at most two, say that a page shows something to attend: the names of its fields, what somebody may do who comes, a
 * way back to a list of events, several days each with its hour, a class that systems give to such pages, a place below its day and hour.
 */
export function signsOfEvent(heading: Heading, marks: readonly Mark[], layout: Layout): number {
  const lines = linesAround(heading, marks, layout);
  const fields = new Set(lines.flatMap((line) => EVENT_FIELD.exec(line)?.[0].toLowerCase() ?? [])).size;
  const signs = [
    fields >= 1,
    fields >= 3,
    lines.some((line) => EVENT_OFFER.test(line)),
    lines.some((line) => WAY_TO_EVENTS.test(line)) || STEP_TO_EVENTS.test(lineAbove(heading, layout)),
    marks.length >= 2 && isEachTimed(marks, layout),
    hasEventClass(heading.piece.carrier),
    heading.isOfEvent === true,
    isAbovePlace(marks[0], layout),
  ];
  return Math.min(ONE_EVENT.pageSigns.mostSigns, signs.filter(Boolean).length);
}

/**
 * Whether a page says that it is an article, a product or the like: by when it was posted, by its type in linked data, or, if nothing on it is a
 * sign of an event, by an author, or by a day in a sentence that invites nobody.
 */
export function isArticle({ piece }: Heading, mark: Mark, signs: number, layout: Layout): boolean {
  const near = layout.visible.text.slice(
    Math.max(0, piece.start - ONE_EVENT.pageSigns.above),
    piece.end + ONE_EVENT.pageSigns.above,
  );
  const lines = near.split('\n').filter((line) => line.length <= ONE_EVENT.pageSigns.longestLine);
  if (lines.some((line) => POSTED.test(line.trim()))) return true;
  if (signs === 0 && (lines.some((line) => BYLINE.test(line.trim())) || isReported(mark, layout))) return true;
  return layout.page
    .elements('script')
    .some((script) => /ld\+json/i.test(attribute(script, 'type') ?? '') && OTHER_PAGE_TYPE.test(rawText(script)));
}

function isReported({ start, end }: Mark, { visible: { text } }: Layout): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  if (start === from || (DATELINE.test(line) && line.length >= ONE_EVENT.pageSigns.longLine)) return start !== from;
  const ahead = text.slice(from, start).trim().split(/\s+/).length;
  const isTold =
    line.length >= ONE_EVENT.pageSigns.longLine ||
    (ahead >= ONE_EVENT.pageSigns.wordsAhead && /[.!?]$/.test(line.trim()));
  return isTold && !INVITATION.test(line);
}

/** `Join us on March 17th for Bainbridge Hoopfest!` on its page: the name without the year, as the page's title may have it. */
export function invitesTo({ title }: Heading, { start }: Mark, layout: Layout): boolean {
  const line = layout.visible.lineAt(start);
  const names = [title, ...headTitles(layout.page).flatMap((head) => partsOfTitle(head).kept)];
  return (
    INVITATION.test(line) &&
    names.some((name) => name.length >= ONE_EVENT.pageSigns.shortest && comparable(line).includes(comparable(name)))
  );
}

function linesAround({ piece }: Heading, marks: readonly Mark[], layout: Layout): string[] {
  const last = Math.max(piece.end, marks.at(-1)?.end ?? 0);
  const start = Math.max(0, Math.min(piece.start, marks[0]?.start ?? piece.start) - ONE_EVENT.pageSigns.above);
  return layout.visible.text
    .slice(start, last + ONE_EVENT.pageSigns.below)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= ONE_EVENT.pageSigns.longestLine);
}

/** `May 31, 2019 at 7 PM⏎Dorseyville Middle School`: an article has its author there. */
function isAbovePlace(mark: Mark | undefined, layout: Layout): boolean {
  const day = mark && hasTime(mark, layout) ? layout.pieceAt(mark.start) : undefined;
  if (!mark || !day) return false;
  const { text } = layout.visible;
  if (text.slice(text.lastIndexOf('\n', mark.start - 1) + 1, mark.start).trim() !== '') return false;
  const next = layout.pieces.slice(day.index + 1, day.index + 1 + ONE_EVENT.pageSigns.nextPieces);
  const below = next.find(({ line }) => line > day.line);
  return below !== undefined && below.line === day.line + 1 && isPlaceName(below.text);
}

/** The line right above a heading, unless it ends the menu of the site. */
function lineAbove({ piece }: Heading, layout: Layout): string {
  const text = layout.visible.text
    .slice(Math.max(0, piece.start - ONE_EVENT.pageSigns.longestLine), piece.start)
    .trimEnd();
  const above = layout.pieceAt(piece.start - 1);
  return above && isInMenu(above.carrier) ? '' : (text.split('\n').at(-1) ?? '');
}

function isInMenu(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier; node; node = node.parent) {
    if (/crumb/i.test(`${attribute(node, 'class') ?? ''} ${attribute(node, 'aria-label') ?? ''}`)) return false;
    if (/^(?:nav|header)$/.test(node.name)) return true;
  }
  return false;
}

function hasEventClass(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier; node; node = node.parent)
    if (EVENT_PAGE_CLASS.test((attribute(node, 'class') ?? '').slice(0, ONE_EVENT.pageSigns.classChars))) return true;
  return false;
}
