import type { Stripe } from 'stripe';
import { newId, secondsOf, type World } from './state.ts';

const DAY_SECONDS = 86_400;

/** 2.9 % and 30 cents, to the nearest cent: stripe.com/pricing for cards in the US. */
export function feeOf(amountCents: number): number {
  return Math.round((amountCents * 29) / 1_000) + 30;
}

/** stripe.com/pricing: for each dispute, whoever wins it. */
export const DISPUTE_FEE_CENTS = 1_500;

interface Movement {
  /** Negative: money that goes away. */
  amount: number;
  fee: number;
  source: string;
  type: 'adjustment' | 'charge' | 'refund' | 'refund_failure';
  category: string;
  description: string | null;
}

/** One line of the account's book. */
export function move(
  world: World,
  { amount, fee, source, type, category, description }: Movement,
): Stripe.BalanceTransaction {
  const created = secondsOf(world);
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + 2 * DAY_SECONDS,
    balance_type: 'payments',
    created,
    currency: 'usd',
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  };
  world.state.transactions.set(transaction.id, transaction);
  return transaction;
}
