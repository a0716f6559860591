import type { User } from '@marquee/contract';
import { type Clock, DAY_MS, type Instant, type Random, sha256Hex } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { newToken } from './token.ts';
import { toUser, type UserRow, userColumns } from './user-row.ts';

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
): Promise<{ issued: IssuedSession; statements: SQL[] }> {
  const now = deps.clock.now();
  const token = newToken(deps.random);
  const issued = { token, expiresAt: now + SESSION_MS };
  const statements = [
    sql`INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at)
      VALUES (${await sha256Hex(token)}, ${userId}, ${now}, ${now}, ${issued.expiresAt})`,
    sql`UPDATE users SET signed_in_at = ${now} WHERE id = ${userId}`,
    sql`DELETE FROM sessions WHERE token_hash IN
      (SELECT token_hash FROM sessions WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${SWEEP})`,
  ];
  if (before) statements.push(endSession(before));
  return { issued, statements };
}

interface SessionRow extends UserRow {
  session_created_at: number;
  renewed_at: number;
}

/** The session of a token, or null when there is none, it is over, or its account may not be here. Two rows read. */
export async function findSession(deps: AccountDeps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const tokenHash = await sha256Hex(token);
  const [row] = await deps.db.all<SessionRow>(
    sql`SELECT ${userColumns}, s.created_at AS session_created_at, s.renewed_at FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${now} AND (u.is_development = 0 OR ${deps.isDevelopment ? 1 : 0})`,
  );
  if (!row) return null;
  const session = { tokenHash, user: toUser(row), renewed: null };
  if (now - row.renewed_at < RENEW_AFTER_MS) return session;
  const expiresAt = Math.min(now + SESSION_MS, row.session_created_at + SESSION_LONGEST_MS);
  await deps.db.run(
    sql`UPDATE sessions SET renewed_at = ${now}, expires_at = ${expiresAt}
      WHERE token_hash = ${tokenHash} AND renewed_at = ${row.renewed_at}`,
  );
  return { ...session, renewed: { token, expiresAt } };
}

export function endSession({ tokenHash }: Pick<Session, 'tokenHash'>): SQL {
  return sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`;
}

/** Signs out: the session is gone at once, wherever its token lies. */
export async function signOut(deps: Pick<AccountDeps, 'db'>, session: Session | null): Promise<void> {
  if (session) await deps.db.run(endSession(session));
}
