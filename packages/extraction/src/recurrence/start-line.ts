import { join } from '../time/local.ts';
import { readAs } from '../time/readings.ts';
import type { Stated } from '../time/stated.ts';
import type { LocalMoment } from '../types.ts';
import { clockOfOffset } from './clocks.ts';

const START = /^DTSTART[^\n]*\n/;
/** Lists of dates, and the end of a rule. */
const IN_UTC = /(?<=\d{8}T\d{4}(?:\d{2})?)Z(?=[,;/\s]|$)/gi;

/**
 * A DTSTART line for a series whose start is written in UTC or with another offset: its rule counts days and weekdays by that clock, not
 * by that of the place (RFC 5545 §3.3.10). None for a start in a zone, or without one.
 */
export function startLine({ date, time, offsetMinutes, zone }: Stated): string[] {
  if (time === undefined || zone || offsetMinutes === undefined) return [];
  const stamp = `${join(date, time).replaceAll(/[-:]/g, '')}00`;
  return [offsetMinutes === 0 ? `DTSTART:${stamp}Z` : `DTSTART;TZID=${clockOfOffset(offsetMinutes)}:${stamp}`];
}

/**
 * The lines of a series as its start was understood: without the start line if its clock is that of the place, and without the marks of
 * UTC if the document writes local times as UTC.
 * @param start the first date at the place
 */
export function understoodLines(lines: string, stated: Stated, start: LocalMoment, place: string): string {
  if (!START.test(lines) || stated.time === undefined || stated.offsetMinutes === undefined) return lines;
  const written = join(stated.date, stated.time);
  const { date, time } = readAs(stated, 'offset', place);
  const instant = join(date, time);
  if (start === instant && written !== instant) return lines;
  const rest = lines.replace(START, '');
  return start === written && written !== instant && stated.offsetMinutes === 0 ? rest.replaceAll(IN_UTC, '') : rest;
}
