import { accountTokens, letters, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { quickPasswords } from '@marquee/testkit';
import { HOUR_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { openMailbox } from './mailbox.ts';
import { ADA, asking, SITE, signUp, whoIs } from './people.ts';

const NEW = 'another red lantern';
const NOBODY = 'nobody@example.org';
let api: Api;
let passwords: ReturnType<typeof quickPasswords>;
beforeEach(async () => {
  passwords = quickPasswords();
  api = await startApi({ passwords });
});

const post = (path: string, body: unknown, given: { address?: string; cookie?: string } = {}) =>
  api.raw(`${SITE}/api/${path}`, asking({ body, ...given }));
const ask = (email: string, address = '203.0.113.9') => post('account/forgot-password', { email }, { address });
const reset = (token: string, password = NEW) => post('account/reset-password', { token, password });
const signIn = async (password: string, email = ADA.email) => (await post('login', { email, password })).status;
/** Asks for Ada's letter and gives the secret of its link. */
async function secret(): Promise<string> {
  await openMailbox(api);
  expect((await ask(ADA.email)).status).toBe(200);
  return (await openMailbox(api))[0]?.token ?? '';
}

describe('a forgotten password', () => {
  it('is replaced by the link of a letter; every session ends, and the owner is told [BEY-22]', async () => {
    const { cookie } = await signUp(api);
    const token = await secret();
    expect((await reset(token)).status).toBe(200);
    expect(await whoIs(api, cookie)).toBeNull();
    expect([await signIn(ADA.password), await signIn(NEW)]).toEqual([401, 200]);
    expect(await openMailbox(api)).toMatchObject([{ to: ADA.email, subject: 'Your password was changed' }]);
  });

  it('stores a link as a hash only, and the link of a letter nowhere before it is sent', async () => {
    await signUp(api);
    await openMailbox(api);
    await ask(ADA.email);
    expect(await api.db.select({ data: letters.data }).from(letters)).toEqual([{ data: {} }]);
    expect(await api.db.select().from(accountTokens)).toHaveLength(1);
    const token = (await openMailbox(api))[0]?.token ?? '';
    const stored = await api.db.select().from(accountTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.map(({ hash }) => hash)).toContain(await sha256Hex(token));
    expect(await api.db.select().from(letters)).toEqual([]);
  });

  it('answers the same, after the same statements and no hashing, whether the address has an account', async () => {
    await signUp(api);
    await openMailbox(api);
    const asked: string[][] = [];
    const { $client: client } = api.db;
    const prepare = client.prepare.bind(client);
    const before = passwords.verified.length;
    for (const email of [ADA.email, NOBODY]) {
      const statements: string[] = [];
      client.prepare = (text: string) => {
        statements.push(text);
        return prepare(text);
      };
      const response = await ask(email);
      client.prepare = prepare;
      asked.push([...statements, String(response.status), await response.text()]);
    }
    expect(asked[0]?.length).toBeGreaterThan(4);
    expect(asked[0]).toEqual(asked[1]);
    expect(passwords.verified).toHaveLength(before);
    expect(await openMailbox(api)).toMatchObject([{ to: ADA.email }]);
    expect(await api.db.select().from(letters)).toEqual([]);
  });

  it('lets an owner in whom the guesses of strangers have locked out', async () => {
    await signUp(api);
    const guess = (password: string, address: string) => post('login', { email: ADA.email, password }, { address });
    await Promise.all(Array.from({ length: 110 }, (_, i) => guess(`guess ${i}`, `198.51.100.${i}`)));
    expect((await guess(ADA.password, '203.0.113.9')).status).toBe(429);
    const token = await secret();
    await post('account/reset-password', { token, password: NEW }, { address: '203.0.113.9' });
    expect((await guess(NEW, '203.0.113.9')).status).toBe(200);
  });

  it('asked for fifty times at once brings three letters, at every address alike', async () => {
    await signUp(api);
    await openMailbox(api);
    for (const [email, sent] of [
      [ADA.email, 3],
      [NOBODY, 0],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(email, `198.51.100.${i}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(47);
      expect(await openMailbox(api)).toHaveLength(sent);
    }
    expect((await ask(NOBODY, '203.0.113.9')).status).toBe(429);
  });
});

describe('the link of a letter', () => {
  it('works once, also if it is opened many times at once, and not when its letter is sent again', async () => {
    await signUp(api);
    const token = await secret();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => reset(token, `${NEW} ${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect((await reset(token)).status).toBe(400);
  });

  it('ends after an hour, with another password, and when it is guessed', async () => {
    const { cookie } = await signUp(api);
    const late = await secret();
    api.clock.advance(HOUR_MS);
    expect((await reset(late)).status).toBe(400);
    const other = await secret();
    const changed = { currentPassword: ADA.password, password: 'a third red lantern' };
    expect((await post('account/password', changed, { cookie })).status).toBe(200);
    expect((await reset(other)).status).toBe(400);
    for (const token of ['x', 'A'.repeat(43), await sha256Hex(other)]) expect((await reset(token)).status).toBe(400);
    expect((await reset('x'.repeat(201))).status).toBe(400);
  });

  it('is not spent by a password that is refused, and does one thing only', async () => {
    await signUp(api);
    const [welcome] = await openMailbox(api);
    expect((await reset(welcome?.token ?? '')).status).toBe(400);
    const token = await secret();
    const refused = await reset(token, 'password123');
    expect(await refused.json()).toMatchObject({ status: 400, field: 'password' });
    expect((await post('account/confirm-email', { token })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('goes to nobody for sample accounts, and nothing is promised without a mail provider', async () => {
    await signUp(api);
    await openMailbox(api);
    await api.db.update(users).set({ isDevelopment: true });
    await ask(ADA.email);
    expect(await openMailbox(api)).toEqual([]);
    api.outside.mail.isSetUp = false;
    expect(await (await ask(ADA.email)).json()).toMatchObject({
      status: 409,
      type: expect.stringContaining('no-mail'),
    });
    expect(await api.ok('mailStatus', `${SITE}/api/mail`)).toEqual({ isSetUp: false });
  });
});
