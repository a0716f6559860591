import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { JUDGED_HEADER, UNREACHABLE_HEADER } from '@marquee/platform/development/headers';
import { ADDRESS_HEADER } from '@marquee/sample-web';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutsideDoor, startOutsideDoor } from '../outside-door.ts';
import { pinnedWeb } from '../pinned-web.ts';

const PUBLIC = '93.184.216.34';
/** What the outside saw. */
let seen: Array<{ url: string | undefined; headers: IncomingHttpHeaders }>;
/** Connections to loopback under the address that was judged. */
let called: string[];
let door: OutsideDoor;

const outside = createServer((request, response) => {
  seen.push({ url: request.url, headers: request.headers });
  if (request.url === '/moved') return response.writeHead(301, { location: '/there' }).end();
  if (request.url === '/breaks') return response.destroy();
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', etag: '"1"', 'x-marquee-judged': 'x' };
  return response.writeHead(200, headers).end(gzipSync('<p>Jazz'));
});

beforeAll(async () => {
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  const real = pinnedWeb({ portOf: () => (outside.address() as AddressInfo).port });
  door = await startOutsideDoor({
    fetch: (request, judged) => {
      called.push(...judged);
      // The public address has its stand-in here; any other is called as it is.
      return real.fetch(
        request,
        judged.map((address) => (address === PUBLIC ? '127.0.0.1' : address)),
      );
    },
  });
});
afterAll(async () => {
  await door.close();
  await new Promise((done) => outside.close(done));
});
beforeEach(() => {
  seen = [];
  called = [];
});

function knock(url: string, judged: string, headers: Record<string, string> = {}, method = 'GET') {
  const said = { ...headers, [ADDRESS_HEADER]: url, [JUDGED_HEADER]: judged };
  return fetch(door.url, { method, headers: said, redirect: 'manual' });
}

describe('the way of the local engine to the real web', () => {
  it('calls the judged address under the name, and says only what the engine says', async () => {
    const answer = await knock('http://venue.example/a?b=c', PUBLIC, {
      'user-agent': 'MarqueeBot/1.0',
      accept: 'text/html',
      'accept-language': 'en',
      'if-none-match': '"0"',
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.1',
      'cf-worker': 'marquee',
    });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"1"', '<p>Jazz']);
    expect(answer.headers.get('x-marquee-judged')).toBeNull();
    expect(called).toEqual([PUBLIC]);
    expect(seen).toEqual([
      {
        url: '/a?b=c',
        headers: {
          'user-agent': 'MarqueeBot/1.0',
          accept: 'text/html',
          'accept-language': 'en',
          'if-none-match': '"0"',
          'accept-encoding': 'gzip, br',
          host: 'venue.example',
          connection: 'close',
        },
      },
    ]);
  });

  it('hands redirects out', async () => {
    const answer = await knock('http://venue.example/moved', PUBLIC);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/there']);
    expect(seen).toHaveLength(1);
  });

  it('says why there is no answer', async () => {
    const answer = await knock('http://venue.example/breaks', PUBLIC);
    expect(answer.headers.get(UNREACHABLE_HEADER)).toMatch(/hang up|reset|closed/i);
  });

  it.each([
    ['http://venue.example/', '127.0.0.1'],
    ['http://venue.example/', '::1'],
    ['http://venue.example/', `${PUBLIC},127.0.0.1`],
    ['http://venue.example/', '169.254.169.254'],
    ['http://venue.example/', 'localhost'],
    ['http://venue.example/', ''],
    ['http://127.0.0.3/', PUBLIC],
    ['http://[::1]/', PUBLIC],
    ['file:///etc/passwd', PUBLIC],
    ['venue.example', PUBLIC],
  ])('is no way into a private network: %s at %j', async (url, judged) => {
    const answer = await knock(url, judged);
    expect(answer.headers.get(UNREACHABLE_HEADER)).toMatch(/only|judged/);
    expect(seen).toEqual([]);
  });

  it('sends nothing but reads', async () => {
    expect((await knock('http://venue.example/', PUBLIC, {}, 'POST')).headers.get(UNREACHABLE_HEADER)).toMatch(/only/);
    expect(seen).toEqual([]);
  });
});
