import type { Stop } from '@marquee/contract';

/** What is between an event of a plan and those before it. */
export type Between =
  | { kind: 'gap'; minutes: number }
  | { kind: 'overlap'; minutes: number; title: string }
  | { kind: 'same-start'; title: string }
  /** The one before has no published end. */
  | { kind: 'unknown-end'; minutes: number };

type Timed = Pick<Stop, 'title' | 'startsAt' | 'endsAt' | 'startDate' | 'isAllDay' | 'status'>;

const MINUTE_MS = 60_000;
const minutesFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
const isOn = ({ status, isAllDay }: Timed) => !isAllDay && (status === 'active' || status === 'ended');

/** Of the stop at a place of a list in the order of starts; null where there is nothing to say: a new day, a whole day, or what is off. */
export function betweenAt(stops: readonly Timed[], at: number): Between | null {
  const stop = stops[at];
  if (!stop || !isOn(stop)) return null;
  const before = stops.slice(0, at).filter(isOn);
  // Whatever ends last: a long event may last over several that follow.
  const longest = before.reduce<Timed | null>(
    (last, one) => (one.endsAt !== null && (last?.endsAt ?? '') < one.endsAt ? one : last),
    null,
  );
  const overlap = longest?.endsAt ? minutesFrom(stop.startsAt, longest.endsAt) : 0;
  if (longest && overlap > 0) {
    const own = stop.endsAt === null ? overlap : Math.min(overlap, minutesFrom(stop.startsAt, stop.endsAt));
    return { kind: 'overlap', minutes: own, title: longest.title };
  }
  const last = before.at(-1);
  if (!last || last.startDate.slice(0, 10) !== stop.startDate.slice(0, 10)) return null;
  const later = minutesFrom(last.startsAt, stop.startsAt);
  if (later === 0) return { kind: 'same-start', title: last.title };
  if (last.endsAt === null) return { kind: 'unknown-end', minutes: later };
  return { kind: 'gap', minutes: minutesFrom(longest?.endsAt ?? last.endsAt, stop.startsAt) };
}
