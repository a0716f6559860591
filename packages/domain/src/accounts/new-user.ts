import { type Statement, users, write } from '@marquee/db';
import type { Clock, Role } from '@marquee/kernel';
import { emailKey } from './user-row.ts';

export interface NewUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  passwordHash: string | null;
  isDevelopment: boolean;
}

/** The INSERT of a user; it fails if the address is taken. */
export function insertUser(deps: { clock: Clock }, user: NewUser) {
  const createdAt = deps.clock.now();
  // A sample account has no mailbox.
  const emailVerifiedAt = user.isDevelopment ? createdAt : null;
  return write.insert(users).values({ ...user, emailKey: emailKey(user.email), emailVerifiedAt, createdAt });
}

/** Adds a user unless one exists; the guard of a commit detects that nothing changed. */
export function addUser(deps: { clock: Clock }, user: NewUser): Statement {
  return insertUser(deps, user).onConflictDoNothing();
}
