import { ENHANCEMENT_POINTS, type PointAction } from '@marquee/contract';
import { pointsLedger } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { balanceOf, enhancedEvent } from './balance.ts';

/** The server decides what an action earns (docs/spec/decisions.md 37). */
const EARNED: Record<PointAction, number> = { enhancement_view: ENHANCEMENT_POINTS };

/** Awards the points of an action, once per user and event. Throws Reject 404 for an event without an enhancement. */
export async function awardPoints(
  deps: NowDeps,
  userId: string,
  { action, eventId: alias }: { action: PointAction; eventId: string },
) {
  const eventId = await enhancedEvent(deps.db, alias);
  if (eventId === null) throw new Reject(404, 'not-found', 'There is no enhancement of this event.');
  const points = EARNED[action];
  const awarded = await deps.db
    .insert(pointsLedger)
    .values({ userId, action, eventId, points, awardedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ points: pointsLedger.points });
  return {
    success: true as const,
    pointsAwarded: awarded[0]?.points ?? 0,
    balance: await balanceOf(deps.db, userId),
  };
}
