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

/** The INSERT of a user, without a word on what happens when the address is taken: then it fails. */
export function insertUser(deps: { clock: Clock }, user: NewUser) {
  return write.insert(users).values({ ...user, emailKey: emailKey(user.email), createdAt: deps.clock.now() });
}

/** Adds a user unless there is one; a guard of a commit notices that nothing changed. */
export function addUser(deps: { clock: Clock }, user: NewUser): Statement {
  return insertUser(deps, user).onConflictDoNothing();
}
