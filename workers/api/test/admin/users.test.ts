import type { UserRecord, UserRow } from '@marquee/contract';
import { auditLog, users } from '@marquee/db';
import { posting } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, PASSWORD, SITE, signUp, whoIs } from '../accounts/people.ts';
import { ADMIN, auditRows, type Console, somebody, startConsole } from './support.ts';

const USERS = '/api/admin/users';
const WHY = { reason: 'Because.' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const change = (path: string, body: object = WHY) => site.rawPost(`${USERS}/${path}`, body);
const list = (query = '') =>
  site.get<{ items: UserRow[]; nextCursor: string | null }>('listUsers', `${USERS}${query && `?${query}`}`);
const one = (id: string) => site.get<UserRecord>('getUser', `${USERS}/${id}`);
/** The same person as an administrator who acts. */
const by = (cookie: string, path: string, body: object = WHY) =>
  site.raw(`${USERS}/${path}`, {
    ...posting(body),
    headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
  });

const who = (cookie: string) => site.ok<UserRecord | null>('currentUser', '/api/user', asking({ cookie }));

describe('the list', () => {
  it('is searched by the beginning of an address, a name or a last name, and shown in groups and orders, page by page', async () => {
    const people = [
      ['u1', 'Bea', 'Wright', 'promoter', false, 30],
      ['u2', 'Carl', 'Bean', 'user', true, 10],
      ['u3', 'Dora', 'Zorn', 'user', false, 20],
    ] as const;
    for (const [id, firstName, lastName, role, isAdmin, at] of people)
      await somebody(site, { id, firstName, lastName, role, isAdmin, createdAt: at, seenAt: at });
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids('q=bea')).toEqual(['u1', 'u2']);
    expect(await ids('q=U3%40EXAMPLE')).toEqual(['u3']);
    expect(await ids('q=dora%20z')).toEqual(['u3']);
    expect(await ids('group=admin')).toEqual([ADMIN.id, 'u2']);
    expect(await ids('group=promoter&sort=lastSeen')).toEqual(['u1']);
    expect(await ids('q=bea&group=promoter')).toEqual(['u1']);
    expect(await ids('group=suspended')).toEqual([]);
    expect(await ids('sort=-lastSeen')).toEqual(['u1', 'u3', 'u2', ADMIN.id]);
    const first = await list('sort=createdAt&limit=2');
    expect(first.items.map(({ id }) => id)).toEqual(['u2', 'u3']);
    expect(await ids(`sort=createdAt&limit=2&cursor=${first.nextCursor}`)).toEqual(['u1', ADMIN.id]);
  });

  it('is a table that no spreadsheet runs', async () => {
    await somebody(site, { firstName: '=HYPERLINK("http://x")' });
    const response = await site.call('GET', `${USERS}.csv?q=u1`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?marquee-users-/);
    const [head, row] = (await response.text()).split('\r\n');
    expect(head).toContain('Email,First name,Last name,Role');
    expect(row).toMatch(/^u1@example\.org,"'=HYPERLINK/);
  });
});

describe('roles', () => {
  it('are given and taken for the next request of a session that exists', async () => {
    const { cookie } = await somebody(site);
    const asks = () => site.raw(USERS, asking({ cookie }));
    expect((await asks()).status).toBe(403);
    expect((await change('u1/roles/grant', { role: 'admin', ...WHY })).status).toBe(200);
    expect((await asks()).status).toBe(200);
    expect((await change('u1/roles/grant', { role: 'promoter', ...WHY })).status).toBe(200);
    expect(await who(cookie)).toMatchObject({ role: 'promoter', isAdmin: true });
    expect((await change('u1/roles/remove', { role: 'admin', ...WHY })).status).toBe(200);
    expect((await asks()).status).toBe(403);
    // Again: nothing changes, and nothing is written down.
    const rows = (await auditRows(site)).length;
    expect((await change('u1/roles/remove', { role: 'admin', ...WHY })).status).toBe(200);
    expect(await auditRows(site)).toHaveLength(rows);
  });

  it('need a reason and a role, of somebody who exists', async () => {
    await somebody(site);
    for (const [body, field] of [
      [{ role: 'promoter' }, 'reason'],
      [{ role: 'promoter', reason: ' \u200b ' }, 'reason'],
      [{ role: 'user', ...WHY }, 'role'],
    ] as const) {
      const refused = await change('u1/roles/grant', body);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ field });
    }
    expect((await change('nobody/roles/grant', { role: 'promoter', ...WHY })).status).toBe(404);
    expect(await one('u1')).toMatchObject({ role: 'user' });
  });
});

describe('administrators', () => {
  it('do not change their own roles or suspend themselves, so that one is left', async () => {
    for (const [path, body] of [
      ['roles/remove', { role: 'admin', ...WHY }],
      ['suspend', WHY],
    ] as const) {
      const refused = await change(`${ADMIN.id}/${path}`, body);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ type: expect.stringContaining('own-account') });
    }
    expect(await one(ADMIN.id)).toMatchObject({ isAdmin: true, suspendedAt: null, isOwn: true });
    expect(await auditRows(site)).toEqual([]);
  });

  it.each([
    ['roles/remove', { role: 'admin', ...WHY }],
    ['suspend', WHY],
  ] as const)('who do this to each other at the same time leave one who may sign in: %s', async (path, body) => {
    const { cookie } = await somebody(site, { role: 'admin' });
    const [first, second] = await Promise.all([change(`u1/${path}`, body), by(cookie, `${ADMIN.id}/${path}`, body)]);
    expect([first.status, second.status].filter((status) => status === 200).length).toBe(1);
    const left = await site.db.select().from(users);
    expect(left.filter((row) => (row.role === 'admin' || row.isAdmin) && row.suspendedAt === null)).toHaveLength(1);
    expect(await site.db.select().from(auditLog)).toHaveLength(1);
  });
});

describe('a suspension', () => {
  it('ends all sessions at once, is told to whoever knows the password and nobody else, and ends', async () => {
    const { user, cookie } = await signUp(site);
    expect((await change(`${user.id}/suspend`)).status).toBe(200);
    expect(await whoIs(site, cookie)).toBeNull();
    expect(await one(user.id)).toMatchObject({ sessions: 0, suspendedAt: expect.any(String) });
    const signIn = (password: string) =>
      site.raw(`${SITE}/api/login`, asking({ body: { email: user.email, password } }));
    expect((await signIn('not this one')).status).toBe(401);
    const refused = await signIn(PASSWORD);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      detail: 'This account is suspended. You cannot sign in to it until it is restored.',
    });
    expect((await change(`${user.id}/restore`)).status).toBe(200);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('holds for a session that began at the same moment', async () => {
    const { id, cookie } = await somebody(site);
    expect(await who(cookie)).toMatchObject({ id });
    await site.db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, id));
    expect(await who(cookie)).toBeNull();
  });
});

it('an account is shown with counts, and the letter for a new password is written like one that its owner asked for', async () => {
  const { user } = await signUp(site);
  expect(await one(user.id)).toMatchObject({
    hasPassword: true,
    providers: [],
    sessions: 1,
    isEmailVerified: false,
    kept: { hearts: 0, itineraries: 0, apiKeys: 0 },
    lastSeen: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (let letter = 0; letter < 3; letter += 1) expect((await change(`${user.id}/reset-letter`)).status).toBe(200);
  expect((await change(`${user.id}/reset-letter`)).status).toBe(429);
  await somebody(site, { id: 'sample', isDevelopment: true });
  expect((await change('sample/reset-letter')).status).toBe(409);
});
