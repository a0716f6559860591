import type { User } from '@marquee/contract';
import { users } from '@marquee/db';
import type { Actor } from '@marquee/kernel';
import { factorCount } from './factors/factor-count.ts';

/** The columns of a user, without the password hash. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  isAdmin: users.isAdmin,
  factors: factorCount,
};

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

/** `requiresFactor`: whether administrators have no rights before they have a factor. */
export function toUser(row: UserRow, { requiresFactor }: { requiresFactor: boolean }): User {
  const isAdmin = row.role === 'admin' || row.isAdmin;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    isAdmin,
    ...(requiresFactor && isAdmin && row.factors === 0 && { needsFactor: true as const }),
  };
}

/** Who calls. An administrator without the factor that is needed has the rights of other people. */
export function actorOf({ id, email, role, isAdmin, needsFactor }: User): Actor {
  if (needsFactor) {
    const other = role === 'admin' ? 'user' : role;
    return { kind: 'user', userId: id, email, role: other, isAdmin: false, needsFactor };
  }
  return { kind: 'user', userId: id, email, role, isAdmin };
}

/** One account per address, regardless of case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
