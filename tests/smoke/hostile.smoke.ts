import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event, EventDetail } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveUndrawn } from '../../scripts/test/leave-undrawn.ts';
import { openBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { fillHostileState, TOKEN, titleOf } from './hostile-state.ts';
import { HOSTILE_TEXTS, SHOWN_TEXTS } from './hostile-texts.ts';

const state = mkdtempSync(join(tmpdir(), 'marquee-hostile-'));
const HARMLESS = ['http:', 'https:', 'mailto:', 'tel:'];
let site: BuiltSite;
let browser: Browser;
let page: Page;
/** Scripts of the texts that ran, violations of the policy, exceptions, windows: none may be. */
const seen: string[] = [];

beforeAll(async () => {
  await fillHostileState(state);
  site = await startBuiltSite(state);
  browser = await openBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(leaveUndrawn);
  await context.addCookies([{ name: 'marquee', value: TOKEN, url: site.origin }]);
  await context.exposeFunction('hit', (what: string) => seen.push(`ran: ${what}`));
  await context.exposeFunction('violated', (what: string) => seen.push(`policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated: (what: string) => void }).violated(`${violatedDirective} ${blockedURI}`),
    );
  });
  page = await context.newPage();
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => seen.push('a dialog')));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:'))
      seen.push(`asked ${request.url()}`);
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(state, { recursive: true, force: true });
});

beforeEach(() => {
  seen.length = 0;
});

async function open(path: string, text: string): Promise<void> {
  await page.goto(site.origin + path);
  await page.getByText(text).first().waitFor({ state: 'attached' });
}

/** Nothing ran, nothing was tried, and no link leads where none may. */
async function expectHarmless(): Promise<void> {
  // Whatever a text started has had its turn once the page answers again.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
  expect(seen).toEqual([]);
  const links = await page
    .locator('a[href], form[action], [src]')
    .evaluateAll((all) => (all as Array<HTMLAnchorElement & HTMLImageElement>).map((one) => one.href || one.src || ''));
  for (const link of links.filter(Boolean))
    expect([...HARMLESS, 'data:']).toContain(new URL(link, site.origin).protocol);
  expect(await page.locator('iframe, object, embed').count()).toBe(0);
}

const shownTitle = (index: number) => shownLine(titleOf(index));
const get = async <T>(path: string) => (await (await fetch(site.origin + path)).json()) as T;
const events = async () => (await get<{ events: Event[] }>('/api/events?limit=50')).events;

describe('hostile text in every field, on the built site', () => {
  it('round-trips intact but for what nobody sees [REL-24]', async () => {
    expect((await events()).map(({ title }) => title).sort()).toEqual(
      SHOWN_TEXTS.map((_, index) => shownTitle(index)).sort(),
    );
    for (const { slug, title } of await events()) {
      const text = title.replace(/^Evening \d+ /, '');
      const event = await get<EventDetail>(`/api/events/${slug}`);
      expect(event).toMatchObject({
        venue: `Hall ${text}`,
        address: `1 ${text} Street`,
        organizer: `Friends of ${text}`,
      });
      expect(event.description).toContain(text);
      expect(event.ticketUrl).toBeNull();
    }
  });

  it('would be noticed, were it markup: the watch sees what the policy stops', async () => {
    await open('/events', titleOf(0));
    await page.evaluate((text) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', text);
    }, HOSTILE_TEXTS[1]);
    await expect.poll(() => seen).toContainEqual(expect.stringMatching(/^policy: script-src/));
  });

  it('is shown as text on the listing and in its filters, and nothing runs [REL-24]', async () => {
    await open('/events', titleOf(0));
    // The document shows the same text before the application does.
    await page.locator('[data-event]').last().waitFor();
    await expect.poll(() => page.locator('[data-event]').count()).toBe(SHOWN_TEXTS.length);
    const shown = await page.locator('[data-event]').allTextContents();
    for (const [index, text] of SHOWN_TEXTS.entries())
      expect(shown.some((card) => card.includes(shownTitle(index)) && card.includes(`Hall ${text}`))).toBe(true);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Venue').selectOption(`Hall ${HOSTILE_TEXTS[0]}`);
    await page.getByText('1 experience found').waitFor({ state: 'attached' });
    await expectHarmless();
  });

  it('is shown as text on the page of each event, with what it was read from, and nothing runs [REL-24]', async () => {
    // The listing shows them all; here those that differ as markup, and those that turn letters round.
    const telling = [0, 1, 4, 7, 9, 16, 18].map(shownTitle);
    const chosen = (await events()).filter(({ title }) => telling.includes(title));
    expect(chosen).toHaveLength(telling.length);
    for (const { slug, title } of chosen) {
      await open(`/events/${slug}`, title);
      // The document shows the event before the application does, which adds where each value was read.
      await page.locator('details summary').first().waitFor();
      expect(await page.title()).toContain(title);
      for (const summary of await page.locator('details summary').all()) await summary.click();
      const text = title.replace(/^Evening \d+ /, '');
      expect(await page.locator('td').allTextContents()).toContain(text);
    }
    await expectHarmless();
  });

  it('in an address is text as well [REL-24]', async () => {
    const pages: Array<(hostile: string) => Promise<void>> = [
      (hostile) => open(`/events?q=${hostile}`, 'Search Results'),
      (hostile) => open(`/events?category=${hostile}&venue=${hostile}&city=${hostile}`, 'No Events Found'),
      (hostile) => open(`/event-not-found/${hostile.replaceAll('.', '%2E')}`, 'Our Sincere Apologies'),
    ];
    // Each text in one address, and each address with a third of the texts.
    for (const [index, text] of HOSTILE_TEXTS.entries()) await pages[index % 3]?.(encodeURIComponent(text));
    await open(`/events?signin=1&next=${encodeURIComponent("javascript:hit('next')")}`, 'Curated Experiences');
    await expectHarmless();
  });

  it('is shown as text in the console, to an administrator whose name is hostile [REL-24]', async () => {
    // The errors list the latest only; the dead letters, all.
    const troubles = [
      ['errors', 'job '],
      ['letters', HOSTILE_TEXTS[0]],
    ] as const;
    for (const [tab, text] of troubles) {
      await open(`/admin/error-diagnostics?tab=${tab}`, text);
      for (const summary of await page.locator('details summary').all()) await summary.click();
      await expectHarmless();
    }
    await open('/admin/scraping?tab=sources', 'Scraping / Discovery');
    await page.getByRole('tab', { name: 'Sources' }).click();
    await page.getByText('The Hall <script>').first().waitFor();
    await expectHarmless();
    const reason = SHOWN_TEXTS.join(' ').slice(0, 400).trim();
    const answer = await fetch(`${site.origin}/api/admin/system-controls/emergency-shutdown`, {
      method: 'POST',
      headers: { cookie: `marquee=${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
    });
    expect(answer.status).toBe(200);
    await open('/admin/system-controls', reason);
    await expectHarmless();
    await open('/admin/audit-log', 'Off → On');
    await expectHarmless();
    await page.getByRole('button', { name: /^Activated emergency shutdown/ }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectHarmless();
    await page.keyboard.press('Escape');
    // A dialog that closes takes the focus with it, and the letters that are typed just then.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('<script>');
    await page.getByRole('option').first().waitFor();
    await expectHarmless();
  });
});
