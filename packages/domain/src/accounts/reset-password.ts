import type { LetterLanguage } from '@marquee/contract';
import { atomically, coalesce, committed, knownDevices, sessions, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { linkIsOver, writeLetter } from '../mail/index.ts';
import { endTokens, findToken, useToken } from './account-tokens.ts';
import { endFactors } from './factors/change-factors.ts';
import { endAllWaiting } from './factors/waiting.ts';
import { passwordFault } from './password-rules.ts';
import type { Visitor } from './sign-in.ts';
import { countLetter, countLink, trustAddress } from './throttle.ts';
import { emailKey, toUser, userColumns } from './user-row.ts';

/**
 * Asks for a letter with a link. Whether the address has an account is found out when the letter is sent, so that the answer and its time
 * are the same for every address. Throws TooOften.
 */
export async function askPasswordReset(deps: AccountDeps, email: string, visitor: Visitor): Promise<void> {
  await countLetter(deps, { email, address: visitor.address });
  await atomically(
    deps.db,
    writeLetter(deps, { kind: 'reset-password', to: email, language: visitor.language, data: {} }),
  );
}

/**
 * Sets a new password by the link of a letter; the network address becomes one of the owner's, whom strangers' guesses do not lock out. All
 * sessions, known browsers and other links of the account end. Its factors stay if its address was confirmed, and those of administrators.
 * Throws Reject 400 for a link that is over or a weak password, TooOften.
 */
export async function resetPassword(
  deps: AccountDeps,
  { token: secret, password }: { token: string; password: string },
  { address, language }: { address: string | null; language: LetterLanguage },
): Promise<void> {
  await countLink(deps, address);
  const token = await findToken(deps, secret, ['reset-password']);
  const [account] = await deps.db
    .select({ ...userColumns, emailKey: users.emailKey, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, token.userId));
  // The letter went to an address that the account has left since.
  if (!account || account.emailKey !== emailKey(token.email)) throw linkIsOver();
  const fault = passwordFault(password, account.email);
  if (fault) throw new Reject(400, 'weak-password', fault, 'password');
  const now = deps.clock.now();
  const { id, email: to, firstName } = account;
  const passwordHash = await deps.passwords.hash(password);
  const statements = [
    write
      .update(users)
      .set({ passwordHash, emailVerifiedAt: coalesce(users.emailVerifiedAt, now) })
      .where(eq(users.id, id)),
    write.delete(sessions).where(eq(sessions.userId, id)),
    write.delete(knownDevices).where(eq(knownDevices.userId, id)),
    ...(account.emailVerifiedAt === null && !toUser(account, deps).isAdmin ? endFactors(id) : []),
    endAllWaiting(id),
    endTokens(id, now),
    ...(await trustAddress(deps, to, address)),
    ...writeLetter(deps, { kind: 'password-changed', to, language, data: { firstName } }),
  ];
  if (!(await committed(deps.db, statements, [useToken(token, now)]))) throw linkIsOver();
}
