import { addWeeks } from '@marquee/domain/places';
import { addDays } from '../../packages/extraction/src/candidates/times/local.ts';
import {
  type Days,
  firstDay,
  type Instance,
  instancesOf,
  parsed,
} from '../../packages/extraction/test/ical/with-ical.ts';
import { DECISIONS, without } from './decisions.ts';
import { type Ours, ourInstances } from './with-ours.ts';

const HOME = 'America/New_York';
const WEEKS = 26;
const MOST_SHOWINGS = 100;

export type Compared =
  | { kind: 'refused'; reason: string; ours: Ours }
  | { kind: 'empty' }
  | { kind: 'same'; instances: number; decisions: string[] }
  | { kind: 'different'; decisions: string[]; onlyTheirs: string[]; onlyOurs: string[] };

/**
 * One calendar, read by ical.js and by us, over 26 weeks from its first day. Where both differ, the events that a decision of ours leaves
 * out are taken from the file, one decision after the other, and what else we do on purpose is undone.
 */
export function compare(bytes: Uint8Array): Compared {
  const text = new TextDecoder().decode(bytes);
  const read = attempt(() => {
    const calendars = parsed(text);
    const from = firstDay(calendars);
    if (from === null) return null;
    const days = { from, to: addDays(addWeeks(from, WEEKS), -1), home: HOME };
    return { days, theirs: instancesOf(calendars, days) };
  });
  if ('error' in read) return { kind: 'refused', reason: read.error, ours: ourInstances(bytes, refusedDays(text)) };
  if (read.value === null) return { kind: 'empty' };
  const { days } = read.value;
  let { theirs } = read.value;
  let source = text;
  const decisions: string[] = [];
  for (const decision of DECISIONS) {
    if (differs(theirs, ourInstances(bytes, days)) === null) break;
    const rest = without(source, decision);
    if (rest === null) continue;
    const found = attempt(() => instancesOf(parsed(rest), days));
    if ('error' in found) continue;
    [source, theirs] = [rest, found.value];
    decisions.push(decision.name);
  }
  return settled(bytes, source, days, theirs, decisions);
}

function settled(
  bytes: Uint8Array,
  source: string,
  days: Days,
  theirs: readonly Instance[],
  decisions: string[],
): Compared {
  const ours = ourInstances(bytes, days);
  const first = differs(theirs, ours);
  if (!first) return { kind: 'same', instances: theirs.length, decisions };
  const once = differs(distinct(theirs), { ...ours, instances: distinct(ours.instances) });
  if (!once) return { kind: 'same', instances: theirs.length, decisions: [...decisions, 'listed twice'] };
  const capped = new Set(ours.instances.map(({ title }) => title));
  if (
    ours.findings.includes('showings-later') &&
    once.onlyOurs.length === 0 &&
    isCapped(distinct(theirs), ours, capped)
  )
    return { kind: 'same', instances: theirs.length, decisions: [...decisions, 'cap'] };
  // With the place in UTC, times in UTC cannot be taken for local times.
  const inUtc = { ...days, home: 'UTC' };
  const again = attempt(() => instancesOf(parsed(source), inUtc));
  const literal = ourInstances(bytes, inUtc);
  if (ours.findings.includes('time-guessed') && 'value' in again) {
    const left = differs(distinct(again.value), { ...literal, instances: distinct(literal.instances) });
    if (!left) return { kind: 'same', instances: theirs.length, decisions: [...decisions, 'UTC as local'] };
    return { kind: 'different', decisions: [...decisions, 'UTC as local'], ...left };
  }
  return { kind: 'different', decisions, ...once };
}

/** Each name has all its showings, or the first hundred. */
function isCapped(theirs: readonly Instance[], { instances }: Ours, titles: ReadonlySet<string>): boolean {
  return [...titles].every((title) => {
    const [wanted, found] = [theirs, instances].map((all) => all.filter((one) => one.title === title).length);
    return found === wanted || (found ?? 0) >= MOST_SHOWINGS;
  });
}

function distinct(all: readonly Instance[]): Instance[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

function keyOf({ title, start }: Instance): string {
  return `${typeof start === 'string' ? start : new Date(start).toISOString().slice(0, 16)} ${title}`;
}

function differs(
  theirs: readonly Instance[],
  { instances }: Ours,
): { onlyTheirs: string[]; onlyOurs: string[] } | null {
  const left = instances.map(keyOf);
  const onlyTheirs = theirs.map(keyOf).filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return onlyTheirs.length === 0 && left.length === 0 ? null : { onlyTheirs, onlyOurs: left };
}

/** The first day that stands in a file which the library refuses. */
function refusedDays(text: string): Days {
  const stamps = [...text.matchAll(/^DTSTART[^\n]*[:;](\d{4})(\d{2})(\d{2})/gim)].map(
    ([, y, m, d]) => `${y}-${m}-${d}`,
  );
  const from = stamps.filter((day) => !Number.isNaN(Date.parse(day)) && day >= '1990').sort()[0] ?? '2026-01-01';
  return { from, to: addWeeks(from, WEEKS), home: HOME };
}

function attempt<T>(run: () => T): { value: T } | { error: string } {
  try {
    return { value: run() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
