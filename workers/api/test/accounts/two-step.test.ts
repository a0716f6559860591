import { sessions, users } from '@marquee/db';
import { DAY_MS, MINUTE_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { addApp, codeAt, firstStep, secondStep, send } from './factors.ts';
import { openMailbox } from './mailbox.ts';
import { ADA, asking, cookieOf, PASSWORD, SITE, signUp, whoIs } from './people.ts';

let api: Api;
let ada: { cookie: string; secret: string; recoveryCodes: string[] };
beforeEach(async () => {
  api = await startApi();
  const { cookie } = await signUp(api);
  ada = { cookie, ...(await addApp(api, cookie)) };
  api.clock.advance(MINUTE_MS);
});

const now = (offset = 0) => codeAt(ada.secret, api.clock.now() + offset);
const account = async () => {
  const answer = await api.raw(`${SITE}/api/account`, asking({ cookie: ada.cookie }));
  return answer.json<{ factors: { appSince: string | null; recoveryCodesLeft: number } }>();
};
const problem = async (response: Response) => {
  const { type, status } = await response.json<{ type: string; status: number }>();
  return `${status} ${type.split('#problem-')[1]}`;
};

describe('signing in with an authenticator app', () => {
  it('gives no session for the password alone, and one for the code', async () => {
    const step = await firstStep(api);
    expect(await whoIs(api, step)).toBeNull();
    const asked = await api.raw(`${SITE}/api/login/second-step`, asking({ cookie: step }));
    expect(await asked.json()).toEqual({ needs: 'second-step', steps: ['app'] });
    const done = await secondStep(api, step, now());
    expect(await done.json()).toMatchObject({ email: ADA.email });
    expect(await whoIs(api, cookieOf(done))).toMatchObject({ email: ADA.email });
    expect(await problem(await secondStep(api, step, now(30_000)))).toBe('400 sign-in-over');
  });

  it('takes the code before and after, and none twice or older than the last', async () => {
    expect((await secondStep(api, await firstStep(api), now(-60_000))).status).toBe(400);
    expect((await secondStep(api, await firstStep(api), now(-30_000))).status).toBe(200);
    expect(await problem(await secondStep(api, await firstStep(api), now(-30_000)))).toBe('400 used-code');
    expect((await secondStep(api, await firstStep(api), now(30_000))).status).toBe(200);
    expect(await problem(await secondStep(api, await firstStep(api), now()))).toBe('400 used-code');
  });

  it('lets one of many at once in with a code, and once with a sign-in', async () => {
    const steps = await Promise.all(Array.from({ length: 4 }, () => firstStep(api)));
    const answers = await Promise.all(steps.map((step) => secondStep(api, step, now())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const step = await firstStep(api);
    const again = await Promise.all([
      secondStep(api, step, now(30_000)),
      secondStep(api, step, ada.recoveryCodes[0] ?? ''),
    ]);
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('limits wrong codes for the account, not for the browser; a right one is not counted', async () => {
    const wrong = async () => (await secondStep(api, await firstStep(api), '000000')).status;
    const right = () => firstStep(api).then((step) => secondStep(api, step, now()));
    expect((await right()).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect(await wrong()).toBe(400);
    expect(await wrong()).toBe(429);
    api.clock.advance(MINUTE_MS);
    expect((await right()).status).toBe(429);
    // Who guesses codes does not lock out who has a recovery code.
    expect((await secondStep(api, await firstStep(api), ada.recoveryCodes[1] ?? '')).status).toBe(200);
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance(15 * MINUTE_MS);
      for (let i = 0; i < 5; i += 1) await wrong();
    }
    api.clock.advance(15 * MINUTE_MS);
    expect(await wrong()).toBe(429);
    api.clock.advance(DAY_MS);
    expect((await right()).status).toBe(200);
  });

  it('is over after ten minutes, in another browser, and when the password changes', async () => {
    const late = await firstStep(api);
    api.clock.advance(10 * MINUTE_MS);
    expect(await problem(await secondStep(api, late, now()))).toBe('400 sign-in-over');
    const early = await firstStep(api);
    expect(await problem(await secondStep(api, `${early.slice(0, -2)}xx`, now()))).toBe('400 sign-in-over');
    expect(await problem(await send(api, 'login/second-step', null, { code: now() }))).toBe('400 sign-in-over');
    const changed = { currentPassword: PASSWORD, password: 'another bright lantern' };
    expect((await send(api, 'account/password', ada.cookie, changed)).status).toBe(200);
    expect(await problem(await secondStep(api, early, now()))).toBe('400 sign-in-over');
  });

  it('does not take the code of another account', async () => {
    const bob = await signUp(api, { email: 'bob@example.org' });
    const { secret } = await addApp(api, bob.cookie);
    api.clock.advance(MINUTE_MS);
    const code = codeAt(secret, api.clock.now());
    expect(await problem(await secondStep(api, await firstStep(api), code))).toBe('400 wrong-code');
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed; new ones end the old ones', async () => {
    const [first = '', second = ''] = ada.recoveryCodes;
    expect(ada.recoveryCodes).toHaveLength(10);
    expect((await secondStep(api, await firstStep(api), ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(
      200,
    );
    expect((await secondStep(api, await firstStep(api), first)).status).toBe(400);
    expect((await account()).factors.recoveryCodesLeft).toBe(9);
    const renewed = await send(api, 'account/recovery-codes', ada.cookie, { currentPassword: PASSWORD });
    const { recoveryCodes } = await renewed.json<{ recoveryCodes: string[] }>();
    expect((await secondStep(api, await firstStep(api), second)).status).toBe(400);
    expect((await secondStep(api, await firstStep(api), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('and secrets are stored as nothing that could be used', async () => {
    const tables = ['authenticator_apps', 'recovery_codes', 'waiting_sign_ins', 'users'];
    const step = await firstStep(api);
    const stored = JSON.stringify(
      await Promise.all(tables.map((name) => api.db.all(sql.raw(`SELECT * FROM ${name}`)))),
    );
    for (const secret of [
      ada.secret,
      step.split('=')[1] ?? '',
      ...ada.recoveryCodes.flatMap((code) => [code, code.replace('-', '')]),
    ])
      expect(stored).not.toContain(secret);
  });
});

async function resetPassword(): Promise<void> {
  await openMailbox(api);
  await send(api, 'account/forgot-password', null, { email: ADA.email });
  const token = (await openMailbox(api)).at(-1)?.token;
  expect((await send(api, 'account/reset-password', null, { token, password: PASSWORD })).status).toBe(200);
}

describe('a second step of a stranger', () => {
  it('who registered with the address of somebody else goes when its owner chooses a password by letter', async () => {
    await resetPassword();
    for (const name of ['authenticator_apps', 'recovery_codes'])
      expect(await api.db.all(sql.raw(`SELECT * FROM ${name}`))).toEqual([]);
    expect(cookieOf(await send(api, 'login', null, { email: ADA.email, password: PASSWORD }))).not.toBeNull();
  });

  it('is not looked for in the account of an administrator, whose second step stays', async () => {
    await api.db.update(users).set({ role: 'admin' });
    await resetPassword();
    expect((await secondStep(api, await firstStep(api), now())).status).toBe(200);
  });
});

describe('the authenticator app', () => {
  it('is added by a code of its own set-up only; other sessions end with the first factor', async () => {
    const bob = await signUp(api, { email: 'bob@example.org' });
    const elsewhere = cookieOf(await send(api, 'login', null, { email: 'bob@example.org', password: PASSWORD }));
    expect((await send(api, 'account/app/begin', bob.cookie, { currentPassword: 'wrong' })).status).toBe(400);
    const begun = await send(api, 'account/app/begin', bob.cookie, { currentPassword: PASSWORD });
    const { secret, setup, uri } = await begun.json<{ secret: string; setup: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect(await problem(await send(api, 'account/app', bob.cookie, { setup, code: '000000' }))).toBe('400 wrong-code');
    const code = codeAt(secret, api.clock.now());
    expect(await problem(await send(api, 'account/app', ada.cookie, { setup, code }))).toBe('400 setup-over');
    const [one, two] = await Promise.all([1, 2].map(() => send(api, 'account/app', bob.cookie, { setup, code })));
    expect([one?.status ?? 0, two?.status ?? 0].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await whoIs(api, elsewhere)).toBeNull();
    expect(await whoIs(api, bob.cookie)).toMatchObject({ email: 'bob@example.org' });
  });

  it('is replaced by the code of the one before, and removed by password and code; the owner is told', async () => {
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
    await openMailbox(api);
    expect((await send(api, 'account/app/begin', ada.cookie, { currentPassword: PASSWORD })).status).toBe(400);
    const given = { currentPassword: PASSWORD, code: now() };
    const { secret, setup } = await (await send(api, 'account/app/begin', ada.cookie, given)).json<{
      secret: string;
      setup: string;
    }>();
    const added = await send(api, 'account/app', ada.cookie, { setup, code: codeAt(secret, api.clock.now()) });
    expect(await added.json()).toEqual({ recoveryCodes: null });
    api.clock.advance(MINUTE_MS);
    const remove = (code: string, currentPassword = PASSWORD) =>
      send(api, 'account/app/remove', ada.cookie, { code, currentPassword });
    expect((await remove(now())).status).toBe(400);
    expect((await remove(codeAt(secret, api.clock.now()), 'wrong password')).status).toBe(400);
    expect((await remove(codeAt(secret, api.clock.now()))).status).toBe(200);
    expect((await account()).factors).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    expect(cookieOf(await send(api, 'login', null, { email: ADA.email, password: PASSWORD }))).not.toBeNull();
    expect((await openMailbox(api)).map(({ subject }) => subject)).toEqual([
      'An authenticator app was added',
      'Your authenticator app was removed',
    ]);
  });

  it('stays when the password is reset, is named in the export without its secret, and goes with the account', async () => {
    await api.db.update(users).set({ emailVerifiedAt: 1 });
    await resetPassword();
    expect(await api.db.select().from(sessions)).toEqual([]);
    const cookie = cookieOf(await secondStep(api, await firstStep(api), now())) ?? '';
    const file = await (await api.raw(`${SITE}/api/account/export`, asking({ cookie }))).text();
    expect(JSON.parse(file)).toMatchObject({ twoStepVerification: { recoveryCodesLeft: 10, passkeys: [] } });
    expect(file).not.toContain(ada.secret);
    expect((await send(api, 'account/delete', cookie, { currentPassword: PASSWORD })).status).toBe(200);
    for (const name of ['authenticator_apps', 'recovery_codes'])
      expect(await api.db.all(sql.raw(`SELECT * FROM ${name}`))).toEqual([]);
  });
});
