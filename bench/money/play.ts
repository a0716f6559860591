import { boosts, type Database, payments as paymentTable } from '@marquee/db';
import { createBoost, settleBoostJob, sweepBoosts } from '@marquee/domain/boosts';
import type { EngineDeps } from '@marquee/domain/deps';
import { ingest } from '@marquee/domain/events';
import { readBook } from '@marquee/domain/ledger';
import { receivePaymentEvent, reconcilePayments, refundPayment, settleIntent } from '@marquee/domain/payments';
import { countListed } from '@marquee/domain/sources';
import { fixedClock } from '@marquee/kernel';
import {
  type FakePayments,
  fakePayments,
  makeDraft,
  recordingLog,
  recordingMail,
  seededRandom,
} from '@marquee/testkit';
import { eq, sql } from 'drizzle-orm';
import { actsOf, happen } from './history.ts';
import { differencesOf } from './judge.ts';
import type { Played } from './results.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-10-01T12:00:00Z');

/** A batch of histories: their seed, the number of the first, and how many. */
export interface Batch {
  seed: number;
  from: number;
  count: number;
}

type Deps = EngineDeps & { clock: ReturnType<typeof fixedClock>; payments: FakePayments };

/** The jobs that the verbs wrote, done one after the other until none is left. Mail is not this benchmark's. */
async function work(deps: Deps): Promise<number> {
  let done = 0;
  for (;;) {
    const jobs = await deps.db.all<{ id: string; kind: string; payload: string }>(
      sql`SELECT id, kind, payload FROM outbox WHERE state = 'pending' ORDER BY id LIMIT 50`,
    );
    if (jobs.length === 0) return done;
    for (const { id, kind, payload } of jobs) {
      await deps.db.run(sql`UPDATE outbox SET state = 'done', finished_at = 1 WHERE id = ${id}`);
      const given = JSON.parse(payload) as never;
      if (kind === 'payment.settle') await settleIntent(deps, given);
      if (kind === 'boost.settle') await settleBoostJob(deps, given);
      if (kind === 'payment.refund') {
        const { statements = [] } = await refundPayment(deps, given);
        for (const statement of statements) await deps.db.run(statement);
      }
      done += 1;
    }
  }
}

/** Plays a batch at once, their acts and messages mixed, and says where ledger, payments and boosts differ from the provider. */
export async function play(
  db: Database,
  { seed, from, count }: Batch,
  counting: { db: Database; rowsRead: () => number } = { db, rowsRead: () => 0 },
): Promise<Played> {
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
  const counts = { acts: 0, messages: 0, lost: 0, doubled: 0, delivered: 0, repaired: 0, rowsReadBySettling: 0 };

  await addShows(deps, from, count);
  const events = await deps.db.all<{ id: string }>(sql`SELECT id FROM events ORDER BY seq DESC LIMIT ${count}`);
  const made: Array<{ boostId: string; paymentId: string; intentId: string; eventId: string }> = [];
  for (const { id: eventId } of events) {
    const [duration = 3, amount = 9] = numbers.pick([
      [1, 1],
      [3, 9],
      [7, 19],
      [14, 39],
    ] as const);
    const { boost } = await createBoost(
      { ...deps, hasTestPlan: true },
      { userId: `user-${numbers.below(50)}`, language: 'en' },
      { eventId, duration, amount, activationTiming: 'now' },
    );
    const [row] = await deps.db.select().from(paymentTable).where(eq(paymentTable.id, boost.paymentId));
    made.push({ boostId: boost.id, paymentId: boost.paymentId, intentId: row?.intentId ?? '', eventId });
  }

  const pool: Array<ReturnType<FakePayments['event']>> = [];
  const cancelled = new Set<string>();
  const histories = made.map((one) => ({ ...one, acts: actsOf(numbers) }));
  while (histories.some(({ acts }) => acts.length > 0)) {
    const history = numbers.pick(histories);
    const act = history.acts.shift();
    if (act === undefined) continue;
    counts.acts += 1;
    if (act === 'days') clock.advance(Math.floor((numbers.below(40) * DAY_MS) / count));
    if (act === 'cancel-event' && !cancelled.has(history.eventId)) {
      cancelled.add(history.eventId);
      await deps.db.run(sql`UPDATE events SET status = 'cancelled' WHERE id = ${history.eventId}`);
    }
    if (happen(provider, history.intentId, act, numbers)) {
      counts.messages += 1;
      const message = provider.event(history.intentId, `act.${act}`, `evt_${seed}_${counts.messages}`);
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
      await work(counted);
      counts.delivered += 1;
    }
  }
  counts.rowsReadBySettling = counting.rowsRead();
  // The night after: comparison and sweep, and what they ask for.
  clock.advance(2 * DAY_MS);
  for (let night = 0; night < 2; night += 1) {
    const { counts: compared } = await reconcilePayments(deps);
    counts.repaired += night === 0 ? (compared?.['repaired'] ?? 0) : 0;
    await work(deps);
    await sweepBoosts(deps);
    await sweepAll(deps, made);
  }
  const differences: string[] = [];
  for (const { boostId, paymentId, intentId, eventId } of made) {
    const [boost] = await deps.db.select().from(boosts).where(eq(boosts.id, boostId));
    const [payment] = await deps.db.select().from(paymentTable).where(eq(paymentTable.id, paymentId));
    const said = provider.payments.get(intentId);
    if (!boost || !payment || !said) {
      differences.push(`${boostId} is lost`);
      continue;
    }
    const { entered } = await readBook(deps, 'boosts', paymentId);
    const lines = [...entered.values()].flat();
    const cashCents = lines.reduce((sum, { account, cents }) => (account === 'cash' ? sum + cents : sum), 0);
    const isEventCancelled = cancelled.has(eventId);
    differences.push(...differencesOf(said, { payment, boost, cashCents, isEventCancelled, now: clock.now() }));
  }
  return { counts, differences };
}

async function addShows(deps: Deps, from: number, count: number): Promise<void> {
  const source = { id: `source-${from}`, name: 'The Hall', url: 'https://hall.example/' };
  await deps.db.run(sql`INSERT INTO sources (id, name, city_slug, url, host, interval_ms, next_due_at, created_at)
    VALUES (${source.id}, ${source.name}, 'columbia-sc', ${`${source.url}${from}`}, 'hall.example', 1, 0, 0)`);
  await ingest(deps, {
    source,
    citySlug: 'columbia-sc',
    shiftWeeks: 0,
    pageUrls: [source.url],
    drafts: Array.from({ length: count }, (_, n) => ({
      pageUrl: source.url,
      draft: makeDraft({
        key: `show-${from + n}`,
        title: `Show number ${from + n}`,
        venue: `Hall ${from + n}`,
        start: '2027-06-01T20:00',
      }),
    })),
    windows: new Map(),
    statements: [],
    countListed: (listed) => countListed(source.id, listed),
    guard: sql`UPDATE sources SET runs = runs WHERE id = ${source.id}`,
  });
}

/** More boosts than one sweep takes are open here. */
async function sweepAll(deps: Deps, made: ReadonlyArray<{ boostId: string }>): Promise<void> {
  await work(deps);
  for (const { boostId } of made) await settleBoostJob(deps, { boostId });
  await work(deps);
}
