import { refunds, users } from '@marquee/db';
import { changeCampaign, decideCampaign, settleCampaign } from '@marquee/domain/campaigns';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { scheduleCampaigns } from '@marquee/domain/scheduling';
import { DAY_MS, type TestEngine } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import {
  ADMIN,
  accounts,
  anActive,
  anEngine,
  aPending,
  campaignRow,
  campaignsTurn,
  deliver,
  earningsTurn,
  report,
  served,
  shown,
  spentOf,
  subjects,
  until,
} from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

describe('the life of a campaign', () => {
  it('begins on its day, and ends after its last with the rest given back [CAMP-17, BEY-26]', async () => {
    const id = await aPending(engine);
    await decideCampaign(engine, ADMIN, id, { status: 'approved' });
    await campaignsTurn(engine);
    expect((await campaignRow(engine, id)).status).toBe('approved');
    expect(await served(engine)).toEqual([]);
    until(engine, '2026-10-02T04:00:00Z');
    await campaignsTurn(engine);
    expect((await campaignRow(engine, id)).status).toBe('active');
    expect(await served(engine)).toHaveLength(1);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    until(engine, '2026-10-12T03:59:00Z');
    await scheduleCampaigns(engine);
    await runUntilQuiet(engine, 0);
    expect((await campaignRow(engine, id)).status).toBe('active');
    until(engine, '2026-10-12T04:00:00Z');
    await campaignsTurn(engine);
    expect(await campaignRow(engine, id)).toMatchObject({
      status: 'completed',
      endedBecause: 'ended',
      refundCents: 9_974,
    });
    expect(await served(engine)).toEqual([]);
    expect(await engine.db.select().from(refunds)).toMatchObject([{ amountCents: 9_974, status: 'succeeded' }]);
    expect(subjects(engine)).toEqual([
      'Your receipt for the campaign “Jazz Week”',
      'Your campaign “Jazz Week” was approved',
      'Your campaign “Jazz Week” is over',
    ]);
    expect(engine.mail.sent[2]?.text).toContain('Paid: $100.00. Spent: $0.26. Refunded: $99.74.');
    await earningsTurn(engine);
    expect(await accounts(engine)).toMatchObject({ earned: -26, advertiser: 0 });
    expect((await proveLedger(storedBooks(engine))).breaks).toEqual([]);
  });

  it('ends when its budget is spent, and everything is earned', async () => {
    const id = await anActive(engine, { budget: 50 });
    await engine.db.run(sql`UPDATE ads SET spent_cents = 4999 WHERE campaign_id = ${id}`);
    await deliver(engine, [report(engine, id), report(engine, id)]);
    expect(await spentOf(engine, id)).toBe(5_000);
    await campaignsTurn(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'completed', endedBecause: 'spent', refundCents: 0 });
    await earningsTurn(engine);
    expect(await accounts(engine)).toMatchObject({ earned: -5_000, advertiser: 0 });
    expect(await engine.db.select().from(refunds)).toEqual([]);
  });

  it('earns what it spent, day by day, once [BEY-25]', async () => {
    const id = await anActive(engine);
    const earn = async () => {
      await earningsTurn(engine);
      return (await accounts(engine))['earned'] ?? 0;
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
    until(engine, '2026-10-12T04:00:00Z');
    await campaignsTurn(engine);
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'undelivered', refundCents: 10_000 });
  });

  it('ends with the account of its owner', async () => {
    const id = await anActive(engine);
    await engine.db.delete(users).where(eq(users.id, 'ann'));
    await settleCampaign(engine, { campaignId: id });
    expect(await campaignRow(engine, id)).toMatchObject({ endedBecause: 'account-gone', refundCents: 10_000 });
  });

  it('gives back to the cent what is left when it is stopped while it is charged', async () => {
    const id = await anActive(engine);
    const charges = Array.from({ length: 60 }, () => deliver(engine, [report(engine, id)]));
    const [stopped] = await Promise.all([changeCampaign(engine, id, 'stop'), ...charges]);
    const spent = await spentOf(engine, id);
    expect(Math.round(stopped.refunded * 100) + spent).toBe(10_000);
  });
});
