import { shiftDate } from '@marquee/testkit/shift-date';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { leaveUndrawn } from '../scripts/test/leave-undrawn.ts';
import { clockOf } from './world-clock.ts';

export { expect };
export type Role = 'user' | 'venue_owner' | 'promoter' | 'admin';
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Programs are not counted as visitors: a test of what is counted has to look like a person. */
export const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Any exception of a page fails its test. Pages go by the clock of the stack, and so do tests. */
export const test = base.extend<
  { watched: undefined },
  { clock: Awaited<ReturnType<typeof clockOf>>; keptAdmin: Kept }
>({
  watched: [
    async ({ clock, context, headless }, use) => {
      await context.addInitScript(shiftDate, clock.offsetMs);
      // The concierge opens by itself after ten seconds, in the way of a journey that is about something else.
      await context.addInitScript(() => {
        // A page that is empty, and a frame in a sandbox, have no storage.
        if (origin !== 'null') sessionStorage.setItem('marquee.conciergeOpened', '1');
      });
      // No journey looks at pixels; somebody who watches does.
      if (headless) await context.addInitScript(leaveUndrawn);
      const thrown: string[] = [];
      context.on('weberror', (error) => thrown.push(String(error.error())));
      await use(undefined);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
  clock: [
    async ({ playwright: _needed }, use, { project }) => use(await clockOf(project.use.baseURL)),
    { scope: 'worker' },
  ],
  /** An administrator's cookies, got once for all tests of a worker. A test that signs out signs in for itself. */
  keptAdmin: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
      expect((await request.post('/api/dev/sign-in', { data: { role: 'admin' } })).status()).toBe(200);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** The same, signed in as an administrator. */
export const consoleTest = test.extend({
  storageState: async ({ keptAdmin }, use) => use(keptAdmin),
});

/** Signs in as a ready-made account, through the server. A write must name the site it comes from. */
export async function signInAs(page: Page, role: Role, origin = ''): Promise<void> {
  const response = await page.request.post('/api/dev/sign-in', { data: { role }, headers: { origin } });
  expect(response.status()).toBe(200);
}

/** The cards of a list; what was paid for stands before it, and other journeys pay. */
export const cards = (page: Page) => page.locator('[data-event]:not([data-paid] *)');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the sheet with the filters of a list. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

/** Shows the boost buttons of cards, as an organizer does. */
export async function showBoosting(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'For organizers' })
    .getByRole('button', { name: 'Boost one of these events' })
    .click();
}

/** Closes every dialog by Escape. One press may come before a dialog listens, or close the notification before it. */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Waits until the listing has answered. */
export async function openListing(page: Page, path = '/events'): Promise<void> {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
}

/** Opens a section of the console and waits until it stands. */
export async function openSection(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}

/** The notification that is shown, by its title. */
export function notice(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
}

/** The figure under a label. */
export function figure(page: Page, label: string): Locator {
  return page
    .locator('div')
    .filter({ has: page.locator(`:scope > dt:text-is("${label}")`) })
    .locator(':scope > dd');
}

/** The block of the console under a heading. */
export function block(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
