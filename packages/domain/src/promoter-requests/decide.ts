import { PROMOTER_ASK_AGAIN_DAYS } from '@marquee/contract';
import { atomically, Conflict, promoterRequests, type Statement, write } from '@marquee/db';
import { type Caller, DAY_MS, notFound, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { writeLetter } from '../mail/index.ts';
import { grantRole } from '../users/index.ts';
import { getPromoterRequest, type PromoterRequest } from './list.ts';
import { needsRole } from './standing-rules.ts';

interface Decision {
  status: 'granted' | 'declined';
  /** Of a declined request its person reads it on the site. */
  note: string;
  /** Whether the letter quotes the note. */
  isNoteShared: boolean;
}

const ACTIONS = { granted: 'promoter-request.approve', declined: 'promoter-request.decline' } as const;

/**
 * Grants or declines a request and writes to its person, in one commit, so once. A plain user gets the role by the verb of User Management;
 * who may run campaigns already keeps their roles. The same again changes nothing. Throws Reject: 404, and 409 where it cannot be decided so.
 */
export async function decidePromoterRequest(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  decision: Decision,
  { also = [], post }: Alongside = {},
): Promise<void> {
  const request = await readRequest(deps, id);
  const { status, note } = decision;
  if (request.status === status) return;
  refuseWhat(request, status);
  const now = deps.clock.now();
  const guard = write
    .update(promoterRequests)
    .set({ status, note, decidedBy: actorName(caller.actor), decidedAt: now })
    .where(and(eq(promoterRequests.id, id), eq(promoterRequests.status, 'open')));
  const entry = auditEntry(deps, caller, {
    action: ACTIONS[status],
    subject: `user:${request.userId}`,
    before: { email: request.email, status: 'open' },
    after: { email: request.email, status, reason: note },
  });
  const statements = [entry, ...letterAbout(deps, request, decision, post), ...also];
  try {
    if (status === 'granted' && needsRole(request)) {
      const role = { id: request.userId, role: 'promoter' as const, reason: note };
      await grantRole(deps, caller, role, { also: statements, guards: [guard] });
    } else await atomically(deps.db, statements, [guard]);
  } catch (error) {
    const isOvertaken = error instanceof Conflict || (error instanceof Reject && error.code === 'changed');
    if (!isOvertaken) throw error;
    const after = await readRequest(deps, id);
    if (after.status === status) return;
    refuseWhat(after, status);
    throw new Reject(409, 'changed', say('reply.requestAccountChangedSameTime'));
  }
}

function letterAbout(
  deps: ChangeDeps,
  { organization, email, language }: PromoterRequest,
  { status, note, isNoteShared }: Decision,
  post: Alongside['post'],
): Statement[] {
  const askAgain = isoOf(deps.clock.now() + PROMOTER_ASK_AGAIN_DAYS * DAY_MS).slice(0, 10);
  const data = {
    organization,
    status,
    note: isNoteShared ? note : null,
    askAgainDay: status === 'declined' ? askAgain : null,
  };
  return writeLetter(deps, { kind: 'promoter-decided', to: email, language, data }, post);
}

async function readRequest(deps: ChangeDeps, id: string): Promise<PromoterRequest> {
  const row = await getPromoterRequest(deps, id);
  if (!row) throw notFound('request');
  return row;
}

/** Throws Reject 409 with what stands in the way. */
function refuseWhat(request: PromoterRequest, status: Decision['status']): void {
  const { email, decidedBy } = request;
  if (request.status === 'withdrawn')
    throw new Reject(409, 'decided', say('decided.request.withdrawn', { who: email }));
  if (request.status !== 'open')
    throw new Reject(409, 'decided', say(`decided.request.${request.status}`, { who: decidedBy ?? say('somebody') }));
  if (status !== 'granted') return;
  if (request.suspendedAt !== null) throw new Reject(409, 'suspended', say('reply.suspended', { who: email }));
  if (request.role === 'venue_owner')
    throw new Reject(409, 'venue-owner', say('reply.venueOwnerChangeRoleUsers', { who: email }));
}
