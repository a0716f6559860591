import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { TITLES } from './fill-state.ts';
import { type Look, look } from './look.ts';

const site = { origin: inject('origin') };
let browser: Browser;
let event: string;

beforeAll(async () => {
  browser = await openBrowser();
  const list = (await (await fetch(`${site.origin}/api/events`)).json()) as { events: Array<{ slug: string }> };
  event = `/events/${list.events[0]?.slug}`;
});

afterAll(() => browser?.close());

const LISTING = '/events?city=Columbia&state=SC';
const SPANISH = `${LISTING}&lang=es`;
const [FIRST = ''] = TITLES;

describe('the documents of the built site under Pages', () => {
  it('have their content, head and data without JavaScript', async () => {
    for (const path of ['/', LISTING, event, '/cities']) {
      const response = await fetch(site.origin + path);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(text).toMatch(/<link rel="canonical" href="https:\/\//);
      // The files of this deployment, not of the Worker's.
      expect(text).toMatch(/<script type="module"[^>]+src="\/assets\//);
    }
    expect(await (await fetch(site.origin + event)).text()).toContain(`"@type":"Event"`);
    expect(await (await fetch(site.origin + LISTING)).text()).toContain(`>${FIRST}</a>`);
    expect((await fetch(`${site.origin}/events/nothing-here`)).status).toBe(404);
    expect((await fetch(site.origin + event, { method: 'HEAD' })).headers.get('etag')).toMatch(/^W\/"/);
  });

  it('are Spanish for who asks for it', async () => {
    const text = await (await fetch(site.origin + SPANISH)).text();
    expect(text).toContain('<html lang="es">');
    expect(text).toMatch(/<h1[^>]*>Experiencias selectas<\/h1>/);
    const byBrowser = await fetch(site.origin, { headers: { 'accept-language': 'es-US,es;q=0.9' } });
    expect(await byBrowser.text()).toContain('Lo que hay esta noche');
  });

  it('are found through robots.txt and the sitemaps', async () => {
    const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
    expect(robots).toMatch(/\nSitemap: https:\/\/[^/\n]+\/sitemap\.xml\n/);
    const index = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    const [, city = ''] = /(\/sitemaps\/columbia-sc-1\.xml)/.exec(index) ?? [];
    expect(await (await fetch(site.origin + city)).text()).toContain(event);
  });

  it.each([390, 1440])(
    'stand %i px wide where the application draws the same, which asks for nothing that they carried',
    async (width) => {
      for (const [path, parts, carried] of [
        ['/', HOME_PARTS, ['/api/events', '/api/categories/counts']],
        [LISTING, LISTING_PARTS, ['/api/events', '/api/categories/counts']],
        [event, EVENT_PARTS, [`/api${event}`]],
        [SPANISH, LISTING_PARTS, ['/api/events', '/api/categories/counts']],
      ] as const) {
        const still = await look(browser, site.origin + path, { width, parts, scripts: false });
        const live = await look(browser, site.origin + path, { width, parts, scripts: true });
        expect([path, still.boxes]).toEqual([path, live.boxes]);
        expect([path, Object.values(still.boxes).filter((box) => box === null)]).toEqual([path, []]);
        expectNoFlash(live);
        expect(live.asked.filter((asked) => carried.some((one) => one === asked))).toEqual([]);
        expect(live.complaints).toEqual([]);
      }
    },
  );

  it('come before their code, which starts after the first picture, at the first key, or in the end without either', async () => {
    const CODE = /\/assets\/libraries-/;
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const started = () => asked.findIndex((path) => CODE.test(path));
    await page.goto(site.origin + event);
    await expect.poll(started).toBeGreaterThan(0);
    expect(asked.findIndex((path) => path.startsWith('/media/'))).toBeLessThan(started());

    // A picture that never comes, and a clock that stands: nothing starts the code but a key.
    await page.clock.install();
    await page.route('**/media/**', () => {});
    asked.length = 0;
    await page.goto(site.origin + event, { waitUntil: 'domcontentloaded' });
    expect(started()).toBe(-1);
    await page.keyboard.press('Tab');
    await expect.poll(started).toBeGreaterThan(0);

    asked.length = 0;
    await page.goto(site.origin + event, { waitUntil: 'domcontentloaded' });
    expect(started()).toBe(-1);
    await page.clock.runFor(1_000);
    await expect.poll(started).toBeGreaterThan(0);
    await page.close();
  });
});

const HOME_PARTS = [
  'h1',
  '.hero_place',
  '.request-box_box',
  '.request-box_popular',
  '.home_section',
  '.event-card_card',
];
const LISTING_PARTS = ['h1', '.found_sign', '.search-box_search', '.filter-bar_bar', '.event-card_card'];
const EVENT_PARTS = ['h1', '.event-details_source', '.ticket_ticket', '.event-details_picture', '.event-details_text'];

/** The heading is there in every frame, and less moves than anybody would see (CLS). */
function expectNoFlash({ framesWithoutHeading, layoutShift }: Look): void {
  expect(framesWithoutHeading).toBe(0);
  expect(layoutShift).toBeLessThan(0.01);
}
