import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveUndrawn } from '../../scripts/test/leave-undrawn.ts';
import { openBrowser, see } from './browser.ts';
import { TITLES } from './fill-state.ts';

const site = { origin: inject('origin') };
const LISTING = '/events?city=Columbia&state=SC';
const OFFLINE = /You are offline. Saved copy from \d+:\d\d\s[AP]M: prices and times may have changed/;
let browser: Browser;
let slugs: string[];

beforeAll(async () => {
  browser = await openBrowser();
  const list = (await (await fetch(`${site.origin}/api/events`)).json()) as { events: Array<{ slug: string }> };
  slugs = list.events.map(({ slug }) => slug);
});

afterAll(() => browser?.close());

async function open(
  path: string,
): Promise<{ context: BrowserContext; page: Page; goto: (to: string) => Promise<void> }> {
  const context = await browser.newContext();
  await context.addInitScript(leaveUndrawn);
  const page = await context.newPage();
  const goto = async (to: string) => void (await page.goto(site.origin + to));
  await goto(path);
  // Registered after the page has loaded, it takes over the page that is open.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page, goto };
}

/** Every address that is saved on the device, by the name of its store. */
function savedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(
          ({ url }) => `${name.replace(/-[0-9a-f]{12}$/, '')} ${url.slice(location.origin.length)}`,
        ),
      ),
    );
    return keys.flat();
  });
}

it('shows visited pages and events with a heart without a connection, with the time of their copy [BEY-33]', async () => {
  const { context, page, goto } = await open(LISTING);
  const [first = '', second = ''] = slugs;
  await see.poll(() => savedKeys(page)).toContain(`marquee-pages ${LISTING}`);
  // Its page is never opened.
  await page.getByRole('button', { name: `Save ${TITLES[1]}` }).click();
  await see.poll(() => savedKeys(page)).toContain(`marquee-hearted /api/events/${second}`);
  await goto(`/events/${first}`);
  await see.poll(() => savedKeys(page)).toContain(`marquee-answers /api/events/${first}`);

  // What the browser's own cache holds is at most a minute old, and would be shown as such.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  const online = await page.evaluate(() =>
    fetch('/api/health').then(
      () => true,
      () => false,
    ),
  );
  expect(online).toBe(false);
  for (const [path, heading] of [
    [LISTING, /./],
    [`/events/${first}`, TITLES[0]],
    [`/events/${second}`, TITLES[1]],
  ] as const) {
    await goto(path);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await see(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  }
  await goto(LISTING);
  await see(page.getByRole('link', { name: TITLES[0] ?? '' }).first()).toBeVisible();

  await goto('/events/never-opened');
  await see(page.getByRole('alert')).toContainText(/You are offline|could not reach our server/);
  await page.getByRole('link', { name: 'See what is saved on this device' }).click();
  const group = (name: string) => page.getByRole('region', { name }).or(page.locator('section', { hasText: name }));
  await see(group('With a heart').getByRole('link', { name: TITLES[1] ?? '' })).toBeVisible();
  await see(group('On this device').getByRole('link', { name: TITLES[0] ?? '' })).toBeVisible();

  await context.setOffline(false);
  await goto(`/events/${first}`);
  await see(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[0] ?? '');
  await see(page.getByRole('status').filter({ hasText: OFFLINE })).toHaveCount(0);
  await context.close();
});

it('opens a board for a television without a connection, as it was last read [BEY-56]', async () => {
  const board = '/tonight?city=Columbia&state=SC';
  const { context, page, goto } = await open(board);
  await see.poll(() => savedKeys(page)).toContain(`marquee-boards ${board}`);
  const title = await page.locator('.slide.on h2').innerText();
  await context.setOffline(true);
  await goto(board);
  await see(page.locator('.slide.on h2')).toHaveText(title);
  await see(page.locator('.state')).toContainText('No connection. Last updated');
  await context.close();
});

it('saves nothing of a visitor, of the console, and no writes', async () => {
  const { context, page, goto } = await open(LISTING);
  await goto('/admin');
  await goto('/api/health');
  await goto(LISTING);
  await page.evaluate(async () => {
    await fetch('/api/user');
    await fetch('/api/admin/system-controls');
    await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    await fetch('/api/events/search/jazz?city=Columbia&state=SC');
  });
  const keys = await savedKeys(page);
  expect(keys.filter((key) => /user|admin|login|health|search|media/.test(key.replace(/ \/assets\/.*/, '')))).toEqual(
    [],
  );
  await context.close();
});

it('keeps the files of the build before for pages that are still open, and no older ones', async () => {
  const { context, page } = await open(LISTING);
  const answer = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).status, path);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('marquee-files-')) await caches.delete(name);
    for (const build of ['oldest', 'before'])
      await (await caches.open(`marquee-files-${build}`)).put(`/assets/${build}-1.js`, new Response('1'));
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await see.poll(() => answer('/assets/oldest-1.js')).toBe(404);
  expect(await answer('/assets/before-1.js')).toBe(200);
  await context.close();
});

it('can be installed: a manifest with icons of its sizes, in both colors', async () => {
  const page = await (await fetch(site.origin + LISTING)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(page.match(/<meta name="theme-color" media="\(prefers-color-scheme: (?:light|dark)\)"/g)).toHaveLength(2);
  const response = await fetch(`${site.origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/json/);
  const manifest = (await response.json()) as {
    display: string;
    start_url: string;
    icons: Array<{ src: string; sizes: string; purpose?: string }>;
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/events' });
  for (const { src, sizes } of manifest.icons) {
    const bytes = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer());
    // Width and height of a PNG (RFC 2083 §4.1.1).
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});
