import type { BudgetLimit, UserRecord } from '@marquee/contract';
import { auditLog, campaignDrafts, campaigns, payments, users } from '@marquee/db';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, signUp, whoIs } from '../accounts/people.ts';
import type { Api } from '../support.ts';
import { anActive, anApi, aPending, begin, DRAFT, decide, pay, submit, url } from './buying.ts';

let api: Api;
let cookie: string;
let admin: string;
let userId: string;
beforeEach(async () => {
  ({ api, cookie, admin, userId } = await anApi());
});

const limit = (who = cookie) =>
  api.ok<BudgetLimit>('getBudgetLimit', url('/campaigns/budget-limit'), asking({ cookie: who }));
const refusedAt = (budget: number, given: object = {}) => {
  const body = { amount: budget, campaignId: 'new', draft: { ...DRAFT, budget }, ...given };
  return api.refused(url('/create-payment-intent'), asking({ cookie, body }));
};
const setLimit = (of: string, dollars: number | null, who = admin) =>
  api.ok<UserRecord>(
    'setCampaignLimit',
    url(`/admin/users/${of}/campaign-limit`),
    asking({ cookie: who, body: { limit: dollars, reason: 'We know them.' } }),
  );

describe('the budget of a new advertiser', () => {
  it('is $1,000 in all, said before anything is typed', async () => {
    expect(await limit()).toEqual({ left: 1_000, most: 1_000, because: 'new' });
    await aPending(api, cookie, { budget: 600 });
    expect(await limit()).toEqual({ left: 400, most: 1_000, because: 'new' });
    const refused = await refusedAt(401);
    expect(refused).toMatchObject({ status: 409, field: 'amount' });
    expect(refused.detail).toBe(
      'Your campaigns may cost $1,000.00 together, and $400.00 of it is left. Choose a smaller budget, or write to us to have the limit raised.',
    );
    await begin(api, cookie, { ...DRAFT, budget: 400 });
  });

  it.each([[1_000.01], [1_001], [5_000], [100_000]])(
    'refuses a first one of $%s, and nothing is begun',
    async (budget) => {
      expect(await refusedAt(budget)).toMatchObject({ status: 409, field: 'amount' });
      expect(await api.db.$count(payments)).toBe(0);
      expect(await api.db.$count(campaignDrafts)).toBe(0);
    },
  );

  it('holds when ten are begun at once', async () => {
    const begun = await Promise.allSettled(
      Array.from({ length: 10 }, () => begin(api, cookie, { ...DRAFT, budget: 600 })),
    );
    expect(begun.some(({ status }) => status === 'fulfilled')).toBe(true);
    const open = await api.db
      .select({ cents: sql<number>`sum(d.amount_cents)` })
      .from(sql`campaign_drafts d JOIN payments p ON p.id = d.payment_id`)
      .where(sql`d.closed_at IS NULL AND p.status <> 'canceled'`);
    expect(open[0]?.cents).toBe(60_000);
  });

  it('is not used up by what was begun and left: that can no longer be paid', async () => {
    const left = await begin(api, cookie, { ...DRAFT, budget: 700 });
    const begun = await begin(api, cookie, { ...DRAFT, budget: 800 });
    const intentId = left.clientSecret.split('_secret')[0] ?? '';
    expect(api.outside.payments.payments.get(intentId)).toMatchObject({ status: 'canceled' });
    pay(api, begun);
    expect(await submit(api, cookie, { ...DRAFT, budget: 800, campaignId: begun.campaignId })).toMatchObject({
      budget: 800,
    });
  });

  it('counts what was paid in another tab and is no campaign yet', async () => {
    pay(api, await begin(api, cookie, { ...DRAFT, budget: 700 }));
    expect(await refusedAt(400)).toMatchObject({ status: 409, field: 'amount' });
    expect(await limit()).toMatchObject({ left: 300 });
  });

  it('is free again after a campaign is over, and not raised by one that was rejected or stopped', async () => {
    const first = await aPending(api, cookie, { budget: 1_000 });
    expect(await limit()).toMatchObject({ left: 0 });
    await decide(api, admin, first.id, { status: 'rejected', reason: 'No.' });
    expect(await limit()).toEqual({ left: 1_000, most: 1_000, because: 'new' });
  });

  it.each([
    ['ended', 5, 0, 'proven'],
    ['spent', 5, 0, 'proven'],
    // Never shown, or its money was taken back.
    ['ended', 0, 0, 'new'],
    ['ended', 5, 100, 'new'],
    ['stopped', 5, 0, 'new'],
    ['refunded', 5, 0, 'new'],
    ['undelivered', 0, 0, 'new'],
  ] as const)(
    'after a campaign that is %s with %s cents spent and %s disputed is that of a %s one',
    async (ended, spent, disputed, because) => {
      const { id } = await anActive(api, cookie, admin);
      await api.db.update(campaigns).set({ status: 'completed', endedBecause: ended }).where(eq(campaigns.id, id));
      await api.db.run(sql`UPDATE ads SET spent_cents = ${spent} WHERE campaign_id = ${id}`);
      await api.db.update(payments).set({ disputedCents: disputed });
      expect(await limit()).toMatchObject({ because, most: because === 'new' ? 1_000 : null });
    },
  );
});

describe('an administrator', () => {
  it('raises and lowers it, with a reason that the audit log keeps', async () => {
    expect(await setLimit(userId, 5_000)).toMatchObject({ campaignLimit: 5_000 });
    expect(await limit()).toEqual({ left: 5_000, most: 5_000, because: 'set' });
    await begin(api, cookie, { ...DRAFT, budget: 4_500 });
    await setLimit(userId, 200);
    expect(await refusedAt(300)).toMatchObject({ status: 409 });
    expect(await setLimit(userId, null)).toMatchObject({ campaignLimit: null });
    expect(await limit()).toMatchObject({ because: 'new' });
    const kept = await api.db.select().from(auditLog).where(eq(auditLog.action, 'user.set-campaign-limit'));
    expect(kept).toHaveLength(3);
  });

  it('sets no limit of their own, none below the smallest campaign, and is the only one who sets one', async () => {
    const own = (await whoIs(api, admin))?.id ?? '';
    const ask = (of: string, dollars: unknown, who: string) =>
      api.refused(
        url(`/admin/users/${of}/campaign-limit`),
        asking({ cookie: who, body: { limit: dollars, reason: 'Because.' } }),
      );
    expect(await ask(own, 9_000, admin)).toMatchObject({ status: 409 });
    for (const wrong of [49, -1, 0.5, 1_000_001, '5000'])
      expect(await ask(userId, wrong, admin)).toMatchObject({ status: 400 });
    expect(await ask(userId, 9_000, cookie)).toMatchObject({ status: 403 });
    expect(await ask('nobody', 9_000, admin)).toMatchObject({ status: 404 });
  });
});

describe('starting payments', () => {
  it('is limited by person, whatever is bought', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await refusedAt(5_000)).status ?? 0);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 409));
    expect(statuses[30]).toBe(429);
    const boost = { eventId: 'none', duration: 3, amount: 9, activationTiming: 'now' };
    expect(await api.refused(url('/event-boosts'), asking({ cookie, body: boost }))).toMatchObject({ status: 429 });
  });

  it('is limited by address, whoever they are', async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 4; person += 1) {
      const { user, cookie: who } = await signUp(api, { email: `promoter-${person}@example.org` });
      await api.db.update(users).set({ role: 'promoter' }).where(eq(users.id, user.id));
      for (let n = 0; n < 23; n += 1) {
        const body = { amount: 5_000, campaignId: 'new', draft: { ...DRAFT, budget: 5_000 } };
        statuses.push((await api.refused(url('/create-payment-intent'), asking({ cookie: who, body }))).status ?? 0);
      }
    }
    expect(statuses.slice(0, 90).every((status) => status === 409)).toBe(true);
    expect(statuses.slice(90)).toEqual([429, 429]);
  });
});

it('keeps what was paid before the limit was lowered', async () => {
  const made = await aPending(api, cookie, { budget: 900 });
  await api.db.update(users).set({ campaignLimitCents: 5_000 }).where(eq(users.id, userId));
  await decide(api, admin, made.id, { status: 'approved' });
  expect(await limit()).toMatchObject({ left: 0, because: 'set' });
});
