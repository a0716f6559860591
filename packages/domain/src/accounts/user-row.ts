import type { User } from '@marquee/contract';
import { users } from '@marquee/db';
import type { Actor } from '@marquee/kernel';

/** What a user is read as; the password hash is not among it. */
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

/** One account an address, however it is capitalised. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
