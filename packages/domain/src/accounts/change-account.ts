import type { User } from '@marquee/contract';
import { atomically, type Statement, sessions, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { endTokens } from './account-tokens.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deviceWords } from './device-words.ts';
import { endAllWaiting } from './factors/waiting.ts';
import { passwordFault } from './password-rules.ts';
import { isTaken } from './register.ts';
import { beginSession, type IssuedSession, type Session } from './sessions.ts';
import type { Visitor } from './sign-in.ts';
import { countLetter } from './throttle.ts';
import { emailKey } from './user-row.ts';

export async function changeName(
  deps: AccountDeps,
  { user }: Session,
  name: { firstName: string; lastName: string },
): Promise<User> {
  await deps.db.update(users).set(name).where(eq(users.id, user.id));
  return { ...user, ...name };
}

/**
 * Changes the password. Every session ends, this one is replaced, links in letters end. Throws Reject 400 for a wrong or weak password,
 * 409 without one, TooOften.
 */
export async function changePassword(
  deps: AccountDeps,
  session: Session,
  given: { currentPassword: string; password: string },
  { userAgent, language }: Visitor,
): Promise<IssuedSession> {
  const account = await confirmOwner(deps, session, given.currentPassword);
  if (account.passwordHash === null) throw noPassword();
  const fault = passwordFault(given.password, account.email);
  if (fault) throw new Reject(400, 'weak-password', fault, 'password');
  const { id, email: to, firstName } = account;
  const passwordHash = await deps.passwords.hash(given.password);
  const { issued, statements } = await beginSession(deps, id, null, deviceWords(userAgent));
  // An address that was never confirmed may be a stranger's.
  const letter: Statement[] =
    account.emailVerifiedAt === null
      ? []
      : writeLetter(deps, { kind: 'password-changed', to, language, data: { firstName } });
  await atomically(deps.db, [
    write.update(users).set({ passwordHash }).where(eq(users.id, id)),
    write.delete(sessions).where(eq(sessions.userId, id)),
    ...statements,
    endAllWaiting(id),
    endTokens(id, deps.clock.now()),
    ...letter,
  ]);
  return issued;
}

/** Sends a letter to the new address, whose link changes it. Throws Reject 400 for a wrong password, 409 for a taken address, TooOften. */
export async function changeEmail(
  deps: AccountDeps,
  session: Session,
  given: { email: string; currentPassword?: string | undefined },
  { address, language }: Visitor,
): Promise<void> {
  const account = await confirmOwner(deps, session, given.currentPassword);
  if (emailKey(account.email) === emailKey(given.email))
    throw new Reject(400, 'same-email', 'This is your address already.', 'email');
  await countLetter(deps, { email: given.email, address });
  const [holder] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(given.email)));
  if (holder) throw isTaken();
  await atomically(
    deps.db,
    writeLetter(deps, { kind: 'change-email', to: given.email, language, data: { userId: account.id } }),
  );
}

/** Its first password comes by a letter, which proves that the address is still theirs. */
function noPassword(): Reject {
  return new Reject(409, 'no-password', 'Your account has no password yet. Choose one by “Forgot your password?”.');
}
