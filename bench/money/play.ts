import { type Database, payments as paymentTable } from '@marquee/db';
import { readBook } from '@marquee/domain/ledger';
import { receivePaymentEvent, reconcilePayments, refundPayment, settleIntent } from '@marquee/domain/payments';
import { fixedClock } from '@marquee/kernel';
import { type FakePayments, fakePayments, recordingLog, recordingMail, seededRandom } from '@marquee/testkit';
import { eq, sql } from 'drizzle-orm';
import { boostProduct } from './boosts.ts';
import { campaignProduct } from './campaigns.ts';
import { actsOf, happen } from './history.ts';
import { differencesOf } from './judge.ts';
import type { Bought, Deps, Product } from './product.ts';
import type { Played } from './results.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-10-01T12:00:00Z');

/** A batch of histories: of what, their seed, the number of the first, and how many. */
export interface Batch {
  product: 'boosts' | 'campaigns';
  seed: number;
  from: number;
  count: number;
}

/** The jobs that the verbs wrote, done one after the other until none is left. Mail is not this benchmark's. */
async function work(deps: Deps, jobs: Product['jobs']): Promise<void> {
  for (;;) {
    const waiting = await deps.db.all<{ id: string; kind: string; payload: string }>(
      sql`SELECT id, kind, payload FROM outbox WHERE state = 'pending' ORDER BY id LIMIT 50`,
    );
    if (waiting.length === 0) return;
    for (const { id, kind, payload } of waiting) {
      await deps.db.run(sql`UPDATE outbox SET state = 'done', finished_at = 1 WHERE id = ${id}`);
      const given = JSON.parse(payload) as never;
      if (kind === 'payment.settle') await settleIntent(deps, given);
      if (kind === 'payment.refund') {
        const { statements = [] } = await refundPayment(deps, given);
        for (const statement of statements) await deps.db.run(statement);
      }
      await jobs[kind]?.(deps, given);
    }
  }
}

/** Plays a batch at once, their acts and messages mixed, and says where ledger, payments and what was bought differ from the provider. */
export async function play(
  db: Database,
  batch: Batch,
  counting: { db: Database; rowsRead: () => number } = { db, rowsRead: () => 0 },
): Promise<Played> {
  const { seed, from, count } = batch;
  const product: Product = batch.product === 'boosts' ? boostProduct() : campaignProduct;
  const clock = fixedClock(START);
  const numbers = seededRandom(seed);
  const deps = {
    db,
    clock,
    log: recordingLog(),
    random: numbers,
    mail: recordingMail(),
    // Each call has a provider of its own, whose ids are unlike those of the others.
    payments: fakePayments(clock, from * 100 + 1),
    publicOrigin: 'https://marquee.example',
  } as unknown as Deps;
  const counted = { ...deps, db: counting.db } as Deps;
  const provider = deps.payments;
  const counts = {
    [batch.product]: count,
    acts: 0,
    messages: 0,
    lost: 0,
    doubled: 0,
    delivered: 0,
    repaired: 0,
    rowsReadBySettling: 0,
  };

  const made = await product.make(deps, numbers, batch);
  const intents = new Map<Bought, string>();
  for (const one of made) {
    const [row] = await db.select().from(paymentTable).where(eq(paymentTable.id, one.paymentId));
    intents.set(one, row?.intentId ?? '');
  }
  const pool: Array<ReturnType<FakePayments['event']>> = [];
  const histories = made.map((one) => ({ one, acts: actsOf(numbers, product.later) }));
  while (histories.some(({ acts }) => acts.length > 0)) {
    const { one, acts } = numbers.pick(histories);
    const act = acts.shift();
    if (act === undefined) continue;
    counts.acts += 1;
    if (act === 'days') clock.advance(Math.floor((numbers.below(40) * DAY_MS) / count));
    await product.act(deps, one, act, numbers);
    const intentId = intents.get(one) ?? '';
    if (happen(provider, intentId, act, numbers)) {
      counts.messages += 1;
      const message = provider.event(intentId, `act.${act}`, `evt_${seed}_${counts.messages}`);
      const fate = numbers.below(10);
      if (fate < 2) counts.lost += 1;
      else pool.push(message);
      if (fate === 9) {
        counts.doubled += 1;
        pool.push(message);
      }
    }
    // Out of order: any of those that are on their way.
    while (pool.length > 0 && numbers.below(3) > 0) {
      const [message] = pool.splice(numbers.below(pool.length), 1);
      if (!message) break;
      await receivePaymentEvent(counted, { raw: message.body, signature: message.signature });
      await work(counted, product.jobs);
      counts.delivered += 1;
    }
  }
  counts.rowsReadBySettling = counting.rowsRead();
  // The nights after: comparison and sweep, and what they ask for.
  clock.advance(2 * DAY_MS);
  for (let night = 0; night < 2; night += 1) {
    const { counts: compared } = await reconcilePayments(deps);
    counts.repaired += night === 0 ? (compared?.['repaired'] ?? 0) : 0;
    await work(deps, product.jobs);
    await product.night(deps, made);
    await work(deps, product.jobs);
  }
  const differences: string[] = [];
  for (const one of made) {
    const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.id, one.paymentId));
    const said = provider.payments.get(intents.get(one) ?? '');
    if (!payment || !said) {
      differences.push(`${one.id} is lost`);
      continue;
    }
    const entered = await sumsOfBook(deps, batch.product, one.paymentId);
    const outcome = { said, payment, entered };
    differences.push(...differencesOf(outcome), ...(await product.differences(deps, one, outcome)));
  }
  return { counts, differences };
}

/** Cents by account; credits are negative. */
async function sumsOfBook(deps: Deps, book: Batch['product'], paymentId: string): Promise<Map<string, number>> {
  const { entered } = await readBook(deps, book, paymentId);
  const sums = new Map<string, number>();
  for (const { account, cents } of [...entered.values()].flat()) sums.set(account, (sums.get(account) ?? 0) + cents);
  return sums;
}
