import { users } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { ADA, asking, cookieOf, PASSWORD, SITE, signUp, signUpAs, whoIs } from './people.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});

const login = (body: unknown, cookie?: string) =>
  api.raw(`${SITE}/api/login`, asking({ body, cookie: cookie ?? null }));

describe('who is signed in', () => {
  it('is nobody without a session: 200 with null [CALL-001]', async () => {
    expect(await api.ok('currentUser', '/api/user')).toBeNull();
    const { user, cookie } = await signUp(api);
    expect(await whoIs(api, cookie)).toEqual(user);
  });

  it('is told with email, names, role and whether an administrator [ENT-001]', async () => {
    const { user } = await signUp(api);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{26}$/),
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'user',
      isAdmin: false,
    });
    for (const role of ['admin', 'venue_owner', 'promoter'] as const)
      expect(await whoIs(api, await signUpAs(api, role))).toMatchObject({ role, isAdmin: role === 'admin' });
    expect(await whoIs(api, await signUpAs(api, 'promoter', true))).toMatchObject({ role: 'promoter', isAdmin: true });
  });
});

describe('signing in', () => {
  it('takes email and password and answers the user [CALL-002]', async () => {
    const { user } = await signUp(api);
    const response = await login({ email: ADA.email, password: PASSWORD });
    expect(await response.json()).toEqual(user);
    expect(await whoIs(api, cookieOf(response))).toEqual(user);
  });

  it('does not mind capitals or spaces around the address', async () => {
    await signUp(api, { email: 'Ada@Example.org ' });
    for (const email of ['ada@example.org', ' ADA@EXAMPLE.ORG\t'])
      expect((await login({ email, password: PASSWORD })).status).toBe(200);
    expect((await api.db.select().from(users)).map((row) => row.email)).toEqual(['Ada@Example.org']);
  });

  it('says one sentence for a wrong password and for an address nobody has', async () => {
    await signUp(api);
    const wrong = await api.refused('/api/login', asking({ body: { email: ADA.email, password: 'wrong' } }));
    const nobody = await api.refused('/api/login', asking({ body: { email: 'no@example.org', password: 'wrong' } }));
    expect(wrong).toMatchObject({ status: 401, detail: 'The email address or the password is wrong.' });
    expect({ ...nobody, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(cookieOf(await login({ email: ADA.email, password: 'wrong' }))).toBeNull();
  });

  it.each(["' OR '1'='1", "ada@example.org' --", 'ada@example.org"; DROP TABLE users; --', '%', '*', '\0', ''])(
    'treats %j as an address nobody has',
    async (email) => {
      await signUp(api);
      expect((await login({ email, password: PASSWORD })).status).toBe(401);
      expect((await login({ email: ADA.email, password: `x${email}` })).status).toBe(401);
      expect(await api.db.select().from(users)).toHaveLength(1);
    },
  );
});

describe('registering', () => {
  it('takes email, password and names, and answers the user, signed in [CALL-003]', async () => {
    const { user, cookie } = await signUp(api);
    expect(user).toMatchObject({ email: ADA.email, firstName: 'Ada', lastName: 'Lovelace' });
    expect(await whoIs(api, cookie)).toEqual(user);
  });

  it('gives nobody a role, an id or rights that they ask for', async () => {
    const wish = { role: 'admin', isAdmin: true, is_admin: 1, id: 'chosen', passwordHash: 'x', isDevelopment: true };
    const response = await api.raw('/api/register', asking({ body: { ...ADA, ...wish } }));
    expect(await response.json()).toMatchObject({
      role: 'user',
      isAdmin: false,
      id: expect.not.stringMatching('chosen'),
    });
    const [row] = await api.db.select().from(users);
    expect(row).toMatchObject({ role: 'user', isAdmin: false, isDevelopment: false });
    expect((await login({ email: ADA.email, password: PASSWORD, role: 'admin' })).status).toBe(200);
    expect(await api.db.select().from(users)).toMatchObject([{ role: 'user', isAdmin: false }]);
  });

  it('refuses a taken address, however it is written, with a sentence', async () => {
    await signUp(api);
    const answer = await api.refused('/api/register', asking({ body: { ...ADA, email: 'ADA@example.org' } }));
    expect(answer).toMatchObject({
      status: 409,
      field: 'email',
      detail: 'An account with this email address already exists. Please sign in.',
    });
  });

  it('lets one of many at once have an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        api.raw('/api/register', asking({ body: { ...ADA, firstName: `Ada ${i}` }, address: `10.0.0.${i}` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await api.db.select().from(users)).toHaveLength(1);
    expect(await api.db.all(sql`SELECT * FROM sessions`)).toHaveLength(1);
  });

  it.each([
    [{ password: 'too short' }, 'password', 'A password needs at least 10 characters.'],
    [{ password: 'x'.repeat(201) }, 'password', 'A password can have at most 200 characters.'],
    [{ password: 'ada@example.org' }, 'password', 'The password must not be your email address.'],
    [{ password: 'Password123' }, 'password', /very common/],
    [{ email: 'ada' }, 'email', 'Please enter an email address such as name@example.org.'],
    [{ email: `${'a'.repeat(250)}@b.org` }, 'email', 'An email address can have at most 254 characters.'],
    [{ email: undefined }, 'email', 'Please enter your email address.'],
    [{ firstName: ' ' }, 'firstName', 'Please enter your first name.'],
    [{ lastName: 'x'.repeat(81) }, 'lastName', 'Your last name can have at most 80 characters.'],
    [{ lastName: 7 }, 'lastName', 'Please enter your last name.'],
  ])('refuses %j and says why', async (fault, field, detail) => {
    const answer = await api.refused('/api/register', asking({ body: { ...ADA, ...fault } }));
    expect(answer).toMatchObject({
      status: 400,
      field,
      detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
    });
    expect(await api.db.select().from(users)).toHaveLength(0);
  });

  it('stores no password and no session token as they are', async () => {
    const { cookie } = await signUp(api);
    const stored = JSON.stringify([
      await api.db.all(sql`SELECT * FROM users`),
      await api.db.all(sql`SELECT * FROM sessions`),
      await api.db.all(sql`SELECT * FROM attempts`),
      api.log.entries,
    ]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });
});
