import { campaignDrafts, campaigns, refunds } from '@marquee/db';
import { settleCampaign } from '@marquee/domain/campaigns';
import { DAY_MS, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { anEngine, aPending, begun, campaignRow, earningsTurn, told } from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

describe('a payment', () => {
  it('makes its campaign also if the tab is closed before it says so, in any order and any number of messages [CAMP-17]', async () => {
    const { campaignId, intentId } = await begun(engine);
    await settleCampaign(engine, { campaignId });
    expect(await engine.db.select().from(campaigns)).toEqual([]);
    engine.payments.succeed(intentId);
    for (let n = 0; n < 3; n += 1) await told(engine, intentId);
    expect(await campaignRow(engine, campaignId)).toMatchObject({
      status: 'pending',
      fundedCents: 10_000,
      language: 'es',
    });
  });

  it('that no campaign was made of goes back after a day', async () => {
    const { intentId } = await begun(engine, null);
    engine.payments.succeed(intentId);
    await told(engine, intentId);
    engine.clock.advance(DAY_MS + 1);
    for (let n = 0; n < 2; n += 1) await earningsTurn(engine);
    expect(await engine.db.select().from(refunds)).toMatchObject([
      { amountCents: 10_000, reason: 'nothing-bought', status: 'succeeded' },
    ]);
    expect(await engine.db.select().from(campaigns)).toEqual([]);
  });

  it('that nobody made can no longer be made after a day', async () => {
    const { intentId } = await begun(engine);
    engine.clock.advance(DAY_MS + 1);
    await earningsTurn(engine);
    expect(engine.payments.payments.get(intentId)?.status).toBe('canceled');
    const [draft] = await engine.db.select().from(campaignDrafts);
    expect(draft?.closedAt).not.toBeNull();
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
