import { openDatabase, sessions, users } from '@marquee/db';
import { SESSION_LONGEST_MS } from '@marquee/domain/accounts';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { DAY_MS, HOUR_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { type Api, startApi } from '../support.ts';
import { ADA, asking, cookieOf, SITE, signUp, whoIs } from './people.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});

const signOut = (cookie: string | null) => api.raw(`${SITE}/api/logout`, { method: 'POST', ...asking({ cookie }) });
const signIn = (cookie: string | null) => api.raw(`${SITE}/api/login`, asking({ body: ADA, cookie }));

describe('the session cookie', () => {
  it('is bound to the host, out of reach of scripts and of other sites, for 30 days', async () => {
    const response = await api.raw(`${SITE}/api/register`, asking({ body: ADA }));
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-marquee=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('has a plain name on http://localhost only, where some browsers drop the other', async () => {
    const local = await api.raw('http://localhost:5173/api/register', asking({ body: ADA }));
    expect(local.headers.getSetCookie()[0]).toMatch(
      /^marquee=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const elsewhere = await api.raw('http://marquee.example/api/login', asking({ body: ADA }));
    expect(elsewhere.headers.getSetCookie()[0]).toMatch(/^__Host-marquee=.*; Secure;/);
  });

  it('is another one after each sign-in, and the one before is worth nothing', async () => {
    const { user, cookie } = await signUp(api);
    const next = cookieOf(await signIn(cookie));
    expect(next).not.toBe(cookie);
    expect(await whoIs(api, cookie)).toBeNull();
    expect(await whoIs(api, next)).toEqual(user);
  });

  it('leaves the sessions of other browsers alone', async () => {
    const { user, cookie } = await signUp(api);
    await signIn(null);
    expect(await whoIs(api, cookie)).toEqual(user);
  });

  it.each([
    ['of another form', '__Host-marquee=hello'],
    ['well-formed but unknown', `__Host-marquee=${'a'.repeat(43)}`],
    ['of 10 kB', `__Host-marquee=${'a'.repeat(10_000)}`],
    ['with odd characters', `__Host-marquee=%00%0d%0a; =; ;;; __Host-marquee; ${'='.repeat(50)}`],
    ['with SQL', `__Host-marquee=' OR 1=1 --`],
    ['under the plain name', `marquee=${'a'.repeat(43)}`],
    ['many', Array.from({ length: 200 }, (_, i) => `c${i}=${i}`).join('; ')],
  ])('when it is garbage (%s) is nobody', async (_what, cookie) => {
    await signUp(api);
    expect(await whoIs(api, cookie)).toBeNull();
    expect((await signOut(cookie)).status).toBe(200);
  });

  it('is found among garbage of the same name', async () => {
    const { user, cookie } = await signUp(api);
    expect(await whoIs(api, `a=b; __Host-marquee=; __Host-marquee=short; ${cookie}; __Host-marquee=x`)).toEqual(user);
  });
});

describe('signing out', () => {
  it('ends the session, clears the cookie, and is a success again without one [CALL-004]', async () => {
    const { cookie } = await signUp(api);
    const response = await signOut(cookie);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-marquee=; Max-Age=0; Path=\/;/);
    expect(await whoIs(api, cookie)).toBeNull();
    expect(await api.db.select().from(sessions)).toHaveLength(0);
    expect((await signOut(cookie)).status).toBe(200);
    expect((await signOut(null)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after 30 days without use', async () => {
    const { cookie } = await signUp(api);
    api.clock.advance(30 * DAY_MS);
    expect(await whoIs(api, cookie)).toBeNull();
  });

  it('lives on while it is used, told to the browser at most once a day', async () => {
    const { user, cookie } = await signUp(api);
    const told: number[] = [];
    for (let hour = 0; hour < 40 * 24; hour += 6) {
      api.clock.advance(6 * HOUR_MS);
      const response = await api.raw(`${SITE}/api/user`, asking({ cookie }));
      expect(await response.json()).toEqual(user);
      if (cookieOf(response)) told.push(hour);
    }
    expect(told).toHaveLength(40);
  });

  it('ends after 180 days however much it is used', async () => {
    const { cookie } = await signUp(api);
    for (let day = 1; day < 180; day += 1) {
      api.clock.advance(DAY_MS);
      expect(await whoIs(api, cookie)).not.toBeNull();
    }
    expect(SESSION_LONGEST_MS).toBe(180 * DAY_MS);
    api.clock.advance(DAY_MS);
    expect(await whoIs(api, cookie)).toBeNull();
  });

  it('that is over is swept away by a later sign-in', async () => {
    await signUp(api);
    api.clock.advance(31 * DAY_MS);
    await signUp(api, { email: 'grace@example.org' });
    expect(await api.db.select().from(sessions)).toHaveLength(1);
  });

  it('ends with its account', async () => {
    const { cookie } = await signUp(api);
    await api.db.delete(users);
    expect(await whoIs(api, cookie)).toBeNull();
  });
});

describe('what a session check costs', () => {
  it('is one statement of at most two rows, and nothing without a cookie', async () => {
    const { user, cookie } = await signUp(api);
    for (let i = 0; i < 25; i += 1) await signUp(api, { email: `other-${i}@example.org` });
    const cost = noRows();
    const app = createApp({ ...api, db: openDatabase(countingDatabase(api.db.$client, cost)) });
    expect(await (await app.request(`${SITE}/api/user`, asking({ cookie }))).json()).toEqual(user);
    expect(cost).toMatchObject({ calls: 1, read: expect.toSatisfy((rows: number) => rows > 0 && rows <= 2) });

    for (const none of [null, 'theme=dark', '__Host-marquee=garbage'])
      await app.request(`${SITE}/api/user`, asking({ cookie: none }));
    expect(cost.calls).toBe(1);
    // What may be cached is the same for everybody: nobody is looked for.
    await app.request(`${SITE}/api/auth/providers`, asking({ cookie }));
    expect(cost.calls).toBe(1);
  });
});
