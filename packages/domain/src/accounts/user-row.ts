import type { User } from '@marquee/contract';
import type { Actor, Role } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** What a user is read as; the password hash is not among it. */
export const userColumns = sql`u.id, u.email, u.first_name, u.last_name, u.role, u.is_admin`;

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  is_admin: number;
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isAdmin: row.role === 'admin' || row.is_admin === 1,
  };
}

export function actorOf({ id, email, role, isAdmin }: User): Actor {
  return { kind: 'user', userId: id, email, role, isAdmin };
}

/** One account an address, however it is capitalised. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
