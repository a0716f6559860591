import {
  type OwnAccount,
  PASSKEYS_MAX,
  type PasskeyAnswer,
  type PasskeyOrder,
  type PasskeyQuestion,
} from '@marquee/contract';
import { users } from '@marquee/db';
import { MINUTE_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { firstStep, send, stepOf } from './factors.ts';
import { ADA, asking, cookieOf, PASSWORD, SITE, signUp, whoIs } from './people.ts';
import { softwarePasskey } from './software-passkey.ts';

type Passkey = Awaited<ReturnType<typeof softwarePasskey>>;
let api: Api;
let cookie: string;
let passkey: Passkey;
beforeEach(async () => {
  api = await startApi();
  ({ cookie } = await signUp(api));
  passkey = await softwarePasskey(SITE);
});

const order = async (who = cookie) => {
  const answer = await send(api, 'account/passkeys/order', who, { currentPassword: PASSWORD });
  expect(answer.status).toBe(200);
  return answer.json<PasskeyOrder>();
};
const add = async (one = passkey, who = cookie) =>
  send(api, 'account/passkeys', who, { name: 'My phone', passkey: await one.make(await order(who)) });
const ask = async (isSecondStep = false, step: string | null = null) => {
  const answer = await send(api, 'login/passkey/question', step, { isSecondStep });
  return { question: await answer.json<PasskeyQuestion>(), step: step ?? stepOf(answer) };
};
const enter = (step: string, answer: PasskeyAnswer) => send(api, 'login/passkey', step, { answer });
const own = async () => (await api.ok<OwnAccount>('getOwnAccount', `${SITE}/api/account`, asking({ cookie }))).factors;

describe('a passkey', () => {
  it('signs in alone, is listed with its last use, and brings recovery codes when it is the first factor', async () => {
    expect(await (await add()).json()).toEqual({ recoveryCodes: expect.arrayContaining([expect.any(String)]) });
    const { question, step } = await ask();
    expect(question).toMatchObject({ rpId: 'marquee.example', userVerification: 'required', allowCredentials: [] });
    const answer = await passkey.answer(question);
    const done = await enter(step, answer);
    expect(await whoIs(api, cookieOf(done))).toMatchObject({ email: ADA.email });
    expect((await own()).passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
    expect((await enter(step, answer)).status).toBe(400);
  });

  it('finishes a sign-in that began with the password, only its own', async () => {
    await add();
    const bob = await signUp(api, { email: 'bob@example.org' });
    const bobs = await softwarePasskey(SITE);
    await add(bobs, bob.cookie);
    const step = await firstStep(api);
    const { question } = await ask(true, step);
    expect(question.allowCredentials).toHaveLength(1);
    expect((await enter(step, await bobs.answer(question))).status).toBe(400);
    const again = await ask(true, step);
    expect(await whoIs(api, cookieOf(await enter(step, await passkey.answer(again.question))))).toMatchObject({
      email: ADA.email,
    });
  });

  it(`is refused beyond ${PASSKEYS_MAX}, in the commit too: of two that were ordered for the last place one is added`, async () => {
    const other = await softwarePasskey(SITE);
    expect((await add()).status).toBe(200);
    const [first, second] = [await order(), await order()];
    await api.db.run(`INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
      SELECT 'copy-' || value, user_id, name, public_key, counter, transports, created_at FROM passkeys, json_each('${JSON.stringify(Array.from({ length: PASSKEYS_MAX - 2 }, (_, n) => n))}')`);
    const third = await softwarePasskey(SITE);
    const adding = async (one: Passkey, given: PasskeyOrder) =>
      (await send(api, 'account/passkeys', cookie, { name: 'Key', passkey: await one.make(given) })).status;
    expect(await adding(other, first)).toBe(200);
    expect(await adding(third, second)).toBe(409);
    expect((await own()).passkeys).toHaveLength(PASSKEYS_MAX);
    expect((await send(api, 'account/passkeys/order', cookie, { currentPassword: PASSWORD })).status).toBe(409);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no finger, face or PIN', { isVerified: false }],
    ['a counter that went back', { counter: 1 }],
  ])('is refused with %s', async (_what, quirk) => {
    await add();
    for (const given of [{ counter: 5 }, quirk]) {
      const { question, step } = await ask();
      const { status } = await enter(step, await passkey.answer(question, { counter: 6, ...given }));
      expect(status).toBe(given === quirk ? 400 : 200);
    }
  });

  it('is refused in another browser, after five minutes, and with a challenge for adding one', async () => {
    await add();
    const mine = await ask();
    const other = await ask();
    const answer = await passkey.answer(mine.question);
    expect((await enter(other.step, answer)).status).toBe(400);
    expect((await enter(mine.step, answer)).status).toBe(200);
    const late = await ask();
    api.clock.advance(5 * MINUTE_MS);
    expect((await enter(late.step, await passkey.answer(late.question))).status).toBe(400);
    expect((await enter(late.step, await passkey.answer(await order()))).status).toBe(400);
  });

  it('is added with the password, in the session that asked, once', async () => {
    expect((await send(api, 'account/passkeys/order', cookie, { currentPassword: 'wrong' })).status).toBe(400);
    const bob = await signUp(api, { email: 'bob@example.org' });
    const made = { name: 'x', passkey: await passkey.make(await order()) };
    expect((await send(api, 'account/passkeys', bob.cookie, made)).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => send(api, 'account/passkeys', cookie, made)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const unverified = await softwarePasskey(SITE);
    const bad = { name: 'x', passkey: await unverified.make(await order(), { isVerified: false }) };
    expect((await send(api, 'account/passkeys', cookie, bad)).status).toBe(400);
  });

  it('is removed with the password; the last factor also needs a recent sign-in', async () => {
    await add();
    const [{ id } = { id: '' }] = (await own()).passkeys;
    const remove = (who: string, currentPassword = PASSWORD) =>
      send(api, `account/passkeys/${id}/remove`, who, { currentPassword });
    expect((await remove(cookie, 'wrong password')).status).toBe(400);
    api.clock.advance(11 * MINUTE_MS);
    expect((await remove(cookie)).status).toBe(403);
    const { question, step } = await ask();
    const fresh = cookieOf(await enter(step, await passkey.answer(question))) ?? '';
    expect((await remove(fresh)).status).toBe(200);
    expect(await own()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    const gone = await ask();
    expect((await enter(gone.step, await passkey.answer(gone.question))).status).toBe(400);
  });

  it('stays if it is the only way in, also of two that are removed at once', async () => {
    await add();
    await add(await softwarePasskey(SITE));
    await api.db.update(users).set({ passwordHash: null });
    const remove = ({ id }: { id: string }) => send(api, `account/passkeys/${id}/remove`, cookie);
    const answers = await Promise.all((await own()).passkeys.map(remove));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [left] = (await own()).passkeys;
    expect(await (await remove(left ?? { id: '' })).json()).toMatchObject({
      status: 409,
      type: '/api/docs#problem-last-way-in',
    });
  });

  it.each(['x', 'AAAA', '', '!'.repeat(50), 'e30'])('is no passkey: %j is refused and breaks nothing', async (text) => {
    const { question, step } = await ask();
    const answer = await passkey.answer(question);
    const { status } = await enter(step, {
      ...answer,
      id: text || 'x',
      response: { ...answer.response, clientDataJSON: text },
    });
    expect(status).toBe(400);
    const broken = await ask();
    const signed = await passkey.answer(broken.question);
    await add();
    const garbled = { ...signed, response: { ...signed.response, authenticatorData: text, signature: text } };
    expect((await enter(broken.step, garbled)).status).toBe(400);
  });
});
