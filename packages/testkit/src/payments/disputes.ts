import type { Stripe } from 'stripe';
import { DISPUTE_FEE_CENTS, move } from './balance.ts';
import { unknownId, wrongState } from './fault.ts';
import { newId, secondsOf, type World } from './state.ts';

const WEEK_SECONDS = 7 * 86_400;

/** The payer's bank takes the money back; an inquiry takes nothing. */
export function openDispute(world: World, charge: Stripe.Charge, isInquiry = false): Stripe.Dispute {
  if (charge.disputed) throw wrongState('This charge is disputed already.');
  const id = newId('dp');
  const amount = charge.amount - charge.amount_refunded;
  if (amount === 0) throw wrongState('Nothing is left of this charge to dispute.');
  const created = secondsOf(world);
  const dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [bookDispute(world, id, -amount, DISPUTE_FEE_CENTS)],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: created + WEEK_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  } satisfies Stripe.Dispute;
  world.state.disputes.set(id, dispute);
  charge.disputed = true;
  world.emit('charge.dispute.created', dispute);
  if (!isInquiry) world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** `won` gives the money back, not the fee. An inquiry is only closed. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): Stripe.Dispute {
  const dispute = world.state.disputes.get(id);
  if (!dispute) throw unknownId('dispute', id);
  if (!dispute.status.endsWith('needs_response')) throw wrongState('This dispute is closed already.');
  const isInquiry = dispute.status.startsWith('warning_');
  dispute.status = isInquiry ? 'warning_closed' : outcome;
  dispute.evidence_details.has_evidence = outcome === 'won';
  world.emit('charge.dispute.closed', dispute);
  if (isInquiry || outcome === 'lost') return dispute;
  dispute.is_charge_refundable = true;
  dispute.balance_transactions = [...dispute.balance_transactions, bookDispute(world, id, dispute.amount, 0)];
  world.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function bookDispute(world: World, source: string, amount: number, fee: number): Stripe.BalanceTransaction {
  const category = amount < 0 ? 'dispute' : 'dispute_reversal';
  return move(world, { amount, fee, source, type: 'adjustment', category, description: 'Chargeback' });
}
