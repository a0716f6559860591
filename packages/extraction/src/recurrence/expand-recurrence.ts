import { finding } from '../findings.ts';
import { LIMITS } from '../limits.ts';
import type { Draft, Finding, LocalMoment } from '../types.ts';
import type { DayWindow } from './recurrence-lines.ts';
import { showingAt, showingKey } from './showing.ts';
import { startsOf } from './starts.ts';
import { type StepBudget, stepBudget } from './step-budget.ts';

export interface Expansion {
  /** For each draft, in their order: itself where it does not repeat, else its showings. */
  showings: Draft[][];
  findings: Finding[];
  /** Showings of the window are missing that another reading of the same document could have. */
  isCut: boolean;
}

/**
 * The showings of a document's drafts (RFC 5545 §3.8.5) that start from one day to another, both inclusive, in each draft's zone. A draft
 * that does not repeat is given back as it is, one whose rule cannot be read as its first date alone. Keys are those that a RECURRENCE-ID
 * of the same series has, so that showings which the document lists by themselves are left out. All that repeats shares one budget of
 * steps; what was cut is a finding.
 */
export function expandRecurrence(
  drafts: readonly Draft[],
  window: DayWindow,
  budget: StepBudget = stepBudget(LIMITS.recurrenceSteps),
): Expansion {
  const listed = new Set(drafts.map(({ key }) => key));
  const told = { broken: 0, later: 0, cut: 0 };
  const all = drafts.map((draft): readonly LocalMoment[] | null => {
    if (!draft.recurrence) return null;
    const own = stepBudget(LIMITS.recurrenceStepsPerEvent, budget);
    const { starts, hasMore, isBroken } = startsOf(draft, draft.recurrence.value, window, own);
    if (isBroken) told.broken += 1;
    if (own.isSpent) told.cut += 1;
    else if (hasMore) told.later += 1;
    if (isBroken || (own.isSpent && starts.length === 0)) return null;
    return starts.filter((start) => !listed.has(showingKey(draft, start)));
  });
  const total = all.reduce((sum, starts) => sum + (starts?.length ?? 0), 0);
  const kept = total > LIMITS.showingsPerDocument ? nextOnes(all) : all;
  const showings = drafts.map((draft, index) => kept[index]?.map((start) => showingAt(draft, start)) ?? [draft]);
  return { showings, findings: findingsOf(told, total), isCut: told.cut > 0 || kept !== all };
}

/** The showings that come next, of all events alike. */
function nextOnes(all: ReadonlyArray<readonly LocalMoment[] | null>): Array<LocalMoment[] | null> {
  const kept = all.map((starts): LocalMoment[] | null => starts && []);
  all
    .flatMap((starts, index) => (starts ?? []).map((start) => ({ start, index })))
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    .slice(0, LIMITS.showingsPerDocument)
    .forEach(({ start, index }) => kept[index]?.push(start));
  return kept;
}

function findingsOf(told: { broken: number; later: number; cut: number }, total: number): Finding[] {
  const events = (count: number) => (count === 1 ? '1 event repeats' : `${count} events repeat`);
  const [most, ofOne] = [LIMITS.showingsPerDocument, LIMITS.showingsPerEvent];
  return [
    told.broken > 0 &&
      finding(
        'recurrence-unreadable',
        `${events(told.broken)} by a rule that cannot be read; the first date alone stands.`,
      ),
    told.cut > 0 &&
      finding(
        'recurrence-cut',
        `${events(told.cut)} in a way that takes too long to write out; what was found by then stands, else the first date alone.`,
      ),
    told.later > 0 &&
      finding(
        'showings-later',
        `${events(told.later)} more than ${ofOne} times in the time ahead; the next ${ofOne} were taken.`,
      ),
    total > most &&
      finding('too-many-showings', `What repeats in the document has ${total} showings; the next ${most} were taken.`),
  ].filter((one) => one !== false);
}
