import type { User } from '@marquee/contract';
import { type Statement, sessions, users, write } from '@marquee/db';
import { type Clock, DAY_MS, type Instant, type Random, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { newToken } from './token.ts';
import { toUser, userColumns } from './user-row.ts';

/** A session ends when it was not used for so long … */
export const SESSION_MS = 30 * DAY_MS;
/** … and in any case after this. */
export const SESSION_LONGEST_MS = 180 * DAY_MS;
/** Its time is made full again at most this often, so that reading stays reading. */
const RENEW_AFTER_MS = DAY_MS;
/** Sessions swept away by one sign-in. */
const SWEEP = 100;

/** A session just begun or renewed: the token goes into the cookie and nowhere else. */
export interface IssuedSession {
  token: string;
  expiresAt: Instant;
}

export interface Session {
  tokenHash: string;
  user: User;
  /** Set when this read gave it its full time again: the cookie must hear of it. */
  renewed: IssuedSession | null;
}

/** Statements that begin a session in place of the one before (another token: nothing planted earlier becomes signed in). */
export async function beginSession(
  deps: { clock: Clock; random: Random },
  userId: string,
  before: Session | null,
): Promise<{ issued: IssuedSession; statements: Statement[] }> {
  const now = deps.clock.now();
  const token = newToken(deps.random);
  const issued = { token, expiresAt: now + SESSION_MS };
  const over = write
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lte(sessions.expiresAt, now))
    .orderBy(asc(sessions.expiresAt))
    .limit(SWEEP);
  const statements: Statement[] = [
    write.insert(sessions).values({
      tokenHash: await sha256Hex(token),
      userId,
      createdAt: now,
      renewedAt: now,
      expiresAt: issued.expiresAt,
    }),
    write.update(users).set({ signedInAt: now }).where(eq(users.id, userId)),
    write.delete(sessions).where(inArray(sessions.tokenHash, over)),
  ];
  if (before) statements.push(endSession(before));
  return { issued, statements };
}

/** The session of a token, or null when there is none, it is over, or its account may not be here. Two rows read. */
export async function findSession(deps: AccountDeps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const tokenHash = await sha256Hex(token);
  const [row] = await deps.db
    .select({
      user: { ...userColumns, isDevelopment: users.isDevelopment },
      beganAt: sessions.createdAt,
      renewedAt: sessions.renewedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row || (row.user.isDevelopment && !deps.isDevelopment)) return null;
  const session = { tokenHash, user: toUser(row.user), renewed: null };
  if (now - row.renewedAt < RENEW_AFTER_MS) return session;
  const expiresAt = Math.min(now + SESSION_MS, row.beganAt + SESSION_LONGEST_MS);
  await deps.db
    .update(sessions)
    .set({ renewedAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.renewedAt, row.renewedAt)));
  return { ...session, renewed: { token, expiresAt } };
}

export function endSession({ tokenHash }: Pick<Session, 'tokenHash'>): Statement {
  return write.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Signs out: the session is gone at once, wherever its token lies. */
export async function signOut(deps: Pick<AccountDeps, 'db'>, session: Session | null): Promise<void> {
  if (session) await deps.db.run(endSession(session));
}
