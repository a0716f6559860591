import { boosts } from '@marquee/db';
import { createBoost, settleBoostJob, sweepBoosts } from '@marquee/domain/boosts';
import { ingest } from '@marquee/domain/events';
import { countListed } from '@marquee/domain/sources';
import { makeDraft } from '@marquee/testkit';
import { eq, sql } from 'drizzle-orm';
import { sumsOf } from './judge.ts';
import type { Bought, Deps, Outcome, Product } from './product.ts';

const DAY_MS = 86_400_000;
const PLANS = [
  { duration: 1, amount: 1 },
  { duration: 3, amount: 9 },
  { duration: 7, amount: 19 },
  { duration: 14, amount: 39 },
] as const;

interface BoughtBoost extends Bought {
  eventId: string;
}

/** Boosts of events that people pay, and that venues cancel. */
export function boostProduct(): Product<BoughtBoost> {
  const cancelled = new Set<string>();
  return {
    later: ['cancel-event'],
    async make(deps, numbers, { from, count }) {
      await addShows(deps, from, count);
      const events = await deps.db.all<{ id: string }>(sql`SELECT id FROM events ORDER BY seq DESC LIMIT ${count}`);
      const made: BoughtBoost[] = [];
      for (const { id: eventId } of events) {
        const { boost } = await createBoost(
          { ...deps, hasTestPlan: true },
          { userId: `user-${numbers.below(50)}`, language: 'en' },
          { eventId, ...numbers.pick(PLANS), activationTiming: 'now' },
        );
        made.push({ id: boost.id, paymentId: boost.paymentId, eventId });
      }
      return made;
    },
    async act({ db }, { eventId }, act) {
      if (act !== 'cancel-event' || cancelled.has(eventId)) return;
      cancelled.add(eventId);
      await db.run(sql`UPDATE events SET status = 'cancelled' WHERE id = ${eventId}`);
    },
    jobs: { 'boost.settle': settleBoostJob },
    async night(deps, all) {
      await sweepBoosts(deps);
      // More are open here than one sweep takes.
      for (const { id: boostId } of all) await settleBoostJob(deps, { boostId });
    },
    differences: (deps, one, outcome) => differencesOf(deps, one, outcome, cancelled.has(one.eventId)),
  };
}

async function differencesOf(
  { db, clock }: Deps,
  { id, paymentId }: BoughtBoost,
  { said }: Outcome,
  isEventCancelled: boolean,
): Promise<string[]> {
  const [boost] = await db.select().from(boosts).where(eq(boosts.id, id));
  if (!boost) return [`${id} is lost`];
  const { refunded, held, isOpen } = sumsOf(said);
  const kept = said.receivedCents - refunded - (isOpen ? 0 : held);
  const days = Math.floor((boost.durationDays * kept) / boost.amountCents);
  const wrong: string[] = [];
  if (said.status !== 'succeeded') {
    if (boost.status === 'active' || boost.status === 'scheduled') wrong.push(`${id}: runs unpaid`);
    return wrong;
  }
  if (boost.status === 'pending_payment') wrong.push(`${id}: paid and waiting`);
  if (boost.status === 'active') {
    if (days < 1) wrong.push(`${id}: runs with nothing paid`);
    if (isEventCancelled) wrong.push(`${id}: runs for a cancelled event`);
    const end = (boost.startsAt ?? 0) + days * DAY_MS;
    if (boost.endsAt !== end) wrong.push(`${paymentId}: end is ${boost.endsAt} and should be ${end}`);
    if (boost.isSuspended !== isOpen) wrong.push(`${paymentId}: suspension is ${boost.isSuspended}`);
    if ((boost.endsAt ?? 0) <= clock.now()) wrong.push(`${id}: runs after its end`);
  }
  if (boost.ending === 'impossible' || boost.ending === 'event-cancelled') {
    // All but the days that had begun goes back.
    const ran = boost.ending === 'impossible' ? 0 : Math.ceil(((boost.endsAt ?? 0) - (boost.startsAt ?? 0)) / DAY_MS);
    const most = Math.round((boost.amountCents * ran) / boost.durationDays);
    const net = said.receivedCents - refunded - held;
    if (!isOpen && net > most) wrong.push(`${id}: ended (${boost.ending}) and keeps ${net} of at most ${most}`);
  }
  return wrong;
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
