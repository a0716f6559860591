import { committed, type Statement, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, exists, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { confirmOwner } from './confirm-owner.ts';
import type { Session } from './sessions.ts';
import type { Visitor } from './sign-in.ts';
import { stopPurchases } from './stop-purchases.ts';
import { toUser } from './user-row.ts';

/**
 * Deletes an account and, by its foreign keys, its sessions, known browsers, links and points. The audit log keeps what an administrator
 * changed (docs/decisions/033-accounts.md). What was bought with it and can no longer run ends in jobs. Throws Reject 400 for a wrong password, 409 for the last administrator, TooOften.
 */
export async function deleteAccount(
  deps: AccountDeps,
  session: Session,
  { currentPassword }: { currentPassword?: string | undefined },
  { language }: Pick<Visitor, 'language'>,
): Promise<void> {
  const account = await confirmOwner(deps, session, currentPassword);
  const { id, email: to, firstName, emailVerifiedAt } = account;
  const letter: Statement[] =
    emailVerifiedAt === null ? [] : writeLetter(deps, { kind: 'account-deleted', to, language, data: { firstName } });
  const isCommitted = await committed(
    deps.db,
    [...letter, ...(await stopPurchases(deps, id))],
    [remove(id, toUser(account, deps).isAdmin)],
  );
  if (!isCommitted)
    throw new Reject(
      409,
      'last-administrator',
      'You are the last administrator. Make somebody else an administrator first.',
    );
}

/** Deletes nobody if no administrator who may sign in would be left, even if two administrators leave at the same time. */
function remove(id: string, isAdmin: boolean): Statement {
  if (!isAdmin) return write.delete(users).where(eq(users.id, id));
  const other = alias(users, 'other');
  const others = write
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        ne(other.id, id),
        eq(other.isDevelopment, false),
        isNull(other.suspendedAt),
        or(eq(other.role, 'admin'), eq(other.isAdmin, true)),
      ),
    );
  return write.delete(users).where(and(eq(users.id, id), exists(others)));
}
