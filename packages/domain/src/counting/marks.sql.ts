import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Marks keys as counted by a delivery; those that were counted before keep their mark. */
export function mark(batch: string, keys: readonly string[], at: Instant): Statement {
  return sql`INSERT OR IGNORE INTO counted_marks (key, batch, at) SELECT value, ${batch}, ${at} FROM json_each(${JSON.stringify(keys)})`;
}

/**
 * The messages that a delivery counts, as a table expression with one column `message` (JSON), after `mark`. A message that was counted
 * before is not among them.
 */
export function counted(batch: string, messages: ReadonlyArray<{ key: string }>): SQL {
  return sql`(SELECT given.value AS message FROM json_each(${JSON.stringify(messages)}) AS given
    JOIN counted_marks AS mark ON mark.key = given.value ->> 'key' AND mark.batch = ${batch})`;
}
