import { auditLog, committed, promoterRequests, users, write } from '@marquee/db';
import type { Caller, Instant } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { giveMainRole } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { isProof } from '../publishers/index.ts';

interface Mailbox {
  email: string;
  emailVerifiedAt: Instant | null;
}

/** Whether somebody's address is one of the website's own domain: whoever reads its letters speaks for the website. */
export function speaksFor({ email }: Pick<Mailbox, 'email'>, website: string): boolean {
  return isProof(email, new URL(website).hostname);
}

/**
 * Whether a person has decided about somebody's role before: granted or declined a request, or taken a role away. What a person decided, no
 * mailbox changes.
 */
export async function wasDecided({ db }: DbDeps, userId: string): Promise<boolean> {
  const asked = and(eq(promoterRequests.userId, userId), inArray(promoterRequests.status, ['granted', 'declined']));
  if ((await db.$count(promoterRequests, asked)) > 0) return true;
  const taken = and(eq(auditLog.subject, `user:${userId}`), eq(auditLog.action, 'user.remove-role'));
  return (await db.$count(auditLog, taken)) > 0;
}

/**
 * Grants somebody's open request without a person, if that can be checked: their confirmed address is one of the website's own domain, and no
 * person has decided about them before. Otherwise the request waits in the review queue. Of two at once, one holds. Returns whether it granted.
 */
export async function grantProvenRequest(deps: ChangeDeps, caller: Caller, userId: string): Promise<boolean> {
  const isOpen = and(eq(promoterRequests.userId, userId), eq(promoterRequests.status, 'open'));
  const [found] = await deps.db
    .select({ website: promoterRequests.website, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(promoterRequests)
    .innerJoin(users, eq(users.id, promoterRequests.userId))
    .where(isOpen);
  if (!found || found.emailVerifiedAt === null || !speaksFor(found, found.website)) return false;
  if (await wasDecided(deps, userId)) return false;
  const { email, website } = found;
  const grant = write
    .update(promoterRequests)
    .set({ status: 'granted', decidedAt: deps.clock.now() })
    .where(and(isOpen, eq(promoterRequests.website, website)));
  const entry = auditEntry(deps, caller, {
    action: 'promoter-request.approve',
    subject: `user:${userId}`,
    before: { email, status: 'open' },
    after: { email, status: 'granted', website, by: 'mailbox' },
  });
  return committed(deps.db, [entry], [grant, giveMainRole(userId, 'promoter')]);
}
