import { boosts, events, payments } from '@marquee/db';
import { type BoostRequest, createBoost } from '@marquee/domain/boosts';
import { receivePaymentEvent } from '@marquee/domain/payments';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { makePerson } from '../notices/people.ts';
import { runUntilQuiet } from '../support.ts';

export const ANN = { userId: 'ann', language: 'en' } as const;
export const BEN = { userId: 'ben', language: 'es' } as const;

/** A town with one event in two weeks, and two people. It is Thursday, October 1, 8 in the morning. */
export async function aTown() {
  const engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
  const source = await makeSource(engine.db);
  await store(engine, [JAZZ, SUPPER], { source });
  await makePerson(engine, 'ann');
  await makePerson(engine, 'ben');
  return { engine, source, jazz: await idOf(engine, 'Jazz'), supper: await idOf(engine, 'Supper') };
}

export const JAZZ = { title: 'Jazz', start: '2026-10-30T20:00', key: 'jazz', venue: 'The Hall' };
export const SUPPER = { title: 'Supper', start: '2026-10-15T18:00', key: 'supper', venue: 'The Barn' };

export async function idOf({ db }: Pick<TestEngine, 'db'>, title: string): Promise<string> {
  const [row] = await db.select({ id: events.id }).from(events).where(eq(events.title, title));
  if (!row) throw new Error(`no ${title}`);
  return row.id;
}

/** Begins a boost of $9 for three days, and gives it with the provider's id of its payment. */
export async function begin(
  engine: TestEngine,
  eventId: string,
  given: Partial<BoostRequest> = {},
  who: typeof ANN | typeof BEN = ANN,
) {
  const request = { eventId, duration: 3, amount: 9, activationTiming: 'now', ...given } as const;
  const { boost } = await createBoost({ ...engine, hasTestPlan: true }, who, request);
  const [payment] = await engine.db.select().from(payments).where(eq(payments.id, boost.paymentId));
  return { id: boost.id, paymentId: boost.paymentId, intentId: payment?.intentId ?? '' };
}

/** The provider tells that something happened, and the queue works. */
export async function tell(engine: TestEngine, intentId: string, kind = 'payment_intent.succeeded'): Promise<void> {
  const { body, signature } = engine.payments.event(intentId, kind);
  await receivePaymentEvent(engine, { raw: body, signature });
  await runUntilQuiet(engine, 60_000);
}

/** Begins one and pays it; its browser was closed: the message alone settles it. */
export async function boosted(
  engine: TestEngine,
  eventId: string,
  given: Partial<BoostRequest> = {},
  who: typeof ANN | typeof BEN = ANN,
) {
  const begun = await begin(engine, eventId, given, who);
  engine.payments.succeed(begun.intentId, { fee: 56 });
  await tell(engine, begun.intentId);
  return begun;
}

export async function boostOf({ db }: Pick<TestEngine, 'db'>, id: string) {
  const [row] = await db.select().from(boosts).where(eq(boosts.id, id));
  if (!row) throw new Error('no boost');
  return row;
}

export async function rankOf({ db }: Pick<TestEngine, 'db'>, eventId: string): Promise<number> {
  const [row] = await db.all<{ rank: number; listed: number }>(
    sql`SELECT e.boost_rank AS rank, (SELECT max(l.popularity / 1000000000000) FROM listing l WHERE l.event_seq = e.seq) AS listed
      FROM events e WHERE e.id = ${eventId}`,
  );
  if (row && row.listed !== null && row.listed !== row.rank) throw new Error(`listed as ${row.listed}, is ${row.rank}`);
  return row?.rank ?? -1;
}

/** Debits less credits of each account, of all payments together; the book's own total of what is deferred is left out. */
export async function balances({ db }: Pick<TestEngine, 'db'>): Promise<Record<string, number>> {
  const rows = await db.all<{ account: string; cents: number }>(
    sql`SELECT account, debit_cents - credit_cents AS cents FROM ledger_balances
      WHERE account <> 'deferred'`,
  );
  const sums: Record<string, number> = {};
  for (const { account, cents } of rows) {
    const name = account.replace(/:.*/, '');
    sums[name] = (sums[name] ?? 0) + cents;
  }
  return sums;
}
