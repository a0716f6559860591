import type { LocalDate } from '@marquee/kernel';
import { readWrittenEnd } from '../../candidates/days/written.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { placeNamedIn } from '../../candidates/places/named-place.ts';
import { join } from '../../candidates/times/local.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import { momentIn } from '../schema-nodes/element-value.ts';

/** A part of a description and its offset in the plain text. */
export interface Piece {
  text: string;
  offset: number;
}

export interface Labelled {
  when?: Piece;
  time?: Piece;
  where?: Piece;
  cost?: Piece;
}

const LABELS: ReadonlyArray<readonly [keyof Labelled, RegExp]> = [
  ['when', /^(?:fechas?|cu[aá]ndo|d[ií]a|when|(?:event |start )?dates?(?: ?(?:&|and) ?times?)?|starts?)$/i],
  ['time', /^(?:horas?|horario|(?:event |start )?times?|hours)$/i],
  ['where', /^(?:lugar|sede|ubicaci[oó]n|d[oó]nde|where|(?:event )?(?:location|venue|place)|address)$/i],
  ['cost', /^(?:precio|costo|entrada|cost|price|admission|fee|tickets?)$/i],
];

/** `When: …`, `Event date: …`, `Location: …`, each on a line of its own, the value on the same line or the next. */
export function readLabelled(text: string): Labelled {
  const found: Labelled = {};
  let offset = 0;
  let open: keyof Labelled | null = null;
  for (const line of text.slice(0, FORMATS.feedsLabelledText.readChars).split('\n')) {
    const match = /^\s*(\p{L}[\p{L} &]{1,24}?)\s*:\s*(.*)$/u.exec(line);
    const label = match?.[1] ? LABELS.find(([, pattern]) => pattern.test(match[1] ?? ''))?.[0] : undefined;
    const value = label ? (match?.[2] ?? '') : line;
    const name: keyof Labelled | null = label ?? open;
    if (name && value.trim() && found[name] === undefined)
      found[name] = { text: value.trim(), offset: offset + line.indexOf(value.trim()) };
    open = label && !value.trim() ? label : null;
    offset += line.length + 1;
  }
  return found;
}

/**
 * A description that begins with its date and time, `Saturday, April 4, 7:30 pm. Come and …`; both are required.
 * The place is the one named after them.
 */
export function readHead(text: string): (Piece & { place: Piece | null }) | null {
  const head = text.slice(0, FORMATS.feedsLabelledText.headChars);
  const [date] = findDates(head);
  const time = date && findTimes(head).find((one) => one.start >= date.end && one.start - date.end <= 12);
  if (!date || !time || date.start > 24) return null;
  const place = placeNamedIn(text.slice(time.end, time.end + FORMATS.feedsLabelledText.placeChars), { between: true });
  return {
    text: head.slice(date.start, time.end),
    offset: date.start,
    place: place && { text: place.value, offset: time.end + place.start },
  };
}

/** A day, and its time if one is next to it or in the piece for the time. */
export function momentOf(
  when: Piece,
  time: Piece | undefined,
  today: LocalDate,
): { start: string; end?: string } | null {
  const day = momentIn(when.text, today);
  if (!day) return null;
  const [date] = findDates(when.text);
  const [mention] = time ? findTimes(time.text) : findTimes(when.text.slice(date?.end ?? 0));
  const clock = mention && !mention.halfDayUnknown ? mention : undefined;
  const start = clock ? `${day.slice(0, 10)}T${clock.from}` : day;
  if (clock?.to && clock.to > clock.from && !date?.until) return { start, end: `${day.slice(0, 10)}T${clock.to}` };
  const last = readWrittenEnd(when.text, { date: day.slice(0, 10) });
  return { start, ...(last ? { end: join(last.date, clock?.to) } : {}) };
}
