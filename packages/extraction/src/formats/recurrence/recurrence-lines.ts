import type { LocalDate } from '@marquee/kernel';
import type { StepBudget } from '../../base/step-budget.ts';
import { type Clock, clockNamed, onClock } from './clocks.ts';
import { type IcsProperty, parameterOf, readContentLine } from './content-line.ts';
import { type Rule, readRule } from './rule.ts';
import { nearby, readStamp, type Stamp } from './stamps.ts';
import type { WallMoment } from './wall-moment.ts';

/** Parsing a rule costs as much as examining this many days. */
const STEPS_OF_RULE = 20;

/** A draft's recurrence, as far as one window of days needs it. */
export interface Recurrence {
  /** In wall time of `clock`. */
  rules: Rule[];
  /** The clock by which the rules count days, and the first date on it: UTC for a series that is written in UTC. */
  clock: Clock;
  start: WallMoment;
  /** Wall times of the draft's place, some with a length of their own in minutes. */
  added: Array<WallMoment & { minutes: number | null }>;
  excluded: WallMoment[];
  /** Days that are excluded completely. */
  excludedDays: Set<number>;
  /** A rule could not be parsed. */
  isBroken: boolean;
}

export interface DayWindow {
  from: LocalDate;
  to: LocalDate;
  timezone: string;
}

/**
 * DTSTART, RRULE, RDATE and EXDATE lines (RFC 5545 §3.8.5). Listed dates outside the window are skipped; each costs a step.
 * Moments are compared as instants, so they are read by their own zone, by UTC, or by the clock of the place.
 * An added day without a time takes the first date's.
 * @param place the zone of the draft's place, in which its start and its showings are written
 */
export function readRecurrence(
  source: string,
  { start, place, isDay, window }: { start: WallMoment; place: Clock; isDay: boolean; window: DayWindow },
  budget: StepBudget,
): Recurrence {
  const lines = source.split('\n').flatMap((line) => readContentLine(line) ?? []);
  const found: Recurrence = {
    rules: [],
    ...framed(lines, start, place),
    added: [],
    excluded: [],
    excludedDays: new Set(),
    isBroken: false,
  };
  const isNear = nearby(window);
  const atPlace = ({ moment, clock }: Stamp) => (clock ? onClock(moment, clock, place) : moment);
  for (const line of lines) {
    if (line.name === 'rrule') {
      const rule = budget.take(STEPS_OF_RULE) ? readRule(ruleOn(found.clock, line.raw)) : null;
      if (rule) found.rules.push(rule);
      else if (!budget.isSpent) found.isBroken = true;
    } else if (line.name === 'rdate' || line.name === 'exdate') {
      const tzid = clockNamed(parameterOf(line, 'tzid'));
      for (const text of listed(line.raw, budget)) {
        const stamp = isNear(text) ? readStamp(text, tzid) : null;
        if (!stamp) continue;
        if (line.name === 'rdate') {
          // Of a series of days the written day counts, whatever hour is written after it.
          const moment = isDay ? stamp.moment : atPlace(stamp);
          const added = stamp.isDay ? { ...moment, second: start.second } : moment;
          found.added.push({ ...added, minutes: stamp.minutes });
        } else if (stamp.isDay || isDay) found.excludedDays.add(stamp.moment.day);
        else {
          found.excluded.push(atPlace(stamp));
          // Without a zone it may be written by the clock of the series.
          if (!stamp.clock && found.clock !== place) found.excluded.push(onClock(stamp.moment, found.clock, place));
        }
      }
    }
  }
  return found;
}

/** A DTSTART among the lines says by which clock they are written, if it is not that of the place. */
function framed(lines: readonly IcsProperty[], start: WallMoment, place: Clock): Pick<Recurrence, 'clock' | 'start'> {
  const line = lines.find(({ name }) => name === 'dtstart');
  const stamp = line && readStamp(line.raw, clockNamed(parameterOf(line, 'tzid')));
  return stamp?.clock ? { clock: stamp.clock, start: stamp.moment } : { clock: place, start };
}

/** An UNTIL in UTC as wall time of the rule's clock. */
function ruleOn(clock: Clock, rule: string): string {
  return rule.replace(/(UNTIL\s*=\s*)(\d{8}T\d{4}(?:\d{2})?Z)/i, (whole, name: string, text: string) => {
    const stamp = readStamp(text, null);
    if (!stamp) return whole;
    const { day, second } = onClock(stamp.moment, 'UTC', clock);
    return `${name}${new Date((day * 86_400 + second) * 1_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  });
}

function* listed(value: string, budget: StepBudget): Generator<string> {
  for (let from = 0; from < value.length && budget.take(); ) {
    const comma = value.indexOf(',', from);
    const end = comma < 0 ? value.length : comma;
    yield value.slice(from, end).trim();
    from = end + 1;
  }
}
