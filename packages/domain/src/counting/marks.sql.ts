import { countedMarks, given, insertRows, type Statement, scalar, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, type SQL } from 'drizzle-orm';

/** Marks keys as counted by a delivery; those that were counted before keep their mark. */
export function mark(batch: string, keys: readonly string[], at: Instant): Statement {
  const marks = keys.map((key) => ({ key, batch, at }));
  return insertRows(countedMarks, marks, 'stay');
}

/**
 * The messages that a delivery counts, as a table expression with one column `message` (JSON), after `mark`. A message that was counted
 * before is not among them.
 */
export function counted(batch: string, messages: ReadonlyArray<{ key: string }>): SQL {
  const sent = given(messages);
  const isCounted = and(eq(countedMarks.key, sent.of('key')), eq(countedMarks.batch, batch));
  return scalar(
    write
      .select({ message: sent.value.as('message') })
      .from(sent.table)
      .innerJoin(countedMarks, isCounted),
  );
}
