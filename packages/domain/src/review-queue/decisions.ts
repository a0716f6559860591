import type { ReviewKind } from '@marquee/contract';
import { reviewDecisions, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** What a decision keeps for its undo. */
export interface UndoNote {
  /** A letter was written about it. */
  isAnswered: boolean;
  /** By kind. */
  facts: unknown;
}

export type DecisionRow = typeof reviewDecisions.$inferSelect;

/** So many of the latest decisions teach the order. */
const LATEST = 200;

/** The latest decisions that were not taken back, newest first. */
export function latestDecisions({ db }: DbDeps): Promise<DecisionRow[]> {
  const { decidedAt, id, undoneAt } = reviewDecisions;
  return db.select().from(reviewDecisions).where(isNull(undoneAt)).orderBy(desc(decidedAt), desc(id)).limit(LATEST);
}

export async function decisionById({ db }: DbDeps, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(reviewDecisions).where(eq(reviewDecisions.id, id));
  return row;
}

export function noteDecision(row: Omit<DecisionRow, 'undoneBy' | 'undoneAt'>): Statement {
  return write.insert(reviewDecisions).values(row);
}

/** The guard of an undo: nobody has taken the decision back. */
export function noteUndone(id: string, by: string, now: Instant): Statement {
  return write
    .update(reviewDecisions)
    .set({ undoneBy: by, undoneAt: now })
    .where(and(eq(reviewDecisions.id, id), isNull(reviewDecisions.undoneAt)));
}

export const topicKey = (kind: ReviewKind, topic: string) => `${kind} ${topic}`;
