import type { ToldPaymentHealth } from '@marquee/contract';
import { literal, payments, reconciliations, refunds, tuple } from '@marquee/db';
import { desc, eq, inArray } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** Whether our payments agree with those of the provider. */
export async function paymentHealth({
  db,
  payments: provider,
}: Pick<PaymentDeps, 'db' | 'payments'>): Promise<ToldPaymentHealth> {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.day)).limit(1);
  return {
    isSetUp: provider.isSetUp,
    comparison: last
      ? { at: isoOf(last.at), checked: last.checked, repaired: last.repaired, differences: [...last.differences] }
      : null,
    openRefunds: await db.$count(refunds, inArray(refunds.status, tuple(literal('requested'), literal('pending')))),
    openDisputes: await db.$count(payments, eq(payments.hasOpenDispute, literal(1))),
  };
}
