import { attempts, either, excluded, greater, plus, type Statement, write } from '@marquee/db';
import { type Instant, TooOften } from '@marquee/kernel';
import { asc, inArray, lte } from 'drizzle-orm';
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

/** Counts one attempt under each key in one statement, so that parallel attempts are counted correctly. */
export async function countAttempt(
  deps: AccountDeps,
  keys: ReadonlyArray<{ key: string; limit: Limit }>,
): Promise<Map<string, Counted>> {
  const now = deps.clock.now();
  const { windowEndsAt, count, expiresAt } = attempts;
  const isOver = lte(windowEndsAt, now);
  const rows = await deps.db
    .insert(attempts)
    .values(
      keys.map(({ key, limit }) => {
        const endsAt = now + limit.windowMs;
        return { key, count: 1, windowEndsAt: endsAt, expiresAt: endsAt };
      }),
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: either(isOver, 1, plus(count, 1)),
        windowEndsAt: either(isOver, excluded(windowEndsAt), windowEndsAt),
        expiresAt: greater(expiresAt, excluded(expiresAt)),
      },
    })
    .returning({ key: attempts.key, count, endsAt: windowEndsAt, succeededAt: attempts.succeededAt });
  return new Map(rows.map((row) => [row.key, row]));
}

/** Throws TooOften, with the time to wait, if the count exceeds the limit. */
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

export function sweepAttempts(now: Instant): Statement {
  const over = write
    .select({ key: attempts.key })
    .from(attempts)
    .where(lte(attempts.expiresAt, now))
    .orderBy(asc(attempts.expiresAt))
    .limit(SWEEP);
  return write.delete(attempts).where(inArray(attempts.key, over));
}
