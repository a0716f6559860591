import type { ReviewDecision, ReviewItem, ReviewKind } from '@marquee/contract';
import { t } from '../../messages.ts';

/** Of an item in the address, and of its row. */
export const keyOf = ({ kind, id }: Pick<ReviewItem, 'kind' | 'id'>) => `${kind}:${id}`;

/** The button that decides so. */
export const decisionName = (kind: ReviewKind, decision: ReviewDecision) =>
  t(decision === 'approve' ? `queue.approve.${kind}` : `queue.reject.${kind}`);

/** What was decided, in two words. */
export const decidedName = (kind: ReviewKind, decision: ReviewDecision) =>
  t(decision === 'approve' ? `queue.decided.approve.${kind}` : `queue.decided.reject.${kind}`);
