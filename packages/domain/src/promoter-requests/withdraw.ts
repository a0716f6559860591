import type { OwnPromoterRequest } from '@marquee/contract';
import { atomically, promoterRequests, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { getOwnPromoterRequest } from './own-request.ts';

/** Withdraws somebody's open request; without one, or again, nothing changes. Throws Reject 409 if it was decided. */
export async function withdrawPromoterRequest(deps: NowDeps, userId: string): Promise<OwnPromoterRequest> {
  const isOpen = and(eq(promoterRequests.userId, userId), eq(promoterRequests.status, 'open'));
  await atomically(deps.db, [write.update(promoterRequests).set({ status: 'withdrawn' }).where(isOpen)]);
  const own = await getOwnPromoterRequest(deps, userId);
  const status = own.request?.status;
  if (status === 'granted' || status === 'declined')
    throw new Reject(409, 'decided', 'Somebody has decided about your request already. Load this page again.');
  return own;
}
