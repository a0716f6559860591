import type { LocalDate } from '@marquee/kernel';
import type { Hints } from '../../base/types.ts';
import { readOffset } from '../../candidates/days/stated.ts';
import { offsetsOfYear } from '../../candidates/times/zone.ts';
import { type IcsComponent, valueOf } from './components.ts';

/** US zones; of two with the same offsets the more populous comes first. */
const ZONES_OF_US = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Adak',
  'America/Puerto_Rico',
];
/** Zones elsewhere whose clocks change in spring as well. */
const ZONES_ELSEWHERE = ['America/Halifax', 'America/St_Johns', 'Europe/London', 'Europe/Berlin', 'Europe/Athens'];
/** In the northern hemisphere clocks go forward between February and June. */
const SPRING = [2, 3, 4, 5, 6];
/** No zone has more observances. */
const MOST_OBSERVANCES = 200;

export type Observed = { kind: 'iana'; zone: string } | { kind: 'fixed'; offsetMinutes: number };

/**
 * The current offsets of a VTIMEZONE (RFC 5545 §3.6.5), as a zone with the same two offsets, preferably the source's own, then one of the US, or as
 * one constant offset. Its rules are not expanded: the IANA data says when clocks change. Null for anything else.
 */
export function observedZone(definition: IcsComponent, { today, timezone }: Hints): Observed | null {
  const standard = inForce(definition, 'standard', today);
  const daylight = inForce(definition, 'daylight', today);
  const offset = standard?.offset ?? daylight?.offset;
  if (offset === undefined) return null;
  if (!standard || !daylight || standard.offset === daylight.offset) return { kind: 'fixed', offsetMinutes: offset };
  if (!SPRING.includes(daylight.month)) return null;
  const isMeant = (zone: string) => {
    const [winter, summer] = offsetsOfYear(today, zone);
    return winter === standard.offset && summer === daylight.offset;
  };
  const zone = [timezone, ...ZONES_OF_US, ...ZONES_ELSEWHERE].find(isMeant);
  return zone === undefined ? null : { kind: 'iana', zone };
}

interface Observance {
  /** Minutes east of UTC. */
  offset: number;
  /** The date of the change. */
  month: number;
  since: string;
}

/** The observance of a kind that began last, unless its rule has ended, or it has no rule and is from another period. */
function inForce(definition: IcsComponent, name: 'standard' | 'daylight', today: LocalDate): Observance | null {
  let latest: (Observance & { isOver: boolean }) | null = null;
  for (const component of definition.children.filter((child) => child.name === name).slice(0, MOST_OBSERVANCES)) {
    const offset = readOffset(valueOf(component, 'tzoffsetto')?.raw.trim() ?? '');
    const since = valueOf(component, 'dtstart')?.raw.trim() ?? '';
    if (offset === undefined || (latest !== null && since < latest.since)) continue;
    const rule = valueOf(component, 'rrule')?.raw;
    const month = Number(/BYMONTH=(\d{1,2})/i.exec(rule ?? '')?.[1] ?? since.slice(4, 6));
    latest = { offset, month, since, isOver: isOver(rule, since, today) && name === 'daylight' };
  }
  return latest?.isOver ? null : latest;
}

/** Standard time continues once it began; daylight time returns only by a rule, or if it was listed for this year. */
function isOver(rule: string | undefined, since: string, today: LocalDate): boolean {
  if (rule === undefined) return Number(since.slice(0, 4)) < Number(today.slice(0, 4)) - 1;
  const until = /UNTIL=(\d{8})/i.exec(rule)?.[1];
  return until !== undefined && until < today.replaceAll('-', '');
}
