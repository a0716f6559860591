import { atomically, excluded, type Statement, users } from '@marquee/db';
import { type Clock, notFound, Reject, type Role } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { deviceWords } from './device-words.ts';
import { addUser, insertUser, type NewUser } from './new-user.ts';
import { beginSession } from './sessions.ts';
import type { SignedIn, Visitor } from './sign-in.ts';
import { toUser, userColumns } from './user-row.ts';

/** `.local` addresses cannot belong to anyone, so they do not conflict with real accounts. */
const HOST = 'marquee.local';
export const DEVELOPMENT_ADMIN = `admin@${HOST}`;

const NAMES: Record<Role, { firstName: string; lastName: string }> = {
  user: { firstName: 'Sample', lastName: 'Visitor' },
  venue_owner: { firstName: 'Sample', lastName: 'Venue Owner' },
  promoter: { firstName: 'Sample', lastName: 'Promoter' },
  // As the console names an administrator without a name (spec: SHELL-09).
  admin: { firstName: 'Admin', lastName: 'User' },
};

/** Signs in as the sample account of a role, created on first use (BEY-45). Throws Reject 404 if sample accounts may not sign in. */
export async function signInForDevelopment(
  deps: AccountDeps,
  role: Role,
  { session, userAgent }: Pick<Visitor, 'session' | 'userAgent'>,
): Promise<SignedIn> {
  if (!deps.isDevelopment) throw notFound('page');
  const sample = sampleUser(role);
  await deps.db.run(addUser(deps, sample));
  const [row] = await deps.db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, sample.id), eq(users.isDevelopment, true)));
  if (!row) throw new Reject(409, 'email-taken', `An ordinary account already uses the address of the sample ${role}.`);
  const { issued, statements } = await beginSession(deps, sample.id, session, deviceWords(userAgent));
  await atomically(deps.db, statements);
  return { user: toUser(row, deps), session: issued, device: null };
}

/** One statement that sets the password of the local administrator and creates the account if needed. */
export function keepDevelopmentAdmin(deps: { clock: Clock }, passwordHash: string): Statement {
  return insertUser(deps, { ...sampleUser('admin'), passwordHash }).onConflictDoUpdate({
    target: users.id,
    set: { passwordHash: excluded(users.passwordHash) },
    setWhere: eq(users.isDevelopment, true),
  });
}

function sampleUser(role: Role): NewUser {
  return {
    id: `development-${role}`,
    email: `${role.replace('_', '-')}@${HOST}`,
    ...NAMES[role],
    role,
    passwordHash: null,
    isDevelopment: true,
  };
}
