import type { Grouping } from '../grouping/groupings.ts';
import type { ElementNode } from '../html/dom.ts';
import type { Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/pieces.ts';
import { holdsAny, within } from '../layout/within.ts';
import type { Page } from '../page.ts';
import { headTitle } from '../places/page-venue.ts';
import { addDays } from '../time/local.ts';
import { prominence, titlePiece } from '../titles/title-slots.ts';

const EVENT_WORDS =
  /\b(?:events?|calendar|schedule|shows?|concerts?|meetings?|programs?|performances?|what'?s[ -]on|upcoming|agenda|gigs?|tickets?|tour dates|box office|live music|classes|workshops|festivals?|exhibitions?|screenings?|showtimes|happenings|things to do|lineup|board)\b/i;

/** Subjects of pages whose dates are not events. */
export const OTHER_WORDS =
  /\b(?:jobs?|careers?|employment|vacancies|bids?|rfps?|procurement|solicitations?|closings?|closures?|closed|police|crime|incidents?|blotter|arrests|permits?|guidelines|trash|recycling|garbage|refuse collection|results|standings|holidays observed|holiday (?:schedule|hours|closings?)|hours of operation|hours (?:and|&) (?:locations?|admission|directions)|(?:library|museum|office|business|store) hours|payroll|pay ?days|pay (?:dates?|periods?)|due dates|deadlines?|obituar(?:y|ies)|reviews?|forums?|recipes?|(?:press|news|media) releases?|(?:service|travel|rider) alerts|newsroom|changelog|release notes|forecasts?|timelines?|milestones|(?:hydrant|water main|sewer) (?:flushing|work|repairs?)|(?:street|road) (?:sweeping|paving|work|closures?)|(?:leaf|brush|bulk|yard waste) (?:collection|pick-?up)|paving schedule|outages?)\b/i;
/** Headings directly above a list of articles, on any page. */
const NEWS_HEADING =
  /^(?:most (?:read|viewed|popular|shared)|trending(?: now| stories)?|(?:latest|recent|top|more|other|local|related) (?:news|stories|posts|articles|headlines|blog posts|news & updates))$/i;
const NEWS_REACH = 200;
/** Seasons of a house that rents rooms. */
const LODGING = /(?:\/|\bper\b|\ba\b)\s?(?:night|week)\b/i;
const HOLIDAY =
  /^(?:new year'?s? (?:day|eve)|martin luther king.*|mlk.*|presidents'? day|good friday|easter(?: sunday| monday)?|memorial day|juneteenth|independence day|fourth of july|labor day|columbus day|indigenous peoples'? day|veterans'? day|thanksgiving.*|day after thanksgiving|christmas.*)$/i;

/** Whether these records are coming events, and not posts, comments, products or terms of office. */
export function isListOfEvents(grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const today = layout.page.hints.today;
  const marks = records.flatMap((record) => record.marks.slice(0, 3));
  if (marks.length === 0) return false;
  const share = (count: number) => count / marks.length;
  if (isAboutOtherThings(grouping, layout)) return false;
  const [yesterday, weekAgo] = [addDays(today, -1), addDays(today, -7)];
  const toCome = share(marks.filter(({ date, until, certain }) => certain && (until ?? date) >= yesterday).length);
  const guessed = share(marks.filter(({ certain, date }) => !certain && date >= weekAgo).length);
  const timed = records.filter((record) => holdsAny(layout.times, record.start, record.end)).length / records.length;
  const worded = marks.some(({ isCell }) => isCell) || hasEventWords(layout.page, grouping, layout);
  const score = toCome * 2 + guessed * 1.2 + timed * 0.8 + (worded ? 1 : 0) + (records.length >= 4 ? 0.2 : 0);
  const named = timed > 0.5 || grouping.sections !== undefined || titlesNameEvents(grouping, layout);
  if (toCome + guessed < 0.5 && worded && named) return toCome + guessed > 0;
  if (toCome + guessed < 0.15) return false;
  return score >= 1.9;
}

function isAboutOtherThings(grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const address = layout.page.url.replace(/^https?:\/\/[^/]*/, '').replace(/[-_/+.]/g, ' ');
  const above = headingsAbove(records[0]?.start ?? 0, layout);
  if (isUnderNews(records[0]?.start ?? 0, layout) || areHolidays(grouping, layout)) return true;
  if (areDocuments(grouping, layout)) return true;
  if (OTHER_WORDS.test(address) || OTHER_WORDS.test(above)) return !EVENT_WORDS.test(address);
  return (
    records.filter((record) => LODGING.test(layout.visible.text.slice(record.start, record.end))).length >
    records.length / 2
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
        within(layout.times, start, end).length === 0 && !MEETING.test(layout.visible.text.slice(start, end)),
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
  const above = layout.piecesIn({ start: Math.max(0, offset - NEWS_REACH), end: offset });
  const heading = above.findLast((piece) => isHeading(piece, layout));
  return heading !== undefined && NEWS_HEADING.test(heading.text.trim());
}

function titleOf(record: Grouping['records'][number], titles: Grouping['titles'], layout: Layout): string {
  const piece = titlePiece(record, titles, layout);
  return (piece && layout.titleOf(piece)) ?? '';
}

/** In the URL, the title or the heading above the records. */
export function hasEventWords(page: Page, grouping: Grouping, layout: Layout): boolean {
  const address = page.url.replace(/^https?:\/\/[^/]*/, '').replace(/[-_/+.]/g, ' ');
  if (EVENT_WORDS.test(address)) return true;
  return EVENT_WORDS.test(headingsAbove(grouping.records[0]?.start ?? 0, layout));
}

function titlesNameEvents({ records }: Grouping, layout: Layout): boolean {
  const named = records.filter((record) => MEETING.test(layout.visible.text.slice(record.start, record.end)));
  return named.length > records.length / 2;
}

const MEETING = /\b(?:meeting|committee|board|commission|council|hearing|session|show|concert)\b/i;
const HEADING_REACH = 2_500;
const NEAREST_HEADINGS = 3;

/** The headings above, without menus, and the title of the page. */
function headingsAbove(offset: number, layout: Layout): string {
  const above = layout.piecesIn({ start: Math.max(0, offset - HEADING_REACH), end: offset });
  const headings: string[] = [];
  for (let at = above.length - 1; at >= 0 && headings.length < NEAREST_HEADINGS; at -= 1) {
    const piece = above[at];
    if (piece && piece.text.length < 90 && isHeading(piece, layout)) headings.unshift(piece.text);
  }
  return [headTitle(layout.page), ...headings].join(' | ');
}

function isHeading(piece: Piece, layout: Layout): boolean {
  if (!NAMES_MORE.has(piece.carrier.name) && prominence(piece, layout) < 1) return false;
  for (let node: ElementNode | null = piece.carrier, up = 0; node && up < 12; node = node.parent, up += 1)
    if (OF_MENUS.has(node.name)) return false;
  return true;
}

const NAMES_MORE = new Set(['caption', 'legend', 'summary', 'button']);
const OF_MENUS = new Set(['nav', 'footer', 'ul', 'menu', 'form']);
