import { refunds, users } from '@marquee/db';
import { watchAlerts } from '@marquee/domain/alerts';
import { boostOffer, createBoost } from '@marquee/domain/boosts';
import { scheduleBoosts, scheduleOpenPayments } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, MINUTE_MS, RetryLater } from '@marquee/kernel';
import { store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, aTown, BEN, begin, boosted, boostOf, JAZZ, rankOf, SUPPER, tell } from '../boosts/boosting.ts';
import { runUntilQuiet } from '../support.ts';

let engine: TestEngine;
let jazz: string;
let source: Awaited<ReturnType<typeof aTown>>['source'];
beforeEach(async () => {
  ({ engine, source, jazz } = await aTown());
});

const subjects = () => engine.mail.sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);
const rows = async () =>
  (await engine.db.select().from(refunds)).map(({ status, retryOf }) => [status, retryOf !== null]);

/** The event of a paid boost is cancelled: its money is asked back. */
async function cancelled(who: typeof ANN | typeof BEN = ANN) {
  const made = await boosted(engine, jazz, { activationTiming: 'schedule', scheduledDate: '2026-10-10' }, who);
  await store(engine, [{ ...JAZZ, status: 'cancelled' }, SUPPER], { source });
  await scheduleBoosts(engine);
  await runUntilQuiet(engine, 5 * MINUTE_MS);
  return made;
}

/** The bank sends the newest refund back. */
async function sentBack(intentId: string): Promise<void> {
  const last = engine.payments.payments.get(intentId)?.refunds.at(-1);
  engine.payments.settleRefund(intentId, last?.id ?? '', 'failed');
  await tell(engine, intentId, 'refund.failed');
}

describe('a refund that fails later', () => {
  it('is made again after an hour, with letters that correct what was said and name card and seller', async () => {
    const { intentId } = await cancelled();
    expect(subjects().at(-1)).toBe('ann: We refunded $9.00 for your boost of Jazz');
    await sentBack(intentId);
    for (let n = 0; n < 3; n += 1) await tell(engine, intentId, 'refund.failed');
    expect(subjects().at(-1)).toBe('ann: A refund of $9.00 did not arrive: Boost of Jazz: Spotlight, 3 days');
    const corrected = engine.mail.sent.at(-1)?.text ?? '';
    for (const part of [
      'Please disregard our earlier email',
      'We try again by ourselves',
      'ends in 4242',
      'Sold by Marquee Listings LLC',
    ])
      expect(corrected).toContain(part);
    expect(await rows()).toEqual([
      ['failed', false],
      ['requested', true],
    ]);
    await runUntilQuiet(engine, 2 * HOUR_MS);
    expect(await rows()).toEqual([
      ['failed', false],
      ['succeeded', true],
    ]);
    expect(subjects().at(-1)).toBe('ann: We sent your refund of $9.00 again: Boost of Jazz: Spotlight, 3 days');
    expect(engine.payments.payments.get(intentId)?.refunds.map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  it('is tried four times in all; then a person is asked for', async () => {
    const { intentId } = await cancelled(BEN);
    engine.payments.refundStatus = 'failed';
    await sentBack(intentId);
    await runUntilQuiet(engine, 5 * DAY_MS);
    expect((await rows()).map(([status]) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(subjects().filter((subject) => subject.includes('no llegó'))).toHaveLength(4);
    expect(engine.mail.sent.at(-1)?.text).toContain('Ahora lo mira una persona');
  });

  it('alerts administrators while the money is missing, and says when it is well', async () => {
    await engine.db.insert(users).values({
      id: 'ada',
      role: 'admin',
      email: 'ada@example.org',
      emailKey: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'X',
      createdAt: 1,
    });
    const { intentId } = await cancelled();
    await sentBack(intentId);
    await watchAlerts(engine);
    await runUntilQuiet(engine, MINUTE_MS);
    const alert = engine.mail.sent.find(({ subject }) => subject === 'Marquee: Refunds failing');
    expect(alert?.text).toContain('A refund of 1 payment failed: $9.00.');
    await runUntilQuiet(engine, 2 * HOUR_MS);
    for (let n = 0; n < 3; n += 1) {
      await watchAlerts(engine);
      await runUntilQuiet(engine, MINUTE_MS);
      engine.clock.advance(6 * MINUTE_MS);
    }
    expect(subjects()).toContain('ada: Marquee: resolved – Refunds failing');
  });
});

describe('a boost whose payment is disputed', () => {
  it('is paused and goes on with a letter each, once', async () => {
    const { intentId } = await boosted(engine, jazz);
    engine.payments.dispute(intentId, { status: 'open' });
    for (let n = 0; n < 2; n += 1) await tell(engine, intentId, 'charge.dispute.created');
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 2; n += 1) await tell(engine, intentId, 'charge.dispute.closed');
    expect(subjects().slice(1)).toEqual(['ann: Paused: your boost of Jazz', 'ann: Running again: your boost of Jazz']);
    expect(engine.mail.sent[1]?.text).toContain('a dispute about $9.00');
    expect(engine.mail.sent[2]?.text).toContain('your payment of $9.00 is over');
  });
});

describe('a payment whose message was lost', () => {
  it('is asked about within minutes', async () => {
    const { id, intentId } = await begin(engine, jazz);
    engine.payments.succeed(intentId, { fee: 56 });
    engine.clock.advance(10 * MINUTE_MS);
    await scheduleOpenPayments(engine);
    await runUntilQuiet(engine, MINUTE_MS);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active' });
  });

  // Paid at twelve; we were down until then. No run of the hour falls on the restart.
  it.each(['13:10', '13:11', '13:25', '13:59', '14:44', '17:30', '23:50', '24:30', '36:15', '47:40'])(
    'is asked about within minutes after a restart at %s',
    async (restart) => {
      const [hours = 0, minutes = 0] = restart.split(':').map(Number);
      engine.clock.advance(Date.parse('2026-10-02T12:00:00Z') - engine.clock.now());
      const { id, intentId } = await begin(engine, jazz);
      engine.payments.succeed(intentId, { fee: 56 });
      engine.clock.advance((hours - 12) * HOUR_MS + minutes * MINUTE_MS);
      await scheduleOpenPayments(engine);
      await runUntilQuiet(engine, MINUTE_MS);
      expect(await boostOf(engine, id)).toMatchObject({ status: 'active' });
    },
  );

  it('is asked about each hour when it is older than an hour, and no more often', async () => {
    const { intentId } = await begin(engine, jazz);
    const hour = Math.ceil(engine.clock.now() / HOUR_MS) * HOUR_MS;
    const asked = [];
    for (let turn = 0; turn < 24; turn += 1) {
      engine.clock.advance(hour + turn * 10 * MINUTE_MS - engine.clock.now());
      await scheduleOpenPayments(engine);
      engine.payments.calls.length = 0;
      await runUntilQuiet(engine, MINUTE_MS);
      if (engine.payments.calls.includes(`read ${intentId}`)) asked.push(turn);
    }
    expect(asked.filter((turn) => turn > 6)).toEqual([12, 18]);
  });

  it('is asked about before it is offered to be paid again', async () => {
    const { id, intentId } = await begin(engine, jazz);
    engine.payments.succeed(intentId, { fee: 56 });
    const offer = () => boostOffer({ ...engine, hasTestPlan: true }, 'ann', jazz);
    await offer().catch(() => null);
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active' });
    expect(await rankOf(engine, jazz)).toBe(2);
  });

  it('is asked about before “Continue payment” takes a card', async () => {
    const { id, intentId } = await begin(engine, jazz);
    engine.payments.succeed(intentId, { fee: 56 });
    const again = createBoost({ ...engine, hasTestPlan: true }, ANN, {
      eventId: jazz,
      duration: 3,
      amount: 9,
      activationTiming: 'now',
    });
    await expect(again).rejects.toThrow('This is paid already');
    expect(await boostOf(engine, id)).toMatchObject({ status: 'active' });
    expect(engine.payments.calls.filter((call) => call.startsWith('start'))).toHaveLength(1);
  });

  it('is offered as it was while the provider does not answer', async () => {
    const { id } = await begin(engine, jazz);
    engine.payments.fault = (verb) => {
      if (verb === 'read') throw new RetryLater('away');
    };
    const { pending } = await boostOffer({ ...engine, hasTestPlan: true }, 'ann', jazz);
    expect(pending).toMatchObject({ id, status: 'pending_payment' });
  });
});
