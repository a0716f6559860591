import { atomically, Conflict, payments, refunds, type Statement, write } from '@marquee/db';
import { notFound, type ProviderPayment } from '@marquee/kernel';
import { and, eq, ne } from 'drizzle-orm';
import type { DbDeps, PaymentDeps } from '../deps.ts';
import { enqueue, type NewJob } from '../jobs/index.ts';
import { BOOK_OF, enter, readBook } from '../ledger/index.ts';
import { disputeLetters } from './dispute-letter.ts';
import { movementsOf } from './movements.ts';
import { type Decided, followRefunds } from './refund-again.ts';
import { refundJob } from './refund-job.ts';
import { hasChanged, isAsAgreed, type Payment, type PaymentState, stateOf } from './rules.ts';

/** A book takes one entry at a time: each conflict means that another one got through. */
const TRIES = 20;

/**
 * Brings a payment up to what the provider says about it now: the row, the books and the job for what it pays for, in one commit. Asking
 * for the present state instead of believing messages makes their order and number irrelevant. Gives the payment as it is then. Throws
 * Reject 404, Conflict if it stays busy, and the port's errors.
 */
export async function settlePayment(deps: PaymentDeps, paymentId: string): Promise<Payment> {
  let asked: { revision: number; said: ProviderPayment } | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const payment = await readPayment(deps, paymentId);
    // What was said before another commit of this payment may be older than that commit; another payment's commit does not matter.
    if (asked?.revision !== payment.revision) asked = await ask(deps, payment);
    if (asked === null) return payment;
    try {
      return await commit(deps, payment, asked.said);
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === TRIES) throw error;
    }
  }
}

/** Null: there is nothing to settle, or nothing that we agreed to. */
async function ask(deps: PaymentDeps, payment: Payment): Promise<{ revision: number; said: ProviderPayment } | null> {
  const said = payment.intentId === null ? null : await deps.payments.read(payment.intentId);
  if (!said) return null;
  if (isAsAgreed(payment, said)) return { revision: payment.revision, said };
  // Nothing is activated by it; the daily comparison reports it.
  deps.log.error('a payment is not what was agreed', { paymentId: payment.id, said: said.amountCents });
  return null;
}

/** Throws Reject 404. */
export async function readPayment({ db }: DbDeps, paymentId: string): Promise<Payment> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw notFound('payment');
  return payment;
}

async function commit(deps: PaymentDeps, payment: Payment, said: ProviderPayment): Promise<Payment> {
  const book = BOOK_OF[payment.purpose];
  const state = stateOf(said);
  const bookState = await readBook(deps, book, payment.id);
  const movements = movementsOf(book, payment.id, said, bookState);
  const isNews = hasChanged(payment, state);
  const { finished, decided, waiting } = await ownRefunds(deps, payment.id, said);
  if (!isNews && movements.length === 0 && finished.length === 0) return payment;

  const isSame = state.failure === payment.failure;
  const changed = {
    ...state,
    failedAt: state.failure === null ? null : isSame ? payment.failedAt : deps.clock.now(),
    cardLast4: said.cardLast4 ?? payment.cardLast4,
    paidAt: payment.paidAt ?? (state.status === 'succeeded' ? deps.clock.now() : null),
    revision: payment.revision + 1,
  };
  const guard = write
    .update(payments)
    .set(changed)
    .where(and(eq(payments.id, payment.id), eq(payments.revision, payment.revision)));
  const { guards } = await enter(deps, book, bookState.head, movements);
  const isDisputeOver = payment.hasOpenDispute && !changed.hasOpenDispute;
  // What was paid for also hears of a refund that failed before the payment showed it.
  const isHeard = isNews || finished.length > 0;
  const jobs = [...(isHeard ? [newsOf(payment, changed)] : []), ...(isDisputeOver ? waiting.map(refundJob) : [])];
  const news = jobs.length > 0 ? enqueue(deps, jobs) : [];
  const letters = await disputeLetters(deps, { ...payment, ...changed }, movements);
  const followed = await followRefunds(deps, { ...payment, ...changed }, decided);
  await atomically(deps.db, [...finished, ...news, ...letters, ...followed], [guard, ...guards]);
  return { ...payment, ...changed };
}

/** What is paid for reacts in a job of its own. */
function newsOf({ purpose, subjectId, id }: Payment, { revision }: PaymentState & { revision: number }): NewJob {
  const subject = `${id}:${revision}`;
  return purpose === 'boost'
    ? { kind: 'boost.settle', payload: { boostId: subjectId }, subject, citySlug: null }
    : { kind: 'campaign.settle', payload: { campaignId: subjectId }, subject, citySlug: null };
}

/**
 * Our own refunds: statements for those of which the provider says something new, what it says, and the ids of those that it was not asked for. A bank can
 * send back what had succeeded.
 */
async function ownRefunds(
  deps: PaymentDeps,
  paymentId: string,
  said: ProviderPayment,
): Promise<{ finished: Statement[]; decided: Decided[]; waiting: string[] }> {
  const open = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
  const waiting = open.flatMap(({ id, status }) =>
    status === 'requested' && !said.refunds.some(({ key }) => key === id) ? [id] : [],
  );
  const finished: Statement[] = [];
  const decided: Decided[] = [];
  for (const own of open) {
    const refund = said.refunds.find(({ key }) => key === own.id);
    if (!refund) continue;
    const status = refund.status === 'canceled' ? 'failed' : refund.status;
    if (status === own.status) continue;
    const finishedAt = status === 'pending' ? null : deps.clock.now();
    const change = { status, providerId: refund.id, finishedAt, amountCents: refund.amountCents };
    finished.push(write.update(refunds).set(change).where(eq(refunds.id, own.id)));
    decided.push({ refund: { ...own, amountCents: refund.amountCents }, status });
  }
  return { finished, decided, waiting };
}
