import { clockTime, localDate } from '../times/local.ts';
import type { Stated } from '../times/stated-time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}`;
const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?`;
const WEEKDAY = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?\s*)?`;
const ZONE = String.raw`((?:GMT|UTC)?[+-]\d{2}:?\d{2}|\(?[A-Z]{1,4}\)?)`;

/** `Sat, 19 Dec 2026 20:00:00 CST` (RFC 822 §5, RFC 5322 §3.3 and §4.3), with the hyphens of RFC 850. */
const MAIL = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})[\s-]${MONTH}[\s-](\d{2}|\d{4})\s+${CLOCK}\s*${ZONE}?(?:\s\([^)]{0,40}\))?$`,
  'i',
);
/** `Sat Dec 19 2026 20:00:00 GMT-0600 (Central Standard Time)`, as JavaScript writes a date. */
const SCRIPT = new RegExp(
  String.raw`^${WEEKDAY}${MONTH}\s(\d{1,2})\s(\d{4})\s+${CLOCK}\s*${ZONE}(?:\s\([^)]{0,40}\))?$`,
  'i',
);

/** In hours east of UTC (RFC 5322 §4.3); other letters name no zone. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
};

/** A moment as mail, RSS and scripts write it; null for another form. */
export function readMachineDate(text: string): Stated | null {
  const mail = MAIL.exec(text);
  const [, day, month, year, hour, minute, zone] = mail ?? inOrder(SCRIPT.exec(text));
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = localDate(fullYear(year), MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day));
  const time = clockTime(Number(hour), Number(minute));
  if (!date) return null;
  const offsetMinutes = zone === undefined ? undefined : offsetOf(zone.replace(/[()]/g, ''));
  return {
    date,
    ...(time ? { time } : {}),
    ...(time && zone !== undefined && offsetMinutes !== undefined ? { offsetMinutes, offsetText: zone } : {}),
  };
}

function inOrder(script: RegExpExecArray | null): Array<string | undefined> {
  const [whole, month, day, ...rest] = script ?? [];
  return [whole, day, month, ...rest];
}

/** Two digits are a year of this century: events are announced. */
function fullYear(year: string): number {
  return Number(year) + (year.length === 2 ? 2000 : 0);
}

function offsetOf(zone: string): number | undefined {
  const hours = ZONES[zone.toLowerCase()];
  if (hours !== undefined) return hours * 60;
  const [, sign, hour, minute] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 14 * 60 ? (sign === '-' ? -minutes : minutes) + 0 : undefined;
}
