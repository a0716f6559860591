import type { ReviewKind } from '@marquee/contract';
import { useRef } from 'react';
import { type Action, useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { decidedName } from './kinds.ts';

/** Reads that a decision or an undo changes, also in the sections of its slice. */
const RELOADS = [
  'listReviewQueue',
  'getDashboard',
  'listAuditLog',
  'listEventReports',
  'listHeldDrafts',
  'listRecurringEvents',
  'listMerges',
  'listSourceCandidates',
  'listSubmissions',
  'listVenueClaims',
  'listUsers',
] as const;

interface Decisions {
  decide: Action<'decideReviewItem'>;
  undo: (id: string) => Promise<void>;
  /** The last decision of this visit; false if there is none. */
  undoLast: () => boolean;
  isUndoing: boolean;
}

interface Shown {
  /** Before the lists are read again. */
  onDecided: () => void;
  onReopened: (item: { kind: ReviewKind; id: string }) => void;
}

/** Deciding and taking back: then the next item is shown, or the one that waits again. */
export function useDecisions({ onDecided, onReopened }: Shown): Decisions {
  const last = useRef<string[]>([]);
  const undoing = useAction({
    call: 'undoReviewDecision',
    success: ({ kind, itemId, outcome, left }) => {
      onReopened({ kind, id: itemId });
      return { title: t('queue.undone'), description: [outcome, ...left].join(' ') };
    },
    failure: { title: t('queue.notUndone'), fallback: t('queue.notUndoneText') },
    reloads: RELOADS,
  });
  async function undo(id: string): Promise<void> {
    last.current = last.current.filter((one) => one !== id);
    await undoing.run({ params: { id }, body: {} });
  }
  const decide = useAction({
    call: 'decideReviewItem',
    success: ({ id, kind, decision, title, outcome }) => {
      last.current.push(id);
      onDecided();
      return {
        title: decidedName(kind, decision),
        description: `${title}: ${outcome}`,
        undo: { label: t('word.undo'), onSelect: () => void undo(id) },
      };
    },
    failure: { title: t('queue.notDecided'), fallback: t('queue.notDecidedText') },
    reloads: RELOADS,
  });
  function undoLast(): boolean {
    const id = last.current.at(-1);
    if (id !== undefined) void undo(id);
    return id !== undefined;
  }
  return { decide, undo, undoLast, isUndoing: undoing.isPending };
}
