import { type Database, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { type Instant, MINUTE_MS } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const SLOT_MS = 10 * MINUTE_MS;
/** Two hours; the hour that is asked for is never half overwritten. */
const SLOTS = 12;

/** Counts one error in the ten minutes of now; the place of two hours ago is taken over. */
export async function tallyError(db: Database, now: Instant): Promise<void> {
  const at = Math.floor(now / SLOT_MS);
  await db.run(sql`INSERT INTO error_tallies (slot, at, count) VALUES (${at % SLOTS}, ${at}, 1)
    ON CONFLICT (slot) DO UPDATE SET count = CASE WHEN at = excluded.at THEN count + 1 ELSE 1 END, at = excluded.at`);
}

const HOUR = rowsOf('diagnostics.errors-of-hour', { errors: number });

/** Errors of the last hour, to ten minutes: at most twelve rows. */
export function errorsOfHour(now: Instant): Reading<RowOf<typeof HOUR>> {
  const last = Math.floor(now / SLOT_MS);
  return {
    query: sql`SELECT coalesce(sum(count), 0) AS errors FROM error_tallies WHERE at > ${last - 6} AND at <= ${last}`,
    rows: HOUR,
  };
}
