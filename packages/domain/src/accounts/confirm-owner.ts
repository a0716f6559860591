import { users } from '@marquee/db';
import { type Instant, MINUTE_MS, Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import type { Session } from './sessions.ts';
import { CONFIRM_LIMIT, countUse } from './throttle.ts';
import { userColumns } from './user-row.ts';

/** How long a sign-in confirms changes of an account without a password. */
const RECENT_MS = 10 * MINUTE_MS;

/** Whether a session began a few minutes ago. */
export function isRecent({ beganAt }: Pick<Session, 'beganAt'>, now: Instant): boolean {
  return now - beganAt < RECENT_MS;
}

/**
 * The account of a signed-in person who typed the password again, before a change that a stolen session must not make. An account without
 * a password signs in again with its provider instead. Throws Reject 400 for a wrong or missing password, 403 if the sign-in is too old, TooOften.
 */
export async function confirmOwner(deps: AccountDeps, session: Session, password: string | undefined) {
  await countUse(deps, { what: 'confirm', by: session.user.id, limit: CONFIRM_LIMIT });
  const [account] = await deps.db
    .select({ ...userColumns, passwordHash: users.passwordHash, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, session.user.id));
  if (!account) throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  if (account.passwordHash === null) {
    if (isRecent(session, deps.clock.now())) return account;
    throw mustSignInAgain();
  }
  if (password === undefined) throw new Reject(400, 'bad-input', 'Please enter your password.', 'currentPassword');
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw new Reject(400, 'wrong-password', 'This is not your current password.', 'currentPassword');
  return account;
}

export function mustSignInAgain(): Reject {
  return new Reject(403, 'sign-in-again', 'Please sign in again, and then make this change within ten minutes.');
}
