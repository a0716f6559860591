import type { OwnAccount } from '@marquee/contract';
import { apiKeys, events, knownDevices, sessions, users } from '@marquee/db';
import { DAY_MS, HOUR_MS, makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anApi, aPending } from '../campaigns/buying.ts';
import { type Api, startApi } from '../support.ts';
import { openMailbox } from './mailbox.ts';
import { ADA, asking, cookieOf, SITE, signUp, signUpAs, whoIs } from './people.ts';

const BOB = { email: 'bob@example.org', firstName: 'Bob' };
let api: Api;
beforeEach(async () => {
  api = await startApi();
});

const send = (path: string, cookie: string | null, body: unknown = {}) =>
  api.raw(`${SITE}/api/${path}`, asking({ body, cookie }));
const account = (cookie: string) => api.ok<OwnAccount>('getOwnAccount', `${SITE}/api/account`, asking({ cookie }));
const login = async (password = ADA.password, userAgent = '') => {
  const init = asking({ body: { email: ADA.email, password } });
  (init.headers as Headers).set('user-agent', userAgent);
  return cookieOf(await api.raw(`${SITE}/api/login`, init)) ?? '';
};
const letter = async () => (await openMailbox(api))[0];
const confirm = (token: string) => send('account/confirm-email', null, { token });

describe('an address', () => {
  it('is confirmed by a letter that comes with the account; nothing waits for it [BEY-22]', async () => {
    const { cookie } = await signUp(api);
    expect(await account(cookie)).toMatchObject({ isEmailVerified: false });
    const welcome = await letter();
    expect(welcome).toMatchObject({ to: ADA.email, subject: 'Please confirm your email address' });
    expect(await (await confirm(welcome?.token ?? '')).json()).toEqual({
      email: ADA.email,
      isChanged: false,
      isPromoter: false,
    });
    expect(await account(cookie)).toMatchObject({ isEmailVerified: true });
    expect((await confirm(welcome?.token ?? '')).status).toBe(400);
    expect((await send('account/confirmation-letter', cookie)).status).toBe(409);
  });

  it('gets the letter again three times an hour; a link ends after three days', async () => {
    const { cookie } = await signUp(api);
    const { token } = (await letter()) ?? { token: '' };
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await send('account/confirmation-letter', cookie)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    api.clock.advance(3 * DAY_MS);
    expect((await confirm(token)).status).toBe(400);
  });

  it('changes when the new one is confirmed, and the old one is told', async () => {
    const { cookie } = await signUp(api);
    await confirm((await letter())?.token ?? '');
    const asked = { email: 'Ada.L@example.net', currentPassword: ADA.password };
    expect((await send('account/email', cookie, { ...asked, currentPassword: 'wrong' })).status).toBe(400);
    expect((await send('account/email', cookie, asked)).status).toBe(200);
    expect((await whoIs(api, cookie))?.email).toBe(ADA.email);
    const sent = await letter();
    expect(sent?.to).toBe('Ada.L@example.net');
    expect(await (await confirm(sent?.token ?? '')).json()).toEqual({
      email: 'Ada.L@example.net',
      isChanged: true,
      isPromoter: false,
    });
    expect((await whoIs(api, cookie))?.email).toBe('Ada.L@example.net');
    expect(await openMailbox(api)).toMatchObject([{ to: ADA.email, subject: 'Your email address was changed' }]);
  });

  it('is not taken from somebody who registered with it meanwhile', async () => {
    const { cookie } = await signUp(api);
    await openMailbox(api);
    await send('account/email', cookie, { email: BOB.email, currentPassword: ADA.password });
    const { token } = (await letter()) ?? { token: '' };
    await signUp(api, BOB);
    expect((await confirm(token)).status).toBe(409);
    const again = await send('account/email', cookie, { email: BOB.email, currentPassword: ADA.password });
    expect(await again.json()).toMatchObject({ status: 409, field: 'email' });
    expect((await whoIs(api, cookie))?.email).toBe(ADA.email);
  });
});

describe('a password', () => {
  it('changes with the current one; other sessions end, this one goes on', async () => {
    const { cookie: other } = await signUp(api);
    const mine = await login();
    const change = (currentPassword: string, password: string) =>
      send('account/password', mine, { currentPassword, password });
    expect(await (await change('wrong', 'another red lantern')).json()).toMatchObject({ field: 'currentPassword' });
    expect(await (await change(ADA.password, 'short')).json()).toMatchObject({ status: 400, field: 'password' });
    const changed = await change(ADA.password, 'another red lantern');
    expect(changed.status).toBe(200);
    expect(await whoIs(api, other)).toBeNull();
    expect(await whoIs(api, mine)).toBeNull();
    expect((await whoIs(api, cookieOf(changed)))?.email).toBe(ADA.email);
  });

  it('typed again is guessed at most ten times', async () => {
    const { cookie } = await signUp(api);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await send('account/delete', cookie, { currentPassword: `guess ${i}` })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await send('account/delete', cookie, { currentPassword: ADA.password })).status).toBe(429);
  });
});

describe('sessions', () => {
  it('are listed by device, and ended one by one or all others; never those of somebody else [BEY-22]', async () => {
    const { cookie: first } = await signUp(api);
    const phone = await login(
      ADA.password,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    );
    api.clock.advance(DAY_MS + HOUR_MS);
    const { sessions: shown } = await account(first);
    expect(shown).toMatchObject([
      { browser: null, system: null, lastSeen: '2026-10-02', isCurrent: true },
      { browser: 'Safari', system: 'iPhone', lastSeen: '2026-10-01', isCurrent: false },
    ]);
    const [mine, other] = shown.map(({ id }) => id);
    const { cookie: bob } = await signUp(api, BOB);
    const end = (id: string | undefined, cookie: string) =>
      api.raw(`${SITE}/api/account/sessions/${id}`, { ...asking({ cookie }), method: 'DELETE' });
    expect((await end(other, bob)).status).toBe(404);
    expect((await end(mine, first)).status).toBe(404);
    expect((await end(other, first)).status).toBe(200);
    expect(await whoIs(api, phone)).toBeNull();
    const third = await login();
    expect(await (await send('account/sessions/end-others', first)).json()).toEqual({ ended: 1 });
    expect(await whoIs(api, third)).toBeNull();
    expect((await whoIs(api, bob))?.email).toBe(BOB.email);
  });
});

describe('an account', () => {
  it('is exported without anything that would help a thief [BEY-22]', async () => {
    const { cookie, user } = await signUp(api);
    const key = { keyHash: 'x', id: 'k', userId: user.id, name: 'My program', hint: 'mq_abcde', createdAt: 1 };
    await api.db.insert(apiKeys).values(key);
    const response = await api.raw(`${SITE}/api/account/export`, asking({ cookie }));
    expect(response.headers.get('content-disposition')).toContain('marquee-account.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ADA.email },
      sessions: [{ isCurrent: true }],
      apiKeys: [{ name: 'My program', lastUsedOn: null }],
      points: [],
    });
    expect(text).not.toMatch(/hash|scrypt/i);
  });

  it('is exported with what was bought and its payments [BEY-22]', async () => {
    const shop = await anApi();
    ({ api } = shop);
    await store(api, [{ title: 'Jazz', start: '2026-10-30T20:00', key: 'jazz', venue: 'The Hall' }], {
      source: await makeSource(api.db),
    });
    const [jazz] = await api.db.select({ id: events.id }).from(events);
    const boost = { eventId: jazz?.id, duration: 3, amount: 9, activationTiming: 'now' };
    expect((await send('event-boosts', shop.cookie, boost)).status).toBe(200);
    await aPending(api, shop.cookie);
    const response = await api.raw(`${SITE}/api/account/export`, asking({ cookie: shop.cookie }));
    expect(await response.json()).toMatchObject({
      boosts: [
        { title: 'Jazz', days: 3, status: 'pending_payment', payment: { status: 'unpaid', amount: 9, paid: 0 } },
      ],
      campaigns: [
        {
          title: 'Jazz Week',
          status: 'pending',
          payment: { status: 'succeeded', amount: 100, paid: 100, refunded: 0, disputed: 0 },
        },
      ],
    });
  });

  it('is deleted with its sessions and known browsers; a letter under way goes to nobody [BEY-22]', async () => {
    const { cookie, user } = await signUp(api);
    expect((await send('account/delete', cookie, { currentPassword: 'wrong' })).status).toBe(400);
    expect((await send('account/delete', cookie, { currentPassword: ADA.password })).status).toBe(200);
    expect(await whoIs(api, cookie)).toBeNull();
    expect(await api.db.select().from(sessions)).toEqual([]);
    expect(await api.db.select().from(knownDevices)).toEqual([]);
    expect(await api.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect(await openMailbox(api)).toEqual([]);
    await signUp(api);
  });

  it('of the last administrator stays, even if two leave at the same time', async () => {
    const first = await signUpAs(api, 'admin');
    const alone = await send('account/delete', first, { currentPassword: ADA.password });
    expect(await alone.json()).toMatchObject({ status: 409, type: expect.stringContaining('last-administrator') });
    const second = await signUpAs(api, 'promoter', true);
    const leaving = [first, second].map((cookie) => send('account/delete', cookie, { currentPassword: ADA.password }));
    const statuses = (await Promise.all(leaving)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('has another name; one without visible characters is refused', async () => {
    const { cookie } = await signUp(api);
    const changed = await send('account/name', cookie, { firstName: 'Augusta\r\nBcc: x', lastName: 'King' });
    expect(await changed.json()).toMatchObject({ firstName: 'Augusta Bcc: x', lastName: 'King' });
    expect((await send('account/name', cookie, { firstName: '\u200b', lastName: 'King' })).status).toBe(400);
  });
});
