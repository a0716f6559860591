import type { Boost } from '@marquee/contract';
import { boosts, events, payments } from '@marquee/db';
import { PaymentRefusal, RetryLater } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE } from '../accounts/people.ts';
import { activate, api, begin, bought, cookie, create, jazz, pay, refusedCreate } from './boosting.ts';

beforeEach(() => begin());

describe('buying a boost', () => {
  it('answers with its id and what a browser pays with [CALL-027]', async () => {
    const boost = await create();
    expect(boost).toMatchObject({ status: 'pending_payment', amount: 9, duration: 3, boostLevel: 'spotlight' });
    expect(boost.clientSecret).toMatch(/_secret_/);
    expect(api.outside.payments.payments.values().next().value).toMatchObject({
      amountCents: 900,
      metadata: { boostId: boost.id, purpose: 'boost' },
    });
  });

  it('makes one boost and one payment of ten clicks at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(new Set(made.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(api.outside.payments.payments.size).toBe(1);
    expect(await api.db.select().from(boosts)).toHaveLength(1);
  });

  it('replaces what is not paid when another plan is chosen, and its payment can no longer be paid', async () => {
    const first = await create();
    const second = await create({ duration: 7, amount: 19 });
    expect(second.id).not.toBe(first.id);
    expect([...api.outside.payments.payments.values()].map(({ status }) => status)).toEqual(['canceled', 'unpaid']);
    const mine = await api.ok<Boost[]>('listMyBoosts', `${SITE}/api/my-event-boosts`, asking({ cookie }));
    expect(mine.map(({ id }) => id)).toEqual([second.id]);
  });

  it('begins another payment where the one before it was canceled meanwhile', async () => {
    const first = await create();
    const [{ intentId } = { intentId: null }] = await api.db.select().from(payments);
    await api.outside.payments.cancel(intentId ?? '');
    const second = await create();
    expect(second.id).not.toBe(first.id);
    await pay(second);
    expect((await activate(second.id)).status).toBe(200);
  });

  it.each([
    ['another price [REL-10]', { amount: 1 }, 400, 'wrong-price', /costs \$9, not \$1/],
    ['a negative price', { amount: -9 }, 400, 'wrong-price', /costs \$9/],
    ['a plan that there is not', { duration: 30 }, 400, 'unknown-plan', /no boost plan of 30 days/],
    ['an unknown event', { eventId: 'nothing' }, 404, 'not-found', /does not exist/],
    ['a schedule without a date', { activationTiming: 'schedule' }, 400, 'bad-start', /select a start date/],
    [
      'a date in the past',
      { activationTiming: 'schedule', scheduledDate: '2026-09-30' },
      400,
      'bad-start',
      /today or later/,
    ],
    [
      'a date after the event',
      { activationTiming: 'schedule', scheduledDate: '2026-11-05' },
      400,
      'bad-start',
      /when the event is over/,
    ],
  ] as const)(
    'refuses %s with a sentence, and asks the provider nothing',
    async (_name, given, status, code, sentence) => {
      const problem = await refusedCreate(given);
      expect(problem).toMatchObject({ status });
      expect(problem.type).toContain(code);
      expect(problem.detail).toMatch(sentence);
      expect(api.outside.payments.calls).toEqual([]);
    },
  );

  it('takes today as the start of a schedule [BOOST-03]', async () => {
    const boost = await bought({ activationTiming: 'schedule', scheduledDate: '2026-10-01' });
    const [row] = await api.db.select().from(boosts).where(eq(boosts.id, boost.id));
    expect(row).toMatchObject({ status: 'active' });
  });

  it('refuses events that are over, cancelled, gone or boosted', async () => {
    await api.db.update(events).set({ status: 'ended' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/is over/);
    await api.db.update(events).set({ status: 'inactive' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/no longer listed/);
    await api.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/is cancelled/);
    await api.db.update(events).set({ status: 'active' }).where(eq(events.id, jazz));
    await bought();
    expect((await refusedCreate({ duration: 7, amount: 19 })).detail).toMatch(/already boosted/);
  });

  it('does not sell the plan for trying where it is switched off [CONST-001]', async () => {
    await create({ duration: 1, amount: 1 });
    await begin({ hasTestPlan: false });
    expect((await refusedCreate({ duration: 1, amount: 1 })).detail).toMatch(/no boost plan of 1 days/);
    const { plans } = await api.ok<{ plans: Array<{ id: string }> }>('listBoostPlans', `${SITE}/api/boost-plans`);
    expect(plans.map(({ id }) => id)).toEqual(['spotlight_3', 'premium_7', 'luxury_14']);
  });

  it('says so when payments are not set up, or the provider is silent or refuses', async () => {
    api.outside.payments.fault = () => {
      throw new RetryLater('no answer');
    };
    expect(await refusedCreate()).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/try again in a minute/),
    });
    api.outside.payments.fault = () => {
      throw new PaymentRefusal('Amounts over $1 need an account that is activated.');
    };
    expect(await refusedCreate()).toMatchObject({ status: 422, detail: expect.stringMatching(/is activated/) });
    api.outside.payments.fault = () => {};
    api.outside.payments.isSetUp = false;
    expect(await refusedCreate()).toMatchObject({ status: 409, detail: expect.stringMatching(/not set up/) });
  });

  it('has the four plans of the specification [ENT-007] [CONST-002] [CONST-003] [CONST-004] [CONST-005]', async () => {
    const { plans, defaultPlan } = await api.ok<{ plans: object[]; defaultPlan: string }>(
      'listBoostPlans',
      `${SITE}/api/boost-plans`,
    );
    expect(defaultPlan).toBe('spotlight_3');
    expect(plans).toMatchObject([
      {
        id: 'test_1',
        name: 'Test Drive',
        duration: 1,
        price: 1,
        badge: 'BETA TEST',
        priority: 0,
        features: ['day-placement', 'basic-boost', 'analytics-preview'],
      },
      { id: 'spotlight_3', name: 'Spotlight', duration: 3, price: 9, badge: null, priority: 1 },
      { id: 'premium_7', name: 'Premium', duration: 7, price: 19, badge: 'Popular', priority: 2 },
      { id: 'luxury_14', name: 'Luxury', duration: 14, price: 39, badge: 'Best Value', priority: 3 },
    ]);
  });
});
