import type { ReviewKind } from '@marquee/contract';
import { type Message, type Sentence, say } from '@marquee/kernel';
import { type DecisionRow, topicKey } from './decisions.ts';
import type { Share } from './order-rules.ts';

export interface TopicShare extends Share {
  kind: ReviewKind;
  name: Sentence;
}

/** How the decisions fell, by topic; the topic with most decisions first. */
export function sharesOf(
  rows: ReadonlyArray<Pick<DecisionRow, 'kind' | 'topic' | 'topicName' | 'decision'>>,
): Map<string, TopicShare> {
  const shares = new Map<string, TopicShare>();
  for (const { kind, topic, topicName, decision } of rows) {
    const key = topicKey(kind, topic);
    const share = shares.get(key) ?? { kind, name: topicName, approved: 0, rejected: 0 };
    share[decision === 'approve' ? 'approved' : 'rejected'] += 1;
    shares.set(key, share);
  }
  const count = ({ approved, rejected }: Share) => approved + rejected;
  return new Map([...shares].toSorted(([, a], [, b]) => count(b) - count(a)));
}

/** Topics that are told, and the decisions that make one worth telling. */
const TOLD = 3;
const LEAST = 3;

interface DecisionCounts {
  approved: number;
  rejected: number;
  apart: number;
}

/** What past decisions do now: only what the engine and this order really obey. */
export function decisionLessons(
  { approved, rejected, apart }: DecisionCounts,
  shares: ReadonlyMap<string, TopicShare>,
): Message[] {
  const lessons: Message[] = [];
  const all = approved + rejected;
  const decisions = isMany(all) ? say('review.manyDecisions') : say('review.decisions', { n: all });
  if (all > 0)
    lessons.push(
      say('review.everyReadObeysHeldDrafts', { decisions, published: atMost(approved), out: atMost(rejected) }),
    );
  if (apart > 0)
    lessons.push(isMany(apart) ? say('review.manyPairsKeptApart') : say('review.pairsKeptApart', { n: apart }));
  const told = [...shares.values()].filter((share) => share.approved + share.rejected >= LEAST).slice(0, TOLD);
  for (const share of told) {
    const values = { name: share.name, n: share.approved, n2: share.approved + share.rejected };
    lessons.push(
      isClear(share)
        ? say('review.lastDecisionsApprovalsAnswerAll', values)
        : say('review.lastDecisionsApprovalsTheyStay', values),
    );
  }
  return lessons;
}

/** Nine in ten were decided alike. */
function isClear({ approved, rejected }: Share): boolean {
  const most = Math.max(approved, rejected);
  return most >= 0.9 * (approved + rejected);
}

/** Counts end at a hundred. */
const isMany = (count: number) => count >= 100;
const atMost = (count: number) => (isMany(count) ? say('review.many') : count);
