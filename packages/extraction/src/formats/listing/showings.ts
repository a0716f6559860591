import type { LocalDate } from '@marquee/kernel';
import type { Mark } from '../../candidates/days/mark.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { addDays, type ClockTime, clockTime, minutesOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { settleHalf } from './half-days.ts';
import { withoutRepeat } from './told-twice.ts';

/** One showing of a record. */
export interface Moment {
  mark: Mark;
  time: TimeMention | null;
  end?: { date: LocalDate; time?: ClockTime; at: Stretch };
}

/** The part of a layout from which showings are read. */
export type Clocks = Pick<Layout, 'visible' | 'times' | 'pieceAt'>;

/** A day with each of its times, or without any. */
export function showings(mark: Mark, times: readonly TimeMention[], layout: Clocks): Moment[] {
  const { text } = layout.visible;
  const certain = settled(withoutRepeat(times), layout);
  const shows = startsAmong(certain);
  const first = nearest(mark, shows.length > 0 ? shows : certain);
  if (!first) return [{ mark, time: null, ...(mark.until ? { end: { date: mark.until, at: mark } } : {}) }];
  const others: TimeMention[] = [];
  for (const time of shows.filter(({ start }) => start > first.end)) {
    if (!SEPARATED.test(text.slice((others.at(-1) ?? first).end, time.start))) break;
    others.push(time);
  }
  const last = others.at(-1);
  // `7:00 and 8:00 p.m. matches`: parts of one evening.
  if (last && PARTS.test(text.slice(last.end, last.end + LISTING.showings.partsReach))) others.length = 0;
  const fresh = others.filter((time) => isToldFirst(time, [first, ...others]));
  const endless = first.to === undefined && fresh.length === 1 ? endBeside(first, fresh[0], layout) : null;
  if (endless) return [momentOf(mark, { ...first, to: endless })];
  return [first, ...(mark.until ? [] : fresh)].map((time) => momentOf(mark, time));
}

/** Where doors are given, only times that are called the start, if any is: `Dinner 6 pm, doors 7 pm, show 8 pm`. */
function startsAmong(times: readonly TimeMention[]): TimeMention[] {
  const shows = times.filter(({ role }) => role === 'show');
  const named = times.length > shows.length ? shows.filter(({ isStart }) => isStart) : [];
  return named.length > 0 ? named : shows;
}

const PARTS = /^ ?(?:matches|games|heats|bouts|rounds)\b/i;

/** Times with am or pm; after one in the afternoon, `7:00 and 9:30`, later ones are in the evening. */
function settled(times: readonly TimeMention[], layout: Clocks): TimeMention[] {
  const found: TimeMention[] = [];
  for (const time of times) {
    const [known] = settleHalf(time, layout);
    const last = found.at(-1);
    const later = clockTime(Number(time.from.slice(0, 2)) + 12, Number(time.from.slice(3)));
    const follows =
      last &&
      later &&
      minutesOf(last.from) >= NOON &&
      later > last.from &&
      time.start - last.end <= LISTING.showings.beside;
    if (isDayWritten(time, layout)) continue;
    if (known) found.push(known);
    else if (follows && time.to === undefined) found.push({ ...time, from: later, halfDayUnknown: false });
  }
  return found;
}

/** `12:00 am`, also with `11:59 pm`: how software prints a day without hours. A show at midnight says so. */
function isDayWritten({ from, to, start, end }: TimeMention, { visible }: Clocks): boolean {
  if (from !== '00:00' || (to !== undefined && to !== '23:59' && to !== '00:00')) return false;
  return !/midnight|medianoche/i.test(visible.text.slice(start, end));
}

const NOON = 720;

/** `7:00 PM – 9:00 PM` and `19:00 – 21:00` next to it are the same. */
function isToldFirst(time: TimeMention, all: readonly TimeMention[]): boolean {
  return all.find(({ from, to }) => from === time.from && (to === time.to || to === undefined)) === time;
}

/** Between two showings of one day. */
const SEPARATED =
  /^[\s,;&|/·•()]*(?:(?:sold[ -]?out|few left|limited|low tickets)[\s,;&|/·•()]*)?(?:and|or|y|o|end(?:s|ing)?(?: time)?:?|to:?)?[\s,;&|/·•()]*$/i;

/** `Start: 7 pm End: 9 pm`, and two adjacent times that are not links: tickets are sold for showings, not for ends. */
function endBeside(first: TimeMention, second: TimeMention | undefined, layout: Clocks): ClockTime | null {
  if (!second) return null;
  const { visible } = layout;
  const between = visible.text.slice(first.end, second.start);
  if (/\b(?:end|close|to)/i.test(between)) return second.from;
  const [a, b] = [visible.elementAt(first.start), visible.elementAt(second.start)];
  const [one, other] = [choiceAround(a), choiceAround(b)];
  const isBeside = /^\s+$/.test(between) && !(one && other && one !== other);
  return isBeside && minutesOf(second.from) > minutesOf(first.from) ? second.from : null;
}

/** The link, button or list item that contains a time: each showing has its own. */
function choiceAround(element: ElementNode | null): ElementNode | null {
  for (let node = element, up = 0; node && up < 3; node = node.parent, up += 1)
    if (/^(?:a|button|li)$/.test(node.name)) return node;
  return null;
}

function nearest(mark: Mark, times: readonly TimeMention[]): TimeMention | null {
  const distance = (time: TimeMention) =>
    time.start >= mark.end
      ? time.start - mark.end
      : (mark.start - time.end) * LISTING.showings.aheadTimes + LISTING.showings.aheadChars;
  return times.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function momentOf(mark: Mark, time: TimeMention): Moment {
  const until = mark.until;
  if (time.to === undefined) return { mark, time, ...(until ? { end: { date: until, at: mark } } : {}) };
  const last = until ?? mark.date;
  const overnight = !until && minutesOf(time.to) <= minutesOf(time.from);
  return { mark, time, end: { date: overnight ? addDays(last, 1) : last, time: time.to, at: time } };
}

/** The days below a range that are within it, `Sep 4 – Oct 11⏎Tue, Sep 22 7:00 PM⏎Wed, Sep 23 7:00 PM`. */
export function showingsOf(run: Mark, marks: readonly Mark[]): Mark[] {
  return marks.filter(
    ({ start, date, until }) =>
      start >= run.end && until === undefined && date >= run.date && date <= (run.until ?? run.date),
  );
}

/** Showings that each have their day; null unless each has its own time directly after it. */
export function oneByOne(marks: readonly Mark[], times: readonly TimeMention[], layout: Clocks): Moment[] | null {
  const found: Moment[] = [];
  for (const [index, mark] of marks.entries()) {
    const end = Math.min(marks[index + 1]?.start ?? Infinity, mark.end + LISTING.showings.behind);
    const own = within(times, mark.end, end).filter(({ role }) => role === 'show');
    if (own.length === 0 || isEndOf(marks[index - 1], mark, times, layout)) return null;
    for (const moment of showings(mark, own, layout))
      if (!found.some((one) => one.mark.date === mark.date && one.time?.from === moment.time?.from)) found.push(moment);
  }
  return found;
}

/** `Oct 8, 6:00 PM – Oct 8, 8:00 PM` */
function isEndOf(before: Mark | undefined, mark: Mark, times: readonly TimeMention[], layout: Clocks): boolean {
  if (!before || mark.start - before.end > LISTING.showings.behind) return false;
  const from = within(times, before.end, mark.start).at(-1)?.end ?? before.end;
  // `SOLD OUT⏎—⏎February 20`: the dash is a cell of its own.
  if (/\p{L}{2}.*\n/u.test(layout.visible.text.slice(from, mark.start))) return false;
  return /(?:-|–|—|\bto|\buntil|\bthrough|\bends?:?)\s*$/i.test(layout.visible.text.slice(before.end, mark.start));
}
