import type { Witness } from '../evidence.ts';
import { finding } from '../findings.ts';
import { isRecord, type JsonRecord } from '../structured/json.ts';
import { readStated, type StatedMoment } from '../time/stated.ts';
import type { Finding } from '../types.ts';
import { get, items, type LinkedData, type Located, textOf } from './nodes.ts';

export interface Dates {
  pairs: Array<{ start: StatedMoment; end?: StatedMoment }>;
  findings: Finding[];
  /** It names a day, be it one that cannot be. */
  dated: boolean;
}

/** More start dates in one node are no dates of showings but a slip. */
const MOST_DATES = 400;

/** `startDate` and `endDate`, lists of them taken pair by pair; without them the first day of an `eventSchedule`. */
export function readDates(event: Located<JsonRecord>, data: LinkedData, witness: Witness): Dates {
  const starts = items(get(event, 'startDate'), data).slice(0, MOST_DATES);
  if (starts.length === 0) return readSchedule(event, data, witness);
  const ends = items(get(event, 'endDate'), data);
  const dates: Dates = { pairs: [], findings: [], dated: false };
  for (const [index, located] of starts.entries()) {
    const start = moment(located, witness);
    if (start) {
      const end = ends.length === starts.length || index === 0 ? ends[index] : undefined;
      const until = end && moment(end, witness);
      dates.pairs.push({ start, ...(until ? { end: until } : {}) });
    } else if (typeof located.value === 'string' && /\d/.test(located.value)) {
      dates.findings.push(finding('bad-date', `No possible day: “${located.value.slice(0, 60)}”.`, located.at));
    }
  }
  dates.dated = dates.pairs.length > 0 || dates.findings.length > 0;
  return dates;
}

function readSchedule(event: Located<JsonRecord>, data: LinkedData, witness: Witness): Dates {
  for (const { value, at } of items(get(event, 'eventSchedule'), data)) {
    if (!isRecord(value)) continue;
    const schedule = { value, at };
    const day = textOf(get(schedule, 'startDate'), data);
    const start = day && moment(day, witness);
    if (!day || !start) continue;
    const time = readStated(`${start.date}T${textOf(get(schedule, 'startTime'), data)?.value ?? ''}`);
    const findings = [
      finding('schedule-not-expanded', 'An event repeats by a schedule; only its first date was read.', at),
    ];
    return { pairs: [{ start: { ...start, ...time } }], findings, dated: true };
  }
  return { pairs: [], findings: [], dated: false };
}

function moment({ value, at }: Located<unknown>, witness: Witness): StatedMoment | null {
  if (typeof value !== 'string') return null;
  const stated = readStated(value);
  return stated && { ...stated, evidence: witness.evidence(at, value) };
}
