import type { LocalDate } from '@marquee/kernel';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Draft } from '../types.ts';

/** Dates of one rule taken at most. */
const MAX_DATES = 100;
/** Steps of one rule walked at most: a daily rule of half a century. */
const MAX_STEPS = 20_000;

/**
 * The showings of a recurring draft (RFC 5545 §3.8.5) that start from one day to another, both inclusive, in the draft's zone:
 * rule, added dates and exceptions. Its length stays the same on the wall clock. A draft without a rule is given back as it is,
 * one whose rule cannot be read as its first date alone. Keys are those that a RECURRENCE-ID of the same series has, so that
 * `overridden` ones, which the calendar lists by themselves, are left out.
 */
export function expandRecurrence(
  draft: Draft,
  window: { from: LocalDate; to: LocalDate; timezone: string },
  overridden: ReadonlySet<string> = new Set(),
): Draft[] {
  if (!draft.recurrence) return [draft];
  const zone = draft.timezone?.value ?? window.timezone;
  try {
    const starts = startsOf(draft, zone, window);
    return starts.map((start) => showingAt(draft, start)).filter((showing) => !overridden.has(showing.key));
  } catch {
    return [draft];
  }
}

function startsOf(draft: Draft, zone: string, window: { from: LocalDate; to: LocalDate }): string[] {
  const first = draft.start.value;
  const lines = (draft.recurrence?.value ?? '').split('\n').map((line) => localised(line, zone));
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(name)).flatMap((line) => line.slice(line.indexOf(':') + 1).split(','));
  const excluded = new Set(valuesOf('EXDATE').map((stamp) => fromStamp(stamp, first)));
  const starts = new Set<string>([first]);
  for (const stamp of valuesOf('RDATE')) starts.add(fromStamp(stamp, first));
  for (const rule of valuesOfRules(lines)) for (const start of walk(rule, first, window.to)) starts.add(start);
  return [...starts]
    .filter((start) => !excluded.has(start) && start.slice(0, 10) >= window.from && start.slice(0, 10) <= window.to)
    .sort()
    .slice(0, MAX_DATES);
}

function valuesOfRules(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith('RRULE')).map((line) => line.slice(line.indexOf(':') + 1));
}

function* walk(rule: string, first: string, last: LocalDate): Generator<string> {
  const start = first.length === 10 ? ICAL.Time.fromDateString(first) : ICAL.Time.fromDateTimeString(`${first}:00`);
  const iterator = ICAL.Recur.fromString(rule).iterator(start);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = iterator.next();
    if (!next) return;
    const local = next.toString().slice(0, first.length);
    if (local.slice(0, 10) > last) return;
    yield local;
  }
}

/** UTC stamps of a line (UNTIL, EXDATE, RDATE) as wall times of the zone, like the start they are compared with. */
function localised(line: string, zone: string): string {
  return line.replace(/(\d{8})T(\d{6})Z/g, (_, day: string, time: string) => {
    const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`;
    const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDateTime();
    return local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  });
}

/** `20261205T193000` as `2026-12-05T19:30`, or the date alone when the first date is one. */
function fromStamp(stamp: string, like: string): string {
  const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  return like.length === 10 ? date : `${date}T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}`;
}

function showingAt(draft: Draft, start: string): Draft {
  const stamp = start.replaceAll(/[-:]/g, '') + (start.length === 10 ? '' : '00');
  const evidence = [...draft.start.evidence, ...(draft.recurrence?.evidence ?? []).slice(0, 1)];
  return {
    ...draft,
    key: `${draft.key}#${stamp}`,
    seriesKey: draft.seriesKey ?? draft.key,
    start: { value: start, evidence },
    ...(draft.end ? { end: { ...draft.end, value: movedEnd(draft.end.value, draft.start.value, start) } } : {}),
  };
}

function movedEnd(end: string, first: string, start: string): string {
  const days = Temporal.PlainDate.from(first.slice(0, 10)).until(start.slice(0, 10), { largestUnit: 'days' });
  return Temporal.PlainDate.from(end.slice(0, 10)).add(days).toString() + end.slice(10);
}
