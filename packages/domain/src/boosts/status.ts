import type { EventBoostStatus } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { levelOf } from './plans.ts';
import { shownBoosts } from './status.sql.ts';

const NONE: EventBoostStatus = { isBoosted: false, boostLevel: null, daysRemaining: 0, boostId: null };

/** The boost status of events by their ids. Whether they exist is not looked at: what does not exist is not boosted. */
export async function boostStatuses(
  { db, clock }: NowDeps,
  eventIds: readonly string[],
): Promise<Record<string, EventBoostStatus>> {
  const ids = [...new Set(eventIds)];
  const found = await readRows(db, shownBoosts(ids));
  const boosted = new Map(found.map((boost) => [boost.eventId, boost]));
  return Object.fromEntries(
    ids.map((id) => {
      const boost = boosted.get(id);
      if (!boost || (boost.endsAt ?? 0) <= clock.now()) return [id, NONE];
      const daysRemaining = daysLeft(boost.endsAt, clock.now());
      return [id, { isBoosted: true, boostLevel: levelOf(boost.plan), daysRemaining, boostId: boost.id }];
    }),
  );
}

/** Begun days until it ends. */
export function daysLeft(endsAt: Instant | null, now: Instant): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
}
