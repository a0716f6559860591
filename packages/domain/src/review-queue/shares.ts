import type { ReviewKind } from '@marquee/contract';
import { type DecisionRow, topicKey } from './decisions.ts';
import type { Share } from './order-rules.ts';

export interface TopicShare extends Share {
  kind: ReviewKind;
  name: string;
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

interface Standing {
  approved: number;
  rejected: number;
  apart: number;
}

/** What past decisions do now, as sentences: only what the engine and this order really obey. */
export function lessonsOf({ approved, rejected, apart }: Standing, shares: ReadonlyMap<string, TopicShare>): string[] {
  const lessons: string[] = [];
  if (approved + rejected > 0)
    lessons.push(
      `Every read obeys ${many(approved + rejected, 'decision')} on held drafts: ${atMost(approved)} published, ${atMost(rejected)} kept out, until a title or start changes.`,
    );
  if (apart > 0)
    lessons.push(
      `${many(apart, 'pair')} of events ${apart === 1 ? 'is' : 'are'} kept apart and never proposed as one again.`,
    );
  const told = [...shares.values()].filter((share) => share.approved + share.rejected >= LEAST).slice(0, TOLD);
  for (const share of told) {
    const decided = share.approved + share.rejected;
    const effect = isClear(share)
      ? 'the answer is all but known, so they stand lower in the order'
      : 'they stay in doubt';
    lessons.push(`${share.name}: ${share.approved} of the last ${decided} decisions were approvals; ${effect}.`);
  }
  return lessons;
}

/** Nine in ten were decided alike. */
function isClear({ approved, rejected }: Share): boolean {
  const most = Math.max(approved, rejected);
  return most >= 0.9 * (approved + rejected);
}

/** Counts end at a hundred. */
const atMost = (count: number) => (count >= 100 ? '100 or more' : String(count));
const many = (count: number, what: string) => `${atMost(count)} ${what}${count === 1 ? '' : 's'}`;
