import { payments, reconciliations, write } from '@marquee/db';
import { DAY_MS, HOUR_MS, inEnglish, type Message, type ProviderPayment, say } from '@marquee/kernel';
import { and, gte, isNotNull, lt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { BOOK_OF, readBook } from '../ledger/index.ts';
import { hasChanged, isAsAgreed, type Payment, stateOf } from './rules.ts';
import { paymentOf } from './settle-intent.ts';
import { readPayment, settlePayment } from './settle-payment.ts';

/** A card can be disputed for about four months. */
const LOOKED_BACK_MS = 130 * DAY_MS;
const MOST = 50;

/**
 * Compares the provider's list of payments with ours: what differs is brought up to the provider's state, and what still differs then, or
 * is on one side alone, is reported. So no lost message loses money for longer than a day.
 */
export async function reconcilePayments(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  if (!deps.payments.isSetUp) return { outcome: 'skipped', detail: say('payment.noProvider') };
  const from = now - LOOKED_BACK_MS;
  const differences: Message[] = [];
  const seen = new Set<string>();
  let repaired = 0;
  let after: string | null = null;
  do {
    const page = await deps.payments.list({ from, until: now, after });
    for (const said of page.payments) {
      seen.add(said.intentId);
      const result = await compare(deps, said);
      repaired += result.isRepaired ? 1 : 0;
      differences.push(...result.differences);
    }
    after = page.next;
  } while (after !== null);
  differences.push(...(await unknownToProvider(deps, from, now - HOUR_MS, seen)));

  const told = differences.slice(0, MOST);
  const row = { day: Math.floor(now / DAY_MS), at: now, checked: seen.size, repaired, differences: told };
  const kept = write.insert(reconciliations).values(row).onConflictDoUpdate({ target: reconciliations.day, set: row });
  for (const difference of told) deps.log.error('payments differ', { difference: inEnglish(difference) });
  return {
    outcome: told.length === 0 ? 'done' : 'failed',
    detail: told[0] ?? say('payment.agree', { n: seen.size, n2: repaired }),
    counts: { checked: seen.size, repaired, differences: differences.length },
    findings: told,
    statements: [kept],
  };
}

async function compare(
  deps: EngineDeps,
  said: ProviderPayment,
): Promise<{ isRepaired: boolean; differences: Message[] }> {
  const id = await paymentOf(deps, said.intentId);
  if (id === null) {
    // Somebody may take other payments with the same account.
    const differences = said.receivedCents > 0 ? [say('payment.onlyTheirs', { id: said.intentId })] : [];
    return { isRepaired: false, differences };
  }
  const before = await readPayment(deps, id);
  if (!isAsAgreed(before, said))
    return {
      isRepaired: false,
      differences: [
        say('payment.otherAmount', { id, there: String(said.amountCents), here: String(before.amountCents) }),
      ],
    };
  const isRepaired = hasChanged(before, stateOf(said)) || (await cashOf(deps, before)) !== cashAccordingTo(said);
  const payment = isRepaired ? await settlePayment(deps, id) : before;
  // Settling asks again: what is compared now may be newer than the list.
  const newest = isRepaired ? ((await deps.payments.read(said.intentId)) ?? said) : said;
  const isDifferent = hasChanged(payment, stateOf(newest));
  const [ours, theirs] = [await cashOf(deps, payment), cashAccordingTo(newest)];
  const differences = [
    ...(isDifferent ? [say('payment.otherState', { id, there: newest.status, here: payment.status })] : []),
    ...(ours === theirs ? [] : [say('payment.otherCash', { id, there: String(theirs), here: String(ours) })]),
  ];
  return { isRepaired, differences };
}

/** What a payment brought or cost in cash, according to our books. */
async function cashOf(deps: EngineDeps, { id, purpose }: Payment): Promise<number> {
  const { entered } = await readBook(deps, BOOK_OF[purpose], id);
  return [...entered.values()].flat().reduce((sum, { account, cents }) => (account === 'cash' ? sum + cents : sum), 0);
}

function cashAccordingTo({ receivedCents, feeCents, refunds, disputes }: ProviderPayment): number {
  const gone = refunds.filter(({ status }) => status === 'pending' || status === 'succeeded');
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  const charged = disputes.filter(({ status }) => status !== 'warning');
  const sum = <T>(list: readonly T[], cents: (one: T) => number) => list.reduce((total, one) => total + cents(one), 0);
  return (
    receivedCents -
    (feeCents ?? 0) -
    sum(gone, ({ amountCents }) => amountCents) -
    sum(taken, ({ amountCents }) => amountCents) -
    sum(charged, ({ feeCents: fee }) => fee)
  );
}

/** Payments of ours that the provider did not list. */
async function unknownToProvider(
  { db }: EngineDeps,
  from: number,
  until: number,
  seen: ReadonlySet<string>,
): Promise<Message[]> {
  const ours = await db
    .select({ id: payments.id, intentId: payments.intentId })
    .from(payments)
    .where(and(gte(payments.createdAt, from), lt(payments.createdAt, until), isNotNull(payments.intentId)));
  return ours
    .filter(({ intentId }) => intentId !== null && !seen.has(intentId))
    .map(({ id, intentId }) => say('payment.onlyOurs', { id: intentId ?? '', payment: id }));
}
