import { type Statement, users, write } from '@marquee/db';
import type { Role } from '@marquee/kernel';
import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** The roles of an account: one main role, and administrator beside it or as it. */
export interface Roles {
  role: Role;
  isAdmin: boolean;
}

/**
 * The guard of a commit that changes roles, if they still are what the caller saw, and the caller still is an administrator. Since nobody changes
 * their own roles, one administrator is always left, even if two take the role from each other at the same time.
 */
export function changeRoles(userId: string, by: string, { before, after }: { before: Roles; after: Roles }): Statement {
  const unchanged = and(eq(users.role, before.role), eq(users.isAdmin, before.isAdmin));
  return write
    .update(users)
    .set(after)
    .where(and(eq(users.id, userId), unchanged, whileAdmin(by)));
}

/** Whether somebody is an administrator who may sign in, at the moment of the commit. */
export function whileAdmin(userId: string): SQL {
  const caller = alias(users, 'caller');
  const isAdmin = or(eq(caller.role, 'admin'), eq(caller.isAdmin, true));
  return exists(
    write
      .select({ id: caller.id })
      .from(caller)
      .where(and(eq(caller.id, userId), isNull(caller.suspendedAt), isAdmin)),
  );
}
