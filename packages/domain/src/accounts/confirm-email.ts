import { atomically, committed, type Statement, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountDeps } from '../deps.ts';
import { linkIsOver, writeLetter } from '../mail/index.ts';
import { type AccountToken, endTokens, findToken, useToken } from './account-tokens.ts';
import { isTaken } from './register.ts';
import type { Visitor } from './sign-in.ts';
import { countLetter, countLink } from './throttle.ts';
import { emailKey } from './user-row.ts';

/** Sends the letter again. Throws Reject 409 if the address is confirmed already, TooOften. */
export async function askEmailConfirmation(deps: AccountDeps, userId: string, visitor: Visitor): Promise<void> {
  const [account] = await deps.db
    .select({ email: users.email, at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account || account.at !== null) throw new Reject(409, 'already-confirmed', 'Your address is confirmed already.');
  await countLetter(deps, { email: account.email, address: visitor.address });
  const { language } = visitor;
  await atomically(deps.db, writeLetter(deps, { kind: 'verify-email', to: account.email, language, data: { userId } }));
}

/**
 * Confirms the address that a letter went to: the account's own, or the new one that replaces it, of which the old one is told. Throws
 * Reject 400 for a link that is over, 409 if another account has the address by now, TooOften.
 */
export async function confirmEmail(
  deps: AccountDeps,
  secret: string,
  visitor: Pick<Visitor, 'address' | 'language'>,
): Promise<{ userId: string; email: string; isChanged: boolean }> {
  await countLink(deps, visitor.address);
  const token = await findToken(deps, secret, ['verify-email', 'change-email']);
  const isChanged = token.purpose === 'change-email';
  const now = deps.clock.now();
  const others = isChanged ? [endTokens(token.userId, now), ...(await noticeToOld(deps, token, visitor))] : [];
  const isCommitted = await committed(deps.db, others, [
    useToken(token, now),
    isChanged ? change(token, now) : confirm(token, now),
  ]);
  if (!isCommitted) {
    const holder = await holderOf(deps, token.email);
    throw isChanged && holder !== undefined && holder !== token.userId ? isTaken() : linkIsOver();
  }
  return { userId: token.userId, email: token.email, isChanged };
}

/** Changes no row if the account has another address by now. */
function confirm({ userId, email }: AccountToken, now: number): Statement {
  return write
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailKey, emailKey(email)), isNull(users.emailVerifiedAt)));
}

/** Changes no row if the address belongs to another account. */
function change({ userId, email }: AccountToken, now: number): Statement {
  const other = alias(users, 'other');
  const key = emailKey(email);
  const taken = write.select({ id: other.id }).from(other).where(eq(other.emailKey, key));
  return write
    .update(users)
    .set({ email, emailKey: key, emailVerifiedAt: now })
    .where(and(eq(users.id, userId), notExists(taken)));
}

async function noticeToOld(
  deps: AccountDeps,
  { userId }: AccountToken,
  { language }: Pick<Visitor, 'language'>,
): Promise<Statement[]> {
  const [old] = await deps.db
    .select({ email: users.email, firstName: users.firstName, at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  // An address that was never confirmed may be a stranger's.
  if (!old || old.at === null) return [];
  return writeLetter(deps, { kind: 'email-changed', to: old.email, language, data: { firstName: old.firstName } });
}

async function holderOf(deps: AccountDeps, email: string): Promise<string | undefined> {
  const [holder] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return holder?.id;
}
