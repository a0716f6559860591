import type { LocalDate } from '@marquee/kernel';
import type { StepBudget } from '../step-budget.ts';
import { addDays, join } from '../time/local.ts';
import { isZone, wallIn } from '../time/zone.ts';
import { type Rule, readRule } from './rule.ts';
import { momentOfStamp, type WallMoment } from './wall-moment.ts';

/** Reading a rule takes as long as looking at so many days. */
const STEPS_OF_RULE = 20;

/** How a draft repeats, as far as one window of days needs it. All moments are of the wall clock. */
export interface Recurrence {
  rules: Rule[];
  added: WallMoment[];
  excluded: WallMoment[];
  /** Days taken out as a whole. */
  excludedDays: Set<number>;
  /** A rule that cannot be read. */
  isBroken: boolean;
}

export interface DayWindow {
  from: LocalDate;
  to: LocalDate;
  timezone: string;
}

/**
 * RRULE, RDATE and EXDATE lines (RFC 5545 §3.8.5). Of the dates listed those outside of the window are passed over unread; each takes
 * a step. Stamps of UTC are turned into wall times of the zone; an added day without a time takes the first date's.
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
    // Of a period (`…/PT2H`) the start counts.
    yield value.slice(from, end).trim().split('/', 1)[0] ?? '';
    from = end + 1;
  }
}

function stampReader(zone: string, window: DayWindow) {
  const [first, last] = [addDays(window.from, -1), addDays(window.to, 1)].map((date) => date.replaceAll('-', ''));
  const isNear = (stamp: string) => stamp.slice(0, 8) >= (first ?? '') && stamp.slice(0, 8) <= (last ?? '');
  /** A stamp of UTC as one of the zone; far from the window, where it does not matter by how much, as it is. */
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
