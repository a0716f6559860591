import type { OwnPromoterRequest } from '@marquee/contract';
import { promoterRequests, users } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { desc, eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { speaksFor, wasDecided } from './grant-proven.ts';
import { askAgainAt, standingOf } from './standing-rules.ts';

/** The latest request of somebody, and where they stand with it. */
export async function getOwnPromoterRequest(deps: NowDeps, userId: string): Promise<OwnPromoterRequest> {
  const [person] = await deps.db
    .select({ role: users.role, isAdmin: users.isAdmin, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw notFound('account');
  const [request = null] = await deps.db
    .select()
    .from(promoterRequests)
    .where(eq(promoterRequests.userId, userId))
    .orderBy(desc(promoterRequests.id))
    .limit(1);
  const standing = standingOf(person, request, deps.clock.now());
  return {
    standing,
    request: request && ownOf(request),
    isSettledByConfirming:
      standing === 'open' &&
      request !== null &&
      person.emailVerifiedAt === null &&
      speaksFor(person, request.website) &&
      !(await wasDecided(deps, userId)),
    askAgainAt: standing === 'wait' ? isoOf(askAgainAt(request)) : null,
  };
}

function ownOf(row: typeof promoterRequests.$inferSelect): NonNullable<OwnPromoterRequest['request']> {
  const { organization, website, about, cities, status, note } = row;
  return {
    organization,
    website,
    about,
    cities,
    status,
    timestamp: isoOf(row.createdAt),
    decidedAt: isoOf(row.decidedAt),
    reason: status === 'declined' ? note : null,
  };
}
