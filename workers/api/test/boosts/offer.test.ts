import type { Boost, BoostOffer } from '@marquee/contract';
import { events, occurrences, payments } from '@marquee/db';
import { DAY_MS, HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

type Created = Boost & { clientSecret: string; paymentId: string };

let api: Api;
let cookie: string;
let supper: string;
/** It is Thursday, October 1, 8 in the morning; the event ends on Saturday evening, in two days and some hours. */
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  const source = await makeSource(api.db);
  ({ cookie } = await signUp(api));
  const soon = {
    title: 'Supper',
    start: '2026-10-03T18:00',
    end: '2026-10-03T21:00',
    key: 'supper',
    venue: 'The Barn',
  };
  await store(api, [soon], { source });
  const [row] = await api.db.select({ id: events.id }).from(events).where(eq(events.title, 'Supper'));
  supper = row?.id ?? '';
});

const offer = (who = cookie) =>
  api.ok<BoostOffer>('getBoostOffer', `${SITE}/api/events/${supper}/boost-offer`, asking({ cookie: who }));
const request = (given: object = {}) =>
  asking({ cookie, body: { eventId: supper, duration: 3, amount: 9, activationTiming: 'now', ...given } });
const create = (given: object = {}) => api.ok<Created>('createBoost', `${SITE}/api/event-boosts`, request(given));
const refused = (given: object) => api.refused(`${SITE}/api/event-boosts`, request(given));

describe('what is sold', () => {
  it('are the plans whose every day begins before the event is over, each until its last day to start', async () => {
    const { plans, defaultPlan, lastDay, timezone, pending } = await offer();
    expect(plans.map(({ id, lastStart }) => [id, lastStart])).toEqual([
      ['test_1', '2026-10-03'],
      ['spotlight_3', '2026-10-01'],
      ['premium_7', null],
      ['luxury_14', null],
    ]);
    expect({ defaultPlan, lastDay, timezone, pending }).toEqual({
      defaultPlan: 'spotlight_3',
      lastDay: '2026-10-03',
      timezone: 'America/New_York',
      pending: null,
    });
    api.clock.advance(DAY_MS);
    expect((await offer()).defaultPlan).toBe('test_1');
  });

  it('is refused by the server, too, with what to do, and nothing is begun', async () => {
    expect(await refused({ duration: 7, amount: 19 })).toMatchObject({
      status: 409,
      type: '/api/docs#problem-plan-too-long',
      detail:
        'The event ends on October 3, so a boost of 7 days would outlast it. Please choose a shorter plan. Nothing was charged.',
    });
    expect(await refused({ activationTiming: 'schedule', scheduledDate: '2026-10-02' })).toMatchObject({
      type: '/api/docs#problem-plan-too-long',
      detail: expect.stringContaining('a shorter plan or an earlier start'),
    });
    expect((await offer()).pending).toBeNull();
    await create({ duration: 1, amount: 1, activationTiming: 'schedule', scheduledDate: '2026-10-03' });
  });

  it('names the last day of an event that ends at midnight, not the day after it [FMT-02]', async () => {
    const [{ endsAt } = { endsAt: 0 }] = await api.db
      .select({ endsAt: occurrences.endsAt })
      .from(occurrences)
      .where(eq(occurrences.eventId, supper));
    await api.db
      .update(occurrences)
      .set({ endsAt: endsAt + 3 * HOUR_MS })
      .where(eq(occurrences.eventId, supper));
    expect((await offer()).lastDay).toBe('2026-10-03');
    expect((await refused({ duration: 7, amount: 19 })).detail).toContain('The event ends on October 3, so');
  });

  it('is nothing for an event that is over, and for visitors without an account', async () => {
    expect((await api.raw(`${SITE}/api/events/${supper}/boost-offer`)).status).toBe(401);
    api.clock.advance(3 * DAY_MS);
    expect(await api.refused(`${SITE}/api/events/${supper}/boost-offer`, asking({ cookie }))).toMatchObject({
      status: 409,
      detail: 'This event is over and cannot be boosted.',
    });
  });
});

describe('what was begun', () => {
  it('is offered again to whoever began it, and the same request gives the same payment [ENT-008]', async () => {
    const made = await create({ activationTiming: 'schedule', scheduledDate: '2026-10-01' });
    const { pending } = await offer();
    expect(pending).toMatchObject({
      id: made.id,
      eventId: supper,
      eventTitle: 'Supper',
      eventVenue: 'The Barn',
      status: 'pending_payment',
      duration: 3,
      amount: 9,
      activationTiming: 'schedule',
      startDate: '2026-10-01',
      endDate: null,
      stats: { impressions: 0, clicks: 0 },
    });
    expect(made.clientSecret).toContain('_secret');
    const [payment] = await api.db.select().from(payments).where(eq(payments.id, made.paymentId));
    expect(api.outside.payments.payments.get(payment?.intentId ?? '')?.metadata).toMatchObject({ boostId: made.id });
    api.clock.advance(2 * HOUR_MS);
    const { duration, amount, activationTiming, startDate } = pending as Boost;
    const asked = { duration, amount, activationTiming, scheduledDate: startDate };
    const again = await Promise.all([create(asked), create(asked)]);
    for (const one of again)
      expect([one.id, one.paymentId, one.clientSecret]).toEqual([made.id, made.paymentId, made.clientSecret]);
    const { cookie: other } = await signUp(api, { email: 'ben@example.org' });
    expect((await offer(other)).pending).toBeNull();
  });
});
