import type { User } from '@marquee/contract';
import { atomically, type Statement, sessions, users, write } from '@marquee/db';
import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AccountDeps, DbDeps } from '../deps.ts';
import type { DeviceWords } from './device-words.ts';
import { refuseSuspended } from './suspension.ts';
import { newToken } from './token.ts';
import { toUser, userColumns } from './user-row.ts';

/** A session ends after this time without use … */
const SESSION_MS = 30 * DAY_MS;
/** … and in any case after this time. */
export const SESSION_LONGEST_MS = 180 * DAY_MS;
/** A session is renewed at most this often, so that most reads cause no write. */
const RENEW_AFTER_MS = DAY_MS;
/** The number of expired sessions that one sign-in deletes. */
const SWEEP = 100;

/** A new or renewed session: the token goes only into the cookie. */
export interface IssuedSession {
  token: string;
  expiresAt: Instant;
}

export interface Session {
  tokenHash: string;
  user: User;
  beganAt: Instant;
  /** Set if this read renewed the session: the cookie must be renewed too. */
  renewed: IssuedSession | null;
}

/** Statements that replace the previous session with a new one. The new token prevents session fixation. Throws Reject 403 for a suspended account. */
export async function beginSession(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  userId: string,
  before: Session | null,
  device: DeviceWords,
): Promise<{ issued: IssuedSession; statements: Statement[] }> {
  await refuseSuspended(deps, userId);
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
      ...device,
      createdAt: now,
      renewedAt: now,
      expiresAt: issued.expiresAt,
    }),
    write.update(users).set({ seenAt: now }).where(eq(users.id, userId)),
    write.delete(sessions).where(inArray(sessions.tokenHash, over)),
  ];
  if (before) statements.push(endSession(before));
  return { issued, statements };
}

/** The session of a token, or null if there is none, it has expired, or its account may not sign in here. Reads two rows. */
export async function findSession(deps: AccountDeps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const tokenHash = await sha256Hex(token);
  const [row] = await deps.db
    .select({
      user: { ...userColumns, isDevelopment: users.isDevelopment, suspendedAt: users.suspendedAt },
      beganAt: sessions.createdAt,
      renewedAt: sessions.renewedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row || row.user.suspendedAt !== null || (row.user.isDevelopment && !deps.isDevelopment)) return null;
  const session = { tokenHash, user: toUser(row.user, deps), beganAt: row.beganAt, renewed: null };
  if (now - row.renewedAt < RENEW_AFTER_MS) return session;
  const expiresAt = Math.min(now + SESSION_MS, row.beganAt + SESSION_LONGEST_MS);
  await atomically(deps.db, [
    write
      .update(sessions)
      .set({ renewedAt: now, expiresAt })
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.renewedAt, row.renewedAt))),
    write.update(users).set({ seenAt: now }).where(eq(users.id, row.user.id)),
  ]);
  return { ...session, renewed: { token, expiresAt } };
}

function endSession({ tokenHash }: Pick<Session, 'tokenHash'>): Statement {
  return write.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Signs out: the session ends at once for every copy of its token. */
export async function signOut(deps: DbDeps, session: Session | null): Promise<void> {
  if (session) await deps.db.run(endSession(session));
}
