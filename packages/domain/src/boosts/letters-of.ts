import { type Statement, users } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import type { Payment } from '../payments/index.ts';
import { localOf } from '../places/index.ts';
import { planOf } from './plans.ts';
import type { BoostRow } from './row.ts';

interface Change {
  before: BoostRow;
  after: BoostRow;
  payment: Payment;
  isFirstPaid: boolean;
}

/** The receipt when it is paid, a letter for each refund, and one when a dispute pauses it or lets it go on. None if the owner's account is gone. */
export async function lettersOf(
  deps: ChangeDeps,
  { before, after, payment, isFirstPaid }: Change,
): Promise<Statement[]> {
  const refundCents = payment.refundedCents - before.toldRefundCents;
  const held = heldOf(before, after);
  if (!isFirstPaid && refundCents <= 0 && held === null) return [];
  const [owner] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, after.userId));
  if (!owner) return [];
  const { id: boostId, eventTitle: title, language, timezone, amountCents, plan, ending } = after;
  const local = (at: number | null) => (at === null ? null : localOf(at, timezone).slice(0, 10));
  const to = owner.email;
  const { cardLast4, id: paymentId } = payment;
  const bought = { boostId, paymentId, title, amountCents, ending, cardLast4 };
  const receipt = { ...bought, plan: planOf(plan).name, days: after.durationDays };
  const dates = { starts: local(after.startsAt), ends: local(after.endsAt) };
  const heldData = {
    paymentId,
    purpose: 'boost' as const,
    title,
    amountCents,
    disputedCents: payment.disputedCents,
    cardLast4,
    isShown: after.status === 'active',
  };
  return [
    ...(isFirstPaid ? writeLetter(deps, { kind: 'boost-receipt', to, language, data: { ...receipt, ...dates } }) : []),
    ...(refundCents > 0
      ? writeLetter(deps, {
          kind: 'boost-refunded',
          to,
          language,
          data: { ...bought, refundCents },
        })
      : []),
    ...(held ? writeLetter(deps, { kind: held, to, language, data: heldData }) : []),
  ];
}

/** A dispute stops a boost that is shown, and one that is over lets it go on. */
function heldOf(before: BoostRow, after: BoostRow): 'purchase-paused' | 'purchase-resumed' | null {
  if (after.status !== 'active' && after.status !== 'scheduled') return null;
  if (before.isSuspended === after.isSuspended) return null;
  return after.isSuspended ? 'purchase-paused' : 'purchase-resumed';
}
