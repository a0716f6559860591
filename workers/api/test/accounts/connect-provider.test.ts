import type { OwnAccount } from '@marquee/contract';
import { users } from '@marquee/db';
import { beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { send } from './factors.ts';
import { fakeProviders } from './fake-provider.ts';
import { asking, PASSWORD, SITE, signUp } from './people.ts';
import { browserAt } from './provider-browser.ts';

const { network, providers } = await fakeProviders();
let api: Api;
let cookie: string;
beforeEach(async () => {
  api = await startApi({ providers });
  network.forge = {};
  ({ cookie } = await signUp(api));
});

const confirmed = () => api.db.update(users).set({ emailVerifiedAt: 1 });
const own = async () =>
  (await api.ok<OwnAccount>('getOwnAccount', `${SITE}/api/account`, asking({ cookie }))).providers;
const part = (what: string, body: object = {}) =>
  send(api, `account/providers/${what}`, cookie, { provider: 'google', currentPassword: PASSWORD, ...body });

async function connect(who = cookie) {
  const response = await part('connect');
  const { url } = await response.json<{ url: string }>();
  const browser = browserAt(api, who);
  browser.jar.round =
    response.headers
      .getSetCookie()
      .find((set) => set.includes('marquee-provider='))
      ?.split(';')[0] ?? '';
  return browser.finish(network.consent(url));
}

it('a provider is connected by its owner to a confirmed account, also with another address, and disconnected', async () => {
  expect((await part('connect')).status).toBe(409);
  await confirmed();
  expect((await part('connect', { currentPassword: 'wrong' })).status).toBe(400);
  expect((await connect()).to).toBe('/account');
  expect(await own()).toEqual(['google']);
  expect((await connect()).to).toBe('/account?trouble=provider-taken&provider=google');
  expect((await part('disconnect')).status).toBe(200);
  expect(await own()).toEqual([]);
  expect((await part('disconnect')).status).toBe(404);
});

it('a provider is not connected in another session, nor if it does not vouch for its address', async () => {
  await confirmed();
  const bob = await signUp(api, { email: 'bob@example.org' });
  expect((await connect(bob.cookie)).to).toBe('/account?trouble=provider-over&provider=google');
  expect((await connect('')).to).toContain('trouble=provider-over');
  network.forge = { email_verified: false };
  expect((await connect()).to).toBe('/account?trouble=provider-unverified&provider=google');
  expect(await own()).toEqual([]);
});

it('the only way in stays', async () => {
  await confirmed();
  await connect();
  await api.db.update(users).set({ passwordHash: null });
  const refused = await part('disconnect', { currentPassword: undefined });
  expect(await refused.json()).toMatchObject({ status: 409, type: '/api/docs#problem-last-way-in' });
  expect(await own()).toEqual(['google']);
});
