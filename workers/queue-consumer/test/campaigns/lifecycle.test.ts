import { adBoards, campaignDrafts, campaigns, ledgerBalances, refunds, users } from '@marquee/db';
import { listActiveCampaigns } from '@marquee/domain/ads';
import { beginPayment, changeCampaign, decideCampaign, settleCampaign } from '@marquee/domain/campaigns';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { receivePaymentEvent } from '@marquee/domain/payments';
import { scheduleAds, scheduleCampaigns, scheduleEarnings } from '@marquee/domain/scheduling';
import { keyedVault } from '@marquee/platform';
import { DAY_MS, type TestEngine } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { ADMIN, anActive, anEngine, aPending, campaignRow, DRAFT, deliver, report, shown, spentOf } from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

const until = (instant: string) => engine.clock.advance(Date.parse(instant) - engine.clock.now());
const vault = keyedVault('K'.repeat(43));
const served = () => listActiveCampaigns({ ...engine, vault }, { city: 'Columbia', state: 'SC' });
const accounts = async () =>
  Object.fromEntries(
    (await engine.db.select().from(ledgerBalances)).map(({ account, debitCents, creditCents }) => [
      account.replace(/:.*/, ''),
      debitCents - creditCents,
    ]),
  );
const subjects = () => engine.mail.sent.map(({ subject }) => subject);

async function begun(draft: typeof DRAFT | null = DRAFT) {
  const by = { userId: 'ann', language: 'es' } as const;
  const answer = await beginPayment(engine, by, { amount: 100, campaignId: 'new', ...(draft ? { draft } : {}) });
  return { ...answer, intentId: answer.clientSecret.split('_secret')[0] ?? '' };
}

async function told(intentId: string) {
  const { body, signature } = engine.payments.event(intentId);
  await receivePaymentEvent(engine, { raw: body, signature });
  await runUntilQuiet(engine);
}

describe('a payment', () => {
  it('makes its campaign also if the tab is closed before it says so, in any order and any number of messages [CAMP-17]', async () => {
    const { campaignId, intentId } = await begun();
    await settleCampaign(engine, { campaignId });
    expect(await engine.db.select().from(campaigns)).toEqual([]);
    engine.payments.succeed(intentId);
    for (let n = 0; n < 3; n += 1) await told(intentId);
    expect(await campaignRow(engine, campaignId)).toMatchObject({
      status: 'pending',
      fundedCents: 10_000,
      language: 'es',
    });
  });

  it('that no campaign was made of goes back after a day', async () => {
    const { intentId } = await begun(null);
    engine.payments.succeed(intentId);
    await told(intentId);
    engine.clock.advance(DAY_MS + 1);
    for (let n = 0; n < 2; n += 1) {
      await scheduleEarnings(engine);
      await runUntilQuiet(engine);
    }
    expect(await engine.db.select().from(refunds)).toMatchObject([
      { amountCents: 10_000, reason: 'nothing-bought', status: 'succeeded' },
    ]);
    expect(await engine.db.select().from(campaigns)).toEqual([]);
  });

  it('that nobody made can no longer be made after a day', async () => {
    const { intentId } = await begun();
    engine.clock.advance(DAY_MS + 1);
    await scheduleEarnings(engine);
    await runUntilQuiet(engine);
    expect(engine.payments.payments.get(intentId)?.status).toBe('canceled');
    const [draft] = await engine.db.select().from(campaignDrafts);
    expect(draft?.closedAt).not.toBeNull();
  });
});

describe('the life of a campaign', () => {
  it('begins on its day, and ends after its last with the rest given back [CAMP-17, BEY-26]', async () => {
    const id = await aPending(engine);
    await decideCampaign(engine, ADMIN, id, { status: 'approved' });
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine);
    expect((await campaignRow(engine, id)).status).toBe('approved');
    expect(await served()).toEqual([]);
    until('2026-10-02T04:00:00Z');
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine);
    expect((await campaignRow(engine, id)).status).toBe('active');
    expect(await served()).toHaveLength(1);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    until('2026-10-12T03:59:00Z');
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine, 0);
    expect((await campaignRow(engine, id)).status).toBe('active');
    until('2026-10-12T04:00:00Z');
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine);
    expect(await campaignRow(engine, id)).toMatchObject({
      status: 'completed',
      endedBecause: 'ended',
      refundCents: 9_974,
    });
    expect(await served()).toEqual([]);
    expect(await engine.db.select().from(refunds)).toMatchObject([{ amountCents: 9_974, status: 'succeeded' }]);
    expect(subjects()).toEqual([
      'Your receipt for the campaign “Jazz Week”',
      'Your campaign “Jazz Week” was approved',
      'Your campaign “Jazz Week” is over',
    ]);
    expect(engine.mail.sent[2]?.text).toContain('Paid: $100.00. Spent: $0.26. Refunded: $99.74.');
    await scheduleEarnings(engine);
    await runUntilQuiet(engine);
    expect(await accounts()).toMatchObject({ earned: -26, advertiser: 0 });
    expect((await proveLedger(storedBooks(engine))).breaks).toEqual([]);
  });

  it('ends when its budget is spent, and everything is earned', async () => {
    const id = await anActive(engine, { budget: 50 });
    await engine.db.run(sql`UPDATE ads SET spent_cents = 4999 WHERE campaign_id = ${id}`);
    await deliver(engine, [report(engine, id), report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(5_000);
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'completed', endedBecause: 'spent', refundCents: 0 });
    await scheduleEarnings(engine);
    await runUntilQuiet(engine);
    expect(await accounts()).toMatchObject({ earned: -5_000, advertiser: 0 });
    expect(await engine.db.select().from(refunds)).toEqual([]);
  });

  it('earns what it spent, day by day, once [BEY-25]', async () => {
    const id = await anActive(engine);
    const earn = async () => {
      await scheduleEarnings(engine);
      await runUntilQuiet(engine);
      return (await accounts())['earned'] ?? 0;
    };
    await deliver(engine, [report(engine, id), report(engine, id)]);
    expect([await earn(), await earn()]).toEqual([-2, -2]);
    await deliver(engine, [report(engine, id)]);
    engine.clock.advance(DAY_MS);
    expect([await earn(), await earn()]).toEqual([-3, -3]);
    expect((await campaignRow(engine, id)).earnedCents).toBe(3);
  });

  it('that nobody reviewed in time goes back in full', async () => {
    const id = await aPending(engine);
    until('2026-10-12T04:00:00Z');
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'undelivered', refundCents: 10_000 });
  });

  it('ends with the account of its owner', async () => {
    const id = await anActive(engine);
    await engine.db.delete(users).where(eq(users.id, 'ann'));
    await settleCampaign(engine, { campaignId: id });
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'account-gone', refundCents: 10_000 });
  });

  it('pauses while its payment is disputed, and runs again by itself when the dispute is won, with a letter each', async () => {
    const id = await anActive(engine);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId);
    await told(intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'paused', pausedBy: 'payment', fundedCents: 0 });
    expect(await served()).toEqual([]);
    await expect(changeCampaign(engine, id, 'resume')).rejects.toThrow('The money of this campaign went back');
    engine.payments.settleDispute(intentId, 'won');
    await told(intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', pausedBy: null, fundedCents: 10_000 });
    expect(await served()).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) await told(intentId);
    const held = engine.mail.sent.filter(({ subject }) => /Paused|Running again/.test(subject));
    expect(held.map(({ subject }) => subject)).toEqual([
      'Paused: your campaign “Jazz Week”',
      'Running again: your campaign “Jazz Week”',
    ]);
    expect(held[0]?.text).toContain('a dispute about $100.00');
    for (const { text } of held) {
      expect(text).toContain('ends in 4242');
      expect(text).toContain('Sold by Marquee Listings LLC, 12 Main Street, Columbia, SC 29201');
    }
  });

  const STATES = {
    'waits for review': async () => {},
    'waits for its day': (id: string) => decideCampaign(engine, ADMIN, id, { status: 'approved' }),
    'is paused by its advertiser': async (id: string) => {
      until('2026-10-02T16:00:00Z');
      await decideCampaign(engine, ADMIN, id, { status: 'approved' });
      await changeCampaign(engine, id, 'pause');
    },
    'is paused by us': async (id: string) => {
      until('2026-10-02T16:00:00Z');
      await decideCampaign(engine, ADMIN, id, { status: 'approved' });
      await decideCampaign(engine, ADMIN, id, { status: 'paused' });
    },
    runs: async (id: string) => {
      until('2026-10-02T16:00:00Z');
      await decideCampaign(engine, ADMIN, id, { status: 'approved' });
    },
  };
  async function disputed(reach: (id: string) => Promise<unknown>, given?: { amountCents: number }) {
    const id = await aPending(engine);
    await reach(id);
    await runUntilQuiet(engine);
    engine.mail.sent.length = 0;
    const before = await campaignRow(engine, id);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId, given);
    for (let n = 0; n < 2; n += 1) await told(intentId);
    return { id, intentId, before };
  }

  it.each(Object.entries(STATES))('that %s: its dispute is told, and that it is won', async (name, reach) => {
    const { id, intentId, before } = await disputed(reach);
    expect(subjects()).toEqual(['Paused: your campaign “Jazz Week”']);
    expect(engine.mail.sent[0]?.text).toContain('a dispute about $100.00');
    expect(await served()).toEqual([]);
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 2; n += 1) await told(intentId);
    const { status, pausedBy } = before;
    expect(await campaignRow(engine, id)).toMatchObject({ status, pausedBy, fundedCents: 10_000 });
    const over = name === 'runs' ? 'Running again' : 'The dispute is over';
    expect(subjects().slice(1)).toEqual([`${over}: your campaign “Jazz Week”`]);
  });

  it.each(Object.entries(STATES))(
    'that %s: it is over when its dispute is lost, with sums that add up',
    async (_, reach) => {
      const { id, intentId } = await disputed(reach);
      engine.payments.settleDispute(intentId, 'lost');
      for (let n = 0; n < 2; n += 1) await told(intentId);
      expect(await campaignRow(engine, id)).toMatchObject({
        status: 'completed',
        endedBecause: 'disputed',
        refundCents: 0,
      });
      expect(subjects().slice(1).toSorted()).toEqual([
        'Your bank returned $100.00: Marquee campaign: Jazz Week',
        'Your campaign “Jazz Week” is over',
      ]);
      expect(engine.mail.sent.find(({ subject }) => subject.endsWith('is over'))?.text).toContain(
        'Paid: $100.00. Spent: $0.00. Refunded: $0.00. Disputed with your bank: $100.00.',
      );
      expect(engine.payments.payments.get(intentId)?.refunds).toEqual([]);
    },
  );

  it('runs on with what a dispute about a part left, also when that is lost', async () => {
    const { id, intentId } = await disputed(STATES.runs, { amountCents: 4_000 });
    engine.payments.settleDispute(intentId, 'lost');
    await told(intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', fundedCents: 6_000 });
    expect(subjects()).toEqual(['Your bank returned $40.00: Marquee campaign: Jazz Week']);
  });

  it('is not approved while a dispute holds its money', async () => {
    const { id } = await disputed(STATES['waits for review']);
    const approved = decideCampaign(engine, ADMIN, id, { status: 'approved' });
    await expect(approved).rejects.toThrow('The money of this campaign went back');
  });

  it('gives back what a dispute held when it was stopped, once the dispute is won', async () => {
    const id = await anActive(engine);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId);
    await told(intentId);
    expect(await changeCampaign(engine, id, 'stop')).toMatchObject({ status: 'completed', refunded: 0 });
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 3; n += 1) await told(intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'completed', refundCents: 10_000 });
    expect(engine.payments.payments.get(intentId)?.refunds.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  });

  it('that has spent something pauses, too, when its whole payment is disputed or given back', async () => {
    const id = await anActive(engine);
    await deliver(engine, [report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(1);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId);
    await told(intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'paused', pausedBy: 'payment', fundedCents: 0 });
    expect(await served()).toEqual([]);
    await deliver(engine, [report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(1);
  });

  it('gives back to the cent what is left when it is stopped while it is charged', async () => {
    const id = await anActive(engine);
    const charges = Array.from({ length: 60 }, () => deliver(engine, [report(engine, id)]));
    const [stopped] = await Promise.all([changeCampaign(engine, id, 'stop'), ...charges]);
    const spent = await spentOf(engine, id);
    expect(Math.round(stopped.refunded * 100) + spent).toBe(10_000);
  });
});

describe('pacing', () => {
  it('rests a campaign that is ahead of the day, and serves it again later [BEY-25]', async () => {
    const id = await anActive(engine);
    // $10 a day: at noon about half of it and a little more may be spent.
    await engine.db.run(sql`UPDATE ads SET spent_cents = 700 WHERE campaign_id = ${id}`);
    await engine.db.run(sql`INSERT INTO ad_days (campaign_id, day, spent_cents) VALUES (${id}, '2026-10-02', 700)`);
    const refresh = async () => {
      await scheduleAds(engine);
      await runUntilQuiet(engine);
      return (await served()).length;
    };
    expect(await refresh()).toBe(0);
    expect(await engine.db.select().from(adBoards)).toEqual([]);
    until('2026-10-02T22:00:00Z');
    expect(await refresh()).toBe(1);
  });
});

describe('what is kept of visitors', () => {
  it('is forgotten after two days; floods are told to administrators [REL-25]', async () => {
    const id = await anActive(engine);
    const visitor = 'v'.repeat(32);
    for (let n = 0; n < 4; n += 1)
      await deliver(
        engine,
        Array.from({ length: 60 }, () => report(engine, id, { visitor })),
      );
    await scheduleAds(engine);
    await runUntilQuiet(engine);
    const [error] = await engine.db.all(sql`SELECT component, message FROM error_groups`);
    expect(error).toMatchObject({ component: 'ads' });
    engine.clock.advance(2 * DAY_MS + 1);
    await scheduleAds(engine);
    await runUntilQuiet(engine);
    expect(await engine.db.all(sql`SELECT 1 FROM ad_events`)).toEqual([]);
  });
});

describe('the receipt of a campaign', () => {
  it('comes once, with the amount, the days, the card and the seller, in the language it was bought in', async () => {
    await aPending(engine);
    await runUntilQuiet(engine);
    const [receipt, ...others] = engine.mail.sent;
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe('Your receipt for the campaign “Jazz Week”');
    for (const part of [
      'You paid $100.00',
      'in Columbia, SC',
      'from October 2, 2026 to October 11, 2026',
      'Paid with the card that ends in 4242.',
      'Sold by Marquee Listings LLC, 12 Main Street, Columbia, SC 29201',
      '/invoice',
    ])
      expect(receipt?.text).toContain(part);
    expect(receipt?.html).toContain('Marquee Listings LLC');
  });
});
