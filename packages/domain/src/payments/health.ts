import type { ToldPaymentHealth } from '@marquee/contract';
import { payments, reconciliations, refunds } from '@marquee/db';
import { desc, sql } from 'drizzle-orm';
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
    openRefunds: await db.$count(refunds, sql`status IN ('requested', 'pending')`),
    openDisputes: await db.$count(payments, sql`has_open_dispute = 1`),
  };
}
