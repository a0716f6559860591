import type { ProviderDispute, ProviderPayment, ProviderRefund } from '@marquee/kernel';
import type { Stripe } from 'stripe';

const SECOND_MS = 1_000;

export function paymentOf(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderPayment {
  return {
    intentId: intent.id,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    feeCents: intent.status === 'succeeded' ? feeOf(intent.latest_charge) : null,
    currency: intent.currency,
    metadata: { ...intent.metadata },
    failure: intent.last_payment_error?.message ?? null,
    cardLast4: intent.status === 'succeeded' ? cardOf(intent.latest_charge) : null,
    refunds: refunds.map(refundOf),
    disputes: disputes.map(disputeOf),
    createdAt: intent.created * SECOND_MS,
  };
}

/** `requires_capture` cannot occur, because we capture at once; it would be money that is on its way. */
function statusOf(status: Stripe.PaymentIntent['status']): ProviderPayment['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'processing' || status === 'requires_capture' ? 'processing' : 'unpaid';
}

function cardOf(charge: Stripe.PaymentIntent['latest_charge']): string | null {
  if (charge === null || typeof charge === 'string') return null;
  const digits = charge.payment_method_details?.card?.last4 ?? '';
  return /^\d{4}$/.test(digits) ? digits : null;
}

/** The provider makes the balance transaction a moment after the charge. */
function feeOf(charge: Stripe.PaymentIntent['latest_charge']): number | null {
  if (charge === null || typeof charge === 'string') return null;
  const transaction = charge.balance_transaction;
  return transaction === null || typeof transaction === 'string' ? null : transaction.fee;
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    amountCents: refund.amount,
    status: refundStatusOf(refund.status),
    key: refund.metadata?.key ?? null,
    at: refund.created * SECOND_MS,
  };
}

/** `requires_action`: the payer has to say where the money goes. */
function refundStatusOf(status: string | null): ProviderRefund['status'] {
  return status === 'succeeded' || status === 'failed' || status === 'canceled' ? status : 'pending';
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    // Taken with the money; what is given back after a win has its own, which is negative if the fee is given back too.
    feeCents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    status: disputeStatusOf(dispute.status),
    at: dispute.created * SECOND_MS,
  };
}

/** `warning_…` is an inquiry, and `prevented` was settled before it became a dispute. An appeal is open: the money is away and may come back. */
function disputeStatusOf(status: Stripe.Dispute['status']): ProviderDispute['status'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status.startsWith('warning_') || status === 'prevented' ? 'warning' : 'open';
}
