import { type Statement, sessions, users, write } from '@marquee/db';
import { type Instant, Reject } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { whileAdmin } from './roles.ts';

/** Throws Reject 403 if this account is suspended: every way to sign in passes here, after it has shown whose account it is. */
export async function refuseSuspended({ db }: DbDeps, userId: string): Promise<void> {
  const [row] = await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, userId));
  if (row && row.at !== null)
    throw new Reject(403, 'suspended', 'This account is suspended. You cannot sign in to it until it is restored.');
}

/** Guards of a commit that suspend or restore an account, if it is not so already and the caller still is an administrator. */
export function suspend(userId: string, by: string, now: Instant): Statement {
  const isOpen = isNull(users.suspendedAt);
  return write
    .update(users)
    .set({ suspendedAt: now })
    .where(and(eq(users.id, userId), isOpen, whileAdmin(by)));
}

export function restore(userId: string, by: string, since: Instant): Statement {
  return write
    .update(users)
    .set({ suspendedAt: null })
    .where(and(eq(users.id, userId), eq(users.suspendedAt, since), whileAdmin(by)));
}

/** Signs a person out everywhere. */
export function endSessionsOf(userId: string): Statement {
  return write.delete(sessions).where(eq(sessions.userId, userId));
}
