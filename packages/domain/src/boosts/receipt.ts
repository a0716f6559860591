import { type Instant, notFound } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { type PaymentProof, proofOf } from '../payments/index.ts';
import { planOf } from './plans.ts';
import type { BoostRow } from './row.ts';
import { readBoost } from './settle-boost.ts';
import { receiptNumber } from './to-boost.ts';

export interface Receipt extends PaymentProof {
  number: string;
  boost: BoostRow;
  planName: string;
  paidAt: Instant;
}

/** The receipt of a paid boost. Throws Reject 404 before that. */
export async function readReceipt(deps: ReadDeps, id: string): Promise<Receipt> {
  const boost = await readBoost(deps, id);
  const number = receiptNumber(boost.receipt);
  if (number === null || boost.paidAt === null) throw notFound('receipt');
  return { ...(await proofOf(deps, boost)), number, boost, planName: planOf(boost.plan).name, paidAt: boost.paidAt };
}
