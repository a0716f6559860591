import { boosts } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { recordEarned } from '../ledger/index.ts';
import { centsOfDays, deliveredDays } from './entitlement.ts';
import type { BoostRow } from './row.ts';

/** Enters each delivered day into the books, once; and when all is over, what is left over of a refund that was no whole day. */
export async function recordDelivered(deps: ChangeDeps, boost: BoostRow): Promise<void> {
  const days = deliveredDays(boost, deps.clock.now());
  const { paymentId, startsAt, earnedDays } = boost;
  if (startsAt === null || days <= earnedDays) return;
  for (let day = earnedDays; day < days; day += 1) {
    const date = new Date(startsAt + day * DAY_MS).toISOString().slice(0, 10);
    const cents = centsOfDays(boost, day + 1) - centsOfDays(boost, day);
    await recordEarned(deps, { book: 'boosts', paymentId, operation: `earn:${paymentId}:${date}`, cents });
  }
  const isOver = boost.status === 'expired' && (boost.ending === null || boost.ending === 'refunded');
  if (isOver)
    await recordEarned(deps, {
      book: 'boosts',
      paymentId,
      operation: `earn:${paymentId}:rest`,
      cents: boost.amountCents,
    });
  await deps.db.update(boosts).set({ earnedDays: days }).where(eq(boosts.id, boost.id));
}
