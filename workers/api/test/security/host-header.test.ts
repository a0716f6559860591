import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

const EVIL = 'evil.example';

/** Every way in which a request names a host, or a path, that is not ours. */
const HOSTILE: Array<[what: string, origin: string, headers: Record<string, string>]> = [
  ['another host', `https://${EVIL}`, {}],
  ['another host and port', `https://${EVIL}:8443`, {}],
  ['a host that begins like ours', `https://marquee.example.${EVIL}`, {}],
  ['a person and another host', `https://marquee.example@${EVIL}`, {}],
  ['a forwarded host', 'https://marquee.example', { 'x-forwarded-host': EVIL }],
  ['a forwarded server', 'https://marquee.example', { 'x-forwarded-server': EVIL, 'x-host': EVIL }],
  ['a Forwarded header', 'https://marquee.example', { forwarded: `host=${EVIL};proto=http` }],
  ['a forwarded protocol and port', 'https://marquee.example', { 'x-forwarded-proto': EVIL, 'x-forwarded-port': EVIL }],
  ['an original address', 'https://marquee.example', { 'x-original-url': `//${EVIL}/`, 'x-rewrite-url': `//${EVIL}/` }],
  ['a referring page', 'https://marquee.example', { referer: `https://${EVIL}/`, origin: `https://${EVIL}` }],
];

const PATHS = [
  '/events',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/api/openapi.json',
  '/events/folk-evening-columbia-sc',
];

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Folk Evening', start: '2026-10-12T18:00' }]);
});

describe.each(HOSTILE)('a request with %s [REL-17]', (_, origin, headers) => {
  it.each(PATHS)('gets %s as everybody does: the host that it names is nowhere in it', async (path) => {
    const ours = await api.raw(path);
    const answer = await api.raw(origin + path, { headers });
    expect(answer.status).toBe(ours.status);
    const text = await answer.text();
    expect(text).not.toContain(EVIL);
    expect([...answer.headers].join('\n')).not.toContain(EVIL);
    expect(text.length).toBeGreaterThan(20);
    // Nor does anybody get it who asks after it.
    expect(await (await api.raw(path)).text()).not.toContain(EVIL);
  });
});
