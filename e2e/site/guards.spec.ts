import { expect, test } from '@playwright/test';
import { failOnExceptions, openListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('while the session is asked for, a guarded page shows a spinner; of what it guards nothing is ever drawn or asked for [SESS-01, SESS-03]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  await page.route('**/api/user', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('status').filter({ hasText: /^Checking who/ })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

test('a guest is told so, and half a second later stands where one signs in, with the way back [SESS-04, SESS-08, ROUTE-13]', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/admin');
  const told = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  // Time goes on only in these steps: when the toast is there, at most one of them has passed since.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return told.count();
      },
      { intervals: [50] },
    )
    .toBe(1);
  await expect(told).toContainText('Unauthorized');
  await expect(told).toContainText('You are logged out. Logging in again...');
  await page.clock.runFor(450);
  await expect(page).toHaveURL(/\/admin$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/signin=1&next=%2Fadmin/);
  await page.clock.resume();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('a browser that is sent to /api/login finds the dialog [SESS-08]', async ({ page }) => {
  await page.goto('/api/login');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('after signing in one is where one was going', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('dialog').getByRole('button', { name: 'Administrator' }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test('who is no administrator is denied, and taken home after half a second [SESS-06]', async ({ page }) => {
  for (const role of ['user', 'venue_owner', 'promoter'] as const) {
    await signInAs(page, role);
    await page.goto('/admin');
    await expect(page.getByText('Admin access required for this page.', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Access Denied', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/events$/);
  }
});

test('the Admin Panel link is for administrators only [NAV-09]', async ({ page }) => {
  for (const [role, links] of [
    ['promoter', 0],
    ['admin', 1],
  ] as const) {
    await signInAs(page, role);
    await openListing(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(links);
  }
});
