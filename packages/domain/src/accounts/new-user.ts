import type { Clock, Role } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
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
export function insertUser(deps: { clock: Clock }, user: NewUser): SQL {
  return sql`INSERT INTO users (id, email, email_key, first_name, last_name, role, password_hash, is_development, created_at)
    VALUES (${user.id}, ${user.email}, ${emailKey(user.email)}, ${user.firstName}, ${user.lastName}, ${user.role},
      ${user.passwordHash}, ${user.isDevelopment ? 1 : 0}, ${deps.clock.now()})`;
}

/** Adds a user unless there is one; a guard of a commit notices that nothing changed. */
export function addUser(deps: { clock: Clock }, user: NewUser): SQL {
  return sql`${insertUser(deps, user)} ON CONFLICT DO NOTHING`;
}
