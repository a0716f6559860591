import type { HeldDecision } from '@marquee/contract';
import { type Draft, isBelowBar, withoutDoubtfulValues } from '@marquee/extraction';

export interface Listed {
  draft: Draft;
  pageUrl: string;
}

/** A listed draft as it would be stored. */
export interface Storable extends Listed {
  title: string;
  /** Local wall time; the dates of a recording are moved. */
  start: string;
}

/** What is known of a key of the source: a row of the queue, or a published showing. */
export interface KnownShowing {
  title: string;
  start: string;
}

export interface QueuedShowing extends KnownShowing {
  decision: HeldDecision | null;
}

export interface Sorted {
  /** They were approved. */
  approved: Storable[];
  /** They wait for a decision, the most certain first. */
  held: Storable[];
  /** They were rejected. */
  rejected: Storable[];
  /** They are published with this title and start, and stay as they are. */
  published: Storable[];
  /** How many more would wait if the queue had no limit. */
  surplus: number;
}

/** Whether it is published only after a person's decision: it is below the bar, and no language model read it. */
export function mustBeHeld(draft: Draft): boolean {
  return isBelowBar(draft) && draft.title.evidence[0]?.method !== 'language-model';
}

/** The drafts without doubtful values, those below the publishing bar apart. */
export function belowBar(listed: readonly Listed[]): { sure: Listed[]; doubtful: Listed[] } {
  const trimmed = listed.map((one) => ({ ...one, draft: withoutDoubtfulValues(one.draft) }));
  return {
    sure: trimmed.filter(({ draft }) => !mustBeHeld(draft)),
    doubtful: trimmed.filter(({ draft }) => mustBeHeld(draft)),
  };
}

/**
 * What becomes of drafts below the publishing bar. A decision holds for the key with its title and start: a draft that changed is asked
 * about again. `places` is the number of drafts that may still wait.
 */
export function sortDrafts(
  doubtful: readonly Storable[],
  queue: ReadonlyMap<string, QueuedShowing>,
  shown: ReadonlyMap<string, KnownShowing>,
  places: number,
): Sorted {
  const sorted: Sorted = { approved: [], held: [], rejected: [], published: [], surplus: 0 };
  const keys = new Set<string>();
  for (const one of doubtful) {
    const { key } = one.draft;
    if (keys.has(key)) continue;
    keys.add(key);
    const queuedShowing = queue.get(key);
    const decision = queuedShowing && isSame(queuedShowing, one) ? queuedShowing.decision : null;
    const known = shown.get(key);
    if (decision === 'approved') sorted.approved.push(one);
    else if (decision === 'rejected') sorted.rejected.push(one);
    else if (known && isSame(known, one)) sorted.published.push(one);
    else sorted.held.push(one);
  }
  sorted.held.sort((a, b) => certainty(b) - certainty(a));
  sorted.surplus = Math.max(0, sorted.held.length - places);
  sorted.held = sorted.held.slice(0, places);
  return sorted;
}

const certainty = ({ draft }: Storable): number => draft.confidence?.titleAndDay ?? 0;

function isSame(a: KnownShowing, b: KnownShowing): boolean {
  return a.title === b.title && a.start === b.start;
}
