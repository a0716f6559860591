import type { Mark } from '../../candidates/days/mark.ts';
import { means } from '../../candidates/days/resolve-date.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { readTitle } from '../../candidates/names/read-title.ts';
import { nameOf } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { partsOfTitle } from '../../candidates/places/site-names.ts';
import { headingLevel } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { NO_NAME_OF_EVENT } from '../../rules/event-names.ts';
import { headTitle, headTitles } from '../choice/page-venue.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import type { Heading } from './found-heading.ts';
import { hasTime, isLabelled } from './own-days.ts';
import { toldName } from './told-name.ts';

/**
 * The subject of a page: the heading that repeats the page's title; otherwise a line that does; otherwise the only heading of the first level,
 * unless it is a slogan and the text tells what the title names.
 */
export function findHeading(layout: Layout): Heading | null {
  const found = subjectHeading(layout);
  const heading =
    found &&
    ((KIND_OF_PAGE.test(found.title) ? belowKind(found, layout) : null) ??
      behindPresenter(found.level === undefined ? belowPageName(found, layout) : found, layout));
  return aboveLabel(heading, layout) ?? heading;
}

/** What systems call every page about one event: its name stands below. */
const KIND_OF_PAGE =
  /^(?:(?:event|meeting|calendar|program|class|activity)(?: (?:item|entry|event))? (?:details?|info(?:rmation)?)|(?:view )?(?:event|meeting)|details?)$/i;

/** `Meeting Detail⏎Town Board⏎January Organizational Meeting⏎January 14, 2026, 6:30 pm`: the heading right above the first day. */
function belowKind({ piece: { end }, confirmed }: Heading, layout: Layout): Heading | null {
  const [day] = within(layout.marks, end, end + ONE_EVENT.heading.toNamed);
  const above = layout.piecesIn({ start: end, end: day?.start ?? end });
  const piece = above.findLast((one) => {
    const title = levelOf(one) === null ? null : layout.titleOf(one);
    return title !== null && !KIND_OF_PAGE.test(title);
  });
  const title = piece && layout.titleOf(piece);
  return piece && title ? { piece, title, confirmed, isOfEvent: true } : null;
}

const PRESENTER = /\bpresents?:?$/i;

/** `Fall Play⏎East High Drama presents⏎The Disappearance of Miss Fogarty`: the page's name, and below it that of the event. */
function behindPresenter(heading: Heading, layout: Layout): Heading {
  const from = heading.piece.end;
  const [day] = within(layout.marks, from, from + ONE_EVENT.heading.toPresented);
  const above = layout.piecesIn({ start: from, end: day?.start ?? from });
  const at = above.findIndex(({ text, line }, index) => PRESENTER.test(text) && above[index + 1]?.line === line + 1);
  const piece = at < 0 ? undefined : above[at + 1];
  const title = piece && layout.titleOf(piece);
  return piece && title ? { piece, title, confirmed: false } : heading;
}

/** `Current Project⏎Girls & Boys⏎Date May 17th, 2026`: below the name of the page the only first-level heading names the event. */
function belowPageName(heading: Heading, layout: Layout): Heading {
  const [day] = within(layout.marks, heading.piece.end, Number.MAX_SAFE_INTEGER);
  const top = headedPieces(layout).filter((piece) => levelOf(piece) === 1);
  const [piece] = top;
  const title = piece && layout.titleOf(piece);
  const isBetween = piece && piece.start >= heading.piece.end && piece.end <= (day?.start ?? 0);
  return isBetween && top.length === 1 && title ? { piece, title, confirmed: false, isOfEvent: true } : heading;
}

/** What a heading right above a label says of the fields below it. */
const NAME_OF_FIELDS =
  /^(?:(?:event|meeting) )?(?:logistics|details?|info(?:rmation)?|schedule|when|where|date|time|notice)s?$/i;

/**
 * The heading right above the only labeled day of a page whose own name stands elsewhere: `General Meeting⏎Meeting Details⏎When: October 14th, 6 - 7 pm`.
 */
function aboveLabel(heading: Heading | null, layout: Layout): Heading | null {
  const labelled = layout.marks.filter((mark) => isLabelled(mark, layout) && hasTime(mark, layout));
  const [day] = labelled;
  // `Select date: today's` is a tool of a calendar.
  if (!day || day.date === layout.page.hints.today || labelled.some(({ date }) => date !== day.date)) return null;
  if (heading && heading.piece.start <= day.start && day.start - heading.piece.end <= ONE_EVENT.heading.nearLabel)
    return null;
  const [below] = within(layout.marks, heading?.piece.end ?? 0, (heading?.piece.end ?? 0) + ONE_EVENT.heading.near);
  if (heading && below) return null;
  const piece = headedPieces(layout).findLast((one) => {
    const title = one.end <= day.start && one.end >= day.start - ONE_EVENT.heading.near ? layout.titleOf(one) : null;
    return title !== null && !NAME_OF_FIELDS.test(title);
  });
  const title = piece && layout.titleOf(piece);
  return piece && title ? { piece, title, confirmed: false, isOfEvent: true } : null;
}

function subjectHeading(layout: Layout): (Heading & { level?: number }) | null {
  const heads = headTitles(layout.page).map((one) => comparable(readTitle(one).title));
  const head = heads[0] ?? '';
  const isConfirmed = (name: string) => heads.some((one) => repeats(one, name));
  const headings: Array<Heading & { level: number }> = [];
  for (const piece of headedPieces(layout)) {
    const level = levelOf(piece);
    const title = level === null ? null : layout.titleOf(piece);
    if (level === null || title === null) continue;
    headings.push({ piece, title, confirmed: isConfirmed(subjectOf(piece, title)), level });
  }
  const [first] = withoutOwner(
    headings.filter(({ confirmed }) => confirmed),
    layout,
  ).sort((a, b) => a.level - b.level);
  if (first)
    return (
      nearestToDay(
        headings.filter(({ piece, title }) => subjectOf(piece, title) === subjectOf(first.piece, first.title)),
        layout,
      ) ?? first
    );
  const top = headings.filter(({ level }) => level === 1);
  // `Your box office – 99 Club Comedy`: the last part of the page's title.
  const last = comparable(partsOfTitle(headTitle(layout.page)).parts.at(-1) ?? '');
  const named = top.length > 1 ? top.find(({ piece, title }) => subjectOf(piece, title) === last) : undefined;
  if (named) return { ...named, confirmed: true };
  const sole = onlySubject(top.length === 0 && head === '' ? highest(headings) : top);
  const isName = sole !== null && !NO_NAME_OF_EVENT.test(sole.title);
  return plainHeading(head, layout) ?? (isName ? null : toldName(layout)) ?? sole;
}

/** On a page that its head calls `Rope Trick | Birch Hall`, the heading `Birch Hall` names whose page it is, if there is one for the first part, too. */
function withoutOwner<T extends Heading>(headings: readonly T[], layout: Layout): T[] {
  const isOf = ({ piece, title }: T, part: string | undefined) => subjectOf(piece, title) === comparable(part ?? '');
  const owners = headTitles(layout.page).flatMap((head) => {
    const { parts } = partsOfTitle(head);
    return parts.length > 1 && headings.some((one) => isOf(one, parts[0])) ? (parts.at(-1) ?? []) : [];
  });
  return headings.filter((one) => !owners.some((owner) => isOf(one, owner)));
}

function onlySubject<T extends Heading>(headings: readonly T[]): T | null {
  const subjects = new Set(headings.map(({ piece, title }) => subjectOf(piece, title)));
  return subjects.size === 1 ? (headings[0] ?? null) : null;
}

/** The headings of the highest level on a page that has neither a title nor one of the first level, as parts of pages have. */
function highest<T extends Heading & { level: number }>(headings: readonly T[]): T[] {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level, title }) => level === top && !NO_NAME_OF_EVENT.test(title));
}

/** The pieces in headings, in page order: most pieces of a page are in none. */
function headedPieces(layout: Layout): Piece[] {
  const found = new Set<Piece>();
  for (const name of ['h1', 'h2', 'h3'])
    for (const element of layout.page.elements(name)) {
      const [start, end] = layout.visible.rangeOf(element) ?? [0, 0];
      for (const piece of layout.piecesIn({ start, end })) found.add(piece);
    }
  return [...found].sort((a, b) => a.index - b.index);
}

/** A page without a head shows its title. */
const NO_LINE = /^(?:a|title)$/;

/**
 * A line in any element that repeats the page's title, shortly above a day that is labeled, a heading of its own, in that title too, or to come and with
 * its hour.
 */
function plainHeading(head: string, layout: Layout): Heading | null {
  const days = findDates(headTitle(layout.page));
  for (const mark of layout.marks) {
    const isDated = days.some((day) => means(day, mark.date));
    const isToCome = mark.date >= layout.page.hints.today && hasTime(mark, layout);
    const isNamed = isLabelled(mark, layout);
    if (!isDated && !isToCome && !isNamed && !isHeadingAlone(mark, layout)) continue;
    const named = layout
      .piecesIn({
        start: Math.max(0, mark.start - (isNamed ? ONE_EVENT.heading.nearLabel : ONE_EVENT.heading.near)),
        end: mark.start,
      })
      .flatMap((piece) => {
        const title = NO_LINE.test(piece.carrier.name) ? null : layout.titleOf(piece);
        const name = title === null ? '' : subjectOf(piece, title);
        const at = name.length >= ONE_EVENT.heading.shortestLine ? head.indexOf(name) : -1;
        return title !== null && (isDated ? at >= 0 : at === 0) ? [{ piece, title, at }] : [];
      });
    // `Arts Committee⏎Committee Meeting`: what the head says first, and of that the line closest to the day.
    const first = Math.min(...named.map(({ at }) => at));
    const found = named.findLast(({ at }) => at === first);
    if (found) return { piece: found.piece, title: found.title, confirmed: true };
  }
  return null;
}

/** `<h1>Saturday, May 2, 2026</h1>` */
function isHeadingAlone({ start }: Mark, layout: Layout): boolean {
  const piece = layout.pieceAt(start);
  return piece !== undefined && levelOf(piece) === 1 && layout.titleOf(piece) === null;
}

/** `Canceled – Tackle Workshop` on a page named `Tackle Workshop`. */
function subjectOf(piece: Piece, title: string): string {
  const { title: plain, status } = readTitle(title);
  return status ? comparable(plain) : nameOf(piece, title);
}

function repeats(head: string, name: string): boolean {
  return name.length >= 3 && head !== '' && (head.startsWith(name) || (name.startsWith(head) && head.length >= 8));
}

/** 1 to 3; null if the piece is in no such heading. */
function levelOf({ carrier }: Piece): number | null {
  for (let node = carrier, up = 0; up < 3; up += 1) {
    const level = headingLevel(node.name);
    if (level > 0 && level <= ONE_EVENT.heading.lowestLevel) return level;
    if (!node.parent) return null;
    node = node.parent;
  }
  return null;
}

/** If a heading appears several times, for narrow and wide screens, the one with a day closest below it counts. */
function nearestToDay<T extends Heading>(headings: readonly T[], layout: Layout): T | null {
  const distance = ({ piece }: T) =>
    (layout.marks.find(({ start }) => start >= piece.end)?.start ?? Infinity) - piece.end;
  return headings.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
