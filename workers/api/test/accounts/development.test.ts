import { sessions, users } from '@marquee/db';
import { keepDevelopmentAdmin } from '@marquee/domain/development';
import { ROLES } from '@marquee/kernel';
import { requestsTo } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { developmentApp } from '../../src/development/app.ts';
import { type Api, startApi } from '../support.ts';
import { asking, cookieOf, PASSWORD, whoIs } from './people.ts';

let api: Api;
beforeEach(async () => {
  const base = await startApi({ isDevelopment: true });
  api = { ...base, ...requestsTo(developmentApp(base)) };
});

const LOCAL = 'http://localhost:5173';
const enter = (role: string) => api.raw(`${LOCAL}/api/dev/sign-in`, asking({ body: { role } }));

describe('on a laptop', () => {
  it.each(ROLES)('one call signs in as %s', async (role) => {
    const response = await enter(role);
    const user = await response.json();
    expect(user).toMatchObject({ role, isAdmin: role === 'admin', email: expect.stringMatching(/@marquee\.local$/) });
    const me = await api.raw(`${LOCAL}/api/user`, asking({ cookie: cookieOf(response) }));
    expect(await me.json()).toEqual(user);
  });

  it('each role has one account, marked as made for development, without a password', async () => {
    for (const role of [...ROLES, ...ROLES]) expect((await enter(role)).status).toBe(200);
    const rows = await api.db.select().from(users);
    expect(rows).toHaveLength(ROLES.length);
    for (const row of rows) expect(row).toMatchObject({ isDevelopment: true, passwordHash: null });
  });

  it('refuses a role that does not exist', async () => {
    expect(await api.refused('/api/dev/sign-in', asking({ body: { role: 'owner' } }))).toMatchObject({
      status: 400,
      field: 'role',
    });
  });
});

describe('what is deployed', () => {
  /** The same database as what is deployed would see it. */
  const elsewhere = () => createApp({ ...api, isDevelopment: false });

  it('there is nothing at that path, just as at any other that does not exist', async () => {
    const ask = async (path: string) => {
      const response = await elsewhere().request(path, asking({ body: { role: 'admin' } }));
      const body = (await response.json()) as { detail: string };
      return { status: response.status, ...body, requestId: '', detail: body.detail.replace(path, '{path}') };
    };
    const answer = await ask('/api/dev/sign-in');
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await ask('/api/no-such-thing'));
    expect(await api.db.select().from(users)).toHaveLength(0);
    expect(await (await elsewhere().request('/api/openapi.json')).text()).not.toContain('/api/dev/');
  });

  it('such accounts are nobody, even with a session or a password from before', async () => {
    const token = cookieOf(await enter('admin'))?.split('=')[1];
    await api.db.run(keepDevelopmentAdmin(api, await api.passwords.hash(PASSWORD)));
    const credentials = { email: 'admin@marquee.local', password: PASSWORD };
    expect((await api.raw(`${LOCAL}/api/login`, asking({ body: credentials }))).status).toBe(200);

    const app = elsewhere();
    const cookie = `__Host-marquee=${token}; marquee=${token}`;
    for (const origin of [LOCAL, 'https://marquee.example']) {
      expect(await (await app.request(`${origin}/api/user`, asking({ cookie }))).json()).toBeNull();
      expect((await app.request(`${origin}/api/login`, asking({ body: credentials }))).status).toBe(401);
    }
    expect(await api.db.select().from(sessions)).toHaveLength(2);
    expect(await whoIs(api, cookie)).toMatchObject({ role: 'admin' });
  });
});
