import { accountTokens, type Statement, write } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { linkIsOver } from '../mail/index.ts';

export type Purpose = (typeof accountTokens.$inferSelect)['purpose'];
export type AccountToken = typeof accountTokens.$inferSelect;

const VALID_MS: Record<Purpose, number> = {
  'verify-email': 3 * DAY_MS,
  'reset-password': HOUR_MS,
  'change-email': HOUR_MS,
};
/** Longer than a letter can wait to be sent again. */
const KEEP_MS = 8 * DAY_MS;
const SWEEP = 100;

/** Statements that make a link work. Sent again, it gets its full time again, unless it was used. */
export async function issueToken(
  secret: string,
  { now, ...token }: Pick<AccountToken, 'userId' | 'purpose' | 'email'> & { now: Instant },
): Promise<Statement[]> {
  const expiresAt = now + VALID_MS[token.purpose];
  const old = write
    .select({ hash: accountTokens.hash })
    .from(accountTokens)
    .where(lt(accountTokens.expiresAt, now - KEEP_MS))
    .orderBy(asc(accountTokens.expiresAt))
    .limit(SWEEP);
  return [
    write
      .insert(accountTokens)
      .values({ ...token, hash: await sha256Hex(secret), expiresAt })
      .onConflictDoUpdate({ target: accountTokens.hash, set: { expiresAt }, setWhere: isNull(accountTokens.usedAt) }),
    write.delete(accountTokens).where(inArray(accountTokens.hash, old)),
  ];
}

/** The link that a secret belongs to. Throws Reject 400: unknown, used and expired links are the same. */
export async function findToken(deps: NowDeps, secret: string, purposes: readonly Purpose[]): Promise<AccountToken> {
  const [token] = await deps.db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.hash, await sha256Hex(secret)),
        inArray(accountTokens.purpose, [...purposes]),
        gt(accountTokens.expiresAt, deps.clock.now()),
        isNull(accountTokens.usedAt),
      ),
    );
  if (!token) throw linkIsOver();
  return token;
}

/** The guard of a commit by a link: of two at once, one holds. */
export function useToken({ hash }: AccountToken, now: Instant): Statement {
  return write
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.hash, hash), isNull(accountTokens.usedAt)));
}

/** Ends all links of an account: its address or its password has changed. */
export function endTokens(userId: string, now: Instant): Statement {
  return write
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.userId, userId), isNull(accountTokens.usedAt)));
}
