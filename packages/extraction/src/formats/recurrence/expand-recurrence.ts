import { say } from '@marquee/kernel';
import { finding } from '../../base/findings.ts';
import { LIMITS } from '../../base/limits.ts';
import { type StepBudget, stepBudget } from '../../base/step-budget.ts';
import type { Draft, Finding, LocalMoment } from '../../base/types.ts';
import type { DayWindow } from './recurrence-lines.ts';
import { isRest, restsOf, shownAt } from './rest-of-series.ts';
import { showingKey } from './showing.ts';
import { type Starts, startsOf } from './starts.ts';
import { localOf } from './wall-moment.ts';

export interface Expansion {
  /** For each draft, in order: the draft itself if it does not recur, otherwise its showings. */
  showings: Draft[][];
  findings: Finding[];
  /** Showings of the window are missing that another scrape of the same document could return. */
  isCut: boolean;
}

/**
 * The showings of a document's drafts (RFC 5545 §3.8.5) that start from one day to another, both inclusive, in each draft's zone. A draft
 * without recurrence is returned unchanged, and one with an unreadable rule as its first date only. Keys are equal to those that a
 * RECURRENCE-ID of the same series has, so that showings which the document lists individually are left out. What replaces the rest of a
 * series is shown in its place, with the showings of the series. All rules share one budget of steps; cuts are findings.
 */
export function expandRecurrence(
  drafts: readonly Draft[],
  window: DayWindow,
  budget: StepBudget = stepBudget(LIMITS.recurrenceSteps),
): Expansion {
  const moved = new Set(drafts.map(({ key }) => key).filter((key) => key.includes('#')));
  const rests = restsOf(drafts);
  const counts = { broken: 0, later: 0, cut: 0 };
  const all = drafts.map((draft): Starts | null => {
    if (!draft.recurrence || isRest(draft)) return null;
    const own = stepBudget(LIMITS.recurrenceStepsPerEvent, budget);
    const found = startsOf(draft, draft.recurrence.value, window, own);
    if (found.isBroken) counts.broken += 1;
    if (own.isSpent) counts.cut += 1;
    else if (found.hasMore) counts.later += 1;
    if (found.isBroken || (own.isSpent && found.starts.length === 0)) return null;
    if (moved.size === 0) return found;
    return {
      ...found,
      starts: found.starts.filter((start) => !moved.has(showingKey(draft.key, localIn(draft, start)))),
    };
  });
  const starts = all.map((found) => found?.starts ?? null);
  const total = starts.reduce((sum, own) => sum + (own?.length ?? 0), 0);
  const kept = total > LIMITS.showingsPerDocument ? nextOnes(starts) : starts;
  const showings = drafts.map((draft, index) => {
    const lengths = all[index]?.lengths;
    const later = rests.get(draft.key) ?? [];
    return kept[index]?.map((start) => shownAt(draft, later, localIn(draft, start), lengths?.get(start))) ?? [draft];
  });
  return { showings, findings: findingsOf(counts, total), isCut: counts.cut > 0 || kept !== starts };
}

function localIn(draft: Draft, start: number): LocalMoment {
  return localOf(start, draft.start.value.length === 10);
}

/** The next showings of all events together. */
function nextOnes(all: ReadonlyArray<readonly number[] | null>): Array<readonly number[] | null> {
  const inOrder = all.flatMap((starts) => starts ?? []).sort((a, b) => a - b);
  const last = inOrder[LIMITS.showingsPerDocument - 1] ?? Infinity;
  // Of several showings with the last start, the first in the document are taken.
  let left = LIMITS.showingsPerDocument - inOrder.findIndex((start) => start === last);
  return all.map(
    (starts) =>
      starts &&
      starts.filter((start) => {
        if (start === last) left -= 1;
        return start < last || (start === last && left >= 0);
      }),
  );
}

function findingsOf(counts: { broken: number; later: number; cut: number }, total: number): Finding[] {
  const [most, ofOne] = [LIMITS.showingsPerDocument, LIMITS.showingsPerEvent];
  return [
    counts.broken > 0 && finding('recurrence-unreadable', say('document.ruleUnreadable', { n: counts.broken })),
    counts.cut > 0 && finding('recurrence-cut', say('document.ruleTooLong', { n: counts.cut })),
    counts.later > 0 && finding('showings-later', say('document.showingsLater', { n: counts.later, n2: ofOne })),
    total > most && finding('too-many-showings', say('document.tooManyShowings', { n: total, n2: most })),
  ].filter((one) => one !== false);
}
