import { beforeEach, describe, expect, it } from 'vitest';
import { fakeProviders } from '../accounts/fake-provider.ts';
import { SITE } from '../accounts/people.ts';
import { browserAt } from '../accounts/provider-browser.ts';
import { type Api, startApi } from '../support.ts';

const { network, providers } = await fakeProviders();
let api: Api;
beforeEach(async () => {
  api = await startApi({ providers });
  network.forge = {};
});

const HOPS = 5;
const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '/@evil.example',
  '/events@evil.example//',
  '?next=//evil.example',
  '/\r\nlocation: https://evil.example',
];

/** Follows every redirect as a browser does. Gives the addresses on the way; the last one is no redirect, or not ours. */
async function follow(from: string): Promise<string[]> {
  const way = [new URL(from, SITE).href];
  for (let hop = 0; hop < HOPS; hop += 1) {
    const at = way.at(-1) ?? SITE;
    if (new URL(at).origin !== SITE) break;
    const response = await api.raw(at, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const to = response.headers.get('location');
    if (to === null) break;
    way.push(new URL(to, at).href);
  }
  return way;
}

const isOurs = (address: string) => new URL(address, SITE).origin === SITE;

describe('a redirect, followed to its end, stays on this site', () => {
  it.each(HOSTILE)('after signing in with a provider, to %j', async (next) => {
    const browser = browserAt(api);
    const { to } = await browser.finish(network.consent(await browser.begin('google', next, next)));
    expect((await follow(to)).filter((address) => !isOurs(address))).toEqual([]);
  });

  it.each(HOSTILE)('after a sign-in that a provider refused, to %j', async (next) => {
    const browser = browserAt(api);
    const asked = new URL(await browser.begin('google', next, next));
    const refusal = new URLSearchParams({ error: 'access_denied', state: asked.searchParams.get('state') ?? '' });
    const { to } = await browser.finish(refusal);
    expect(to).toContain('signin=1');
    expect((await follow(to)).filter((address) => !isOurs(address))).toEqual([]);
    // What the dialog would return to.
    const kept = new URL(to, SITE).searchParams.get('next');
    if (kept !== null) expect(isOurs(kept), kept).toBe(true);
  });

  it.each(HOSTILE)('from the addresses that letters and links open, with %j', async (text) => {
    const part = encodeURIComponent(text);
    for (const path of [
      `/api/login?next=${part}&redirect=${part}&returnTo=${part}`,
      `/api/notices/unsubscribe/${part}`,
      `/events?next=${part}&url=${part}`,
      `/events/${part}`,
      `/venue/${part}`,
      `/?signin=1&next=${part}`,
      `/event-not-found/${part}`,
    ]) {
      const way = await follow(path);
      expect([path, way.filter((address) => !isOurs(address))]).toEqual([path, []]);
      expect([path, way.length]).not.toEqual([path, HOPS + 1]);
    }
  });
});
