import { REVIEW_KINDS, REVIEW_MOST, type ReviewDecided, type ReviewKind, type ToldReviewItem } from '@marquee/contract';
import type { Message } from '@marquee/kernel';
import { isoOf } from '../list-page.ts';
import { type DecisionRow, latestDecisions } from './decisions.ts';
import { decisionCountsDecisions } from './facts.sql.ts';
import { itemOf } from './item-of.ts';
import type { QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';
import { inOrder } from './order-rules.ts';
import { decisionLessons, sharesOf } from './shares.ts';

/** Decisions that the panel offers to take back. */
const DECIDED = 10;

interface Queue {
  items: ToldReviewItem[];
  waiting: Array<{ kind: ReviewKind; count: number }>;
  lessons: Message[];
  decided: ReviewDecided[];
}

/**
 * What waits, in one order. Each kind reads so many of its rows by an index, so the cost does not grow with what waits; past decisions
 * are the latest two hundred.
 */
export async function listReviewQueue(deps: QueueDeps, { kind }: { kind?: ReviewKind | undefined }): Promise<Queue> {
  const now = deps.clock.now();
  const [decisions, decisionCounts, ...lists] = await Promise.all([
    latestDecisions(deps),
    decisionCountsDecisions(deps.db),
    ...REVIEW_KINDS.map((name) => KINDS[name].list(deps, now)),
  ]);
  const shares = sharesOf(decisions);
  const shown = REVIEW_KINDS.flatMap((name, index) =>
    kind === undefined || kind === name ? (lists[index] ?? []).map((question) => itemOf(name, question, shares)) : [],
  );
  return {
    items: inOrder(await Promise.all(shown)).slice(0, REVIEW_MOST),
    waiting: REVIEW_KINDS.map((name, index) => ({ kind: name, count: lists[index]?.length ?? 0 })),
    lessons: decisionLessons(decisionCounts, shares),
    decided: decisions.slice(0, DECIDED).map(decidedOf),
  };
}

export function decidedOf({ id, kind, title, decision, decidedBy, decidedAt }: DecisionRow): ReviewDecided {
  return { id, kind, title, decision, by: decidedBy, at: isoOf(decidedAt) };
}
