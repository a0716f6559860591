import type { Mark } from '../../candidates/days/mark.ts';
import { slotOf } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { within } from '../../document/html/within.ts';
import { FURTHER_EVENTS } from '../../rules/further-events.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import type { Heading } from './found-heading.ts';

/** `Day:` begins its line: `Memorial Day` is no label. */
const DAY_LABEL =
  /(?:\b(?:fechas?|cu[aá]ndo|dates?|when|date\s?(?:&|and|\/)\s?time|time|date\(s\))|(?:^|\n)\s*(?:day|d[ií]a))\s*:?\s*[-–]?\s*$/i;

/** The days of the event under a heading: the labeled one, otherwise the first below or just above it, and the days next to that one. */
export function ownMarks(heading: Heading, layout: Layout): Mark[] {
  const { piece, confirmed } = heading;
  const above = within(layout.marks, Math.max(0, piece.start - ONE_EVENT.ownDays.farthestAbove), piece.start).filter(
    (mark) => piece.start - mark.start <= ONE_EVENT.ownDays.above || (confirmed && hasTime(mark, layout)),
  );
  const below = daysBelow(heading, above, layout);
  const labelled = below.find((mark) => isLabelled(mark, layout));
  const near = below.find((mark) => mark.start - piece.end < 400);
  const titled = within(layout.marks, piece.start, piece.end);
  const { today } = layout.page.hints;
  const isOver = (mark: Mark) => (mark.until ?? mark.date) < today;
  // A past day in the text is not the event's if a labeled day is in the future.
  const isBeside = near && hasTime(near, layout) && !(isOver(near) && labelled && !isOver(labelled));
  const main = isBeside ? near : (labelled ?? near ?? above.at(-1) ?? below[0] ?? titled[0]);
  if (!main) return [];
  // A run may be said again in a list of facts below its showings.
  const run = main.until ? below.find(({ date, until }) => date === main.date && until === main.until) : undefined;
  const inner = showingsWithin(run ?? main, below, layout);
  if (inner.length >= 2) return inner;
  const series = seriesBelow(
    main,
    within(layout.marks, main.start, main.start + ONE_EVENT.ownDays.longestSeries),
    layout,
  );
  if (series.length >= 2) return series;
  const slot = slotAt(main, layout);
  const around = [...above, ...below];
  const marks = [main];
  for (const mark of around.slice(around.indexOf(main) + 1)) {
    const last = marks.at(-1) ?? main;
    if (slotAt(mark, layout) !== slot || mark.start - last.end > ONE_EVENT.ownDays.apart || isTold(mark, main, layout))
      break;
    marks.push(mark);
  }
  return marks;
}

/**
 * The days below a heading, without those below the heading of other events, `More at the Tavern`, if the event has others; none if its day stands right
 * above its name and the next one has a heading of its own.
 */
function daysBelow({ piece }: Heading, above: readonly Mark[], layout: Layout): Mark[] {
  const all = within(layout.marks, piece.end, piece.end + ONE_EVENT.ownDays.below);
  const [first] = all;
  if (!first) return all;
  const headings = layout
    .piecesIn({ start: piece.end, end: all.at(-1)?.start ?? first.start })
    .filter(
      ({ carrier, start }) => /^h[1-6]$/.test(carrier.name) || (carrier.name === 'a' && isInHeading(start, layout)),
    );
  const others = headings.find(({ text }) => FURTHER_EVENTS.test(text))?.start ?? Infinity;
  const own = all.filter(({ start }) => start < others);
  if (own.length === 0) return above.length > 0 ? [] : all;
  const day = above.at(-1);
  const isRightAbove = day !== undefined && piece.start - day.end <= ONE_EVENT.ownDays.rightAbove;
  return isRightAbove && headings.some(({ start }) => start < first.start) ? [] : own;
}

function isInHeading(at: number, layout: Layout): boolean {
  return /^h[1-6]$/.test(layout.visible.elementAt(at)?.parent?.name ?? '');
}

/** `The agreement starts on January 1, 2027`, in another line than the event's day. */
function isTold({ start }: Mark, main: Mark, { visible: { text } }: Layout): boolean {
  const ahead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isOtherLine = !ahead.includes(text.slice(main.start, main.end));
  return isOtherLine && ahead.trim().split(/\s+/).length >= ONE_EVENT.ownDays.wordsAhead;
}

/** The dated showings, each with its time, below a range that covers them. */
function showingsWithin(run: Mark, below: readonly Mark[], layout: Layout): Mark[] {
  const { date, until } = run;
  if (until === undefined) return [];
  const isWithin = (mark: Mark) => mark.until === undefined && mark.date >= date && mark.date <= until;
  const rest = below.slice(below.indexOf(run) + 1);
  // Between a run and the list of its showings stand the cast, a review with its day, and more.
  const first = rest.findIndex((mark) => isWithin(mark) && hasTime(mark, layout));
  const found: Mark[] = [];
  for (const mark of first < 0 ? [] : rest.slice(first)) {
    const last = found.at(-1);
    if (!isWithin(mark) || (last && (mark.start - last.end > ONE_EVENT.ownDays.apart || !hasTimeBehind(mark, layout))))
      break;
    found.push(mark);
  }
  const isNear = first === 0 && (found[0]?.start ?? Infinity) - run.end <= ONE_EVENT.ownDays.toSeries;
  // Far below, they are its own if they begin or end with it.
  const areItsOwn =
    isNear ||
    (found.length >= ONE_EVENT.ownDays.fewestFar && (found[0]?.date === date || found.at(-1)?.date === until));
  return areItsOwn && found.every((mark) => hasTime(mark, layout)) ? found : [];
}

const NEXT = /\bnext(?: \w+)?(?: date)?\s*:?\s*$/i;

/**
 * The list of all dates below the next one, `Next date: April 11 2 pm⏎When⏎March 14 2 pm⏎April 11 2 pm⏎…`: similar lines without names, each
 * with its time, of which one is the date above unless that says that it is the next.
 */
function seriesBelow(main: Mark, below: readonly Mark[], layout: Layout): Mark[] {
  const found: Mark[] = [];
  for (const mark of below.slice(below.indexOf(main) + 1)) {
    const last = found.at(-1) ?? main;
    if (
      mark.until !== undefined ||
      mark.start - last.end > (last === main ? ONE_EVENT.ownDays.toSeries : ONE_EVENT.ownDays.apart)
    )
      break;
    // `Tomorrow`, above the showings of that day.
    if (slotAt(mark, layout) === slotAt(main, layout) && isHeading(mark, layout)) continue;
    if (found[0] && (slotAt(mark, layout) !== slotAt(found[0], layout) || isNamedBetween(last, mark, layout))) break;
    found.push(mark);
  }
  const days = new Set(found.map(({ date }) => date));
  const isNext = NEXT.test(layout.visible.text.slice(Math.max(0, main.start - 24), main.start));
  if (days.size < 2 || !isEachTimed(found, layout)) return [];
  if (!days.has(main.date)) return isNext ? [main, ...found] : [];
  return found;
}

function isHeading({ start }: Mark, layout: Layout): boolean {
  return /^h[1-6]$/.test(layout.pieceAt(start)?.carrier.name ?? '');
}

/** Whether each day has its time behind it, before the next day. */
export function isEachTimed(marks: readonly Mark[], layout: Layout): boolean {
  return marks.every(({ end }, index) => {
    const next = marks[index + 1]?.start ?? Infinity;
    return within(layout.times, end, Math.min(next, end + ONE_EVENT.ownDays.behind)).some(
      ({ role }) => role !== 'aside',
    );
  });
}

function hasTimeBehind({ end }: Mark, layout: Layout): boolean {
  return within(layout.times, end, end + ONE_EVENT.ownDays.behind).some(({ role }) => role !== 'aside');
}

/** Whether a title of its own stands between two days: then they are days of other events. */
function isNamedBetween(from: Mark, to: Mark, layout: Layout): boolean {
  return layout.piecesIn({ start: from.end, end: to.start }).some((piece) => {
    const title = layout.titleOf(piece);
    return title !== null && !LINK_TEXT.test(title) && !OF_SHOWING.test(title);
  });
}

const LINK_TEXT =
  /^(?:add to calendar|(?:buy |get )?tickets?|register(?: now)?|rsvp|sign up|learn more|more info|details?|book(?: now)?)$/i;

/** `Showing in: Screen 1`, `Subtitled`: what is said of a single showing. */
const OF_SHOWING =
  /^(?:(?:showing|playing|screening) (?:in|on|at)\b.{0,40}|(?:screen|room|hall|theat(?:er|re)|auditorium|stage|studio) [\w-]{1,6}|subtitled|captioned|open captions?|audio[- ]described|relaxed|matin[eé]e|(?:sold|selling) out|few left|last tickets|[234]d|imax|35 ?mm|70 ?mm|members only)\b\W*$/i;

export function isLabelled(mark: Mark, layout: Layout): boolean {
  return DAY_LABEL.test(layout.visible.text.slice(Math.max(0, mark.start - 30), mark.start));
}

export function hasTime(mark: Mark, layout: Layout): boolean {
  return within(layout.times, Math.max(0, mark.start - 60), mark.end + 80).some(({ role }) => role !== 'aside');
}

function slotAt(mark: Mark, layout: Layout): string {
  const piece = layout.pieceAt(mark.start);
  // Lines of one bold or linked stretch differ only in their number.
  return piece ? slotOf(piece).replace(/\d+$/, '') : mark.element.name;
}
