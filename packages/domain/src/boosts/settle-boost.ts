import { atomically, boosts, Conflict, coalesce, plus, readRows, type Statement, scalar, write } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, eq, max } from 'drizzle-orm';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { placeBoost } from '../events/index.ts';
import { readPayment, requestRefund } from '../payments/index.ts';
import { eventFacts } from './event-facts.sql.ts';
import { lettersOf } from './letters-of.ts';
import { nextState } from './next-state.ts';
import { rankOf } from './plans.ts';
import { recordDelivered } from './record-delivered.ts';
import type { BoostRow } from './row.ts';

const TRIES = 8;

/** The number of the next receipt; the first one is 1001. */
const NEXT_RECEIPT = scalar(write.select({ next: plus(coalesce(max(boosts.receipt), 1000), 1) }).from(boosts));

/** Throws Reject 404. */
export async function readBoost({ db }: DbDeps, id: string): Promise<BoostRow> {
  const [boost] = await db.select().from(boosts).where(eq(boosts.id, id));
  if (!boost) throw notFound('boost');
  return boost;
}

/**
 * Brings a boost up to what its payment and its event are now: state, placement, refund and letters in one commit, then what was
 * delivered into the books. Every path leads here, so order and number of calls do not matter. Throws Reject 404, and Conflict if
 * the boost stays busy.
 */
export async function settleBoost(deps: ChangeDeps, id: string): Promise<BoostRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const boost = await commit(deps, await readBoost(deps, id));
      await recordDelivered(deps, boost);
      return boost;
    } catch (error) {
      if (!(error instanceof Conflict || isRival(error)) || attempt === TRIES) throw error;
    }
  }
}

async function commit(deps: ChangeDeps, boost: BoostRow): Promise<BoostRow> {
  const payment = await readPayment(deps, boost.paymentId);
  const [event] = await readRows(deps.db, eventFacts(boost.eventId));
  const rival = event?.liveBoostId ?? null;
  const hasRival = rival !== null && rival !== boost.id;
  const { state, refund } = nextState({ boost, payment, event: event ?? null, hasRival, now: deps.clock.now() });
  // A merged event takes its boost along, unless the other one has one.
  const eventId = event && !hasRival ? event.id : boost.eventId;
  const isFirstPaid = boost.receipt === null && payment.status === 'succeeded';
  const toldRefundCents = Math.max(boost.toldRefundCents, payment.refundedCents);
  const changed = { ...state, eventId, toldRefundCents, paidAt: isFirstPaid ? deps.clock.now() : boost.paidAt };
  const isSame = (Object.keys(changed) as Array<keyof typeof changed>).every((key) => changed[key] === boost[key]);
  const placed = placementOf({ ...boost, ...changed }, boost, hasRival);
  if (isSame && refund === null && !isFirstPaid) {
    await atomically(deps.db, placed);
    return boost;
  }
  const guard = write
    .update(boosts)
    .set({
      ...changed,
      revision: boost.revision + 1,
      ...(isFirstPaid ? { receipt: NEXT_RECEIPT } : {}),
    })
    .where(and(eq(boosts.id, boost.id), eq(boosts.revision, boost.revision)));
  const refunded = refund ? requestRefund(deps, { paymentId: boost.paymentId, ...refund }) : [];
  const letters = await lettersOf(deps, { before: boost, after: { ...boost, ...changed }, payment, isFirstPaid });
  await atomically(deps.db, [...placed, ...refunded, ...letters], [guard]);
  return readBoost(deps, boost.id);
}

/** The place of the event in lists. What never had one takes none from a rival. */
function placementOf(after: BoostRow, before: BoostRow, hasRival: boolean): Statement[] {
  const isShown = after.status === 'active' && !after.isSuspended;
  const leaves = after.eventId === before.eventId ? [] : placeBoost(before.eventId, 0);
  if (isShown) return [...leaves, ...placeBoost(after.eventId, rankOf(after.plan))];
  const wasShown = before.status === 'active' || before.status === 'scheduled';
  return wasShown && !hasRival ? [...leaves, ...placeBoost(after.eventId, 0)] : leaves;
}

/** Another boost of the event became live at the same moment: read again, it is a rival. */
export function isRival(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/UNIQUE constraint failed: boosts\./.test(cause.message)) return true;
  }
  return false;
}
