import { identities, providerSignIns, users } from '@marquee/db';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { addApp, codeAt, secondStep } from './factors.ts';
import { fakeProviders, GRACE, TENANT } from './fake-provider.ts';
import { openMailbox } from './mailbox.ts';
import { asking, cookieOf, PASSWORD, SITE, signUp, whoIs } from './people.ts';
import { browserAt } from './provider-browser.ts';

const { network, providers } = await fakeProviders();
let api: Api;
beforeEach(async () => {
  api = await startApi({ providers });
  network.forge = {};
});

async function signInAs(claims: object = {}, provider = 'google', next = '/account') {
  network.forge = { ...claims };
  const browser = browserAt(api);
  const { to } = await browser.finish(network.consent(await browser.begin(provider, next)), provider);
  return { browser, to, user: await whoIs(api, browser.jar.session) };
}

describe('sign-in with a provider', () => {
  it('lists those that are configured [CALL-005]', async () => {
    expect(await api.ok('authProviders', '/api/auth/providers')).toEqual(['google', 'microsoft', 'apple']);
  });

  it('sends a browser that opens the address of a provider there, with the way back [CALL-006] [CALL-007] [CALL-008]', async () => {
    for (const provider of ['google', 'microsoft', 'apple']) {
      const { response, to } = await browserAt(api).visit(`/api/auth/${provider}`);
      expect(response.status).toBe(302);
      const asked = new URL(to);
      expect(asked.origin + asked.pathname).toBe(`https://${provider}.example/authorize`);
      expect(asked.searchParams.get('client_id')).toBe(`us-at-${provider}`);
      expect(asked.searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/${provider}/callback`);
    }
  });

  it('asks the provider with PKCE, state and nonce, and keeps none of their secrets', async () => {
    const browser = browserAt(api);
    const asked = Object.fromEntries(new URL(await browser.begin()).searchParams);
    expect(asked).toMatchObject({
      client_id: 'us-at-google',
      redirect_uri: `${SITE}/api/auth/google/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
    const [kept] = await api.db.select().from(providerSignIns);
    expect(JSON.stringify(kept)).not.toContain(asked.state);
    expect(browser.jar.round).not.toContain(asked.state);
  });

  it('makes an account with a confirmed address and no password, once, and leads back', async () => {
    const first = await signInAs({}, 'google', '/events?q=jazz#top');
    expect(first.to).toBe('/events?q=jazz#top');
    expect(first.user).toMatchObject({ email: GRACE.email, firstName: 'Grace', lastName: 'Hopper', role: 'user' });
    const account = await api.ok('getOwnAccount', `${SITE}/api/account`, asking({ cookie: first.browser.jar.session }));
    expect(account).toMatchObject({ isEmailVerified: true, hasPassword: false, providers: ['google'], isRecent: true });
    // The person is known by the subject: another address at the provider is still the same account.
    const again = await signInAs({ email: 'grace@navy.example', email_verified: false });
    expect(again.user?.id).toBe(first.user?.id);
  });

  it('begins a new session and ends the one before', async () => {
    const { cookie } = await signUp(api);
    const browser = browserAt(api, cookie);
    await browser.finish(network.consent(await browser.begin()));
    expect(browser.jar.session).not.toBe(cookie);
    expect(await whoIs(api, cookie)).toBeNull();
    expect((await whoIs(api, browser.jar.session))?.email).toBe(GRACE.email);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example/',
    '/api/auth/google',
    '/\t/evil.example',
  ])('leads home instead of %s', async (next) => {
    expect((await signInAs({}, 'google', next)).to).toBe('/');
  });

  it('connects an account only if both sides know the address as theirs [REL-15]', async () => {
    // An attacker registers with the victim's address, before the victim comes.
    const { user, cookie } = await signUp(api, { email: 'Grace@example.org' });
    const refused = await signInAs();
    expect([refused.to, refused.user]).toEqual([
      '/events?page=2&signin=1&next=%2Faccount&trouble=provider-unconfirmed&provider=google',
      null,
    ]);
    expect(await api.db.select().from(identities)).toEqual([]);
    // The way on, as the message says: the victim chooses a password by letter, which ends the attacker's session.
    await api.raw(`${SITE}/api/account/forgot-password`, asking({ body: { email: GRACE.email } }));
    const letter = (await openMailbox(api)).find(({ subject }) => subject.includes('password'));
    const body = { token: letter?.token, password: `${PASSWORD} again` };
    await api.ok('resetPassword', `${SITE}/api/account/reset-password`, asking({ body }));
    expect(await whoIs(api, cookie)).toBeNull();
    // The provider does not vouch for it: neither the account of the address nor a new one.
    const unvouched = await signInAs({ email_verified: false });
    expect([unvouched.to, unvouched.user]).toEqual([
      '/events?page=2&signin=1&next=%2Faccount&trouble=provider-unverified&provider=google',
      null,
    ]);
    const connected = await signInAs();
    expect(connected.user?.id).toBe(user.id);
    const told = (await openMailbox(api)).filter(({ subject }) => subject === 'You can now sign in with Google');
    expect(told.map(({ to }) => to)).toEqual(['Grace@example.org']);
    // Once: the next sign-in connects nothing.
    await signInAs();
    expect((await openMailbox(api)).length).toBe(0);
  });

  it('asks for the second step of an account that has one, and connects the service only then', async () => {
    const { cookie } = await signUp(api, { email: String(GRACE.email) });
    await api.db.update(users).set({ emailVerifiedAt: 1 });
    const { secret } = await addApp(api, cookie);
    api.clock.advance(60_000);
    const { browser, to, user } = await signInAs();
    expect([to, user]).toEqual(['/account?signin=second-step', null]);
    expect(await api.db.select().from(identities)).toEqual([]);
    const done = await secondStep(api, browser.jar.step, codeAt(secret, api.clock.now()));
    expect(await whoIs(api, cookieOf(done))).toMatchObject({ email: GRACE.email });
    expect(await api.db.select().from(identities)).toHaveLength(1);
    expect((await signInAs()).to).toBe('/account?signin=second-step');
  });

  it('with Microsoft trusts an address only if its domain was verified', async () => {
    const plain = { email_verified: undefined, tid: TENANT };
    expect((await signInAs(plain, 'microsoft')).to).toContain('trouble=provider-unverified');
    expect((await signInAs({ ...plain, xms_edov: '1' }, 'microsoft')).user?.email).toBe(GRACE.email);
    const [identity] = await api.db.select().from(identities);
    expect(identity?.issuer).toBe(`https://microsoft.example/${TENANT}/v2.0`);
  });

  it('with Apple takes the answer from a form, its name, and signs the secret', async () => {
    network.forge = { email_verified: 'true', given_name: undefined, family_name: undefined };
    const browser = browserAt(api);
    const url = await browser.begin('apple');
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
    const answer = network.consent(url);
    answer.set('user', JSON.stringify({ name: { firstName: 'Grace', lastName: 'Hopper' } }));
    const posted = await api.raw(`${SITE}/api/auth/apple/callback`, {
      method: 'POST',
      body: answer,
      headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    });
    expect([posted.status, posted.headers.getSetCookie()]).toEqual([303, []]);
    const { to } = await browser.visit(posted.headers.get('location') ?? '');
    expect(to).toBe('/account');
    expect(await whoIs(api, browser.jar.session)).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    const [header, claims] = (network.asked.at(-1)?.get('client_secret') ?? '').split('.');
    expect(JSON.parse(atob(header ?? ''))).toMatchObject({ alg: 'ES256', kid: 'KEY' });
    expect(JSON.parse(atob(claims ?? ''))).toMatchObject({
      iss: 'TEAM',
      sub: 'us-at-apple',
      aud: 'https://apple.example',
    });
  });
});

describe('an account without a password', () => {
  it('changes its address and is deleted within minutes of signing in, later only after signing in again', async () => {
    const { browser, user } = await signInAs();
    const post = (path: string, body: object) => `${path} ${JSON.stringify(body)}`;
    const send = async (call: string) => {
      const [path = '', body = ''] = call.split(' ');
      return api.raw(SITE + path, asking({ body: JSON.parse(body), cookie: browser.jar.session }));
    };
    const change = post('/api/account/email', { email: 'hopper@example.org' });
    expect((await send(change)).status).toBe(200);
    api.clock.advance(11 * 60_000);
    for (const call of [change, post('/api/account/delete', {})]) {
      const response = await send(call);
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('problem-sign-in-again')]);
    }
    await browser.finish(network.consent(await browser.begin()));
    expect((await send(post('/api/account/delete', {}))).status).toBe(200);
    expect(
      await api.db
        .select()
        .from(users)
        .where(eq(users.id, user?.id ?? '')),
    ).toEqual([]);
    expect(await api.db.select().from(identities)).toEqual([]);
  });

  it('gets a password by letter, and then needs it', async () => {
    const { user } = await signInAs();
    await api.raw(`${SITE}/api/account/forgot-password`, asking({ body: { email: GRACE.email } }));
    const [letter] = await openMailbox(api);
    await api.ok(
      'resetPassword',
      `${SITE}/api/account/reset-password`,
      asking({ body: { token: letter?.token, password: PASSWORD } }),
    );
    const signedIn = await api.raw(`${SITE}/api/login`, asking({ body: { email: GRACE.email, password: PASSWORD } }));
    expect(await signedIn.json()).toMatchObject({ id: user?.id });
    const again = await signInAs();
    const refused = await api.raw(
      `${SITE}/api/account/delete`,
      asking({ body: {}, cookie: again.browser.jar.session }),
    );
    expect(refused.status).toBe(400);
  });
});
