import { changeCampaign, decideCampaign } from '@marquee/domain/campaigns';
import type { TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import {
  ADMIN,
  anActive,
  anEngine,
  aPending,
  campaignRow,
  deliver,
  report,
  served,
  spentOf,
  subjects,
  told,
  until,
} from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

describe('a campaign whose payment is disputed', () => {
  it('pauses while its payment is disputed, and runs again by itself when the dispute is won, with a letter each', async () => {
    const id = await anActive(engine);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId);
    await told(engine, intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'paused', pausedBy: 'payment', fundedCents: 0 });
    expect(await served(engine)).toEqual([]);
    await expect(changeCampaign(engine, id, 'resume')).rejects.toThrow('The money of this campaign went back');
    engine.payments.settleDispute(intentId, 'won');
    await told(engine, intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', pausedBy: null, fundedCents: 10_000 });
    expect(await served(engine)).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) await told(engine, intentId);
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
      until(engine, '2026-10-02T16:00:00Z');
      await decideCampaign(engine, ADMIN, id, { status: 'approved' });
      await changeCampaign(engine, id, 'pause');
    },
    'is paused by us': async (id: string) => {
      until(engine, '2026-10-02T16:00:00Z');
      await decideCampaign(engine, ADMIN, id, { status: 'approved' });
      await decideCampaign(engine, ADMIN, id, { status: 'paused' });
    },
    runs: async (id: string) => {
      until(engine, '2026-10-02T16:00:00Z');
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
    for (let n = 0; n < 2; n += 1) await told(engine, intentId);
    return { id, intentId, before };
  }

  it.each(Object.entries(STATES))('that %s: its dispute is told, and that it is won', async (name, reach) => {
    const { id, intentId, before } = await disputed(reach);
    expect(subjects(engine)).toEqual(['Paused: your campaign “Jazz Week”']);
    expect(engine.mail.sent[0]?.text).toContain('a dispute about $100.00');
    expect(await served(engine)).toEqual([]);
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 2; n += 1) await told(engine, intentId);
    const { status, pausedBy } = before;
    expect(await campaignRow(engine, id)).toMatchObject({ status, pausedBy, fundedCents: 10_000 });
    const over = name === 'runs' ? 'Running again' : 'The dispute is over';
    expect(subjects(engine).slice(1)).toEqual([`${over}: your campaign “Jazz Week”`]);
  });

  it.each(Object.entries(STATES))(
    'that %s: it is over when its dispute is lost, with sums that add up',
    async (_, reach) => {
      const { id, intentId } = await disputed(reach);
      engine.payments.settleDispute(intentId, 'lost');
      for (let n = 0; n < 2; n += 1) await told(engine, intentId);
      expect(await campaignRow(engine, id)).toMatchObject({
        status: 'completed',
        endedBecause: 'disputed',
        refundCents: 0,
      });
      expect(subjects(engine).slice(1).toSorted()).toEqual([
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
    await told(engine, intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'active', fundedCents: 6_000 });
    expect(subjects(engine)).toEqual(['Your bank returned $40.00: Marquee campaign: Jazz Week']);
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
    await told(engine, intentId);
    expect(await changeCampaign(engine, id, 'stop')).toMatchObject({ status: 'completed', refunded: 0 });
    engine.payments.settleDispute(intentId, 'won');
    for (let n = 0; n < 3; n += 1) await told(engine, intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'completed', refundCents: 10_000 });
    expect(engine.payments.payments.get(intentId)?.refunds.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  });

  it('that has spent something pauses, too, when its whole payment is disputed or given back', async () => {
    const id = await anActive(engine);
    await deliver(engine, [report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(1);
    const [intentId = ''] = [...engine.payments.payments.keys()];
    engine.payments.dispute(intentId);
    await told(engine, intentId);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'paused', pausedBy: 'payment', fundedCents: 0 });
    expect(await served(engine)).toEqual([]);
    await deliver(engine, [report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(1);
  });
});
