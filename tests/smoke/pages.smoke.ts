import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { extname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { at, CLIENT_FOLDER } from '../../scripts/deploy/layout.ts';
import { STAND_IN_PAYMENTS } from '../../scripts/test/development-env.ts';
import { PICTURE, TITLES } from './fill-state.ts';
import { visit } from './visit.ts';

const site = { origin: inject('origin') };
const get = (path: string, init?: RequestInit) => fetch(site.origin + path, init);

const TYPES: Record<string, RegExp> = { '.js': /javascript/, '.css': /css/, '.woff2': /font\/woff2/ };

describe('the built site under Pages', () => {
  it('opens the application at any of its paths', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/events', 200],
      ['/events/some-slug', 404],
      ['/no/such/page', 200],
    ] as const) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toContain('<div id="root">');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).not.toContain('immutable');
    }
  });

  it('lets browsers keep every hashed file the page loads', async () => {
    const page = await (await get('/events')).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(assets.length).toBeGreaterThanOrEqual(2);
    for (const path of assets) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(TYPES[extname(path)] ?? /^$/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      await response.arrayBuffer();
    }
  });

  it('says of a file of another version that it is missing, and lets nobody keep that', async () => {
    const response = await get('/assets/index-gone.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    await response.arrayBuffer();
  });

  it('forwards /api to the API Worker, body and method included', async () => {
    expect(await (await get('/api/health')).json()).toMatchObject({ status: 'ok', database: true });
    const { events } = (await (await get('/api/events?city=Columbia&state=SC')).json()) as {
      events: Array<{ title: string }>;
    };
    expect(events.map((event) => event.title).sort()).toEqual([...TITLES].sort());
    const nearby = await get('/api/location/nearby', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lat: 34, lng: -81, radius: 50 }),
    });
    expect(JSON.stringify(await nearby.json())).toContain('"city":"Columbia"');
  });

  it('answers a wrong API path with a problem, never with the application', async () => {
    const response = await get('/api/nothing-here');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    await response.arrayBuffer();
  });

  it('forwards pictures', async () => {
    const response = await get(`/media/${PICTURE.hash}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE.bytes);
  });

  it('draws the preview images that its pages name, and keeps them [BEY-17]', async () => {
    for (const page of ['/', '/cities', '/events?city=Columbia&state=SC&category=Music']) {
      const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(await (await get(page)).text()) ?? [];
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      const images = await Promise.all(
        [0, 1].map(async () => {
          const response = await get(pathname + search);
          expect([page, response.status, response.headers.get('content-type')]).toEqual([page, 200, 'image/png']);
          return Buffer.from(await response.arrayBuffer());
        }),
      );
      const [image] = images;
      expect([image?.readUInt32BE(16), image?.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(images[1]).toEqual(image);
    }
  });

  it('has nothing of development: no door, no account, no other web', async () => {
    const door = await get('/__dev/tick?cron=*', { method: 'POST' });
    expect(door.status).toBe(405);
    expect(await door.text()).not.toContain('"ok":true');
    const entrance = await get('/api/dev/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"role":"admin"}',
    });
    expect(entrance.status).toBe(404);
    await entrance.arrayBuffer();
    // The stand-ins of a laptop are not there.
    expect(await (await get('/api/auth/providers')).json()).toEqual([]);
    const built = builtText();
    expect(DEVELOPMENT.filter((word) => stands(built, word))).toEqual([]);
    // Nor what the start script tells Vite about them, which was set while this was built.
    for (const value of Object.values(STAND_IN_PAYMENTS)) expect(built).not.toContain(value);
    // The words are those that the sources use.
    const sources = developmentSources();
    expect(DEVELOPMENT.filter((word) => !stands(sources, word))).toEqual([]);
  });

  it('refuses TRACE, and lets no other origin read anything', async () => {
    // The site's files are Cloudflare's to answer for; what stands in for it here cannot be asked with TRACE at all.
    for (const path of ['/api/health', '/api/none', '/api/login', '/media/none'])
      expect([path, await trace(path)]).toEqual([path, 405]);
    for (const path of ['/', '/favicon.svg', '/api/health']) {
      const { headers } = await get(path, { headers: { origin: 'http://localhost:9999' } });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });

  it('loses no request after one that was answered before its body was read', async () => {
    const statuses = new Set<string>();
    for (let round = 0; round < 200; round += 1) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const response = await get(round % 2 === 0 ? '/api/none' : '/api/admin/token-budget/update', init);
      statuses.add(String(response.status));
      await response.arrayBuffer();
    }
    expect([...statuses].sort()).toEqual(['401', '404']);
  });

  it('shows event cards in a browser, with nothing in its console', async () => {
    const seen = await visit(`${site.origin}/events`, TITLES[0] ?? '');
    expect(seen.complaints).toEqual([]);
    expect(seen.cards).toBe(TITLES.length);
    expect(seen.failed).toEqual([]);
  });
});

/** What gives development away in a build: its paths, bindings, headers, accounts, entry points and words. */
const DEVELOPMENT = [
  '__dev',
  '/api/dev/sign-in',
  'devSignIn',
  'marquee-dev',
  'marquee.local',
  'REPLAY_ORIGIN',
  'Ticker',
  'x-marquee-judged',
  'x-marquee-unreachable',
  'x-marquee-url',
  'Development: sign in as',
  // Of the local payment service.
  'Payments on this machine',
  'This is a fault on demand',
  '/_control/',
  'pm_card_createDispute',
];

/** As a word of its own: `marquee-device` is a cookie, not the Worker of development. */
function stands(text: string, word: string): boolean {
  return new RegExp(`${word.replaceAll('.', '\\.')}(?![a-z])`).test(text);
}

function developmentSources(): string {
  return [
    'packages/contract/src/accounts/development.ts',
    'packages/domain/src/accounts/development.ts',
    'packages/platform/src/development/headers.ts',
    'packages/platform/src/development/outside.ts',
    'workers/api/src/development/door.ts',
    'workers/cron/src/development/index.ts',
    'workers/dev/src/index.ts',
    'workers/dev/wrangler.toml',
    'apps/web/src/features/account/dev-sign-in.tsx',
    'packages/testkit/src/payments/html.ts',
    'packages/testkit/src/payments/page.ts',
    'packages/testkit/src/payments/test-cards.ts',
    'packages/testkit/src/payments/trouble.ts',
  ]
    .map((path) => readFileSync(at(path), 'utf8'))
    .join('\n');
}

/** Fetch makes no such request (Fetch §2.2.1); Node's own client does. */
function trace(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(site.origin + path, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** All code and configuration of the build. */
function builtText(): string {
  const dist = at(join(CLIENT_FOLDER, '..'));
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dist, name))
    .filter((path) => /\.(js|json|html)$/.test(path) && statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
