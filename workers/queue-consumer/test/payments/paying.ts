import type { PaymentPurpose } from '@marquee/contract';
import { atomically, ledgerBalances, ledgerEntries } from '@marquee/db';
import { newPayment, receivePaymentEvent, startPayment } from '@marquee/domain/payments';
import { engineDeps, freshDatabase, type TestEngine } from '@marquee/testkit/workerd';
import { asc } from 'drizzle-orm';

export async function anEngine(): Promise<TestEngine> {
  return engineDeps(await freshDatabase());
}

/** A payment of $9 that a browser can pay. */
export async function aPayment(
  engine: TestEngine,
  { id = 'p1', purpose = 'boost' as PaymentPurpose, amountCents = 900 } = {},
): Promise<string> {
  const payment = { id, purpose, subjectId: `of-${id}`, userId: 'ann', amountCents, description: 'Spotlight, 3 days' };
  await atomically(engine.db, [newPayment(engine, payment)]);
  return (await startPayment(engine, id)).intentId;
}

/** The provider tells what happened. */
export async function tell(engine: TestEngine, intentId: string, kind = 'payment_intent.succeeded'): Promise<void> {
  const { body, signature } = engine.payments.event(intentId, kind);
  await receivePaymentEvent(engine, { raw: body, signature });
}

export const operations = async ({ db }: TestEngine) =>
  (await db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.book), asc(ledgerEntries.seq))).map(
    ({ operation }) => operation.replace(/(re|dp)_fake\d+/, '$1'),
  );

/** Debits less credits of each account, without the sums over payments. */
export async function balances({ db }: TestEngine): Promise<Record<string, number>> {
  const rows = await db.select().from(ledgerBalances);
  const single = rows.filter(({ account }) => account !== 'deferred' && account !== 'advertiser');
  return Object.fromEntries(single.map(({ account, debitCents, creditCents }) => [account, debitCents - creditCents]));
}
