import { boosts, events, ledgerEntries } from '@marquee/db';
import { activateBoost } from '@marquee/domain/boosts';
import { refundByHand } from '@marquee/domain/payments';
import { scheduleBoosts } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, store, type TestEngine } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN as ADMINISTRATOR } from '../campaigns/running.ts';
import { runUntilQuiet } from '../support.ts';
import { aTown, BEN, balances, begin, boosted, boostOf, JAZZ, rankOf, SUPPER, tell } from './boosting.ts';

let engine: TestEngine;
let jazz: string;
let supper: string;
let source: Awaited<ReturnType<typeof aTown>>['source'];
beforeEach(async () => {
  ({ engine, source, jazz, supper } = await aTown());
});

const captures = async () =>
  (await engine.db.select().from(ledgerEntries)).filter(({ kind }) => kind === 'capture').length;
const subjects = () => engine.mail.sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);

describe('a boost that is paid', () => {
  it('is activated by the message of the provider though its tab was closed, with a place and a receipt [BOOST-16]', async () => {
    const { id } = await boosted(engine, jazz);
    const boost = await boostOf(engine, id);
    expect(boost).toMatchObject({ status: 'active', receipt: 1001, isSuspended: false });
    expect((boost.endsAt ?? 0) - (boost.startsAt ?? 0)).toBe(3 * DAY_MS);
    expect(await rankOf(engine, jazz)).toBe(2);
    expect(await rankOf(engine, supper)).toBe(0);
    expect(subjects()).toEqual(['ann: Your receipt for the boost of Jazz']);
    expect(engine.mail.sent[0]?.text).toContain('You paid $9.00 for the Spotlight boost of Jazz: 3 days.');
  });

  it('is one boost and one entry in the books, however often and at once its message comes [REL-07]', async () => {
    const { id, intentId } = await begin(engine, jazz);
    engine.payments.succeed(intentId, { fee: 56 });
    await Promise.all(Array.from({ length: 10 }, () => activateBoost(engine, id).catch(() => null)));
    for (let i = 0; i < 10; i += 1) await tell(engine, intentId);
    expect((await engine.db.select().from(boosts)).map(({ status }) => status)).toEqual(['active']);
    expect(await captures()).toBe(1);
    expect(subjects()).toEqual(['ann: Your receipt for the boost of Jazz']);
  });

  it('ends in the same state whatever the order of its messages [REL-08]', { tags: ['deep'] }, async () => {
    const kinds = ['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'];
    const states: unknown[] = [];
    for (const order of ordersOf(kinds)) {
      ({ engine, source, jazz, supper } = await aTown());
      const { id, intentId } = await begin(engine, jazz);
      engine.payments.succeed(intentId, { fee: 56 });
      engine.payments.refundFromDashboard(intentId, 300);
      engine.payments.dispute(intentId, { amountCents: 300 });
      engine.payments.settleDispute(intentId, 'lost');
      for (const kind of order) await tell(engine, intentId, kind);
      const { status, ending, startsAt, endsAt } = await boostOf(engine, id);
      const days = ((endsAt ?? 0) - (startsAt ?? 0)) / DAY_MS;
      states.push({ status, ending, days, ...(await balances(engine)) });
    }
    expect(states).toHaveLength(24);
    for (const state of states) expect(state).toEqual(states[0]);
    expect(states[0]).toMatchObject({ status: 'active', days: 1, cash: 900 - 56 - 300 - 300 - 1_500, deferred: -300 });
  });

  it('ends in the same state whether the browser or the message is first', async () => {
    const states: unknown[] = [];
    for (const order of ['browser', 'message', 'both']) {
      ({ engine, source, jazz, supper } = await aTown());
      const { id, intentId } = await begin(engine, jazz);
      engine.payments.succeed(intentId, { fee: 56 });
      if (order === 'browser') await activateBoost(engine, id);
      if (order === 'both') await Promise.all([activateBoost(engine, id), tell(engine, intentId)]);
      await tell(engine, intentId);
      await activateBoost(engine, id);
      const { status, receipt, ending, toldRefundCents } = await boostOf(engine, id);
      states.push({
        status,
        receipt,
        ending,
        toldRefundCents,
        rank: await rankOf(engine, jazz),
        ...(await balances(engine)),
      });
    }
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states[0]).toMatchObject({ status: 'active', cash: 844, deferred: -900, fees: 56 });
  });

  it('makes no second charge when the answer of the provider was lost [REL-12]', async () => {
    let lost = 0;
    engine.payments.answerLost = (verb) => {
      if (verb === 'start' && (lost += 1) === 1) throw new Error('lost');
    };
    await expect(begin(engine, jazz)).rejects.toThrow('lost');
    await begin(engine, jazz);
    expect(engine.payments.payments.size).toBe(1);
    expect(await engine.db.select().from(boosts)).toHaveLength(1);
  });

  it('never becomes active by another amount than ours [REL-10]', async () => {
    const { id, intentId } = await begin(engine, jazz);
    const said = engine.payments.payments.get(intentId);
    if (said) engine.payments.payments.set(intentId, { ...said, amountCents: 100 });
    engine.payments.succeed(intentId);
    await tell(engine, intentId);
    await expect(activateBoost(engine, id)).rejects.toMatchObject({ status: 409, code: 'not-paid' });
    expect(await boostOf(engine, id)).toMatchObject({ status: 'pending_payment' });
    expect(await captures()).toBe(0);
    expect(await rankOf(engine, jazz)).toBe(0);
  });

  it('goes back in full if another boost of the event was first, and takes no place from it [BOOST-13]', async () => {
    const first = await begin(engine, jazz);
    const second = await begin(engine, jazz, {}, BEN);
    for (const { intentId } of [first, second]) engine.payments.succeed(intentId, { fee: 56 });
    await tell(engine, second.intentId);
    await tell(engine, first.intentId);
    expect(await boostOf(engine, second.id)).toMatchObject({ status: 'active' });
    expect(await boostOf(engine, first.id)).toMatchObject({
      status: 'expired',
      ending: 'impossible',
      toldRefundCents: 900,
    });
    expect(await rankOf(engine, jazz)).toBe(2);
    expect(subjects()).toContain('ann: We refunded $9.00 for your boost of Jazz');
    expect((await balances(engine))['deferred']).toBe(-900);
  });
});

/** Lets days pass, with the sweep every six hours. */
async function letPass(n: number): Promise<void> {
  for (let i = 0; i < n * 4; i += 1) {
    engine.clock.advance(6 * HOUR_MS);
    await scheduleBoosts(engine);
    await runUntilQuiet(engine, 60_000);
  }
}

describe('time', () => {
  it('starts a scheduled boost on its day in the event’s zone and ends it, with its revenue day by day [BOOST-13]', async () => {
    const { id } = await boosted(engine, jazz, { activationTiming: 'schedule', scheduledDate: '2026-10-03' });
    expect(await boostOf(engine, id)).toMatchObject({ status: 'scheduled', startsAt: Date.parse('2026-10-03T04:00Z') });
    expect(await rankOf(engine, jazz)).toBe(0);
    await letPass(2);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active' });
    expect(await rankOf(engine, jazz)).toBe(2);
    await letPass(1);
    expect(await balances(engine)).toMatchObject({ deferred: -600, earned: -300 });
    await letPass(2);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: null, earnedDays: 3 });
    expect(await rankOf(engine, jazz)).toBe(0);
    expect(await balances(engine)).toMatchObject({ deferred: 0, earned: -900 });
  });

  it('gives up what nobody paid for a day, so that it cannot be paid any more', async () => {
    const { id, intentId } = await begin(engine, jazz);
    await letPass(2);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'canceled', ending: 'abandoned' });
    expect(engine.payments.payments.get(intentId)?.status).toBe('canceled');
    expect((await begin(engine, jazz)).id).not.toBe(id);
  });
});

describe('an event that does not take place', () => {
  const cancel = () => store(engine, [{ ...JAZZ, status: 'cancelled' }, SUPPER], { source });

  it('gives back the whole days that were not shown, by itself, with a letter [BEY-26]', async () => {
    const { id } = await boosted(engine, jazz, { duration: 7, amount: 19 });
    await letPass(2);
    engine.clock.advance(HOUR_MS);
    await cancel();
    await letPass(1);
    const boost = await boostOf(engine, id);
    expect(boost).toMatchObject({ status: 'expired', ending: 'event-cancelled', toldRefundCents: 1086 });
    expect(subjects().at(-1)).toBe('ann: We refunded $10.86 for your boost of Jazz');
    expect(await rankOf(engine, jazz)).toBe(0);
    // Three days were begun: 3/7 of $19 are ours.
    expect(await balances(engine)).toMatchObject({ deferred: 0, earned: -814 });
  });

  it('gives all of it back before it started', async () => {
    const { id } = await boosted(engine, jazz, { activationTiming: 'schedule', scheduledDate: '2026-10-10' });
    await cancel();
    await letPass(1);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', toldRefundCents: 900, earnedDays: 0 });
    expect(await balances(engine)).toEqual({ cash: -56, deferred: 0, fees: 56 });
  });

  it('is waited for when it is only missing: a day later its days go back from when it went', async () => {
    const { id } = await boosted(engine, jazz, { duration: 7, amount: 19 });
    await engine.db.update(events).set({ status: 'inactive' }).where(eq(events.id, jazz));
    await scheduleBoosts(engine);
    await runUntilQuiet(engine, 60_000);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active', toldRefundCents: 0 });
    await engine.db.update(events).set({ status: 'active' }).where(eq(events.id, jazz));
    await letPass(1);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active', goneSince: null });
    await engine.db.update(events).set({ status: 'inactive' }).where(eq(events.id, jazz));
    await letPass(2);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: 'event-cancelled' });
    expect((await boostOf(engine, id)).toldRefundCents).toBe(1357);
  });

  it('that is over days before its boost was to be gives back the days that follow', async () => {
    const { id } = await boosted(engine, jazz, { duration: 7, amount: 19 });
    await letPass(1);
    await engine.db.update(events).set({ status: 'ended' }).where(eq(events.id, jazz));
    await letPass(2);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: 'event-cancelled' });
    expect((await boostOf(engine, id)).toldRefundCents).toBeGreaterThanOrEqual(1086);
  });
});

describe('money that goes back [REL-11]', () => {
  it('ends a boost that was refunded in full', async () => {
    const { id, intentId } = await boosted(engine, jazz);
    engine.payments.refundFromDashboard(intentId);
    await tell(engine, intentId, 'charge.refunded');
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: 'refunded', toldRefundCents: 900 });
    expect(await rankOf(engine, jazz)).toBe(0);
    await letPass(4);
    expect(await balances(engine)).toMatchObject({ deferred: 0 });
    expect((await balances(engine))['earned'] ?? 0).toBe(0);
  });

  it('ends a boost whose payment an administrator gives back, with a letter that names the amount', async () => {
    const { id, paymentId } = await boosted(engine, jazz);
    await refundByHand(engine, ADMINISTRATOR, { id: paymentId, reason: 'They called.' });
    await runUntilQuiet(engine, 60_000);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: 'refunded', toldRefundCents: 900 });
    expect(await rankOf(engine, jazz)).toBe(0);
    const told = subjects().filter((subject) => subject.includes('refunded'));
    expect(told).toEqual(['ann: We refunded $9.00 for your boost of Jazz']);
  });

  it('shortens it by whole days for a part', async () => {
    const { id, intentId } = await boosted(engine, jazz);
    engine.payments.refundFromDashboard(intentId, 400);
    await tell(engine, intentId, 'charge.refunded');
    const boost = await boostOf(engine, id);
    expect(boost.status).toBe('active');
    expect((boost.endsAt ?? 0) - (boost.startsAt ?? 0)).toBe(DAY_MS);
    await letPass(4);
    expect(await balances(engine)).toMatchObject({ deferred: 0, earned: -500 });
  });

  it('suspends it while a dispute is open; a won one brings it back, a lost one ends it', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      ({ engine, source, jazz, supper } = await aTown());
      const { id, intentId } = await boosted(engine, jazz);
      engine.payments.dispute(intentId, { status: 'open' });
      await tell(engine, intentId, 'charge.dispute.created');
      expect(await boostOf(engine, id)).toMatchObject({ status: 'active', isSuspended: true });
      expect(await rankOf(engine, jazz)).toBe(0);
      engine.payments.settleDispute(intentId, outcome);
      await tell(engine, intentId, 'charge.dispute.closed');
      expect(await boostOf(engine, id)).toMatchObject(
        outcome === 'won' ? { status: 'active', isSuspended: false } : { status: 'expired', ending: 'refunded' },
      );
      expect(await rankOf(engine, jazz)).toBe(outcome === 'won' ? 2 : 0);
    }
  });

  it('of a cancelled event waits for a dispute to be won before it goes back', async () => {
    const { id, intentId } = await boosted(engine, jazz);
    engine.payments.dispute(intentId, { status: 'open' });
    await tell(engine, intentId, 'charge.dispute.created');
    await store(engine, [{ ...JAZZ, status: 'cancelled' }, SUPPER], { source });
    await letPass(1);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'expired', ending: 'event-cancelled' });
    expect(engine.payments.payments.get(intentId)?.refunds).toEqual([]);
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 3; n += 1) await tell(engine, intentId, 'charge.dispute.closed');
    // A day of three had begun.
    expect(engine.payments.payments.get(intentId)?.refunds.map(({ amountCents }) => amountCents)).toEqual([600]);
  });

  it('writes to the buyer once when a dispute is lost, in their language, and of no bank when it is won', async () => {
    const { intentId } = await boosted(engine, jazz, {}, BEN);
    engine.payments.dispute(intentId, { status: 'open' });
    await tell(engine, intentId, 'charge.dispute.created');
    engine.payments.settleDispute(intentId, 'lost');
    await tell(engine, intentId, 'charge.dispute.closed');
    await tell(engine, intentId, 'charge.dispute.closed');
    const about = subjects().filter((subject) => subject.includes('banco'));
    expect(about).toEqual(['ben: Tu banco te devolvió $9.00: Boost of Jazz: Spotlight, 3 days']);
    const other = await boosted(engine, supper);
    engine.payments.dispute(other.intentId, { status: 'open' });
    await tell(engine, other.intentId, 'charge.dispute.created');
    engine.payments.settleDispute(other.intentId, 'won');
    await tell(engine, other.intentId, 'charge.dispute.closed');
    expect(subjects().filter((subject) => subject.includes('bank'))).toEqual([]);
  });
});

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
