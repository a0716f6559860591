import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import type { Web } from '@marquee/kernel';
import { JUDGED_HEADER, UNREACHABLE_HEADER } from '@marquee/platform/development/headers';
import { liveResolver } from '@marquee/platform/live-names';
import { ADDRESS_HEADER } from '@marquee/sample-web';
import { movingClock } from '@marquee/testkit/moving-clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OutsideDoor, startOutsideDoor } from '../outside-door.ts';
import { PUBLIC, PUBLIC6, startTwoWorlds, type TwoWorlds } from './two-worlds.ts';

/** What the resolver answers to one question of a host: records of a type, a status, or a body that is no answer. */
interface Reply {
  A?: readonly string[];
  AAAA?: readonly string[];
  alias?: string;
  status?: number;
  http?: number;
  body?: string;
}

/** Answers of each host, in the order of the questions; the last one forever. */
const zone = new Map<string, readonly Reply[]>();
const asked = new Map<string, number>();
let names: Server;
let worlds: TwoWorlds | null;
let door: OutsideDoor;
const realFetch = globalThis.fetch;

const site: RequestListener = (request, response) => {
  const { host = '' } = request.headers;
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  if (request.url === '/there') return void response.writeHead(302, { location: 'http://second.example/' }).end();
  if (request.url === '/again') return void response.writeHead(302, { location: '/' }).end();
  return void response.setHeader('content-type', 'text/html').end(`<p>${host}`);
};

/** A resolver of DNS over HTTPS in JSON, which changes its mind. */
const resolver: RequestListener = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [host, type] = [searchParams.get('name') ?? '', searchParams.get('type') as 'A' | 'AAAA'];
  const key = `${host} ${type}`;
  const turn = asked.get(key) ?? 0;
  asked.set(key, turn + 1);
  const replies = zone.get(host) ?? [{ status: 3 }];
  const reply = replies[Math.min(turn, replies.length - 1)] ?? {};
  if (reply.http !== undefined) return void response.writeHead(reply.http).end();
  if (reply.body !== undefined) return void response.end(reply.body);
  const code = type === 'A' ? 1 : 28;
  const records = (reply[type] ?? []).map((data) => ({ name: host, type: code, TTL: 0, data }));
  const alias = reply.alias ? [{ name: host, type: 5, TTL: 0, data: `${reply.alias}.` }] : [];
  response.setHeader('content-type', 'application/dns-json');
  return void response.end(JSON.stringify({ Status: reply.status ?? 0, Answer: [...alias, ...records] }));
};

beforeAll(async () => {
  worlds = await startTwoWorlds(site);
  if (worlds) door = await startOutsideDoor(worlds.web());
  names = createServer(resolver);
  await new Promise<void>((done) => names.listen(0, '127.0.0.1', done));
  const { port } = names.address() as AddressInfo;
  // The only thing replaced: where the resolver is.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname !== 'cloudflare-dns.com') return realFetch(input, init);
    return realFetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await door?.close();
  await worlds?.close();
  await new Promise((done) => names.close(done));
});
afterEach(() => {
  zone.clear();
  asked.clear();
});

/** As the engine reads the real web on a laptop: names over HTTPS, pages through the door of the start script. */
function live() {
  const web: Web = {
    async fetch(request, judged) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, request.url);
      headers.set(JUDGED_HEADER, judged.join(','));
      const response = await realFetch(door.url, { headers, redirect: 'manual', signal: request.signal });
      const reason = response.headers.get(UNREACHABLE_HEADER);
      if (reason !== null) throw new Error(reason);
      return response;
    },
  };
  const clock = movingClock('2026-12-03T20:00:00Z');
  return createFetcher({
    web,
    resolver: liveResolver,
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0 (+https://marquee.example/bot)',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    limits: { minIntervalMs: 0, totalTimeMs: 5_000 },
    sleep: async () => {},
  });
}

async function read(url: string): Promise<string> {
  if (!worlds) throw new Error('the machine has no 127.0.0.2');
  worlds.canary.hits = 0;
  const outcome = await live().fetch({ url, expect: 'document' });
  expect(worlds.canary.hits).toBe(0);
  return outcome.kind === 'fetched' ? new TextDecoder().decode(outcome.bytes) : outcome.kind;
}

const OUTSIDE: Reply = { A: [PUBLIC] };

describe.skipIf(process.platform === 'darwin')('a name in live mode, asked of a resolver [REL-19]', () => {
  it('leads to the address that was checked, by IPv4 and IPv6, also through an alias', async () => {
    zone.set('venue.example', [OUTSIDE]);
    zone.set('six.example', [{ A: [PUBLIC], AAAA: [PUBLIC6] }]);
    zone.set('alias.example', [{ alias: 'venue.example', A: [PUBLIC] }]);
    for (const host of ['venue', 'six', 'alias'])
      expect(await read(`http://${host}.example/`)).toBe(`<p>${host}.example`);
  });

  it('that turns to this machine after it was checked is read where it was', async () => {
    zone.set('venue.example', [OUTSIDE, { A: ['127.0.0.1'] }]);
    expect(await read('http://venue.example/')).toBe('<p>venue.example');
  });

  it.each<[string, Reply]>([
    ['this machine', { A: ['127.0.0.1'] }],
    ['this machine, by IPv6', { AAAA: ['::1'] }],
    ['this machine, by IPv4 in IPv6', { AAAA: ['::ffff:127.0.0.1'] }],
    ['any address', { A: ['0.0.0.0'] }],
    ['a private network', { A: ['10.0.0.7'] }],
    ['a private network beside a public address', { A: [PUBLIC, '192.168.1.1'] }],
    ['a private network by one family alone', { A: [PUBLIC], AAAA: ['fd00::7'] }],
    ['the figures of a cloud', { A: ['169.254.169.254'] }],
    ['a private network behind an alias', { alias: 'inside.example', A: ['172.16.0.1'] }],
    ['nothing', { status: 3 }],
    ['a fault of the resolver', { status: 2 }],
    ['a resolver that is down', { http: 503 }],
    ['a page in the place of an answer', { body: '<title>Sign in to this network</title>' }],
    ['an answer that names no address', { A: ['localhost'] }],
  ])('is not read where it leads to %s', async (_, reply) => {
    zone.set('venue.example', [reply]);
    expect(await read('http://venue.example/')).not.toContain('<p>');
  });

  it.each<[string, Reply]>([
    ['this machine', { A: ['127.0.0.1'] }],
    ['both', { A: [PUBLIC, '127.0.0.1'] }],
    ['nothing', {}],
  ])('is asked for again at a redirect to another host, and not followed to %s', async (_, reply) => {
    zone.set('venue.example', [OUTSIDE]);
    zone.set('second.example', [reply]);
    expect(await read('http://venue.example/there')).not.toContain('<p>');
    zone.set('second.example', [OUTSIDE]);
    asked.clear();
    expect(await read('http://venue.example/there')).toBe('<p>second.example');
  });

  it('is asked for again at a redirect on the same host', async () => {
    zone.set('venue.example', [OUTSIDE, { A: ['127.0.0.1'] }]);
    expect(await read('http://venue.example/again')).not.toContain('<p>');
  });
});
