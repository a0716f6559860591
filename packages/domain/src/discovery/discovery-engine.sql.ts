import {
  candidateCounts,
  coalesce,
  countOf,
  discoverySessions,
  figures,
  literal,
  nullable,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  sourceCandidates,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, gte, lte, max, type SQL } from 'drizzle-orm';

const COUNTS = rowsOf('discovery.engine', {
  toCheck: number,
  toReview: number,
  acceptedToday: number,
  lastSession: nullable(number),
});

/** Sites that are counted at most. */
const COUNTED = 1_000;

const upTo = (condition: SQL | undefined) =>
  countOf(write.select({ id: sourceCandidates.id }).from(sourceCandidates).where(condition).limit(COUNTED));

/** What waits: the kept count, and up to a thousand rows of partial indexes. */
export function engineCounts(today: Instant, now: Instant): Reading<RowOf<typeof COUNTS>> {
  const { nextCheckAt, checkedAt, state } = sourceCandidates;
  const isToReview = and(eq(candidateCounts.state, 'waiting'), eq(candidateCounts.isChecked, true));
  return {
    query: figures({
      toCheck: upTo(lte(nextCheckAt, now)),
      toReview: coalesce(write.select({ n: candidateCounts.total }).from(candidateCounts).where(isToReview), 0),
      acceptedToday: upTo(and(eq(state, literal('accepted')), gte(checkedAt, today))),
      lastSession: write.select({ at: max(discoverySessions.startedAt) }).from(discoverySessions),
    }),
    rows: COUNTS,
  };
}
