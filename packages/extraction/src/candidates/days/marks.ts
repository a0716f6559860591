import { type LocalDate, say } from '@marquee/kernel';
import { finding } from '../../base/findings.ts';
import { oncePer } from '../../base/kept.ts';
import { LIMITS } from '../../base/limits.ts';
import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode, rawText } from '../../document/html/dom.ts';
import { cellBelow } from '../../document/html/row-below.ts';
import type { Page } from '../../document/page.ts';
import { SAME_LIST } from '../../rules/aside-words.ts';
import { addDays, daysBetween, localDate } from '../times/local.ts';
import { isAside, isBeforeByline } from './asides.ts';
import { findBareDays } from './bare-days.ts';
import { boxDays } from './box-days.ts';
import type { DateMention } from './date-mention.ts';
import { datedBoxes } from './dated-boxes.ts';
import type { Mark } from './mark.ts';
import { gridDays, SHORTEST_MONTH } from './month-grid.ts';
import { lastBefore, type MonthHeading, monthHeadings } from './month-headings.ts';
import { withoutMonthLinks } from './month-links.ts';
import { monthWords } from './month-words.ts';
import { monthsOfPage } from './months-of-page.ts';
import { findMonthsOfRules } from './months-of-rules.ts';
import { openingHours } from './opening-days.ts';
import { isInSentence } from './other-days.ts';
import { isOn, resolveDate } from './resolve-date.ts';
import { rowDays } from './row-days.ts';
import { inOwnRow } from './row-spans.ts';
import { ruleBetween } from './rule-between.ts';
import { withoutSeasons } from './seasons.ts';
import { saysSpanishDate } from './spanish-dates.ts';
import { struckDays } from './struck.ts';
import { timedDays } from './timed-days.ts';
import { findDates } from './written-dates.ts';
import { type YearHeading, yearHeadings } from './year-headings.ts';
import { yearsInOrder } from './years-in-order.ts';

/**
 * All days of a page that may be event days, in page order, and all dates.
 * @param isLeftOut by default publication dates, deadlines and comments
 */
export function marksOf(page: Page, isLeftOut: typeof isAside = isAside): { marks: Mark[]; mentions: DateMention[] } {
  const visible = page.visible();
  const words = monthWords(visible.text);
  const months = withoutMonthLinks(monthHeadings(visible.text, page.hints.today, words), visible);
  const years = yearHeadings(visible.text);
  const written = findDates(visible.text, words).map((mention) => inOwnRow(mention, visible));
  const grid = new Set(gridDays(visible, months, () => monthsOfPage(page)));
  const cells = new Set([...grid].map(({ end }) => end));
  const boxes = datedBoxes(visible);
  const dated = boxes.days.filter(({ end }) => !cells.has(end));
  for (const day of dated) cells.add(day.end);
  if (boxes.areCells) for (const day of dated.splice(0)) grid.add(day);
  const boxed = boxDays(visible, months, () => monthsOfPage(page));
  if (boxed.length >= DAYS.marks.twoWeeks) for (const day of boxed) if (!cells.has(day.end)) grid.add(day);
  const bare = [
    ...findBareDays(visible.text, months, written, page.hints.today),
    ...boxed.filter((day) => !grid.has(day)),
    ...rowDays(visible, months),
  ].filter((mention) => !cells.has(mention.end));
  // `JULY⏎4 – Parade`: the heading is not part of its first day.
  const headings = new Set(months.map(({ start }) => start));
  const numbered = new Set(bare.flatMap(({ start, end }) => [start, end]));
  const whole = written.filter(
    ({ start, end }) => !headings.has(start) || ![end, end - 1, end - 2].some((at) => numbered.has(at)),
  );
  const ruled = new Set(findMonthsOfRules(visible.text, words));
  const hours = openingHours(visible.text);
  const mentions = [...whole, ...grid, ...dated, ...bare, ...ruled].sort((a, b) => a.start - b.start);
  const marks: Mark[] = [];
  const { text } = visible;
  const isCut = !ENDS_IN_MARKUP.test(page.text.slice(-DAYS.marks.endingChars));
  const yesterday = addDays(page.hints.today, -1);
  const isOfCalendar = CALENDAR_TITLE.test(page.elements('title').slice(0, 1).map(rawText).join(''));
  let leftOut = -DAYS.marks.listGap;
  let hosted = 0;
  for (const mention of mentions) {
    const element = visible.elementAt(mention.start);
    if (!element || mention.start < (marks.at(-1)?.end ?? 0) || (isCut && mention.end >= text.length)) continue;
    const isListed = mention.start - leftOut < DAYS.marks.listGap && SAME_LIST.test(text.slice(leftOut, mention.start));
    const day = dayOf(mention, element, { months, years }, page.hints.today);
    const isToCome = day !== null && day.date > page.hints.today;
    if (isToCome && isBeforeByline(text, mention.end)) hosted += 1;
    const known = { isToCome, isOfCalendar, isHosted: hosted >= DAYS.marks.fewestHosted };
    if (isListed || isLeftOut(text, { ...mention, ...known }, element, (node) => visible.rangeOf(node))) {
      leftOut = mention.end;
      continue;
    }
    if (day && isLeftOut === isAside && (day.until ?? day.date) < yesterday && isInSentence(text, mention)) continue;
    const isCell = grid.has(mention);
    const opening = isLeftOut === isAside && !isCell ? lastBefore(hours, mention.start) : undefined;
    if (opening && mention.start < opening.end) continue;
    if (day && mention.isOrderOpen && !day.doubt && isSpanish(page).value) day.doubt = 'day-or-month';
    const own = isCell ? cellBelow(element, visible) : element;
    if (ruled.has(mention) && !(day?.until && ruleBetween({ ...mention, date: day.date, until: day.until }, text)))
      continue;
    if (day) marks.push({ start: mention.start, end: mention.end, element: own, isCell, ...day });
    if (marks.length >= LIMITS.datesPerPage) {
      page.notice(finding('too-large', say('document.tooManyDays', { n: LIMITS.datesPerPage })));
      break;
    }
  }
  const all = inOrder(struckDays(marks, page), timedDays(page, marks));
  return { marks: cellsOfMonths(withoutSeasons(yearsInOrder(all, page.hints.today), visible.text)), mentions };
}

/** Whether a page is in Spanish, by its markup or by the dates that it writes in words. */
const isSpanish = oncePer((page: Page) => {
  const [html] = page.elements('html');
  return { value: /^es\b/i.test((html && attribute(html, 'lang')) ?? '') || saysSpanishDate(page.visible().text) };
});

function inOrder(marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] {
  return others.length === 0 ? marks : [...marks, ...others].sort((a, b) => a.start - b.start);
}

/** A document that ends within its text was cut off, perhaps within the last day: `December 1`. */
const ENDS_IN_MARKUP = />\s*$/;
/** What a page of events is called, and no page of news. */
const CALENDAR_TITLE =
  /^(?!.*\b(?:news|press|blog)\b).*\b(?:calendar|events|schedule|meetings|concerts|shows|performances|gigs|tour dates)\b/is;
const CELL_CLASS = /(?:^|[\s_-])(?:days?|cell)(?:$|[\s_-])/i;

/** Consecutive days in the cells of a month: most are empty, whether they show a number or the full date. */
function cellsOfMonths(marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  let run: Mark[] = [];
  const close = () => {
    const days = new Set(run.map(({ date }) => date)).size;
    const isMonth = days >= SHORTEST_MONTH || (days >= DAYS.marks.twoWeeks && run.every(isInNamedCell));
    found.push(...(isMonth ? run.map((mark) => ({ ...mark, isCell: mark.isCell || isInCell(mark) })) : run));
    run = [];
  };
  for (const mark of marks) {
    const last = run.at(-1)?.date;
    if (last !== undefined && mark.date !== last && mark.date !== addDays(last, 1)) close();
    run.push(mark);
  }
  close();
  return found;
}

/** `<td class="calendar__day">`: so many of them are weeks, also where the rest of the month is shown elsewhere. */
function isInNamedCell({ element }: Mark): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < 5; node = node.parent, up += 1)
    if (node.name === 'td' || attribute(node, 'role') === 'gridcell')
      return /day|calendar|cell/i.test(attribute(node, 'class') ?? '');
  return false;
}

function isInCell({ element }: Mark): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < 5; node = node.parent, up += 1)
    if (
      /^(?:td|th)$/.test(node.name) ||
      attribute(node, 'role') === 'gridcell' ||
      CELL_CLASS.test(attribute(node, 'class') ?? '')
    )
      return true;
  return false;
}

function dayOf(
  mention: DateMention,
  element: ElementNode,
  { months, years }: { months: readonly MonthHeading[]; years: readonly YearHeading[] },
  today: LocalDate,
): Pick<Mark, 'date' | 'until' | 'certain' | 'doubt' | 'byWeekday'> | null {
  const year =
    mention.year ?? yearOfMachine(mention, element) ?? yearOfHeading(mention, months) ?? yearAbove(mention, years);
  const known = year === undefined ? null : resolveDate({ ...mention, year }, today);
  const resolved = known ?? resolveDate(mention, today);
  if (!resolved) return null;
  const until = mention.until && untilOf(resolved.date, mention.until);
  return {
    date: resolved.date,
    certain: !resolved.guessed,
    ...(until ? { until } : {}),
    ...(resolved.doubt ? { doubt: resolved.doubt } : {}),
    ...(year === undefined && !resolved.guessed ? { byWeekday: true } : {}),
  };
}

/** `<time datetime="2026-05-08T…">Fri, May 8</time>` has the missing year; its time may be in another zone. */
function yearOfMachine(mention: DateMention, element: ElementNode): number | undefined {
  for (let node: ElementNode | null = element, steps = 0; node && steps < 3; node = node.parent, steps += 1) {
    const stamp = /^(\d{4})-(\d{2})-(\d{2})/.exec(attribute(node, 'datetime') ?? attribute(node, 'content') ?? '');
    if (!stamp) continue;
    const [year, month, day] = [Number(stamp[1]), Number(stamp[2]), Number(stamp[3])];
    const shown = localDate(year, mention.month, mention.day);
    const meant = localDate(year, month, day);
    if (shown && meant && Math.abs(daysBetween(shown, meant)) <= 1) return year;
  }
  return undefined;
}

/** The last heading above, if it is of the same month and names its year. */
function yearOfHeading(mention: DateMention, months: readonly MonthHeading[]): number | undefined {
  if (mention.weekday !== undefined) return undefined;
  const heading = lastBefore(months, mention.start);
  return heading?.yearWritten && heading.month === mention.month ? heading.year : undefined;
}

function yearAbove(mention: DateMention, years: readonly YearHeading[]): number | undefined {
  const heading = lastBefore(years, mention.start);
  if (!heading || mention.start - heading.end > DAYS.marks.yearReach) return undefined;
  const date = localDate(heading.year, mention.month, mention.day);
  return date !== null && isOn(date, mention.weekday) ? heading.year : undefined;
}

function untilOf(from: LocalDate, until: NonNullable<DateMention['until']>): LocalDate | undefined {
  const year = until.year ?? Number(from.slice(0, 4));
  let date = localDate(year, until.month, until.day);
  if (date && date < from && until.year === undefined) date = localDate(year + 1, until.month, until.day);
  return date && date > from && daysBetween(from, date) <= DAYS.marks.longestRangeDays ? date : undefined;
}
