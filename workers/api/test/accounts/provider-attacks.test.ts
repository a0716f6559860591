import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { CLOCK, fakeProviders } from './fake-provider.ts';
import { whoIs } from './people.ts';
import { browserAt, refusalsOf } from './provider-browser.ts';

const { network, providers } = await fakeProviders();
let api: Api;
beforeEach(async () => {
  api = await startApi({ providers });
  Object.assign(network, { forge: {}, isForged: false, isDown: false });
});

const OVER = '/?signin=1&trouble=provider-over&provider=google';
const FAILED = '/events?page=2&signin=1&next=%2Faccount&trouble=provider-failed&provider=google';

/** Signs nobody in, leads to the dialog, and leaves a line in the log. */
async function refused(browser: ReturnType<typeof browserAt>, answer: URLSearchParams, to: string, reason: RegExp) {
  const left = await browser.finish(answer);
  expect([left.response.status, left.to]).toEqual([302, to]);
  expect(refusalsOf(api)).toEqual([expect.stringMatching(reason)]);
  expect(await whoIs(api, browser.jar.session)).toBeNull();
}

describe('an answer of a provider', () => {
  it.each([
    ['issuer', { iss: 'https://evil.example' }, /"iss"/],
    ['audience', { aud: 'somebody else' }, /"aud"/],
    ['nonce', { nonce: 'of another sign-in' }, /"nonce"/],
    ['expiry', { exp: Math.floor(CLOCK.now() / 1000) - 120 }, /"exp"/],
    ['subject', { sub: undefined }, /"sub"/],
  ])('with another %s in its token is refused and logged [REL-16]', async (_what, forge, reason) => {
    network.forge = { ...forge };
    const browser = browserAt(api);
    await refused(browser, network.consent(await browser.begin()), FAILED, reason);
  });

  it('with a token that somebody else signed is refused and logged [REL-16]', async () => {
    network.isForged = true;
    const browser = browserAt(api);
    await refused(browser, network.consent(await browser.begin()), FAILED, /signature/i);
  });

  it('with another state, or none, is refused and logged [REL-16]', async () => {
    const browser = browserAt(api);
    const answer = network.consent(await browser.begin());
    const tampered = new URLSearchParams(answer);
    tampered.set('state', `A${answer.get('state')?.slice(1)}`);
    await refused(browser, tampered, OVER, /^unknown state$/);
    tampered.delete('state');
    await refused(browser, tampered, OVER, /^unknown state$/);
    // Neither used it up.
    expect((await browser.finish(answer)).to).toBe('/account');
  });

  it('with a code of another sign-in fails at PKCE and is logged [REL-16]', async () => {
    const attacker = browserAt(api);
    const stolen = network.consent(await attacker.begin()).get('code') ?? '';
    const browser = browserAt(api);
    const answer = network.consent(await browser.begin());
    answer.set('code', stolen);
    await refused(browser, answer, FAILED, /^untrusted: token endpoint: invalid_grant$/);
  });

  it('that names another issuer beside the code is refused and logged [REL-16]', async () => {
    const browser = browserAt(api);
    const answer = network.consent(await browser.begin());
    answer.set('iss', 'https://evil.example');
    await refused(browser, answer, FAILED, /"iss"/);
  });

  it('works once, in its own browser, with its own provider, for ten minutes', async () => {
    const browser = browserAt(api);
    const answer = network.consent(await browser.begin());
    await refused(browserAt(api), answer, OVER, /^another browser$/);
    const other = browserAt(api);
    await other.begin();
    await refused(other, answer, OVER, /^another browser$/);
    const crossed = await browser.finish(answer, 'microsoft');
    expect(crossed.to).toContain('trouble=provider-over');
    expect(refusalsOf(api)).toEqual(['another provider']);
    const { round } = browser.jar;
    expect((await browser.finish(answer)).to).toBe('/account');
    const replaying = browserAt(api);
    replaying.jar.round = round;
    await refused(replaying, answer, OVER, /^replayed$/);
    const late = browserAt(api);
    const lateAnswer = network.consent(await late.begin());
    api.clock.advance(10 * 60_000);
    await refused(late, lateAnswer, OVER, /^expired$/);
  });

  it('that arrives twice at once signs in once', async () => {
    const browser = browserAt(api);
    const answer = network.consent(await browser.begin());
    const both = await Promise.all([browser.finish(answer), browser.finish(answer)]);
    expect(both.map(({ to }) => to).sort()).toEqual(['/account', OVER].sort());
  });

  it('that the person cancelled, and a provider that is down, are told apart', async () => {
    const browser = browserAt(api);
    const { searchParams } = new URL(await browser.begin());
    const cancelled = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' });
    await refused(
      browser,
      cancelled,
      '/events?page=2&signin=1&next=%2Faccount&trouble=provider-cancelled&provider=google',
      /^cancelled: answered access_denied$/,
    );
    const answer = network.consent(await browser.begin());
    network.isDown = true;
    await refused(browser, answer, FAILED, /^unavailable: connection refused$/);
    expect(await browser.begin()).toBe(FAILED);
  });

  it('is a problem for a program, and an overlong one is refused', async () => {
    expect(await api.refused('/api/auth/google/callback?state=x&code=y')).toMatchObject({ status: 400 });
    expect(await api.refused(`/api/auth/google/callback?state=${'x'.repeat(5000)}`)).toMatchObject({ status: 400 });
    expect(await api.refused('/api/auth/nobody/callback')).toMatchObject({ status: 404 });
  });
});
