import type { UserRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { endSessionsOf } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getUser } from './get-user.ts';

/** Signs a person out everywhere; of somebody who is signed in nowhere it changes nothing. Throws Reject 404. */
export async function endUserSessions(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<UserRecord> {
  const user = await getUser(deps, caller.actor, id);
  if (user.sessions === 0) return user;
  const { email, sessions } = user;
  const entry = auditEntry(deps, caller, {
    action: 'user.end-sessions',
    subject: `user:${id}`,
    before: { email, sessions },
    after: { email, sessions: 0, reason },
  });
  await atomically(deps.db, [endSessionsOf(id), entry]);
  return { ...user, sessions: 0 };
}
