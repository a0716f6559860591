import { RECORDS } from '../../decide/weights/records.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { MEETING_BODY } from '../../rules/meeting-words.ts';
import { STILL_OPEN } from '../../rules/status-words.ts';
import type { Mark } from '../days/mark.ts';
import { rowOf } from '../days/row-spans.ts';
import { ownTitle } from '../names/own-title.ts';
import { electTitle, type TitleSlots } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { isPlaceName } from '../places/named-place.ts';
import { LABELLED } from '../places/place.ts';
import type { Grouping } from './grouping.ts';
import { headingIn } from './sections.ts';

const NO_TITLES: TitleSlots = { slots: new Map<string, number>(), score: -9 };

/** A day that begins its line, followed at most by a note. */
interface LoneDay extends Stretch {
  mark: Mark;
  /** The text after it, without its time and links to documents. */
  note: string;
  place?: Stretch & { text: string };
}

/**
 * `January 15, 2026⏎February 19, 2026 (Budget)⏎March 19, 2026 Agenda | Minutes⏎April 16 Cancelled`: a schedule of
 * bare days. Their title is in the text above, separately for each section.
 */
export function loneDays(layout: Layout): Grouping[] {
  const all = layout.marks.flatMap((mark) => loneDay(mark, layout));
  // Most pages have none, so their headings are not searched.
  if (
    all.filter(({ note }) => note === '' || PLACE_NOTE.test(note)).length <
    RECORDS.loneDays.fewest * RECORDS.loneDays.mostlyBare
  )
    return [];
  const sections: Array<{ days: LoneDay[]; above?: number }> = [];
  for (const day of all) {
    const last = sections.at(-1)?.days.at(-1);
    const heading = last && headingIn({ start: last.end, end: day.start }, layout);
    if (last && !heading) sections.at(-1)?.days.push(day);
    else sections.push({ days: [day], ...(last ? { above: firstHeading(last.end, day.start, layout) } : {}) });
  }
  for (const { days } of sections) if (areOfPlaces(days, layout)) for (const day of days) markPlace(day, layout);
  const schedules = sections.filter(({ days }) => isSchedule(days, layout));
  if (schedules.every(({ days }) => days.length < RECORDS.loneDays.fewest)) return [];
  const parts = schedules.map(({ days, above = sections.length > 1 ? 0 : undefined }) => {
    const records = days.map((day, index) => recordOf(day, days[index + 1], layout));
    return { records, titles: columnTitles(records, layout), ...(above === undefined ? {} : { above }) };
  });
  const [first = NO_TITLES, ...others] = parts.map(({ titles }) => titles);
  const titles = others.every(({ score }) => score === first.score) ? first : NO_TITLES;
  return [{ records: parts.flatMap(({ records }) => records), titles, sections: parts }];
}

/** Days in named columns take the column's name as title. */
function columnTitles(records: readonly ListedRecord[], layout: Layout): TitleSlots {
  const elected = electTitle(records, layout);
  return elected.slots.size === 0 ? elected : NO_TITLES;
}

function isSchedule(days: readonly LoneDay[], layout: Layout): boolean {
  const bare = days.filter(({ note }) => note === '').length;
  const parted = days.filter((day, index) => isParted(day, days[index + 1], layout)).length;
  return (
    days.length >= 2 &&
    bare >= days.length * RECORDS.loneDays.mostlyBare &&
    parted <= days.length * RECORDS.loneDays.mostBetween
  );
}

/** `– Northside Library` */
const PLACE_NOTE = /^\s?[-–—@:,]\s?(?:at )?(\p{Lu}[^\n,;:()–—]{2,39})$/u;
const BODY_MEETS = new RegExp(String.raw`\b${MEETING_BODY}\b[^\n]{0,60}\b(?:meets|meetings?)\b`, 'i');

/** The notes of a body's meetings, if they are short and several of them certainly are places: `March 27 – Southport`, `April 24 – West Branch`. */
function areOfPlaces(days: readonly LoneDay[], layout: Layout): boolean {
  const notes = days.flatMap((day) => (day.note === '' || nameIn(day, layout) ? [] : [day.note]));
  const places = notes.map((note) => PLACE_NOTE.exec(note)?.[1]);
  const [first] = days;
  if (!first || places.length < RECORDS.loneDays.fewest || places.includes(undefined)) return false;
  if (places.filter((place) => place && isPlaceName(place.trim())).length < RECORDS.loneDays.fewestPlaces) return false;
  return BODY_MEETS.test(layout.visible.text.slice(Math.max(0, first.start - RECORDS.loneDays.lookBack), first.start));
}

function markPlace(day: LoneDay, layout: Layout): void {
  const text = nameIn(day, layout) ? undefined : PLACE_NOTE.exec(day.note)?.[1]?.trim();
  const start = text ? layout.visible.text.indexOf(text, day.mark.end) : -1;
  if (!text || start < 0 || start > day.end) return;
  day.place = { start, end: start + text.length, text };
  day.note = '';
}

function firstHeading(start: number, end: number, layout: Layout): number {
  for (const piece of layout.piecesIn({ start, end }))
    if (headingIn({ start: piece.start, end: piece.start + 1 }, layout)) return piece.start;
  return start;
}

const LEAD = /^[\s•·*–—-]*$/;
const PAPERS =
  /\b(?:view |download |approved |draft |meeting |special |regular )*(?:agendas?|minutes|packets?|notices?|videos?|recordings?|audio|presentations?|documents?|materials?|pdf|docx?)\b|\b(?:link to |watch |view )(?:the )?(?:live ?stream|video|recording|meeting)\b/gi;
const STATUS = /\b(?:meeting )?(?:cancell?ed|postponed|rescheduled|approved|draft|tb[ad]|via zoom|zoom|virtual)\b/gi;

/** `June 9 – no meeting` */
const NOT_HELD = /^\W*no (?:\w+ )?(?:meetings?|sessions?|hearings?)\b/i;

function loneDay(mark: Mark, layout: Layout): LoneDay[] {
  if (mark.isCell || mark.until) return [];
  const { text } = layout.visible;
  const start = text.lastIndexOf('\n', mark.start - 1) + 1;
  const found = text.indexOf('\n', mark.end);
  const end = found < 0 ? text.length : found;
  if (end - mark.end > RECORDS.loneDays.longestNote || !LEAD.test(text.slice(start, mark.start))) return [];
  const behind = text.slice(mark.end, end);
  if (NOT_HELD.test(behind) || STILL_OPEN.test(behind)) return [];
  let note = text.slice(mark.end, end);
  for (const time of within(layout.times, mark.end, end).toReversed())
    note = note.slice(0, time.start - mark.end) + note.slice(time.end - mark.end);
  note = note.replace(PAPERS, '').replace(STATUS, '');
  return [{ start, end, mark, note: /\p{L}{2}/u.test(note) ? note : '' }];
}

/** Whether a possible title stands between this day's line and the next one's; `Location: Town Hall` is none. */
function isParted(day: LoneDay, next: LoneDay | undefined, layout: Layout): boolean {
  if (next === undefined) return false;
  return layout
    .piecesIn({ start: day.end, end: next.start })
    .some((piece) => ownTitle(piece, layout) !== null && !LABELLED.test(piece.text));
}

function recordOf(day: LoneDay, next: LoneDay | undefined, layout: Layout): ListedRecord {
  const end = next && !isParted(day, next, layout) ? next.start : endOfLast(day, layout);
  const name = nameIn(day, layout);
  return {
    start: day.start,
    end,
    marks: [day.mark],
    ...(name ? { name } : {}),
    ...(day.place ? { place: day.place } : {}),
  };
}

/** `March 22nd⏎Special Meeting 6:00pm` in the last row of a table, `Location: Town Hall` below the last day. */
function endOfLast({ mark, end }: LoneDay, layout: Layout): number {
  const row = rowOf(mark.element);
  const range = row && layout.visible.rangeOf(row);
  if (range && within(layout.marks, range[0], range[1]).length === 1) return Math.max(end, range[1]);
  const below = layout.piecesIn({ start: end, end: end + RECORDS.loneDays.longestNote })[0];
  return below && LABELLED.test(below.text) ? below.end : end;
}

/** `(Annual Organizational Meeting)`, `~ Special Meeting, 5:30 p.m. in the District Office`: a note that names the event. */
const HELD =
  /(?:\p{L}[\p{L}'’&/-]*\s)*(?:meetings?|sessions?|hearings?|retreats?|workshops?|trainings?|receptions?|conferences?|forums?|orientations?)\b(?:\s(?:to|of|on|for|with)\s[^\n(),~;|–—]{3,60})?/iu;

/** `(evening session)` states a time, not a name. */
const DAYTIME = /^\W*(?:(?:an?|the) )?(?:morning|afternoon|evening|night|daytime) (?:meeting|session)\W*$/i;

function nameIn(day: LoneDay, layout: Layout): (Stretch & { text: string }) | null {
  if (day.note === '') return null;
  const from = day.mark.end;
  const match = HELD.exec(layout.visible.text.slice(from, day.end));
  if (!match || !match[0].includes(' ') || DAYTIME.test(match[0])) return null;
  const start = from + match.index;
  const text = match[0].trim();
  return { start, end: start + text.length, text };
}
