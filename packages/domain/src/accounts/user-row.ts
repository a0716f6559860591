import type { User } from '@marquee/contract';
import { users } from '@marquee/db';
import type { Actor } from '@marquee/kernel';

/** The columns of a user, without the password hash. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  isAdmin: users.isAdmin,
};

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    isAdmin: row.role === 'admin' || row.isAdmin,
  };
}

export function actorOf({ id, email, role, isAdmin }: User): Actor {
  return { kind: 'user', userId: id, email, role, isAdmin };
}

/** One account per address, regardless of case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
