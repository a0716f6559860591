import { expect, test } from '@playwright/test';
import { failOnExceptions, openListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('while the session is asked for, a guarded page shows a spinner and nothing else [SESS-01]', async ({ page }) => {
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
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('a guest is taken to the sign-in dialog, with the way back [SESS-04] [ROUTE-13]', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(/signin=1&next=%2Fadmin/);
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
