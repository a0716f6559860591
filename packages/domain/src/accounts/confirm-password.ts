import { users } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { CONFIRM_LIMIT, countUse } from './throttle.ts';
import { userColumns } from './user-row.ts';

/**
 * The account of a signed-in person who typed the password again, before a change that a stolen session must not make. Throws Reject 400
 * for a wrong password, 409 for an account without one, TooOften.
 */
export async function confirmPassword(deps: AccountDeps, userId: string, password: string) {
  await countUse(deps, { what: 'confirm', by: userId, limit: CONFIRM_LIMIT });
  const [account] = await deps.db
    .select({ ...userColumns, passwordHash: users.passwordHash, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Reject(401, 'signed-out', 'Please sign in first.');
  if (account.passwordHash === null)
    throw new Reject(409, 'no-password', 'Your account has no password yet. Choose one by “Forgot your password?”.');
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw new Reject(400, 'wrong-password', 'This is not your current password.', 'currentPassword');
  return account;
}
