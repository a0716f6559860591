import type { Boost, BoostDetail } from '@marquee/contract';
import { events, payments } from '@marquee/db';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

export const BOOSTS = `${SITE}/api/event-boosts`;
export const JAZZ = { title: 'Jazz', start: '2026-10-30T20:00', key: 'jazz', venue: 'The Hall' };

export type Created = Boost & { clientSecret: string; paymentId: string };

export let api: Api;
export let cookie: string;
export let jazz: string;
export let source: Awaited<ReturnType<typeof makeSource>>;

/** A city with one event and somebody who may boost it. */
export async function begin(given: Parameters<typeof startApi>[0] = {}) {
  api = await startApi(given);
  await makeCity(api.db);
  source = await makeSource(api.db);
  ({ cookie } = await signUp(api));
  await store(api, [JAZZ], { source });
  jazz = await idOf('Jazz');
}

export async function idOf(title: string): Promise<string> {
  const [row] = await api.db.select({ id: events.id }).from(events).where(eq(events.title, title));
  return row?.id ?? `no ${title}`;
}

const bodyOf = (given: object = {}) => ({
  eventId: jazz,
  duration: 3,
  amount: 9,
  activationTiming: 'now',
  ...given,
});
export const create = (given: object = {}, who = cookie) =>
  api.ok<Created>('createBoost', BOOSTS, asking({ cookie: who, body: bodyOf(given) }));
export const refusedCreate = (given: object = {}) => api.refused(BOOSTS, asking({ cookie, body: bodyOf(given) }));
export const activate = (id: string, who = cookie) =>
  api.raw(`${BOOSTS}/${id}/activate`, { ...asking({ cookie: who, body: {} }), method: 'PATCH' });
export const pay = async ({ paymentId }: Created) => {
  const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId));
  api.outside.payments.succeed(payment?.intentId ?? '', { fee: 56 });
  return payment?.intentId ?? '';
};
export const bought = async (given: object = {}) => {
  const boost = await create(given);
  await pay(boost);
  expect((await activate(boost.id)).status).toBe(200);
  return boost;
};

export const detail = (id: string) =>
  api.ok<BoostDetail>('getBoostDetail', `${SITE}/api/boost-analytics/${id}/detailed`, asking({ cookie }));
