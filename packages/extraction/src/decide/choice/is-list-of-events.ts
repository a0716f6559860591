import { prominence, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { isDayColumn, isEventColumn, isInRowWithPlace } from '../../candidates/pieces/named-columns.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { addDays, minutesOf } from '../../candidates/times/local.ts';
import { type ElementNode, rawText } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { plainLine } from '../../document/text.ts';
import { ABOUT_EVENTS, EVENT_WORDS, HELD_EVENTS, SURE_EVENT_WORDS } from '../../rules/event-words.ts';
import { HELD_WORD, NAMED_AS_BODY } from '../../rules/meeting-words.ts';
import { BARE_SUBJECT, OTHER_SUBJECT } from '../../rules/other-subjects.ts';
import { BEGINS_WITH_WEEKDAY } from '../../rules/weekdays.ts';
import { CHOICE } from '../weights/choice.ts';
import { areAgendaItems } from './agendas.ts';
import { currentItems } from './current-item.ts';
import { areTermsOfOffice, areTimetables, isRecipe } from './other-pages.ts';
import { headTitle } from './page-venue.ts';

const EVERY_OTHER = new RegExp(OTHER_SUBJECT.source, 'gi');
/** Headings directly above a list of articles, on any page. */
const NEWS_HEADING =
  /^(?:most (?:read|viewed|popular|shared)|trending(?: now| stories)?|more like this|you (?:may|might) also like|recommended(?: for you)?|keep reading|(?:read|up) next|(?:read )?more (?:from|in) .{2,40}|(?:our |success )?stories|from (?:the|our) blog|in the news|(?:news )?(?:articles|headlines)|(?:latest|recent|top|more|other|local|related) (?:news|stories|posts|articles|headlines|blog posts|news & updates))$/i;
/** Seasons of a venue that rents rooms. */
const LODGING = /(?:\/|\bper\b|\ba\b)\s?(?:night|week)\b/i;
const HOLIDAY =
  /^(?:new year'?s? (?:day|eve)|martin luther king.*|mlk.*|presidents'? day|good friday|easter(?: sunday| monday)?|memorial day|juneteenth|independence day|fourth of july|labor day|columbus day|indigenous peoples'? day|veterans'? day|thanksgiving.*|day after thanksgiving|christmas.*)$/i;

/** What speaks for a list of events, each from 0 to 1. */
interface ListFeatures {
  /** Days not over, with a known year: nothing is published on them yet. */
  toCome: number;
  /** The same if the year is a guess. */
  guessed: number;
  timed: number;
  /** Words for events above the records, or a month of cells. */
  worded: number;
  /** Words of admission in the records. */
  admitted: number;
  /** At least four records. */
  several: number;
}

const WEIGHTS: Readonly<Record<keyof ListFeatures, number>> = {
  toCome: 2,
  guessed: 1.7,
  timed: 0.8,
  worded: 1,
  admitted: 0.6,
  several: 0.2,
};
/** What people do with events; posts, terms and files have no such words. */
export const ADMISSION =
  /\b(?:tickets?|doors?|rsvp|sold out|free admission|admission|all ages|21\+|18\+|add to calendar)\b/i;

/**
 * Whether these records are events, and not posts, comments, products or terms of office. The address of the page says nothing about that.
 * Days to come speak for events, because nothing is published on them yet; a list of past days has to have hours, or names of events, under
 * words for events.
 */
export function isListOfEvents(grouping: Grouping, layout: Layout): boolean {
  if (grouping.records.every(({ marks }) => marks.length === 0) || isAboutOtherThings(grouping, layout)) return false;
  const features = featuresOf(grouping, layout);
  const { toCome, guessed, timed, worded, admitted } = features;
  const named =
    timed > 0.5 ||
    admitted > 0.5 ||
    areWeekdaysNamed(grouping, layout) ||
    grouping.sections !== undefined ||
    titlesNameEvents(grouping, layout) ||
    areInEventColumn(grouping, layout) ||
    areInSchedule(grouping, layout) ||
    haveColumnOfPlaces(grouping, layout) ||
    areUnderNameOfEvents(grouping, layout);
  if (toCome + guessed < 0.15 && areUnderPapers(grouping, layout)) return false;
  const isSure = timed > 0.9 && (admitted > 0.5 || haveRoundHours(grouping, layout));
  if (toCome + guessed < 0.5 && (isSure || (worded > 0 && named))) return true;
  if (toCome + guessed < 0.15) return false;
  const names = Object.keys(WEIGHTS) as Array<keyof ListFeatures>;
  return names.reduce((sum, name) => sum + features[name] * WEIGHTS[name], 0) >= CHOICE.isListOfEvents.leastScore;
}

function featuresOf(grouping: Grouping, layout: Layout): ListFeatures {
  const { records } = grouping;
  const { today } = layout.page.hints;
  const marks = records.flatMap((record) => record.marks.slice(0, 3));
  const [yesterday, weekAgo] = [addDays(today, -1), addDays(today, -7)];
  const holding = (test: (record: Grouping['records'][number]) => boolean) =>
    records.filter(test).length / records.length;
  const toCome = marks.filter(({ date, until, certain }) => certain && (until ?? date) >= yesterday);
  // A list that goes on after today has what is over above it, or below: several days to come are no chance.
  const goesOn =
    new Set(toCome.map(({ date }) => date)).size >= CHOICE.isListOfEvents.fewestToCome &&
    holding(isUnderDay(layout)) > CHOICE.isListOfEvents.mostlyLed;
  return {
    toCome: goesOn
      ? Math.max(toCome.length / marks.length, CHOICE.isListOfEvents.goesOn)
      : toCome.length / marks.length,
    guessed: marks.filter(({ certain, date }) => !certain && date >= weekAgo).length / marks.length,
    timed: holding((record) => holdsAny(layout.times, record.start, record.end)),
    worded:
      marks.some(({ isCell }) => isCell) ||
      hasEventWords(grouping, layout) ||
      areInEventColumn(grouping, layout) ||
      areInSchedule(grouping, layout) ||
      areBodies(grouping, layout)
        ? 1
        : 0,
    admitted: holding(({ start, end }) => ADMISSION.test(layout.visible.text.slice(start, end))),
    several: records.length >= 4 ? 1 : 0,
  };
}

/** `Thursday, February 19`: what is published has its year, and seldom its weekday. */
function areWeekdaysNamed({ records }: Grouping, { visible }: Layout): boolean {
  if (records.length < CHOICE.isListOfEvents.fewestNames) return false;
  return records.every(({ marks: [first] }) => {
    const day = first && visible.text.slice(first.start, first.end);
    return day !== undefined && BEGINS_WITH_WEEKDAY.test(day) && !/\d{4}/.test(day);
  });
}

/** Events begin at a quarter of an hour, posts at any minute. */
function haveRoundHours({ records }: Grouping, layout: Layout): boolean {
  if (records.length < CHOICE.isListOfEvents.fewestRound) return false;
  return records.every(({ start, end }) => {
    const shows = within(layout.times, start, end).filter(({ role }) => role !== 'aside');
    return shows.length > 0 && shows.every(({ from }) => minutesOf(from) % QUARTER === 0);
  });
}

const QUARTER = 15;

/** `Prior Meeting Agendas:⏎August 16, 2021⏎July 19, 2021`: files by the day of their meeting. */
function areUnderPapers({ records, titles }: Grouping, layout: Layout): boolean {
  const nearest = headingsAbove(records[0]?.start ?? 0, layout)
    .split(' | ')
    .at(-1);
  return PAPERS_HEADING.test(nearest ?? '') && records.every((record) => titleOf(record, titles, layout) === '');
}

const PAPERS_HEADING =
  /^(?:(?:prior|past|previous|archived?|old(?:er)?|approved|meeting|board) ){1,3}(?:agendas?|minutes)\W*$/i;

/** `Past Meetings`, `Seminar` above names that each have their day, and nothing that says that texts or files are listed. */
function areUnderNameOfEvents({ records, titles }: Grouping, layout: Layout): boolean {
  const above = headingsAbove(records[0]?.start ?? 0, layout);
  if (records.length < CHOICE.isListOfEvents.fewestNames || !HELD_EVENTS.test(above) || ABOUT_EVENTS.test(above))
    return false;
  const names = records.map((record) => titleOf(record, titles, layout)).filter((name) => name !== '');
  const isPosted = records.some(({ start, end }) => READ_ON.test(layout.visible.text.slice(start, end)));
  return names.length === records.length && new Set(names).size > names.length / 2 && !isPosted;
}

export const READ_ON =
  /\b(?:read more|continue reading|read on|full (?:story|article)|leave a comment|posted (?:by|in|on)|\d+ comments?)\b/i;

/** Each record begins with its day: posts have theirs below their title, or in their text. */
function isUnderDay(layout: Layout): (record: Grouping['records'][number]) => boolean {
  return ({ start, marks: [first] }) =>
    first !== undefined && layout.visible.text.slice(start, first.start).trim() === '';
}

export function isAboutOtherThings(grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const above = headingsAbove(records[0]?.start ?? 0, layout);
  if (isUnderNews(records[0]?.start ?? 0, layout) || areHolidays(grouping, layout)) return true;
  if (areDocuments(grouping, layout) || areAgendaItems(records, layout)) return true;
  if (areTimetables(records, layout) || isRecipe(layout) || areUnderBareSubject(grouping, above, layout)) return true;
  if (areTermsOfOffice(records.map((record) => titleOf(record, grouping.titles, layout)))) return true;
  // `Events and Closings`
  if (OTHER_SUBJECT.test(above)) return !SURE_EVENT_WORDS.test(above.replace(EVERY_OTHER, ' '));
  return (
    records.filter((record) => LODGING.test(layout.visible.text.slice(record.start, record.end))).length >
    records.length / 2
  );
}

/** Different names under the bare word `Departures` are where something goes; a film of that name has only days and hours below it. */
function areUnderBareSubject({ records, titles }: Grouping, above: string, layout: Layout): boolean {
  const headings = above.split(' | ').slice(1);
  if (!BARE_SUBJECT.test(headings.at(-1) ?? '') || SURE_EVENT_WORDS.test(above)) return false;
  return (
    new Set(records.map((record) => titleOf(record, titles, layout)).filter(Boolean)).size >=
    CHOICE.isListOfEvents.fewestNames
  );
}

const DOCUMENT = /\((?:pdf|docx?)\b|\.(?:pdf|docx?)\b/i;

/** Files with days that are not meetings. */
function areDocuments({ records }: Grouping, layout: Layout): boolean {
  const files = records.filter(({ start, end }) => DOCUMENT.test(layout.visible.text.slice(start, end)));
  return (
    files.length > records.length * 0.6 &&
    files.every(
      ({ start, end }) =>
        within(layout.times, start, end).length === 0 && !HELD_WORD.test(layout.visible.text.slice(start, end)),
    )
  );
}

/** Days on which everything is closed, or nothing is collected. */
function areHolidays({ records, titles }: Grouping, layout: Layout): boolean {
  const names = records.map((record) => titleOf(record, titles, layout));
  return (
    names.filter((name) =>
      HOLIDAY.test(
        name
          .replace(/’/g, "'")
          .replace(/[^\p{L}' ].*$/u, '')
          .trim(),
      ),
    ).length >
    records.length * 0.6
  );
}

function isUnderNews(offset: number, layout: Layout): boolean {
  const above = layout.piecesIn({ start: Math.max(0, offset - CHOICE.isListOfEvents.newsReach), end: offset });
  const heading = above.findLast((piece) => isHeading(piece, layout));
  return heading !== undefined && NEWS_HEADING.test(heading.text.trim());
}

function titleOf(record: Grouping['records'][number], titles: Grouping['titles'], layout: Layout): string {
  const piece = titlePiece(record, titles, layout);
  return (piece && layout.titleOf(piece)) ?? '';
}

/** In the title of the page, the headings above the records, or the entry of the menu that is this page. */
export function hasEventWords(grouping: Grouping, layout: Layout): boolean {
  if (EVENT_WORDS.test(headingsAbove(grouping.records[0]?.start ?? 0, layout))) return true;
  return currentItems(layout.page).some((item) => EVENT_WORDS.test(item));
}

function titlesNameEvents({ records }: Grouping, layout: Layout): boolean {
  const named = records.filter((record) => HELD_WORD.test(layout.visible.text.slice(record.start, record.end)));
  return named.length > records.length / 2;
}

/** Most have the names of bodies that meet, and nothing more. */
function areBodies({ records, titles }: Grouping, layout: Layout): boolean {
  return (
    records.filter((record) => NAMED_AS_BODY.test(titleOf(record, titles, layout))).length >
    records.length * CHOICE.isListOfEvents.mostly
  );
}

/** The column of their titles is called `Event`. */
function areInEventColumn({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece === null || isEventColumn(piece.carrier);
  });
}

/** `Date | Opponent | Venue | Result` */
function haveColumnOfPlaces({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece !== null && isInRowWithPlace(piece.carrier);
  });
}

/** `When | What | Where`: a column of days beside one of places. */
function areInSchedule({ records }: Grouping, layout: Layout): boolean {
  return records.every(({ marks: [first] }) => {
    const piece = first && layout.pieceAt(first.start);
    return piece !== undefined && isDayColumn(piece.carrier) && isInRowWithPlace(piece.carrier);
  });
}

/** The headings above, without menus, and the title of the page. */
function headingsAbove(offset: number, layout: Layout): string {
  const above = layout.piecesIn({ start: Math.max(0, offset - CHOICE.isListOfEvents.headingReach), end: offset });
  const headings: string[] = [];
  for (let at = above.length - 1; at >= 0 && headings.length < CHOICE.isListOfEvents.nearestHeadings; at -= 1) {
    const piece = above[at];
    if (piece && piece.text.length < 90 && /\p{L}/u.test(piece.text) && isHeading(piece, layout))
      headings.unshift(piece.text);
  }
  return [headTitle(layout.page) || firstHeading(layout), ...headings].join(' | ');
}

/** Of a page that has no title in its head. */
function firstHeading({ page }: Layout): string {
  const [heading] = page.elements('h1');
  return heading ? plainLine(rawText(heading)) : '';
}

function isHeading(piece: Piece, layout: Layout): boolean {
  if (!NAMES_MORE.has(piece.carrier.name) && prominence(piece, layout) < 1) return false;
  if (/^(?:b|strong)$/.test(piece.carrier.name) && isInsideLine(piece, layout)) return false;
  for (let node: ElementNode | null = piece.carrier, up = 0; node && up < 12; node = node.parent, up += 1)
    if (OF_MENUS.has(node.name)) return false;
  return true;
}

/** Bold words of a sentence are no heading. */
function isInsideLine({ start }: Piece, { visible: { text } }: Layout): boolean {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() !== '';
}

const NAMES_MORE = new Set(['caption', 'legend', 'summary', 'button']);
const OF_MENUS = new Set(['nav', 'footer', 'ul', 'menu', 'form']);
