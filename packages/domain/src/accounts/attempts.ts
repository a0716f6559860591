import { type Instant, TooOften } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';

export interface Limit {
  most: number;
  windowMs: number;
}

export interface Counted {
  key: string;
  count: number;
  endsAt: Instant;
  succeededAt: number | null;
}

const SWEEP = 100;

/** Counts one more attempt under each key, in one statement, so that a thousand at once are counted like a thousand in a row. */
export async function countAttempt(
  deps: AccountDeps,
  keys: ReadonlyArray<{ key: string; limit: Limit }>,
): Promise<Map<string, Counted>> {
  const now = deps.clock.now();
  const rows = await deps.db.all<{ key: string; count: number; window_ends_at: number; succeeded_at: number | null }>(
    sql`INSERT INTO attempts (key, count, window_ends_at, expires_at)
      SELECT value->>'key', 1, value->>'endsAt', value->>'endsAt'
      FROM json_each(${JSON.stringify(keys.map(({ key, limit }) => ({ key, endsAt: now + limit.windowMs })))}) WHERE true
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
        window_ends_at = CASE WHEN window_ends_at <= ${now} THEN excluded.window_ends_at ELSE window_ends_at END,
        expires_at = max(expires_at, excluded.expires_at)
      RETURNING key, count, window_ends_at, succeeded_at`,
  );
  return new Map(
    rows.map((row) => [
      row.key,
      { key: row.key, count: row.count, endsAt: row.window_ends_at, succeededAt: row.succeeded_at },
    ]),
  );
}

/** Throws TooOften, with the time to wait, when the count is past the limit. */
export function refuseBeyond(deps: AccountDeps, counted: Counted | undefined, limit: Limit): void {
  if (!counted || counted.count <= limit.most) return;
  deps.log.warn('too many attempts', { key: counted.key, count: counted.count });
  const seconds = Math.max(1, Math.ceil((counted.endsAt - deps.clock.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new TooOften(
    `There were too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    seconds,
  );
}

export function sweepAttempts(now: Instant): SQL {
  return sql`DELETE FROM attempts WHERE key IN
    (SELECT key FROM attempts WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${SWEEP})`;
}
