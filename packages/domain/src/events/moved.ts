import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import { addWeeks, dateOf, isDateOnly } from '../places/index.ts';
import type { Assigned } from './reading.ts';

/** What a stored showing of the same source and key says about its start. */
export interface StartBefore {
  key: string;
  /** As published, unshifted. */
  statedStart: string;
  startLocal: string;
  startsAt: Instant;
  /** Its evidence: how it was found, and the words. */
  startMethod: string | null;
  startText: string | null;
  movedFromLocal: string | null;
  movedAt: Instant | null;
}

/** From when a showing was moved, and when that was noticed. */
export interface Move {
  movedFromLocal: string | null;
  movedAt: Instant | null;
}

/** A show whose date changes later than this is taken for the next one under the same address. */
const LATEST_MS = DAY_MS / 2;
/** So many records that move by the same hours at once are a source that repaired its clock. */
const REPAIRED_TOGETHER = 3;

/**
 * The moves of a read (docs/decisions/037-conditions.md), by key. A showing keeps the start that people first knew until it is moved back there.
 */
export function movesOf(
  showings: readonly Assigned[],
  known: readonly StartBefore[],
  shiftWeeks: number,
  now: Instant,
): Map<string, Move> {
  const before = new Map(known.map((row) => [row.key, row]));
  const pairs = showings.flatMap((showing) => {
    const stored = before.get(showing.key);
    return stored && isMove(stored, showing, now) ? [{ showing, stored }] : [];
  });
  const together = Map.groupBy(pairs, ({ showing, stored }) => showing.startsAt - stored.startsAt);
  const moved = new Set(
    [...together].flatMap(([byMs, some]) =>
      isClockRepair(byMs) && some.length >= REPAIRED_TOGETHER ? [] : some.map(({ stored }) => stored.key),
    ),
  );
  return new Map(
    showings.map((showing) => {
      const stored = before.get(showing.key);
      return [showing.key, moveOf(showing, stored, moved.has(showing.key), shiftWeeks, now)];
    }),
  );
}

const isClockRepair = (byMs: number) => Math.abs(byMs) < DAY_MS && byMs % HOUR_MS === 0;

function moveOf(
  { draft, startLocal }: Assigned,
  stored: StartBefore | undefined,
  isMoved: boolean,
  shiftWeeks: number,
  now: Instant,
): Move {
  const noticed = isMoved && stored ? stored.startLocal : null;
  const stated = draft.previousStart ? addWeeks(draft.previousStart.value, shiftWeeks) : null;
  const from = stated ?? stored?.movedFromLocal ?? noticed;
  if (from === null || from === startLocal) return { movedFromLocal: null, movedAt: null };
  return { movedFromLocal: from, movedAt: noticed === null ? (stored?.movedAt ?? now) : now };
}

/** Whether the source itself changed the start. A time that was added to the same day, or another reading of the same words, is no move. */
function isMove(stored: StartBefore, { draft, startLocal, startsAt }: Assigned, now: Instant): boolean {
  const stated = draft.start.value;
  if (stored.statedStart === stated || stored.startLocal === startLocal) return false;
  const isSameDay = dateOf(stored.startLocal) === dateOf(startLocal);
  if (isSameDay && (isDateOnly(stored.startLocal) || isDateOnly(startLocal))) return false;
  if (stored.startsAt <= now + (isSameDay ? 0 : LATEST_MS)) return false;
  const [evidence] = draft.start.evidence;
  if (
    !evidence ||
    evidence.method !== stored.startMethod ||
    wallOf(evidence.snippet) === wallOf(stored.startText ?? '')
  )
    return false;
  // Where the clock at the place differs from UTC by just as much, the source repaired its zone.
  return !isSameDay || Math.abs(startsAt - stored.startsAt) !== Math.abs(offsetOf(startLocal, startsAt));
}

/** The clock in a machine's time without its zone, else the words. */
function wallOf(text: string): string {
  const iso = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d))?/.exec(text);
  return iso ? iso.slice(1).join('') : text.trim();
}

const offsetOf = (local: string, at: Instant) => (isDateOnly(local) ? 0 : Date.parse(`${local}Z`) - at);
