import type { UserRecord } from '@marquee/contract';
import { committed, type Statement } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { endSessionsOf, restore, suspend } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { administrator } from './administrator.ts';
import { getUser, storedUser } from './get-user.ts';

interface Wanted {
  id: string;
  reason: string;
}

/**
 * Signs a person out everywhere and refuses new sign-ins. To suspend a suspended account changes nothing. Throws Reject: 404, and 409 for
 * one's own account, or if the caller has lost the role meanwhile: so one administrator who may sign in is always left.
 */
export async function suspendUser(deps: ChangeDeps, caller: Caller, { id, reason }: Wanted): Promise<UserRecord> {
  const by = administrator(caller);
  const { email, suspendedAt } = await storedUser(deps, id);
  if (id === by) throw new Reject(409, 'own-account', say('reply.nobodySuspendsTheirOwnAccount'));
  if (suspendedAt !== null) return getUser(deps, caller.actor, id);
  const now = deps.clock.now();
  const entry = auditEntry(deps, caller, {
    action: 'user.suspend',
    subject: `user:${id}`,
    before: { email, suspendedAt: null },
    after: { email, suspendedAt: isoOf(now), reason },
  });
  await commit(deps, [endSessionsOf(id), entry], suspend(id, by, now));
  return getUser(deps, caller.actor, id);
}

/** Ends a suspension; of an account that is not suspended it changes nothing. Throws Reject: 404, 409. */
export async function restoreUser(deps: ChangeDeps, caller: Caller, { id, reason }: Wanted): Promise<UserRecord> {
  const by = administrator(caller);
  const { email, suspendedAt } = await storedUser(deps, id);
  if (suspendedAt === null) return getUser(deps, caller.actor, id);
  const entry = auditEntry(deps, caller, {
    action: 'user.restore',
    subject: `user:${id}`,
    before: { email, suspendedAt: isoOf(suspendedAt) },
    after: { email, suspendedAt: null, reason },
  });
  await commit(deps, [entry], restore(id, by, suspendedAt));
  return getUser(deps, caller.actor, id);
}

async function commit({ db }: ChangeDeps, statements: Statement[], guard: Statement): Promise<void> {
  if (!(await committed(db, statements, [guard])))
    throw new Reject(409, 'changed', say('reply.somebodyChangedAccountYourOwn'));
}
