import type { OwnAccount } from '@marquee/contract';
import { users } from '@marquee/db';
import { MINUTE_MS } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { addApp, codeAt, send } from './factors.ts';
import { asking, PASSWORD, SITE, signUpAs, whoIs } from './people.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ requiresFactor: true });
});

const ask = (path: string, cookie: string) => api.raw(`${SITE}/api/${path}`, asking({ cookie }));

describe('an administrator in production', () => {
  it.each([
    ['by role', 'admin', false],
    ['beside another role', 'promoter', true],
  ] as const)('%s without a factor has no rights, and is told what to do [BEY-22]', async (_what, role, isAdmin) => {
    const cookie = await signUpAs(api, role, isAdmin);
    const refused = await ask('admin/system-controls', cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      type: '/api/docs#problem-factor-required',
      detail: 'Administrators must set up a second step before they open the console. Add one on your account page.',
    });
    expect(await whoIs(api, cookie)).toMatchObject({ isAdmin: true, needsFactor: true });
    expect((await ask('account', cookie)).status).toBe(200);
    await addApp(api, cookie);
    expect((await ask('admin/system-controls', cookie)).status).toBe(200);
    expect(await whoIs(api, cookie)).not.toHaveProperty('needsFactor');
  });

  it('keeps the last factor', async () => {
    const cookie = await signUpAs(api, 'admin');
    const { secret } = await addApp(api, cookie);
    api.clock.advance(MINUTE_MS);
    const given = { currentPassword: PASSWORD, code: codeAt(secret, api.clock.now()) };
    const refused = await send(api, 'account/app/remove', cookie, given);
    expect(await refused.json()).toMatchObject({ status: 409, type: '/api/docs#problem-last-factor' });
    const { factors } = await (await ask('account', cookie)).json<OwnAccount>();
    expect(factors).toMatchObject({ isRequired: true, appSince: expect.any(String) });
  });

  it('is nobody special in development, and other people are never asked', async () => {
    const visitor = await signUpAs(api, 'user');
    expect(await whoIs(api, visitor)).not.toHaveProperty('needsFactor');
    api = await startApi();
    const cookie = await signUpAs(api, 'admin');
    expect((await ask('admin/system-controls', cookie)).status).toBe(200);
    await api.db.update(users).set({ role: 'user' }).where(eq(users.role, 'admin'));
    expect((await ask('admin/system-controls', cookie)).status).toBe(403);
  });
});
