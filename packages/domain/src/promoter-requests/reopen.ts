import { atomically, promoterRequests, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { removeRole } from '../users/index.ts';
import { getPromoterRequest } from './list.ts';

interface Reopened {
  id: string;
  status: 'granted' | 'declined';
  /** Granting it gave its person the role: it is taken back. */
  gaveRole: boolean;
}

/**
 * Takes the decision about a request back: it is open again, and the role that it brought is gone. Throws Reject 404, and Conflict or Reject 409
 * if it is not decided so or if its person has asked again.
 */
export async function reopenPromoterRequest(
  deps: ChangeDeps,
  caller: Caller,
  { id, status, gaveRole }: Reopened,
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const request = await getPromoterRequest(deps, id);
  if (!request) throw notFound('request');
  const { userId, email } = request;
  const guard = write
    .update(promoterRequests)
    .set({ status: 'open', note: null, decidedBy: null, decidedAt: null })
    .where(and(eq(promoterRequests.id, id), eq(promoterRequests.status, status), notExists(askedAgain(id, userId))));
  const entry = auditEntry(deps, caller, {
    action: 'promoter-request.reopen',
    subject: `user:${userId}`,
    before: { email, status },
    after: { email, status: 'open' },
  });
  const along = { also: [entry, ...also], guards: [...guards, guard] };
  if (gaveRole) {
    const role = { id: userId, role: 'promoter' as const, reason: 'The decision about the request was taken back.' };
    await removeRole(deps, caller, role, along);
  } else await atomically(deps.db, along.also, along.guards);
}

function askedAgain(id: string, userId: string) {
  const other = alias(promoterRequests, 'other');
  return write
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, userId), ne(other.id, id), eq(other.status, 'open')));
}
