import type { Mark } from '../../candidates/days/mark.ts';
import { titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { partsOfTitle, siteNames } from '../../candidates/places/site-names.ts';
import { isVenueName } from '../../candidates/places/venue-names.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { headingIn, inSections } from '../../candidates/records/sections.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { NO_NAME_OF_EVENT } from '../../rules/event-names.ts';
import { FURTHER_EVENTS, SEVERAL_EVENTS } from '../../rules/further-events.ts';
import { OTHER_SUBJECT } from '../../rules/other-subjects.ts';
import { STANDING_PAGE } from '../../rules/standing-pages.ts';
import { eventLists } from '../choice/event-lists.ts';
import { areTimetables, isRecipe } from '../choice/other-pages.ts';
import { headTitle } from '../choice/page-venue.ts';
import { performerOf } from '../choice/performer.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import { isUnderBareSubject } from './bare-subject.ts';
import type { Heading } from './found-heading.ts';
import { hasTime, isEachTimed, isLabelled } from './own-days.ts';
import { invitesTo, isArticle, signsOfEvent } from './page-signs.ts';

const LIST_NAME =
  /\b(?:events|calendar|news|schedule|shows|concerts|meetings|hearings|screenings|recitals|programs|agenda|agendas|blog|press|listings|dates|archives?|hours|holidays|closings|performances|exhibitions|jobs|shop|store|tickets|lineup|season|now showing|now playing|live music|coming soon|coming up|this week|this month|this weekend|what s on|whats on|things to do|happenings|tour dates|live dates|appearances|eventos|calendario|cartelera|programacion|conciertos|talleres|noticias|actividades)$|^(?:on )?tour$|^(?:proxim[oa]s|temporada|bienvenidos?|inicio|welcome|home|this (?:week|month|weekend) (?:at|in)\b|calendar of|events? (?:at|in|for)|search|upcoming|(?:meetings|agendas|minutes) (?:agendas|minutes|materials|schedules?|dates))\b/i;

/** A heading between the first and the last of several events names one of them. */
function isAmid({ piece }: Heading, { records }: Grouping): boolean {
  const [first, last] = [records[0], records.at(-1)];
  return (
    records.length >= ONE_EVENT.oneEvent.many &&
    first !== undefined &&
    last !== undefined &&
    piece.start >= first.start &&
    piece.end <= last.end
  );
}

/** Whether the page is about the event of this heading, on these days, and not a list of events or an article with its publication date. */
export function isAboutOneEvent(
  heading: Heading,
  marks: readonly Mark[],
  found: readonly Grouping[],
  layout: Layout,
): boolean {
  const { page, visible } = layout;
  const mark = marks.find(({ date, until }) => (until ?? date) >= page.hints.today) ?? marks[0];
  // The bare list of its own showings is no list of other events.
  const own = new Set(marks.length >= 2 && isEachTimed(marks, layout) ? marks : []);
  const lists = found.filter(
    ({ records, titles }) =>
      (titles.score > 0 ||
        records.some((record) => record.marks.some((one) => !own.has(one))) ||
        haveOwnNames({ records, titles }, heading, layout)) &&
      !(heading.confirmed && areShowings({ records, titles }, marks, layout)) &&
      !areSlogans({ records, titles }, layout) &&
      !records.every((record) => repeats(record, heading, mark, layout)),
  );
  // `Drone Shows` above days without names is one event.
  const areOwn = heading.confirmed && found.length > 0 && found.every((list) => areShowings(list, marks, layout));
  if (
    !mark ||
    (LIST_NAME.test(comparable(heading.title)) && !areOwn) ||
    OTHER_SUBJECT.test(heading.title) ||
    STANDING_PAGE.test(heading.title)
  )
    return false;
  if (isVenueName(heading.title) && isNameOfSite(heading, layout)) return false;
  if (lists.some((list) => isAmid(heading, list))) return false;
  // The heading is who is on tour.
  if (found.some((list) => performerOf(list, layout) !== null)) return false;
  if (isRecipe(layout) || areTimetables(rowsOf(marks), layout)) return false;
  if (isUnderSeveral(heading, mark, layout) || isNamedBelow(heading, mark, layout)) return false;
  if (isUnderBareSubject(heading, marks, layout)) return false;
  const timed = hasTime(mark, layout);
  const { today } = page.hints;
  // Today's date alone is often that of publication.
  const toCome = marks.some(({ date, until }) => (until ?? date) > today) || (mark.date === today && timed);
  const named = toCome && namesDay(heading, mark, layout);
  const labelled = named || isLabelled(mark, layout);
  const signs = signsOfEvent(heading, marks, layout);
  if (!labelled && isArticle(heading, mark, signs, layout)) return false;
  if (lists.some((list) => marks.some((one) => isOneOfSeveral(one, list, heading, layout)))) return false;
  if (signs === 0 && !labelled && !(toCome && (timed || mark.until || invitesTo(heading, mark, layout)))) return false;
  const gap = mark.start >= heading.piece.end ? visible.text.slice(heading.piece.end, mark.start) : '';
  const lines = gap.split('\n').length - 1;
  const inList = lists.some(
    ({ records, titles }) =>
      (titles.score >= ONE_EVENT.oneEvent.namedScore || records.length >= 5) &&
      records.some((record) => record.marks.includes(mark)),
  );
  const isSubject = heading.confirmed && signs > 0;
  const score =
    (heading.confirmed ? 2 : 1) +
    signs +
    (labelled ? 1 : 0) +
    (timed ? 0.5 : 0) +
    (named || lines <= 3 ? 1.5 : lines <= 8 ? 1 : 0) +
    (toCome ? 0.5 : 0) -
    (inList ? 2.5 : 0) -
    (!isSubject && lists.some((list) => !isOfOthers(list, heading, layout)) ? 1 : 0);
  return score >= 3.5;
}

/** `Great American Music Hall` above what is on there. */
function isNameOfSite({ title }: Heading, layout: Layout): boolean {
  const own = comparable(title);
  return siteNames(layout, 'detail').some((one) => one.own && comparable(one.name) === own);
}

/** The event's own days without names: `Friday, June 19 showtime TBD (USA vs. Australia)`. */
function areShowings(
  { records, titles }: Pick<Grouping, 'records' | 'titles'>,
  own: readonly Mark[],
  layout: Layout,
): boolean {
  return records.every(
    (record) =>
      !record.name && record.marks.every((mark) => own.includes(mark)) && nameIn(record, titles, layout) === '',
  );
}

/** Several days, each with a name of its own that is not the heading's. */
function haveOwnNames({ records, titles }: Grouping, heading: Heading, layout: Layout): boolean {
  const names = records.map((record) => nameIn(record, titles, layout)).filter((name) => name !== '');
  return (
    names.length >= ONE_EVENT.oneEvent.fewestLines &&
    new Set(names).size === names.length &&
    !names.includes(comparable(heading.title))
  );
}

/** `BIG FLOATS.⏎PARADE PRICING.`: headings of the parts of one page. */
function areSlogans({ records, titles }: Grouping, layout: Layout): boolean {
  const slogans = records.filter((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece !== null && NO_NAME_OF_EVENT.test(layout.titleOf(piece) ?? '') && !isRunIn(piece, record);
  });
  return slogans.length > records.length / 2;
}

function nameIn(record: Grouping['records'][number], titles: Grouping['titles'], layout: Layout): string {
  const piece = titlePiece(record, titles, layout);
  if (!piece || isInBrackets(piece.start, layout)) return '';
  const title = layout.titleOf(piece) ?? '';
  return ONLY_HOUR.test(title) || (NO_NAME_OF_EVENT.test(title) && !isRunIn(piece, record)) ? '' : comparable(title);
}

/** `Owl Prowl. Friday, October 9, 7 pm.`: a name with its day right behind it. */
function isRunIn({ end }: Piece, { marks: [mark] }: Grouping['records'][number]): boolean {
  return mark !== undefined && mark.start >= end && mark.start - end <= ONE_EVENT.oneEvent.runIn;
}

const ONLY_HOUR = /^(?:at|after|from|before)?\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?$/i;

/** `Monday, June 15 show at 10pm (Belgium vs. Egypt)`: a note on the day. */
function isInBrackets(at: number, { visible: { text } }: Layout): boolean {
  return /[([]\s*$/.test(text.slice(Math.max(0, at - 2), at)) || /^[([]/.test(text.slice(at, at + 1));
}

/** From each day to the next. */
function rowsOf(marks: readonly Mark[]): Stretch[] {
  return marks.map(({ start }, index) => ({
    start,
    end: marks[index + 1]?.start ?? start + ONE_EVENT.oneEvent.lastRow,
  }));
}

/** Whether a part of the page says the event's own title and day again, as a banner above it does. */
function repeats(
  record: Grouping['records'][number],
  { title }: Heading,
  mark: Mark | undefined,
  layout: Layout,
): boolean {
  const isItsDay = record.marks.every(({ date }) => date === mark?.date);
  return isItsDay && layout.visible.text.slice(record.start, record.end).includes(title);
}

/** `Authority Board Meeting, Tuesday, October 20, 2026, at 1:30 pm` */
function namesDay({ piece }: Heading, { date }: Mark, layout: Layout): boolean {
  return within(layout.marks, piece.start, piece.end).some((mark) => mark.date === date);
}

/** `The Velvet Moth⏎Just Announced⏎Disq (2/6)`: days of the page's list. */
function isUnderSeveral({ piece }: Heading, { start }: Mark, layout: Layout): boolean {
  const above = layout.piecesIn({ start: piece.end, end: Math.max(piece.end, start) });
  return above.some(({ carrier, text }) => /^h[1-6]$/.test(carrier.name) && SEVERAL_EVENTS.test(text));
}

/** `Hear Us Sing⏎Featured Show⏎Last Blast of Summer⏎…⏎Upcoming Sing-Outs⏎…`: the first of a page's shows has a name of its own below that of the page. */
function isNamedBelow({ piece, confirmed }: Heading, mark: Mark, layout: Layout): boolean {
  const lists = eventLists(layout);
  if (confirmed || !lists.some(({ records }) => records.length >= 2)) return false;
  return lists.some(({ records: [only, ...others], titles }) => {
    if (!only?.marks.includes(mark) || others.length > 0 || titles.score < ONE_EVENT.oneEvent.namedScore) return false;
    const title = only.start > piece.end ? titlePiece(only, titles, layout) : null;
    return title !== null && title.start < mark.start && !NO_NAME_OF_EVENT.test(layout.titleOf(title) ?? '');
  });
}

/** `More at the Tavern`, below the event. */
function isOfOthers({ records: [first] }: Grouping, { piece }: Heading, layout: Layout): boolean {
  if (!first || first.start < piece.end) return false;
  const heading = headingIn({ start: piece.end, end: first.start }, layout)?.text ?? '';
  // Systems make it of plain boxes, too.
  const above = layout.piecesIn({ start: piece.end, end: first.start }).at(-1)?.text.trim() ?? '';
  return FURTHER_EVENTS.test(heading) || FURTHER_EVENTS.test(above);
}

/** The day belongs to one of several items that each have a name of their own. */
function isOneOfSeveral(mark: Mark, list: Grouping, heading: Heading, layout: Layout): boolean {
  const { records, titles } = list;
  const own = records.find((record) => record.marks.includes(mark));
  if (!own) return false;
  const names = records.map((record) => nameIn(record, titles, layout));
  if (own.start <= heading.piece.start && own.end >= heading.piece.end)
    return areNamedApart(list, names, heading, layout);
  if (titles.score < ONE_EVENT.oneEvent.namedScore && records.length >= 5) return true;
  if (inSections(list, layout).length > 1) return true;
  const isOther = !names.includes(comparable(heading.title));
  if (titles.score >= ONE_EVENT.oneEvent.namedScore) return isOther && new Set(names).size >= 2;
  // Plain lines are a list if each has its own words, and its own time or its day on the same line.
  const timed = records.every(({ start, end }) => holdsAny(layout.times, start, end));
  const beside = records.filter((record) => isBesideDay(record, list, layout)).length >= records.length - 1;
  return (
    isOther &&
    (timed || beside) &&
    new Set(names).size === names.length &&
    names.length >= ONE_EVENT.oneEvent.fewestLines
  );
}

/**
 * The heading is the name of one record: a slide with the only first-level heading, which the page's own title does not name, or one of many evenings of
 * the performer whose site it is.
 */
function areNamedApart({ records }: Grouping, names: readonly string[], heading: Heading, layout: Layout): boolean {
  if (names.includes('')) return false;
  if (!heading.confirmed) return new Set(names).size >= ONE_EVENT.oneEvent.fewestLines;
  if (!records.every(({ start, end }) => holdsAny(layout.times, start, end))) return false;
  const areMany =
    records.length >= ONE_EVENT.oneEvent.fewestEvenings && new Set(names).size >= ONE_EVENT.oneEvent.fewestLines;
  return areMany || isPageOfShows(heading, layout);
}

/** `Mel Washington – Shows` */
function isPageOfShows({ title }: Heading, { page }: Layout): boolean {
  const own = comparable(title);
  return partsOfTitle(headTitle(page)).parts.some(
    (part) => comparable(part) !== own && LIST_NAME.test(comparable(part)),
  );
}

/** `June 6 – The String Beans` */
function isBesideDay(
  { marks, start, end }: Grouping['records'][number],
  { titles }: Grouping,
  layout: Layout,
): boolean {
  const [mark] = marks;
  const title = titlePiece({ start, end }, titles, layout);
  const day = mark && layout.pieceAt(mark.start);
  return Boolean(
    title &&
      day &&
      title.line === day.line &&
      title.start > day.start &&
      title.text.length < ONE_EVENT.oneEvent.shortLine,
  );
}
