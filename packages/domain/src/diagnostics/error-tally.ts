import {
  coalesce,
  type Database,
  either,
  errorTallies,
  excluded,
  number,
  plus,
  type Reading,
  type RowOf,
  rowsOf,
  write,
} from '@marquee/db';
import { type Instant, MINUTE_MS } from '@marquee/kernel';
import { and, eq, gt, lte, sum } from 'drizzle-orm';

const SLOT_MS = 10 * MINUTE_MS;
/** Two hours; the hour that is asked for is never half overwritten. */
const SLOTS = 12;

const { slot, at, count } = errorTallies;

/** Counts one error in the ten minutes of now; the place of two hours ago is taken over. */
export async function tallyError(db: Database, now: Instant): Promise<void> {
  const last = Math.floor(now / SLOT_MS);
  await db
    .insert(errorTallies)
    .values({ slot: last % SLOTS, at: last, count: 1 })
    .onConflictDoUpdate({
      target: slot,
      set: { count: either(eq(at, excluded(at)), plus(count, 1), 1), at: excluded(at) },
    });
}

const HOUR = rowsOf('diagnostics.errors-of-hour', { errors: number });

/** Errors of the last hour, to ten minutes: at most twelve rows. */
export function errorsOfHour(now: Instant): Reading<RowOf<typeof HOUR>> {
  const last = Math.floor(now / SLOT_MS);
  const query = write
    .select({ errors: coalesce(sum(count), 0).as('errors') })
    .from(errorTallies)
    .where(and(gt(at, last - 6), lte(at, last)));
  return { query: query.getSQL(), rows: HOUR };
}
