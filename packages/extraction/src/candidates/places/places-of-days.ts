import { PLACES } from '../../decide/weights/places.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import type { Layout } from '../pieces/layout.ts';
import { isPlaceName } from './named-place.ts';

type Named = Stretch & { value: string; isPlace: boolean };

/** What leads to the name of a place behind a day and its hour. */
const LEAD = /^[\s|,;:•·–—-]*(?:(at|@|in)\s(?:the\s)?)?(?=[\p{Lu}\d])/u;
const END = /[|;•·()]|,\s|\s[–—-]\s|(?<!\b(?:St|Mt|Ft))\.(?:\s|$)|\s(?:with|w\/)\s/;
/** What is said of a day behind it. */
const NOTE =
  /^(?:sold|tickets?|buy|free|opening|closing|preview|matinee|pay|talk|rsvp|register|cancel|postpon|with|doors?|show|early|late|final|members?|\d)/i;

/**
 * The place of each day of one show, `Friday, May 8, 7:30 pm — St. Luke’s⏎Sunday, May 10, 3 pm — The Old Mill`: each has a line with a name behind day and
 * hour, and half of the names are led in by `at`, or have a word that only places have. Null otherwise.
 */
export function placesOfDays(days: readonly Stretch[], layout: Layout): Named[] | null {
  if (days.length < 2) return null;
  const found = days.flatMap((day, index) => nameBehind(day, days[index + 1], layout) ?? []);
  const places = found.filter(({ isPlace }) => isPlace);
  return found.length === days.length && places.length * 2 >= found.length ? found : null;
}

function nameBehind(
  day: Stretch,
  next: Stretch | undefined,
  { visible: { text }, marks, times }: Layout,
): Named | null {
  const line = text.indexOf('\n', day.end);
  const end = line < 0 ? text.length : line;
  if ((next && next.start < end) || end - day.end > PLACES.placesOfDays.longest) return null;
  const from = Math.max(
    day.end,
    ...[...within(marks, day.end, end), ...within(times, day.end, end)].map((one) => one.end),
  );
  const rest = text.slice(from, end);
  const lead = LEAD.exec(rest);
  if (!lead) return null;
  const behind = rest.slice(lead[0].length);
  const value = behind.slice(0, END.exec(behind)?.index ?? behind.length).trim();
  if (value.length < PLACES.placesOfDays.shortest || NOTE.test(value)) return null;
  const start = from + lead[0].length;
  return { start, end: start + value.length, value, isPlace: lead[1] !== undefined || isPlaceName(value) };
}
