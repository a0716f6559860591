import { type Page, test } from '@playwright/test';
import { expectSound, expectSoundEverywhere } from '../sound.ts';
import { expect, notice, openSection, rememberTexts, signInAs, wasShown } from './at-the-console.ts';

const SECTIONS = [
  ['/admin/scraping', 'Scraping / Discovery'],
  ['/admin/scraping?tab=sources', 'Scraping / Discovery'],
  ['/admin/scraping?tab=runs', 'Scraping / Discovery'],
  ['/admin/phase1-testing', 'Phase 1 Testing'],
  ['/admin/system-controls', 'System Controls'],
  ['/admin/error-diagnostics', 'Error Diagnostics'],
  ['/admin/audit-log', 'Audit Log'],
] as const;

/** Calls of the console within a time. */
/** What the console asks for while its own clock runs on; the clock must have been installed. */
async function callsWithin(page: Page, ms: number): Promise<number> {
  let calls = 0;
  const count = (request: { url: () => string }) => {
    if (request.url().includes('/api/admin/')) calls += 1;
  };
  page.on('request', count);
  await page.clock.runFor(ms);
  // What was asked for is on its way now, if it ever is.
  await page.waitForTimeout(300);
  page.off('request', count);
  return calls;
}

test('each section has a name, a title and an address of its own [ROUTE-14]', async ({ page, baseURL }) => {
  await openSection(page, '/admin', 'Scraping / Discovery', baseURL ?? '');
  await expect(page).toHaveURL(/\/admin\/scraping$/);
  const sections = page.getByRole('navigation', { name: 'Console sections' });
  for (const title of ['System Controls', 'Error Diagnostics', 'Audit Log', 'Scraping / Discovery']) {
    await sections.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(sections.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/admin/no-such-thing');
  await expect(page.getByText('The address names a section the console does not have.')).toBeVisible();
});

test('the header shows title, time of the last update, Refresh, Pause and the interval [SHELL-05, SHELL-06]', async ({
  page,
  baseURL,
}) => {
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
  await expect(page.getByText(/^Updated \d+:\d\d:\d\d/)).toBeVisible();
  const interval = page.getByLabel('Refresh interval');
  await expect(interval.locator('option')).toHaveText(['5 seconds', '10 seconds', '30 seconds', '1 minute']);
  await expect(interval).toHaveValue('10');
  const read = page.waitForResponse('**/api/admin/system-controls');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  expect((await read).status()).toBe(200);
});

test('the interval drives the panels, Pause stops them all, Resume goes on [SHELL-07, SHELL-11]', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
  await page.getByLabel('Refresh interval').selectOption('5 seconds');
  // A panel that is still being read is not read again.
  await expect.poll(() => callsWithin(page, 7_000)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await callsWithin(page, 7_000)).toBe(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => callsWithin(page, 7_000)).toBeGreaterThan(0);
});

test('a hidden tab asks for nothing; seen again, it asks at once', async ({ page, baseURL }) => {
  await page.clock.install();
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      window.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  await page.waitForTimeout(500);
  expect(await callsWithin(page, 7_000)).toBe(0);
  const read = page.waitForResponse('**/api/admin/system-controls');
  await show('visible');
  await read;
});

test("the sidebar says 'Admin User' and 'System Admin' [SHELL-09]", async ({ page, baseURL }) => {
  await openSection(page, '/admin/audit-log', 'Audit Log', baseURL ?? '');
  await expect(page.getByText('Admin User', { exact: true })).toBeVisible();
  await expect(page.getByText('System Admin', { exact: true })).toBeVisible();
});

for (const role of ['user', 'venue_owner', 'promoter'] as const) {
  test(`a ${role} sees Access Denied, is told why, and is taken home [ROLE-006, SESS-06]`, async ({
    page,
    baseURL,
  }) => {
    await signInAs(page, role, baseURL ?? '');
    await rememberTexts(page);
    await page.goto('/admin/system-controls');
    await expect(notice(page, 'Access Denied')).toContainText('Admin access required for this page.');
    await expect(page).toHaveURL(/\/events$/);
    expect(await wasShown(page, "You don't have permission to access the admin panel.")).toBe(true);
  });
}

test('a guest sees Access Denied and is taken to where one signs in [ROLE-006, SESS-04]', async ({ page }) => {
  await rememberTexts(page);
  await page.goto('/admin/audit-log');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wasShown(page, "You don't have permission to access the admin panel.")).toBe(true);
  await expect(page).toHaveURL(/next=%2Fadmin%2Faudit-log/);
});

test('none of the console is loaded with the listing', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/(admin|cmdk|console)[^/]*\.(tsx?|js|css)|\/src\/admin\//.test(request.url())) parts.push(request.url());
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(parts.filter((url) => !url.includes('console-route'))).toEqual([]);
});

test('on a phone the sections are in a menu that opens and closes by keyboard', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, '/admin/scraping', 'Scraping / Discovery', baseURL ?? '');
  const menu = page.getByRole('dialog', { name: 'Console sections' });
  await page.getByRole('button', { name: 'Open the menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Audit Log' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
});

test('a section that cannot be loaded says so and offers to be opened again', async ({ page, baseURL }) => {
  await signInAs(page, 'admin', baseURL ?? '');
  await page.route('**/assets/panel-*', (route) => route.abort());
  await page.goto('/admin/audit-log');
  await expect(page.getByText('This panel stopped working')).toBeVisible();
  await page.unroute('**/assets/panel-*');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByLabel('Action')).toBeVisible();
});

for (const sections of [SECTIONS.slice(0, 3), SECTIONS.slice(3)])
  test(`${sections.map(([path]) => path).join(', ')} fit 390, 768 and 1440 px and axe finds nothing, light and dark [BEY-32]`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'admin', baseURL ?? '');
    for (const [path, title] of sections) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/^Updated /)).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectSoundEverywhere(page);
    }
  });
