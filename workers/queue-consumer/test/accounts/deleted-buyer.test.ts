import { campaignDrafts, users } from '@marquee/db';
import { deleteAccount } from '@marquee/domain/accounts';
import { listActiveCampaigns } from '@marquee/domain/ads';
import { beginPayment } from '@marquee/domain/campaigns';
import { settlePayment } from '@marquee/domain/payments';
import { keyedVault } from '@marquee/platform';
import { makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, boosted, boostOf, idOf, JAZZ, SUPPER } from '../boosts/boosting.ts';
import { anActive, anEngine, campaignRow, DRAFT, deliver, report } from '../campaigns/running.ts';
import { runUntilQuiet } from '../support.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

/** Ann signed in a moment ago, and deletes her account; the queue works for a minute. */
async function annLeaves(): Promise<void> {
  const deps = { ...engine, passwords: {} as never, isDevelopment: false, requiresFactor: false };
  const session = { user: { id: 'ann' }, beganAt: engine.clock.now() } as Parameters<typeof deleteAccount>[1];
  await deleteAccount(deps, session, {}, { language: 'en' });
  await runUntilQuiet(engine, 60_000);
}
const served = () =>
  listActiveCampaigns({ ...engine, vault: keyedVault('K'.repeat(43)) }, { city: 'Columbia', state: 'SC' });
const paid = () => [...engine.payments.payments.values()];

describe('an account that is deleted', () => {
  it('ends its campaign at once, and gives back to the cent what it has not spent [BEY-26]', async () => {
    const id = await anActive(engine);
    await deliver(engine, [report(engine, id)]);
    expect(await served()).toHaveLength(1);
    await annLeaves();
    expect(await engine.db.select().from(users)).toEqual([]);
    expect(await served()).toEqual([]);
    expect(await campaignRow(engine, id)).toMatchObject({ status: 'completed', endedBecause: 'account-gone' });
    expect(paid()[0]?.refunds.map(({ amountCents }) => amountCents)).toEqual([9_999]);
  });

  it('gets back what was paid for a campaign that no browser came back to make', async () => {
    const by = { userId: 'ann', language: 'en' } as const;
    const { clientSecret } = await beginPayment(engine, by, { amount: 100, campaignId: 'new', draft: DRAFT });
    engine.payments.succeed(clientSecret.split('_secret')[0] ?? '', { fee: 30 });
    await annLeaves();
    // Nobody told us of the payment; the comparison with the provider finds it.
    expect(await engine.db.select().from(campaignDrafts)).toHaveLength(1);
    const [draft] = await engine.db.select().from(campaignDrafts);
    await settlePayment(engine, draft?.paymentId ?? '');
    await runUntilQuiet(engine, 60_000);
    expect(paid()[0]?.refunds.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  });

  it('gives up a boost that is not paid, so that it cannot be paid any more; a paid one goes on', async () => {
    const source = await makeSource(engine.db);
    await store(engine, [JAZZ, SUPPER], { source });
    const running = await boosted(engine, await idOf(engine, 'Jazz'));
    const waiting = await begin(engine, await idOf(engine, 'Supper'));
    await annLeaves();
    expect(await boostOf(engine, waiting.id)).toMatchObject({ status: 'canceled', ending: 'abandoned' });
    expect(engine.payments.payments.get(waiting.intentId)?.status).toBe('canceled');
    expect(await boostOf(engine, running.id)).toMatchObject({ status: 'active' });
    expect(engine.payments.payments.get(running.intentId)?.refunds).toEqual([]);
  });
});
