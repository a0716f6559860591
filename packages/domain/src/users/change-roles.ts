import type { GrantedRole, UserRecord } from '@marquee/contract';
import { atomically, committed } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { changeRoles } from '../accounts/index.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { administrator } from './administrator.ts';
import { getUser, storedUser } from './get-user.ts';
import { hasRole, withoutRole, withRole } from './role-rules.ts';

interface RoleChange {
  id: string;
  role: GrantedRole;
  reason: string;
}

/**
 * Gives a role; to give it again changes nothing. What is given alongside is committed with it, or nothing is. Throws Reject: 404, and 409 for
 * one's own account or after a change by somebody else.
 */
export function grantRole(
  deps: ChangeDeps,
  caller: Caller,
  wanted: RoleChange,
  along: Alongside = {},
): Promise<UserRecord> {
  return change(deps, caller, wanted, { isGrant: true, along });
}

/** Takes a role away; to take it again changes nothing. Throws like grantRole. */
export function removeRole(
  deps: ChangeDeps,
  caller: Caller,
  wanted: RoleChange,
  along: Alongside = {},
): Promise<UserRecord> {
  return change(deps, caller, wanted, { isGrant: false, along });
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  { id, role: asked, reason }: RoleChange,
  { isGrant, along: { also = [], guards = [] } }: { isGrant: boolean; along: Alongside },
): Promise<UserRecord> {
  const by = administrator(caller);
  const { email, role, isAdmin } = await storedUser(deps, id);
  const before = { role, isAdmin };
  if (hasRole(before, asked) === isGrant) {
    await atomically(deps.db, also, guards);
    return getUser(deps, caller.actor, id);
  }
  if (id === by) throw new Reject(409, 'own-account', say('reply.nobodyChangesTheirOwnRoles'));
  const after = isGrant ? withRole(before, asked) : withoutRole(before, asked);
  const entry = auditEntry(deps, caller, {
    action: isGrant ? 'user.grant-role' : 'user.remove-role',
    subject: `user:${id}`,
    before: { email, ...before },
    after: { email, ...after, reason },
  });
  if (!(await committed(deps.db, [entry, ...also], [...guards, changeRoles(id, by, { before, after })])))
    throw new Reject(409, 'changed', say('reply.somebodyChangedAccountYourOwn'));
  return getUser(deps, caller.actor, id);
}
