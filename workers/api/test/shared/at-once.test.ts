import { LANGUAGE_COOKIE } from '@marquee/web/drawn';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHELL } from '../support.ts';
import { callsOf, FRESH_MS, LIST, type SharedApi, startShared } from './support.ts';

const LIST_PAGE = '/events?city=Columbia&state=SC';
const ADDRESSES = [LIST, LIST_PAGE, '/embed?city=Columbia&state=SC', '/sitemap.xml'];

let api: SharedApi;
beforeEach(async () => {
  api = await startShared();
  // The second answer is held, so the third finds its address known.
  for (const path of ADDRESSES) for (let n = 0; n < 2; n += 1) await api.ask(path);
});

const namesOf = ({ headers }: Response) => [...headers.keys()].sort();

describe('an address that was asked for before', () => {
  it('is answered without its route, with the same headers and bytes', async () => {
    for (const path of ADDRESSES) {
      // A cookie of another kind makes a request look for its route.
      const routed = await api.ask(path, { headers: { cookie: 'theme=dark' } });
      const atOnce = await api.ask(path);
      expect([path, namesOf(atOnce)]).toEqual([path, namesOf(routed)]);
      for (const name of ['age', 'cache-status', 'etag', 'content-security-policy', 'ratelimit-policy', 'vary'])
        expect([path, name, atOnce.headers.get(name)]).toEqual([path, name, routed.headers.get(name)]);
      expect(await atOnce.text()).toBe(await routed.text());
      expect(atOnce.headers.get('x-request-id')).not.toBe(routed.headers.get('x-request-id'));
    }
  });

  it('is answered in the language of who asks, whoever asked before', async () => {
    for (let n = 0; n < 3; n += 1)
      for (const language of ['es', 'en']) {
        const page = await (await api.ask(LIST_PAGE, { headers: { 'accept-language': language } })).text();
        expect([language, /<html lang="(\w+)"/.exec(page)?.[1]]).toEqual([language, language]);
      }
    const chosen = await api.ask(LIST_PAGE, { headers: { cookie: `${LANGUAGE_COOKIE}=es`, 'accept-language': 'en' } });
    expect(await chosen.text()).toContain('<html lang="es"');
  });

  it('is checked like any other', async () => {
    const bad: Array<[headers: Record<string, string>, status: number]> = [
      [{ 'x-http-method-override': 'DELETE' }, 403],
      [{ authorization: 'Basic nonsense' }, 401],
      [{ 'x-api-key': `mq_${'x'.repeat(43)}` }, 401],
    ];
    for (const [headers, status] of bad)
      expect([headers, (await api.ask(LIST, { headers })).status]).toEqual([headers, status]);
    expect((await api.ask(LIST, { method: 'POST' })).status).toBe(405);
    const head = await api.ask(LIST, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is refused to who asks too often, in the same words', async () => {
    let left = 2;
    const { ask } = api.isolate({ limits: { allow: () => Promise.resolve((left -= 1) >= 0) } });
    for (let n = 0; n < 2; n += 1) expect((await ask(LIST)).status).toBe(200);
    const routed = await ask(LIST, { headers: { cookie: 'theme=dark' } });
    const atOnce = await ask(LIST);
    expect([routed.status, atOnce.status]).toEqual([429, 429]);
    expect(namesOf(atOnce)).toEqual(namesOf(routed));
    for (const name of ['ratelimit', 'ratelimit-policy', 'retry-after', 'cache-control', 'content-type'])
      expect([name, atOnce.headers.get(name)]).toEqual([name, routed.headers.get(name)]);
  });

  it('is drawn anew into another index.html', async () => {
    let shell = SHELL;
    const deployed = api.isolate({ shell: () => Promise.resolve(shell) });
    for (let n = 0; n < 3; n += 1) await deployed.ask(LIST_PAGE);
    shell = SHELL.replace('<title>', '<meta name="newer"><title>');
    expect(await (await deployed.ask(LIST_PAGE)).text()).toContain('<meta name="newer">');
  });

  it('is renewed when what is held is no longer fresh', async () => {
    api.clock.advance(FRESH_MS + 1_000);
    expect(await callsOf(api, () => api.ask(LIST))).toBe(1);
    expect((await api.ask(LIST)).headers.get('age')).toBe('0');
  });
});
