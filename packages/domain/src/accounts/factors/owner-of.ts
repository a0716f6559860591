import { users } from '@marquee/db';
import { Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../../deps.ts';
import type { Session } from '../sessions.ts';
import type { Owner } from './change-factors.ts';
import { factorCount } from './factor-count.ts';

/** The account of a session, whose owner confirmed the change a moment ago. */
export async function ownerOf({ db }: DbDeps, { user }: Session): Promise<Owner> {
  const { id, email, firstName, emailVerifiedAt } = users;
  const [owner] = await db
    .select({ id, email, firstName, emailVerifiedAt, factors: factorCount })
    .from(users)
    .where(eq(users.id, user.id));
  if (!owner) throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  return owner;
}
