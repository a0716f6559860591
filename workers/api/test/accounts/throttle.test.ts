import { NOBODYS_HASH, scryptPasswords } from '@marquee/platform/passwords';
import { quickPasswords } from '@marquee/testkit';
import { HOUR_MS, MINUTE_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { ADA, asking, PASSWORD, SITE, signUp } from './people.ts';

let api: Api;
let passwords: ReturnType<typeof quickPasswords>;
beforeEach(async () => {
  passwords = quickPasswords();
  api = await startApi({ passwords });
});

const HOME = '198.51.100.7';
const login = (email: string, password: string, address: string, forwarded?: string) => {
  const init = asking({ body: { email, password }, address });
  if (forwarded) (init.headers as Headers).set('x-forwarded-for', forwarded);
  return api.raw(`${SITE}/api/login`, init);
};
const statuses = async (answers: Array<Promise<Response>>) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe('a thousand wrong passwords', () => {
  it('from one address at one account: ten are looked at [REL-13]', async () => {
    await signUp(api);
    const answers = await statuses(times(1000, (i) => login(ADA.email, `guess number ${i}`, HOME)));
    expect(answers).toEqual({ 401: 10, 429: 990 });
    expect(passwords.verified).toHaveLength(10);
  });

  it('from one address at many accounts: a hundred are looked at [REL-13]', async () => {
    const answers = await statuses(times(150, (i) => login(`person-${i}@example.org`, PASSWORD, HOME)));
    expect(answers).toEqual({ 401: 100, 429: 50 });
  });

  it('from many addresses at one account: a hundred are looked at [REL-13]', async () => {
    await signUp(api);
    const answers = await statuses(times(250, (i) => login(ADA.email, `guess ${i}`, `203.0.${i >> 8}.${i & 255}`)));
    expect(answers).toEqual({ 401: 100, 429: 150 });
  });

  it('at an address nobody has are limited alike, after the same work [REL-13]', async () => {
    const answers = await statuses(times(100, (i) => login('nobody@example.org', `guess ${i}`, HOME)));
    expect(answers).toEqual({ 401: 10, 429: 90 });
    expect(passwords.verified).toEqual(times(10, () => ({ hash: null })));
  });

  it('are not more by what the sender says of its address', async () => {
    const answers = await statuses(times(50, (i) => login(ADA.email, `guess ${i}`, HOME, `10.1.1.${i}`)));
    expect(answers).toEqual({ 401: 10, 429: 40 });
    const wide = await statuses(times(50, (i) => login('b@example.org', 'guess', `2001:db8:1:2::${i.toString(16)}`)));
    expect(wide).toEqual({ 401: 10, 429: 40 });
  });
});

describe('an unknown address', () => {
  it('takes the work of a known one: a hash of the same parameters and lengths is checked [REL-13]', async () => {
    const real = await scryptPasswords().hash(PASSWORD);
    const shapeOf = (hash: string) => hash.split('$').map((part, index) => (index < 4 ? part : atob(part).length));
    expect(shapeOf(NOBODYS_HASH)).toEqual(shapeOf(real));
    expect(await scryptPasswords().verify(PASSWORD, null)).toBe(false);
    await signUp(api);
    await login(ADA.email, 'a wrong password', HOME);
    await login('nobody@example.org', 'a wrong password', HOME);
    expect(passwords.verified.map(({ hash }) => hash === null)).toEqual([false, true]);
  });
});

describe('who must wait', () => {
  it('is told for how long, in a sentence and a header, and may try again then', async () => {
    await signUp(api);
    await statuses(times(11, () => login(ADA.email, 'wrong', HOME)));
    const response = await login(ADA.email, PASSWORD, HOME);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('900');
    expect(await response.json()).toMatchObject({
      detail: 'There were too many attempts. Please try again in 15 minutes.',
    });
    api.clock.advance(14 * MINUTE_MS + 30_000);
    expect(await (await login(ADA.email, PASSWORD, HOME)).json()).toMatchObject({
      detail: expect.stringContaining('in a minute'),
    });
    api.clock.advance(MINUTE_MS);
    expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(200);
  });

  it('is not the owner: guesses from one address do not lock another', async () => {
    await signUp(api);
    await statuses(times(200, (i) => login(ADA.email, `guess ${i}`, HOME)));
    expect((await login(ADA.email, PASSWORD, '203.0.113.9')).status).toBe(200);
  });

  it('is not the owner where they signed in before, even while the whole world guesses', async () => {
    await signUp(api);
    expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(200);
    await statuses(times(150, (i) => login(ADA.email, `guess ${i}`, `203.0.${i >> 8}.${i & 255}`)));
    expect((await login(ADA.email, PASSWORD, '203.0.113.200')).status).toBe(429);
    expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(200);
    api.clock.advance(HOUR_MS);
    expect((await login(ADA.email, PASSWORD, '203.0.113.200')).status).toBe(200);
  });

  it('is nobody who knows the password: right ones are not counted', async () => {
    await signUp(api);
    expect(await statuses(times(1, () => login(ADA.email, 'wrong', HOME)))).toEqual({ 401: 1 });
    for (let i = 0; i < 15; i += 1) expect((await login(ADA.email, PASSWORD, HOME)).status).toBe(200);
  });
});

describe('making accounts', () => {
  it('is limited an address and hour', async () => {
    const make = (i: number) =>
      api.raw('/api/register', asking({ body: { ...ADA, email: `many-${i}@example.org` }, address: HOME }));
    expect(await statuses(times(40, make))).toEqual({ 200: 30, 429: 10 });
    api.clock.advance(HOUR_MS);
    expect((await make(99)).status).toBe(200);
  });
});
