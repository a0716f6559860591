import { users } from '@marquee/db';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** More administrators than this are not told by mail. */
const MOST = 20;

/** The addresses of the administrators, those who came first first. */
export async function recipients(deps: DbDeps): Promise<string[]> {
  const rows = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), eq(users.isAdmin, true)), isNull(users.suspendedAt)))
    .orderBy(asc(users.createdAt))
    .limit(MOST);
  return rows.map(({ email }) => email);
}
