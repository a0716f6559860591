import type { Provider } from '@marquee/contract';
import { identities, passkeys, type Statement, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, exists, isNotNull, ne, or } from 'drizzle-orm';

/** The guard of a commit that takes away a way to sign in: one is left, not counting a provider that is disconnected after it. */
export function keepsWayIn(userId: string, disconnected?: Provider): Statement {
  const isOthers = disconnected && ne(identities.provider, disconnected);
  const providers = write
    .select({ of: identities.userId })
    .from(identities)
    .where(and(eq(identities.userId, userId), isOthers));
  const keys = write.select({ of: passkeys.userId }).from(passkeys).where(eq(passkeys.userId, userId));
  const isOpen = or(isNotNull(users.passwordHash), exists(providers), exists(keys));
  return write
    .update(users)
    .set({ id: userId })
    .where(and(eq(users.id, userId), isOpen));
}

export function isLastWayIn(): Reject {
  return new Reject(409, 'last-way-in', 'This is your only way to sign in. Choose a password or add a passkey first.');
}
