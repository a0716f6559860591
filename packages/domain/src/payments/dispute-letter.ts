import { boosts, campaigns, readTogether, rowsOf, type Statement, users } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import type { Movement } from '../ledger/index.ts';
import { writeLetter } from '../mail/index.ts';
import type { Payment } from './rules.ts';

const PAYERS = rowsOf('payments.payer', { email: users.email, language: boosts.language });

/**
 * Tells whoever paid that their bank gave money back for good. The books enter each lost dispute once, so it is told once. None if the
 * account is gone.
 */
export async function disputeLetters(
  deps: PaymentDeps,
  payment: Payment,
  movements: readonly Movement[],
): Promise<Statement[]> {
  const lost = movements.filter(({ kind }) => kind === 'dispute-lost');
  if (lost.length === 0) return [];
  const [[payer]] = await readTogether(deps.db, [{ query: payerOf(payment), rows: PAYERS }] as const);
  if (!payer) return [];
  const { id: paymentId, purpose, description, receivedCents } = payment;
  return lost.flatMap(({ lines }) => {
    const lostCents = -(lines.find(({ account }) => account === 'disputes')?.cents ?? 0);
    const data = { paymentId, purpose, description, receivedCents, lostCents };
    return writeLetter(deps, { kind: 'dispute-lost', to: payer.email, language: payer.language, data });
  });
}

/** In the language in which it was bought. */
const payerOf = ({ id, userId }: Payment) =>
  sql`SELECT u.email, coalesce((SELECT language FROM ${boosts} WHERE payment_id = ${id}),
      (SELECT language FROM ${campaigns} WHERE payment_id = ${id}), 'en') AS language
    FROM ${users} u WHERE u.id = ${userId}`;
