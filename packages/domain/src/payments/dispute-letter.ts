import { readRows, type Statement } from '@marquee/db';
import type { PaymentDeps } from '../deps.ts';
import type { Movement } from '../ledger/index.ts';
import { writeLetter } from '../mail/index.ts';
import { payerOf } from './payer.sql.ts';
import type { Payment } from './rules.ts';

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
  const [payer] = await readRows(deps.db, payerOf(payment));
  if (!payer) return [];
  const { id: paymentId, purpose, description, receivedCents, cardLast4 } = payment;
  return lost.flatMap(({ lines }) => {
    const lostCents = -(lines.find(({ account }) => account === 'disputes')?.cents ?? 0);
    const data = { paymentId, purpose, description, receivedCents, lostCents, cardLast4 };
    return writeLetter(deps, { kind: 'dispute-lost', to: payer.email, language: payer.language, data });
  });
}
