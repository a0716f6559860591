import type { ReviewKind, ToldReviewItem } from '@marquee/contract';
import { sha256Hex } from '@marquee/kernel';
import { topicKey } from './decisions.ts';
import type { Question } from './kind.ts';
import { doubtOf, impactOf, priorityOf, type Share } from './order-rules.ts';

const UNDECIDED: Share = { approved: 0, rejected: 0 };

/** A question with its figures, as the console shows it. */
export async function itemOf(
  kind: ReviewKind,
  question: Question,
  shares: ReadonlyMap<string, Share>,
): Promise<ToldReviewItem> {
  const { topic, stake, prior, cost, seen, ...shown } = question;
  const impact = impactOf(stake);
  const doubt = doubtOf(prior, shares.get(topicKey(kind, topic.id)) ?? UNDECIDED);
  return {
    kind,
    ...shown,
    impact,
    doubt,
    cost: { value: cost.minutes, because: cost.because },
    priority: priorityOf(impact.value, doubt.value, cost.minutes),
    state: await stateOf(seen),
  };
}

/** Two questions with the same state are the same question. */
export async function stateOf(seen: unknown): Promise<string> {
  return (await sha256Hex(JSON.stringify(seen))).slice(0, 24);
}
