import { ledgerBalances, payments, refunds } from '@marquee/db';
import { listActiveCampaigns } from '@marquee/domain/ads';
import { changeCampaign, decideCampaign, settleCampaign } from '@marquee/domain/campaigns';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { receivePaymentEvent, refundByHand } from '@marquee/domain/payments';
import { scheduleEarnings } from '@marquee/domain/scheduling';
import { HOUR_MS } from '@marquee/kernel';
import { keyedVault } from '@marquee/platform';
import type { TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { ADMIN, anActive, anEngine, aPending, campaignRow, deliver, report, shown, spentOf } from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

const ids = async () => {
  const [payment] = await engine.db.select().from(payments);
  return { id: payment?.id ?? '', intentId: payment?.intentId ?? '' };
};
const letters = () =>
  engine.mail.sent.filter(({ subject }) => !/was approved|receipt|Paused|Running again/.test(subject));
const sent = async () => engine.payments.payments.get((await ids()).intentId)?.refunds ?? [];

/** An administrator presses the button of the console; the queue works. */
async function giveBack(): Promise<void> {
  await refundByHand(engine, ADMIN, { id: (await ids()).id, reason: 'They called.' });
  await runUntilQuiet(engine);
}

async function told(): Promise<void> {
  const { body, signature } = engine.payments.event((await ids()).intentId);
  await receivePaymentEvent(engine, { raw: body, signature });
  await runUntilQuiet(engine);
}

const OVER = { status: 'completed', endedBecause: 'refunded', pausedBy: null, refundCents: 10_000 };
const LETTER = {
  subject: 'We refunded $100.00 for your campaign “Jazz Week”',
  text: expect.stringContaining('Refunded: $100.00.'),
};

describe('a campaign whose payment an administrator gives back', () => {
  it.each(['pending', 'approved'] as const)('ends at once while it is %s, with one letter [BEY-26]', async (status) => {
    const id = await aPending(engine);
    if (status === 'approved') await decideCampaign(engine, ADMIN, id, { status });
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject(OVER);
    for (let n = 0; n < 2; n += 1) await settleCampaign(engine, { campaignId: id });
    await runUntilQuiet(engine);
    expect(letters()).toMatchObject([LETTER]);
    await expect(decideCampaign(engine, ADMIN, id, { status: 'rejected' })).rejects.toThrow('that is completed');
    expect((await sent()).map(({ amountCents }) => amountCents)).toEqual([10_000]);
  });

  it('keeps what it spent while it ran, and is charged nothing more', async () => {
    const id = await anActive(engine);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject(OVER);
    await deliver(engine, [report(engine, id), report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(26);
    const active = await listActiveCampaigns(
      { ...engine, vault: keyedVault('K'.repeat(43)) },
      { city: 'Columbia', state: 'SC' },
    );
    expect(active).toEqual([]);
    expect(letters()).toMatchObject([LETTER]);
    expect(letters()[0]?.text).toContain('Paid: $100.00. Spent: $0.26. Refunded: $100.00.');
    await scheduleEarnings(engine);
    await runUntilQuiet(engine);
    expect((await proveLedger(storedBooks(engine))).breaks).toEqual([]);
    const [cash] = await engine.db.select().from(ledgerBalances).where(sql`account = 'cash'`);
    expect((cash?.debitCents ?? 0) - (cash?.creditCents ?? 0)).toBe(-30);
  });

  it('ends also if it was given back at the provider, where no more is left than it spent', async () => {
    const id = await anActive(engine);
    await engine.db.run(sql`UPDATE ads SET spent_cents = 4000 WHERE campaign_id = ${id}`);
    engine.payments.refundFromDashboard((await ids()).intentId, 3_000);
    await told();
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', fundedCents: 7_000, refundCents: 3_000 });
    engine.payments.refundFromDashboard((await ids()).intentId, 3_000);
    await told();
    expect(await campaignRow(engine, id)).toMatchObject({ ...OVER, refundCents: 6_000 });
    expect(letters()[0]?.text).toContain('Paid: $100.00. Spent: $40.00. Refunded: $60.00.');
  });

  it('ends while a dispute holds a part, which goes back when the dispute is won', async () => {
    const id = await anActive(engine);
    engine.payments.dispute((await ids()).intentId, { amountCents: 4_000 });
    await told();
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject({ ...OVER, refundCents: 6_000 });
    engine.payments.settleDispute((await ids()).intentId, 'won');
    for (let n = 0; n < 2; n += 1) await told();
    expect(await campaignRow(engine, id)).toMatchObject(OVER);
    expect((await sent()).map(({ amountCents }) => amountCents)).toEqual([6_000, 4_000]);
    expect(letters().map(({ subject }) => subject)).toEqual([
      'We refunded $60.00 for your campaign “Jazz Week”',
      'We refunded $100.00 for your campaign “Jazz Week”',
    ]);
  });

  it('is not taken for one with a dispute about what a part refund left: that one pauses', async () => {
    const id = await anActive(engine);
    engine.payments.refundFromDashboard((await ids()).intentId, 3_000);
    engine.payments.dispute((await ids()).intentId, { amountCents: 7_000 });
    await told();
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'paused', pausedBy: 'payment', endedBecause: null });
    expect(letters()).toEqual([]);
  });

  it('shows what went back also when it is rejected or stopped at the same moment', async () => {
    const id = await aPending(engine);
    await refundByHand(engine, ADMIN, { id: (await ids()).id, reason: 'They called.' });
    expect(await decideCampaign(engine, ADMIN, id, { status: 'rejected', reason: 'No.' })).toMatchObject({
      status: 'rejected',
      refunded: 100,
    });
    await runUntilQuiet(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'rejected', refundCents: 10_000 });
    expect((await sent()).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(10_000);
    expect(letters()).toMatchObject([{ text: expect.stringContaining('Refunded: $100.00.') }]);
  });
});

describe('a campaign that is over', () => {
  it('tells its advertiser when also what it spent is given back', async () => {
    const id = await anActive(engine);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    await changeCampaign(engine, id, 'stop');
    await runUntilQuiet(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'stopped', refundCents: 9_974 });
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'stopped', refundCents: 10_000 });
    expect(letters()).toMatchObject([{ text: expect.stringContaining('Refunded: $99.74.') }, LETTER]);
  });
});

describe('a refund by hand that fails', () => {
  it('at once changes nothing for a campaign, and can be tried again', async () => {
    const id = await anActive(engine);
    engine.payments.refundStatus = 'failed';
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', fundedCents: 10_000, refundCents: 0 });
    expect(letters()).toEqual([]);
    engine.payments.refundStatus = 'succeeded';
    await giveBack();
    expect(await campaignRow(engine, id)).toMatchObject(OVER);
    expect(letters()).toMatchObject([LETTER]);
    expect((await engine.db.select().from(refunds)).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    await expect(giveBack()).rejects.toThrow('Nothing is left');
  });

  it('later is made again by itself: what was decided holds, and the letters say what happened', async () => {
    const id = await anActive(engine);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    await giveBack();
    const [first] = await sent();
    engine.payments.settleRefund((await ids()).intentId, first?.id ?? '', 'failed');
    for (let n = 0; n < 2; n += 1) await told();
    expect(await campaignRow(engine, id)).toMatchObject({ ...OVER, refundCents: 10_000 });
    await runUntilQuiet(engine, 2 * HOUR_MS);
    expect(await campaignRow(engine, id)).toMatchObject(OVER);
    expect((await sent()).map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [10_000, 'failed'],
      [10_000, 'succeeded'],
    ]);
    expect(letters().map(({ subject }) => subject)).toEqual([
      'We refunded $100.00 for your campaign “Jazz Week”',
      'A refund of $100.00 did not arrive: Marquee campaign: Jazz Week',
      'We sent your refund of $100.00 again: Marquee campaign: Jazz Week',
    ]);
    await expect(giveBack()).rejects.toThrow('Nothing is left');
  });

  it('at once of a campaign that was stopped is made again, too', async () => {
    const id = await anActive(engine);
    engine.payments.refundStatus = 'failed';
    await changeCampaign(engine, id, 'stop');
    await runUntilQuiet(engine);
    engine.payments.refundStatus = 'succeeded';
    await runUntilQuiet(engine, 2 * HOUR_MS);
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'stopped', refundCents: 10_000 });
    expect((await sent()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });
});
