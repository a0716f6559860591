import type { Mark } from '../../candidates/days/mark.ts';
import { ruleBetween } from '../../candidates/days/rule-between.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { minutesOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { attribute } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { firstFrom, within } from '../../document/html/within.ts';
import { DASH } from '../../rules/dashes.ts';
import { RECEPTION_LINE } from '../../rules/reception-words.ts';
import { WEEKDAY_START } from '../../rules/weekdays.ts';
import { daySlot, electDays, hasTimeBelow } from './elect-days.ts';
import { hoursByDay } from './hours-by-day.ts';
import { daysOfRun } from './run-days.ts';
import { type Clocks, type Moment, oneByOne, showings, showingsOf } from './showings.ts';
import { withDurations } from './with-durations.ts';

const MOST_SHOWINGS = 60;

/**
 * The moments of a record's showings: each of its days, with the times next to it.
 * @param days the days known to be its own, or the part of the record that contains them
 */
export function momentsOf(
  record: ListedRecord,
  days: readonly Mark[] | string | null,
  title: Stretch,
  layout: Clocks,
): Moment[] {
  return withDurations(statedMoments(record, days, title, layout), record, layout);
}

function statedMoments(
  record: ListedRecord,
  days: readonly Mark[] | string | null,
  title: Stretch,
  layout: Clocks,
): Moment[] {
  const exact = ofTheirHours(record, layout);
  if (exact) return exact.slice(0, MOST_SHOWINGS);
  const own = typeof days === 'object' && days ? days : record.marks.filter((mark) => daySlot(mark, layout) === days);
  const kept = own.length > 0 ? own : daysAlone(record, layout);
  const ends = kept.filter((mark, index) => index > 0 && isLabelledEnd(mark, layout));
  const marks = distinctDays(
    kept.filter((mark) => !ends.includes(mark)),
    layout,
  );
  const all = within(layout.times, record.start, record.end).filter(
    (time) => time.role !== 'aside' && !isOfReception(time, record.marks, layout),
  );
  // Words after a title are often a part of the event.
  const outside = all.filter((time) => time.end <= title.start || time.start >= title.end);
  const times = outside.length > 0 || record.hour ? outside : all;
  const run = marks.length === 1 ? marks[0] : undefined;
  const single = run?.until === undefined ? kept : showingsOf(run, record.marks);
  const whole = ends.length === 0 ? boundsOf(single, record, times) : null;
  if (whole) return [whole];
  const each = ends.length === 0 && single.length > marks.length ? oneByOne(single, times, layout) : null;
  if (each) return each.slice(0, MOST_SHOWINGS);
  const ahead = ends.length === 0 ? (eachAhead(marks, times, layout) ?? hoursByDay(marks, times, layout)) : null;
  if (ahead) return ahead.slice(0, MOST_SHOWINGS);
  const rule = run && kept.length === 1 ? ruleOf(run, layout) : null;
  if (rule) return rule.slice(0, MOST_SHOWINGS).flatMap((mark) => showings(mark, times, layout));
  const saidOnce = saidAheadOfList(times, marks, layout);
  return marks.slice(0, MOST_SHOWINGS).flatMap((mark, index) => {
    if (isAllDay(mark, layout)) return showings(mark, [], layout);
    const next = marks[index + 1];
    const end = ends.find(({ start }) => start > mark.start && (!next || start < next.start));
    if (end) return [fromTo(mark, end, times)];
    const behind = markAfterRun(marks, index, layout);
    const mine =
      marks.length === 1 || isSaidAhead(times, marks)
        ? times
        : saidOnce
          ? saidOnce
          : times.filter((time) => belongs(time, mark, behind, index === 0));
    return daysOfRun(mark, mine, layout.visible.text).flatMap((day) => showings(day, mine, layout));
  });
}

/** The days of a record that is unlike the others of its list. */
function daysAlone(record: ListedRecord, layout: Clocks): readonly Mark[] {
  const slot = electDays([record], layout);
  const own = record.marks.filter((mark) => daySlot(mark, layout) === slot);
  return own.length > 1 && own.every((mark) => hasTimeBelow(mark, layout)) ? own : record.marks.slice(0, 1);
}

/** `June 20 – July 26⏎Opening Reception: Thursday, June 20, 6 – 8 pm`: the hours of the reception are not those of the exhibition. */
function isOfReception({ start }: TimeMention, marks: readonly Mark[], { visible }: Clocks): boolean {
  if (!RECEPTION_LINE.test(visible.lineAt(start))) return false;
  const line = visible.text.lastIndexOf('\n', start - 1);
  return marks.some((mark) => mark.until !== undefined && mark.end <= line);
}

/** Days that only the hours tell (`candidates/days/timed-days.ts`), each with its own; null where most days are written. */
function ofTheirHours({ marks }: ListedRecord, layout: Clocks): Moment[] | null {
  const hours = marks.filter(({ start, end }) => start === end);
  if (hours.length === 0 || hours.length <= marks.length / 2) return null;
  return hours.flatMap((mark) => {
    const time = layout.times[firstFrom(layout.times, mark.start)];
    return time?.start === mark.start ? showings(mark, [time], layout) : [];
  });
}

/** `7 pm Friday, April 3; 2 pm Saturday, April 4`: every day right behind its own time. */
function eachAhead(marks: readonly Mark[], times: readonly TimeMention[], layout: Clocks): Moment[] | null {
  if (marks.length < 2) return null;
  const { text } = layout.visible;
  const found = marks.flatMap((mark) => {
    const time = times.findLast(({ end }) => end <= mark.start);
    return time && time.role === 'show' && RIGHT_AHEAD.test(text.slice(time.end, mark.start)) ? [{ mark, time }] : [];
  });
  if (found.length < marks.length || new Set(found.map(({ time }) => time)).size < found.length) return null;
  const [first, second] = found;
  // `from 9 am Saturday, Dec. 5, until 4 pm Sunday, Dec. 6`
  if (first && second && found.length === 2 && UNTIL.test(text.slice(first.mark.end, second.time.start)))
    return [{ ...first, end: { date: second.mark.date, time: second.time.from, at: second.time } }];
  return found.flatMap(({ mark, time }) => showings(mark, [time], layout));
}

const UNTIL = /^,?\s(?:until|till|to|through|–|—|-)\s$/i;

const RIGHT_AHEAD = /^,?[ ](?:on )?$/;

/** `Apr 3 to Apr 5⏎Friday, April 3, 9 am⏎Sunday, April 5, 5 pm`: the bounds of one event that closes later in the day than it opens, and no two showings. */
function boundsOf(
  [from, to, ...more]: readonly Mark[],
  record: ListedRecord,
  times: readonly TimeMention[],
): Moment | null {
  if (!from || !to || more.length > 0 || from.until !== undefined || to.until !== undefined) return null;
  if (!record.marks.some(({ date, until }) => date === from.date && until === to.date)) return null;
  const moment = fromTo(from, to, times);
  const { time, end } = moment;
  const isClosing = time && end?.time && minutesOf(end.time) - minutesOf(time.from) >= LISTING.moments.shortestOpening;
  return isClosing ? moment : null;
}

/** The days of a range with weekdays, `Tuesdays, April 7 – May 26`: each of them is a showing. */
function ruleOf(run: Mark, layout: Clocks): Mark[] | null {
  const { until, ...day } = run;
  const rule = until === undefined ? null : ruleBetween({ ...day, until }, layout.visible.text);
  return rule && rule.dates.map((date) => ({ ...day, date, start: rule.start, end: rule.end }));
}

/** `November 30, All Day – December 4, All Day`: hours in the words below are not the event's. */
function isAllDay({ start, end }: Mark, { visible }: Clocks): boolean {
  return (
    ALL_DAY_BEHIND.test(visible.text.slice(end, end + 12)) || ALL_DAY_INSIDE.test(visible.text.slice(start, end + 20))
  );
}

const ALL_DAY_BEHIND = /^[\s,(]{0,3}all[ -]day\b/i;
const ALL_DAY_INSIDE = /,\sall[ -]day\s[-–—]/i;

/** `The board meets at 7 pm. 2026 dates: January 20, February 17 and March 17.` */
function isSaidAhead(times: readonly TimeMention[], [first]: readonly Mark[]): boolean {
  if (!first || times.some(({ end }) => end > first.start)) return false;
  return new Set(times.map(({ from }) => from)).size === 1;
}

/** `Second Saturdays, 10 am – 1 pm⏎Dec. 12, Jan. 9 & Feb. 13. Music starts at 10:30`: the hour above one list of days, and what follows is no other day's. */
function saidAheadOfList(times: readonly TimeMention[], marks: readonly Mark[], layout: Clocks): TimeMention[] | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.length < LISTING.moments.fewestListed || markAfterRun(marks, 0, layout)) return null;
  const ahead = times.filter(({ end }) => end <= first.start);
  const isBehind = times.some(
    ({ start }) => start >= last.end && BESIDE.test(layout.visible.text.slice(last.end, start)),
  );
  return ahead.length > 0 && !isBehind && new Set(ahead.map(({ from }) => from)).size === 1 ? ahead : null;
}

const BESIDE = /^[^\p{L}.!?]{0,12}(?:(?:at|from|all at|each at) )?$/iu;

function isLabelledEnd(mark: Mark, layout: Clocks): boolean {
  const [time] = within(layout.times, mark.end, mark.end + LISTING.moments.endReach);
  const around = time && layout.visible.elementAt(time.start);
  if (around && END_CLASS.test(attribute(around, 'class') ?? '')) return true;
  return /\b(?:ends?|end(?:ing)?[ -](?:date|time|day)(?:\s?(?:&|and|\/|,)?\s?time)?|finish(?:es)?|to)\s*:?\s*$/i.test(
    layout.visible.text.slice(Math.max(0, mark.start - 24), mark.start),
  );
}

const END_CLASS = /(?:^|[\s_-])end(?:$|[\s_-]|date|time)/i;

/** `Start: … End: …`, each with its own day and time. */
function fromTo(from: Mark, to: Mark, times: readonly TimeMention[]): Moment {
  const time = times.find((one) => one.start >= from.end && one.start < to.start) ?? null;
  const last = times.find((one) => one.start >= to.end && one.start - to.end < 40);
  const end = {
    date: to.date,
    at: last ? { start: to.start, end: last.end } : to,
    ...(last && time ? { time: last.from } : {}),
  };
  return { mark: from, time, ...(to.date > from.date || last ? { end } : {}) };
}

/** Days in order, each once; two days joined by a dash are one range. */
function distinctDays(marks: readonly Mark[], layout: Clocks): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    const between = last ? layout.visible.text.slice(last.end, mark.start) : '';
    if (last && !last.until && mark.date > last.date && isJoint(between, layout, last))
      found[found.length - 1] = { ...last, until: mark.until ?? mark.date };
    else if (!found.some(({ date }) => date === mark.date)) found.push(mark);
  }
  return found;
}

function isJoint(between: string, layout: Clocks, last: Mark): boolean {
  if (between.length > 40) return false;
  // `Nov 6 – 7:30 pm⏎Nov 7 – 7:30 pm`: a dash before the time joins the day and its time.
  const time = within(layout.times, last.end, last.end + between.length).at(-1);
  return JOINT.test(time ? between.slice(time.end - last.end) : between);
}

const JOINT = new RegExp(
  String.raw`^[@,\s]*(?:all[ -]day[,\s]*)?(?:${DASH}|to|through|thru|until|till|al|hasta(?: el)?)(?:\s?${WEEKDAY_START}\w*[,.]?)?[@,\s]*$`,
  'i',
);

/** `September 15, 22 and 29, 6:30 pm`: the time after the last day applies to all. The first day after them. */
function markAfterRun(marks: readonly Mark[], index: number, layout: Clocks): Mark | undefined {
  let next = index + 1;
  for (let one = marks[next - 1], other = marks[next]; one && other; one = other, other = marks[next]) {
    if (!BETWEEN_DAYS.test(layout.visible.text.slice(one.end, other.start))) break;
    next += 1;
  }
  return marks[next];
}

const BETWEEN_DAYS = /^\s?(?:[,/]|&|\+|and|,\s?and|,\s?&|[ye])\s?$/i;

function belongs(time: TimeMention, mark: Mark, next: Mark | undefined, isFirst: boolean): boolean {
  return (time.start >= mark.end || isFirst) && (!next || time.start < next.start);
}
