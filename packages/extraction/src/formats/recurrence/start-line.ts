import type { LocalMoment } from '../../base/types.ts';
import { dateOf, join, weekdayOf } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { offsetAt, wallIn } from '../../candidates/times/zone.ts';
import { readAs } from '../../decide/moments/readings.ts';
import { clockOfOffset } from './clocks.ts';

const START = /^DTSTART[^\n]*\n/;
/** Lists of dates, and the end of a rule. */
const IN_UTC = /(?<=\d{8}T\d{4}(?:\d{2})?)Z(?=[,;/\s]|$)/gi;

/**
 * A DTSTART line for a series whose start is written in UTC or with another offset: its rule counts days and weekdays by that clock, not
 * by that of the place (RFC 5545 §3.3.10). None for a start without a time, or in a zone.
 * @param own a zone of the series itself, if the start is written in another
 */
export function startLine(start: Stated, own: string | null = null): string[] {
  const { date, time, offsetMinutes, zone } = start;
  if (time === undefined) return [];
  if (own && zone && own !== zone)
    return [`DTSTART;TZID=${own}:${stampOf(wallIn(own, join(date, time), offsetAt(join(date, time), zone)))}`];
  if (zone || offsetMinutes === undefined) return [];
  const stamp = stampOf(join(date, time));
  return [offsetMinutes === 0 ? `DTSTART:${stamp}Z` : `DTSTART;TZID=${clockOfOffset(offsetMinutes)}:${stamp}`];
}

function stampOf(local: LocalMoment): string {
  return `${local.replaceAll(/[-:]/g, '')}00`;
}

/**
 * The lines of a series as its start was understood: without the start line if its clock is that of the place, or its rule names weekdays of
 * the place; and without the marks of UTC if the document writes local times as UTC.
 * @param start the first date at the place
 */
export function understoodLines(lines: string, stated: Stated, start: LocalMoment, place: string): string {
  if (!START.test(lines) || stated.time === undefined || stated.offsetMinutes === undefined) return lines;
  const written = join(stated.date, stated.time);
  const { date, time } = readAs(stated, 'offset', place);
  const instant = join(date, time);
  if (start === instant && written !== instant && !isOfPlace(lines, written, instant)) return lines;
  const rest = lines.replace(START, '');
  return start === written && written !== instant && stated.offsetMinutes === 0 ? rest.replaceAll(IN_UTC, '') : rest;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Whether a rule names the weekday that its first date has at the place, and not the one that it has as written. */
function isOfPlace(lines: string, written: LocalMoment, local: LocalMoment): boolean {
  const days = /^RRULE:[^\n]*BYDAY=([^;\n]+)/im.exec(lines)?.[1]?.toUpperCase();
  const names = (moment: LocalMoment) => days?.includes(WEEKDAYS[weekdayOf(dateOf(moment))] ?? '') ?? false;
  return names(local) && !names(written);
}
