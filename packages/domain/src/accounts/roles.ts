import { either, type Statement, users, write } from '@marquee/db';
import type { Role } from '@marquee/kernel';
import { and, eq, exists, isNull, not, or, type SQL } from 'drizzle-orm';
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

/** The guard of a commit that limits what the campaigns of a person cost together, in cents, if nobody else did meanwhile. */
export function limitCampaigns(
  userId: string,
  by: string,
  { before, after }: { before: number | null; after: number | null },
): Statement {
  const { campaignLimitCents } = users;
  const unchanged = before === null ? isNull(campaignLimitCents) : eq(campaignLimitCents, before);
  return write
    .update(users)
    .set({ campaignLimitCents: after })
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

/** Takes back a main role that was given for a reason that is gone, unless it has another one. */
export function takeMainRole(userId: string, role: Exclude<Role, 'user' | 'admin'>, unless: SQL): Statement {
  return write
    .update(users)
    .set({ role: 'user' })
    .where(and(eq(users.id, userId), eq(users.role, role), not(unless)));
}

/**
 * The guard of a commit that gives a main role for a reason of its own: a plain user gets it, who has it or is an administrator keeps what
 * they have. It does not hold for the other main role, which an administrator must take away first.
 */
export function giveMainRole(userId: string, role: Exclude<Role, 'user' | 'admin'>): Statement {
  const mayHave = or(eq(users.role, 'user'), eq(users.role, role), eq(users.role, 'admin'));
  return write
    .update(users)
    .set({ role: either(eq(users.role, 'user'), role, users.role) })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt), mayHave));
}
