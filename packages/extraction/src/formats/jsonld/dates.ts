import { say } from '@marquee/kernel';
import type { Citer } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import type { JsonRecord } from '../../base/json.ts';
import type { Field, Finding } from '../../base/types.ts';
import { readStated, type StatedMoment } from '../../candidates/days/stated.ts';
import { readWrittenEnd } from '../../candidates/days/written.ts';
import { endOfDuration } from './duration.ts';
import { get, items, type LinkedData, type Located } from './nodes.ts';
import { readSchedule, type ScheduleContext } from './schedule.ts';

interface Pair {
  start: StatedMoment;
  end?: StatedMoment;
  recurrence?: Field<string>;
}

export interface Dates {
  pairs: Pair[];
  findings: Finding[];
  /** It names a day, possibly an impossible one. */
  dated: boolean;
}

/** More start dates in one node are an error, not showings. */
const MOST_DATES = 400;
const MOST_SCHEDULES = 20;

/** `startDate` and `endDate`, with lists paired by position; without them, or after a single one, the `eventSchedule`. */
export function readDates(event: Located<JsonRecord>, data: LinkedData, context: ScheduleContext): Dates {
  const { cite } = context;
  const starts = items(get(event, 'startDate'), data).slice(0, MOST_DATES);
  if (starts.length === 0) return scheduled(event, data, context, null);
  const ends = items(get(event, 'endDate'), data);
  const dates: Dates = { pairs: [], findings: [], dated: false };
  for (const [index, located] of starts.entries()) {
    const start = moment(located, cite);
    if (start) {
      const end = ends.length === starts.length || index === 0 ? ends[index] : undefined;
      const last = ends.length > 0 ? null : endOfDuration(event, start, data, cite);
      const until = end ? moment(end, cite) : (last ?? endWritten(located, start, cite));
      dates.pairs.push({ start, ...(until ? { end: until } : {}) });
    } else if (typeof located.value === 'string' && /\d/.test(located.value)) {
      dates.findings.push(
        finding('bad-date', say('document.badDate', { text: located.value.slice(0, 60) }), located.at),
      );
    }
  }
  const [only] = dates.pairs;
  if (only && starts.length === 1 && items(get(event, 'eventSchedule'), data).length > 0)
    return { ...scheduled(event, data, context, only), dated: true };
  dates.dated = dates.pairs.length > 0 || dates.findings.length > 0;
  return dates;
}

/** Dates from the schedules, or, for an event with one start, its recurrence. */
function scheduled(event: Located<JsonRecord>, data: LinkedData, context: ScheduleContext, own: Pair | null): Dates {
  const dates: Dates = { pairs: [], findings: [], dated: own !== null };
  for (const node of items(get(event, 'eventSchedule'), data).slice(0, MOST_SCHEDULES)) {
    const pair = readSchedule(node, data, context, own?.start ?? null);
    if (!pair || (own && !pair.recurrence)) continue;
    // The end of a recurring event is often the end of its season.
    const ownEnd = own?.end && own.end.date === own.start.date ? own.end : undefined;
    const end = pair.end ?? ownEnd;
    const { end: _end, ...rest } = pair;
    dates.pairs.push({ ...rest, ...(end ? { end } : {}) });
    dates.dated = true;
    if (!pair.recurrence) dates.findings.push(finding('schedule-not-expanded', say('document.scheduleOnly'), node.at));
  }
  if (own && dates.pairs.length === 0) dates.pairs.push(own);
  return dates;
}

/** A start in words may have its end: `Dec 28 – Jan 2, 2027`. */
function endWritten({ value, at }: Located<unknown>, start: StatedMoment, cite: Citer): StatedMoment | null {
  const stated = typeof value === 'string' && start.offsetText === undefined ? readWrittenEnd(value, start) : null;
  return stated && { ...stated, evidence: cite.evidence(at, String(value)) };
}

function moment({ value, at }: Located<unknown>, cite: Citer): StatedMoment | null {
  if (typeof value !== 'string') return null;
  const stated = readStated(value);
  return stated && { ...stated, evidence: cite.evidence(at, value) };
}
