import { createServer, type RequestListener } from 'node:http';
import type { Web } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetcherOn, type LocalServer, listen, PUBLIC_ADDRESS, redirect } from './web-under-test.ts';

/**
 * A canary that nobody may reach listens on this machine. The web under test really connects: it sends default-port
 * requests to the canary's port, looks names up as a resolver would, and answers itself only for the public names.
 */
let canary: LocalServer;
/** The same on IPv6 loopback, where the machine has it. */
let canary6: LocalServer | null = null;

/** Each answer closes its connection, so that every visit is one connection more. */
const secret: RequestListener = (_request, response) => {
  response.setHeader('connection', 'close').end('secret');
};

beforeAll(async () => {
  canary = await listen(secret);
  canary6 = (await hasIpv6()) ? await listen(secret, '::1') : null;
});
afterAll(async () => {
  await canary.close();
  await canary6?.close();
});

function hasIpv6(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(0, '::1', () => probe.close(() => resolve(true)));
  });
}

const NAMES: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'half-inside.example': [PUBLIC_ADDRESS, '127.0.0.1'],
  'inside6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'marquee.example': ['127.0.0.1'],
  'console.marquee.example': ['127.0.0.1'],
};

const resolver = { resolve: async (host: string) => NAMES[host] ?? [PUBLIC_ADDRESS] };

/** What a redirector on a public host points at. */
let hop = '';

const connectingWeb: Web = {
  fetch: (request) => {
    const url = new URL(request.url);
    if (url.hostname === 'redirector.example') {
      return Promise.resolve(url.pathname === '/robots.txt' ? new Response('', { status: 404 }) : redirect(hop));
    }
    if (url.hostname === 'robots-redirector.example') return Promise.resolve(redirect(hop));
    const name = url.hostname.replace(/\.$/, '');
    const address = NAMES[name]?.at(-1) ?? (/(^|\.)localhost$/.test(name) ? '127.0.0.1' : name);
    const host = address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
    const port = host === '[::1]' ? (canary6?.port ?? canary.port) : canary.port;
    const { pathname, search } = url;
    return fetch(`http://${host}:${port}${pathname}${search}`, { redirect: 'follow', signal: request.signal });
  },
};

/** Forms that do reach this machine when nothing guards them. */
const REACHING = [
  'http://127.0.0.1/',
  'http://127.0.0.1:8080/',
  'http://127.0.0.1:22/',
  'https://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://127.0.0.1./',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://localhost./',
  'http://app.localhost/',
  'http://LOCALHOST/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://inside.example/',
  'http://inside.example./',
  'http://half-inside.example/',
  'http://mapped.example/',
  'https://marquee.example/',
  'https://console.marquee.example/api/admin/jobs',
];
/** The WHATWG parser keeps these as they are, but Request refuses credentials: no control is possible for them. */
const CREDENTIALS = [
  'http://user:secret@127.0.0.1/',
  'http://www.example.com@127.0.0.1/',
  'http://user@inside.example/',
];
const REACHING_IPV6 = ['http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://inside6.example/'];
/** Nothing listens there: refused all the same. */
const ELSEWHERE = [
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.example/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'file:///etc/passwd',
];

function reaching(): string[] {
  return canary6 ? [...REACHING, ...REACHING_IPV6] : REACHING;
}

function hits(): number {
  return canary.connections() + (canary6?.connections() ?? 0);
}

it('would reach the canary by every form if nothing stood in the way', async () => {
  for (const url of reaching()) {
    const before = hits();
    await (await connectingWeb.fetch(new Request(url), [])).text();
    expect.soft(hits(), url).toBe(before + 1);
  }
});

it('opens no forbidden connection whatever the address looks like [REL-19]', async () => {
  canary.reset();
  canary6?.reset();
  const tried = [...reaching(), ...CREDENTIALS, ...ELSEWHERE];
  for (const url of tried) {
    const outcome = await fetcherOn(connectingWeb, { resolver }).fetch({ url, expect: 'document' });
    expect.soft(outcome, url).toMatchObject({ kind: 'failed', transient: false });
    expect.soft(outcome.kind === 'failed' && outcome.reason, url).toMatch(/^(bad-url|forbidden-address)$/);
    expect.soft(outcome.kind === 'failed' && inWords(outcome.detail), url).not.toBe('');
  }
  for (const url of tried) {
    hop = url;
    const fetcher = fetcherOn(connectingWeb, { resolver });
    const outcome = await fetcher.fetch({ url: 'https://redirector.example/out', expect: 'document' });
    expect
      .soft(outcome.kind === 'failed' && outcome.reason, `redirect to ${url}`)
      .toMatch(/^(bad-url|forbidden-address)$/);
    const image = await fetcher.fetch({ url: 'https://redirector.example/picture', expect: 'image' });
    expect.soft(image.kind, `redirect of a picture to ${url}`).toBe('failed');
    const robots = await fetcher.fetch({ url: 'https://robots-redirector.example/', expect: 'document' });
    expect.soft(robots.kind, `redirect of robots.txt to ${url}`).toBe('failed');
  }
  expect(hits()).toBe(0);
});
