import { knownDevices, users } from '@marquee/db';
import { DEVICE_ACCOUNTS, DEVICE_MS } from '@marquee/domain/accounts';
import { quickPasswords } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { ADA, asking, deviceOf, PASSWORD, SITE, whoIs } from './people.ts';

let api: Api;
let passwords: ReturnType<typeof quickPasswords>;
beforeEach(async () => {
  passwords = quickPasswords();
  api = await startApi({ passwords });
});

const HOME = '198.51.100.7';
const CAFE = '203.0.114.9';
const EVE = { ...ADA, email: 'eve@example.org', password: 'eve has her own one' };

const join = async (body: typeof ADA, address: string, cookie?: string) => {
  const response = await api.raw(`${SITE}/api/register`, asking({ body, address, cookie: cookie ?? null }));
  expect(response.status, await response.clone().text()).toBe(200);
  return deviceOf(response);
};
const login = (email: string, password: string, address: string, cookie?: string) =>
  api.raw(`${SITE}/api/login`, asking({ body: { email, password }, address, cookie: cookie ?? null }));
const statuses = async (answers: Array<Promise<Response>>) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const guesses = (count: number, from: (i: number) => string, cookie?: string, email = ADA.email) =>
  statuses(Array.from({ length: count }, (_, i) => login(email, `guess ${i}`, from(i), cookie)));
const botnet = (i: number) => `192.0.${i >> 8}.${i & 255}`;

describe('a hundred wrong guesses from a hundred addresses', () => {
  it('do not keep the owner out where they registered, without any cookie', async () => {
    await join(ADA, HOME);
    expect(await guesses(120, botnet)).toEqual({ 401: 100, 429: 20 });
    expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(200);
  });

  it('do not keep the owner’s browser out, wherever it is', async () => {
    const device = await join(ADA, HOME);
    expect(await guesses(120, botnet)).toEqual({ 401: 100, 429: 20 });
    expect((await login(ADA.email, PASSWORD, CAFE, device)).status).toBe(200);
  });

  it('make the address known where that browser signed in', async () => {
    const device = await join(ADA, HOME);
    expect((await login(ADA.email, PASSWORD, CAFE, device)).status).toBe(200);
    await guesses(120, botnet);
    expect((await login(ADA.email, PASSWORD, CAFE)).status).toBe(200);
  });

  it('leave strangers limited, at ever new addresses, until the hour is over', async () => {
    await join(ADA, HOME);
    await guesses(100, botnet);
    expect(await guesses(50, (i) => `192.1.0.${i}`)).toEqual({ 429: 50 });
    expect((await login(ADA.email, PASSWORD, '192.1.1.1')).status).toBe(429);
    api.clock.advance(HOUR_MS);
    expect((await login(ADA.email, PASSWORD, '192.1.1.1')).status).toBe(200);
  });

  it('are answered alike whether the account exists or not, with a cookie of one’s own or without', async () => {
    await join(ADA, HOME);
    const device = await join(EVE, '192.2.0.1');
    for (const cookie of [undefined, device]) {
      const known = await guesses(110, botnet, cookie);
      expect(await guesses(110, botnet, cookie, 'nobody@example.org')).toEqual(known);
      api.clock.advance(2 * HOUR_MS);
    }
  });
});

describe('the known browser', () => {
  it('has a count of its own, used up by its own wrong guesses only', async () => {
    const device = await join(ADA, HOME);
    // Whoever sits behind the owner’s address uses up what the address has.
    expect(await guesses(30, () => HOME)).toEqual({ 401: 10, 429: 20 });
    expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(429);
    expect((await login(ADA.email, PASSWORD, HOME, device)).status).toBe(200);
  });

  it('is a stranger after ten wrong guesses, and no worse than one', async () => {
    const device = await join(ADA, HOME);
    await guesses(100, botnet);
    passwords.verified.length = 0;
    expect(await guesses(500, () => CAFE, device)).toEqual({ 401: 10, 429: 490 });
    expect(passwords.verified).toHaveLength(10);
    expect((await login(ADA.email, PASSWORD, CAFE, device)).status).toBe(429);
    expect((await login(ADA.email, PASSWORD, HOME, device)).status).toBe(200);
    api.clock.advance(15 * MINUTE_MS);
    expect((await login(ADA.email, PASSWORD, '192.3.0.1', device)).status).toBe(429);
  });

  it('keeps its mark through signing out, and gets another at each sign-in that ends the one before', async () => {
    const first = await join(ADA, HOME);
    const response = await login(ADA.email, PASSWORD, CAFE, first);
    const second = deviceOf(response);
    expect(second).not.toBe(first);
    const out = await api.raw(`${SITE}/api/logout`, { method: 'POST', ...asking({ cookie: second }) });
    expect(deviceOf(out)).toBe('');
    await guesses(100, botnet);
    expect((await login(ADA.email, PASSWORD, '192.3.0.1', first)).status).toBe(429);
    expect((await login(ADA.email, PASSWORD, '192.3.0.1', second)).status).toBe(200);
  });

  it('is known for a year, then for nothing, and its row goes', async () => {
    const device = await join(ADA, HOME);
    api.clock.advance(DEVICE_MS - DAY_MS);
    await guesses(100, botnet);
    const renewed = await login(ADA.email, PASSWORD, CAFE, device);
    expect(renewed.status).toBe(200);
    api.clock.advance(DEVICE_MS);
    await guesses(100, botnet);
    expect((await login(ADA.email, PASSWORD, '192.3.0.1', deviceOf(renewed))).status).toBe(429);
    await join(EVE, HOME);
    expect(await api.db.select().from(knownDevices)).toHaveLength(1);
  });

  it('is known for each account of a family, and for ten at most', async () => {
    let device = await join(ADA, HOME);
    device = await join(EVE, HOME, device);
    await guesses(100, botnet);
    await guesses(100, botnet, undefined, EVE.email);
    const ada = await login(ADA.email, PASSWORD, '192.3.0.1', device);
    expect(ada.status).toBe(200);
    expect((await login(EVE.email, EVE.password, '192.3.0.2', deviceOf(ada))).status).toBe(200);
    for (let i = 0; i < DEVICE_ACCOUNTS + 5; i += 1) {
      api.clock.advance(MINUTE_MS);
      device = await join({ ...ADA, email: `farm-${i}@example.org` }, `192.4.0.${i}`, device);
    }
    const marks = await api.db.all(sql`SELECT token_hash, count(*) AS n FROM known_devices GROUP BY 1 ORDER BY 2 DESC`);
    expect(marks[0]).toMatchObject({ n: DEVICE_ACCOUNTS });
  });
});

describe('the mark of a browser', () => {
  it('is out of reach of scripts and other sites, and lasts a year', async () => {
    const response = await api.raw(`${SITE}/api/register`, asking({ body: ADA, address: HOME }));
    expect(response.headers.getSetCookie()[1]).toMatch(
      /^__Host-marquee-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const local = await api.raw('http://localhost:5173/api/login', asking({ body: ADA, address: HOME }));
    expect(local.headers.getSetCookie()[1]).toMatch(
      /^marquee-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('of one account is worth nothing at another', async () => {
    await join(ADA, HOME);
    const eves = await join(EVE, '192.2.0.1');
    expect(await guesses(120, botnet, eves)).toEqual({ 401: 100, 429: 20 });
    expect((await login(ADA.email, PASSWORD, '192.2.0.2', eves)).status).toBe(429);
    expect((await login(EVE.email, EVE.password, '192.2.0.3', eves)).status).toBe(200);
  });

  it('signs nobody in, in the place of a session neither', async () => {
    const device = await join(ADA, HOME);
    expect(await whoIs(api, device)).toBeNull();
    expect(await whoIs(api, device.replace('marquee-device', 'marquee'))).toBeNull();
    expect((await login(ADA.email, 'a wrong password', HOME, device)).status).toBe(401);
  });

  it('that is a session’s token, or garbage, marks nothing', async () => {
    const response = await api.raw(`${SITE}/api/register`, asking({ body: ADA, address: HOME }));
    const session = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1];
    await guesses(100, botnet);
    for (const value of [session, 'a'.repeat(43), '', "' OR 1=1 --", 'x'.repeat(10_000)])
      expect((await login(ADA.email, PASSWORD, CAFE, `__Host-marquee-device=${value}`)).status).toBe(429);
  });

  it('that somebody planted is worth nothing once its browser signed in', async () => {
    await join(ADA, HOME);
    const planted = await join(EVE, '192.2.0.1');
    expect((await login(ADA.email, PASSWORD, HOME, planted)).status).toBe(200);
    await guesses(100, botnet);
    expect((await login(ADA.email, PASSWORD, '192.2.0.2', planted)).status).toBe(429);
  });

  it('is not given for a wrong password, and is stored as a hash that goes with the account', async () => {
    const device = await join(ADA, HOME);
    expect(deviceOf(await login(ADA.email, 'a wrong password', HOME))).toBe('');
    const stored = JSON.stringify([await api.db.select().from(knownDevices), api.log.entries]);
    expect(stored).not.toContain(device.split('=')[1]);
    await api.db.delete(users);
    expect(await api.db.select().from(knownDevices)).toHaveLength(0);
  });
});
