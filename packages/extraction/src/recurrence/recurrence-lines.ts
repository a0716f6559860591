import type { LocalDate } from '@marquee/kernel';
import type { StepBudget } from '../step-budget.ts';
import { addDays, join } from '../time/local.ts';
import { isZone, wallIn } from '../time/zone.ts';
import { type Rule, readRule } from './rule.ts';
import { momentOfStamp, type WallMoment } from './wall-moment.ts';

/** Parsing a rule costs as much as examining this many days. */
const STEPS_OF_RULE = 20;

/** A draft's recurrence, as far as one window of days needs it. All moments are wall times. */
export interface Recurrence {
  rules: Rule[];
  added: WallMoment[];
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
 * RRULE, RDATE and EXDATE lines (RFC 5545 §3.8.5). Listed dates outside the window are skipped; each costs
 * a step. UTC times are converted to wall times of the zone; an added day without a time takes the first date's.
 */
export function readRecurrence(
  source: string,
  { start, zone, window }: { start: WallMoment; zone: string; window: DayWindow },
  budget: StepBudget,
): Recurrence {
  const found: Recurrence = { rules: [], added: [], excluded: [], excludedDays: new Set(), isBroken: false };
  const nearby = stampReader(isZone(zone) ? zone : window.timezone, window);
  for (const line of source.split('\n')) {
    const name = /^(?:RRULE|RDATE|EXDATE)(?=[:;])/i.exec(line)?.[0].toUpperCase();
    const value = line.slice(line.indexOf(':') + 1);
    if (name === 'RRULE') {
      const rule = budget.take(STEPS_OF_RULE)
        ? readRule(value.replace(/\d{8}T\d{6}Z/, (stamp) => nearby.local(stamp) ?? stamp))
        : null;
      if (rule) found.rules.push(rule);
      else if (!budget.isSpent) found.isBroken = true;
    } else if (name) {
      for (const stamp of listed(value, budget)) {
        const moment = nearby.moment(stamp);
        if (!moment) continue;
        const isDay = stamp.length === 8;
        if (name === 'RDATE') found.added.push(isDay ? { ...moment, second: start.second } : moment);
        else if (isDay) found.excludedDays.add(moment.day);
        else found.excluded.push(moment);
      }
    }
  }
  return found;
}

function* listed(value: string, budget: StepBudget): Generator<string> {
  for (let from = 0; from < value.length && budget.take(); ) {
    const comma = value.indexOf(',', from);
    const end = comma < 0 ? value.length : comma;
    // Only the start of a period (`…/PT2H`) counts.
    yield value.slice(from, end).trim().split('/', 1)[0] ?? '';
    from = end + 1;
  }
}

function stampReader(zone: string, window: DayWindow) {
  const [first, last] = [addDays(window.from, -1), addDays(window.to, 1)].map((date) => date.replaceAll('-', ''));
  const isNear = (stamp: string) => stamp.slice(0, 8) >= (first ?? '') && stamp.slice(0, 8) <= (last ?? '');
  /** Converts a UTC time to the zone; far outside the window, where the offset does not matter, it is unchanged. */
  function local(stamp: string): string | null {
    if (!isNear(stamp)) return stamp.replace(/Z$/, '');
    const at = (from: number, to: number) => stamp.slice(from, to);
    if (!momentOfStamp(stamp)) return null;
    const wall = wallIn(zone, join(`${at(0, 4)}-${at(4, 6)}-${at(6, 8)}`, `${at(9, 11)}:${at(11, 13)}`), 0);
    return `${wall.replaceAll(/[-:]/g, '')}${at(13, 15) || '00'}`;
  }
  return {
    local,
    moment(stamp: string): WallMoment | null {
      if (!isNear(stamp)) return null;
      const own = stamp.endsWith('Z') ? local(stamp) : stamp;
      return own === null ? null : momentOfStamp(own);
    },
  };
}
