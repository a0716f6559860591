import type { EventBoostStatus } from '@marquee/contract';
import { letters, payments } from '@marquee/db';
import { settleBoost } from '@marquee/domain/boosts';
import { DAY_MS, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { activate, api, BOOSTS, begin, bought, cookie, create, idOf, JAZZ, jazz, pay, source } from './boosting.ts';

beforeEach(() => begin());

describe('activating a boost', () => {
  it('asks the provider, activates, and does nothing the second time [CALL-028]', async () => {
    const boost = await create();
    expect((await activate(boost.id)).status).toBe(409);
    await pay(boost);
    const [first, second] = [await (await activate(boost.id)).json(), await (await activate(boost.id)).json()];
    expect(first).toMatchObject({ status: 'active', receiptNumber: 'B-1001', startDate: '2026-10-01T08:00' });
    expect(second).toEqual(first);
    expect((await api.db.select().from(letters)).filter(({ kind }) => kind === 'boost-receipt')).toHaveLength(1);
  });

  it('works without a body, too', async () => {
    const boost = await create();
    await pay(boost);
    const headers = { cookie, origin: SITE };
    expect((await api.raw(`${BOOSTS}/${boost.id}/activate`, { method: 'PATCH', headers })).status).toBe(200);
  });

  it('goes by the payment as well, ours or the provider’s id, for its payer alone [CALL-029]', async () => {
    const boost = await create();
    const intentId = await pay(boost);
    const by = (paymentId: string, who = cookie) =>
      api.raw(`${BOOSTS}/activate-by-payment`, asking({ cookie: who, body: { paymentId } }));
    const { cookie: other } = await signUp(api, { email: 'eve@example.org' });
    expect((await by(intentId, other)).status).toBe(404);
    expect(await (await by(intentId)).json()).toMatchObject({ id: boost.id, status: 'active' });
    expect((await by(boost.paymentId)).status).toBe(200);
    expect((await by('pi_unknown')).status).toBe(404);
  });

  it('waits while the payment is processed, and stays unpaid after a declined card', async () => {
    const boost = await create();
    const [{ intentId } = { intentId: '' }] = await api.db.select().from(payments);
    api.outside.payments.fail(intentId ?? '');
    expect((await activate(boost.id)).status).toBe(409);
    api.outside.payments.processing(intentId ?? '');
    expect(await (await activate(boost.id)).json()).toMatchObject({ status: 'pending_payment' });
  });

  it('is for its owner: another person is refused, and sees none of it [ROUTE-11]', async () => {
    const boost = await bought();
    const { cookie: other } = await signUp(api, { email: 'eve@example.org' });
    expect((await activate(boost.id, other)).status).toBe(404);
    for (const path of [
      `/api/boost-analytics/${boost.id}/detailed`,
      `/api/boost-analytics/${boost.id}/days.csv`,
      `/api/event-boosts/${boost.id}/receipt`,
    ])
      expect((await api.raw(SITE + path, asking({ cookie: other }))).status).toBe(404);
    for (const path of ['/api/boost-analytics', '/api/my-event-boosts'])
      expect(await (await api.raw(SITE + path, asking({ cookie: other }))).json()).toEqual([]);
  });
});

describe('the status of events', () => {
  it('says level and days of those that are boosted, and forgets them when it ends [CALL-017] [CALL-018] [ENT-006]', async () => {
    const { id } = await bought();
    const many = () =>
      api.ok<Record<string, EventBoostStatus>>(
        'batchBoostStatus',
        `${SITE}/api/events/batch-boost-status`,
        asking({ body: { eventIds: [jazz, 'other', jazz] } }),
      );
    const none = { isBoosted: false, boostLevel: null, daysRemaining: 0, boostId: null };
    expect(await many()).toEqual({
      [jazz]: { isBoosted: true, boostLevel: 'spotlight', daysRemaining: 3, boostId: id },
      other: none,
    });
    api.clock.advance(2.5 * DAY_MS);
    const one = `${SITE}/api/events/${jazz}/boost-status`;
    expect(await api.ok('getBoostStatus', one)).toMatchObject({ isBoosted: true, daysRemaining: 1 });
    api.clock.advance(DAY_MS);
    expect(await api.ok('getBoostStatus', one)).toEqual(none);
    await settleBoost(api, id);
    expect(await many()).toEqual({ [jazz]: none, other: none });
  });

  it('puts a boosted event first by popularity, and the dearer plan before the cheaper [LIST-07]', async () => {
    const others = ['Folk Night', 'Film Night', 'Blues Night'].map((title) => ({
      title,
      start: '2026-10-20T20:00',
      key: title,
    }));
    await store(api, [JAZZ, ...others], { source });
    const popular = async () =>
      (
        await api.ok<{ events: Array<{ title: string; isFeatured: boolean }> }>(
          'listEvents',
          `${SITE}/api/events?sort=popularity`,
        )
      ).events.map(({ title, isFeatured }) => `${title}${isFeatured ? '*' : ''}`);
    expect((await popular())[0]).not.toBe('Jazz*');
    await bought();
    await bought({ eventId: await idOf('Blues Night'), duration: 14, amount: 39 });
    expect((await popular()).slice(0, 2)).toEqual(['Blues Night*', 'Jazz*']);
  });
});
