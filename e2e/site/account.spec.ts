import type { Page } from '@playwright/test';
import { expect, heading, notice, openListing, signInAs, test } from '../fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).locator('button[type=submit]');
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const PASSWORD = 'a quiet red lantern 42';

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/events?signin=register');
  await fill(page, { 'First name': 'Ada', 'Last name': 'Lovelace', Email: email, Password: PASSWORD });
  await submit(page).click();
}

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('one joins, signs out, is refused with a wrong password, signs in and cannot join twice [AUTH-06] [AUTH-07] [ERR-003] [ERR-004] [ERR-006] [ERR-007] [ERR-008] [SESS-02]', {
  tag: '@journey',
}, async ({ page }) => {
  const email = `guest-${crypto.randomUUID()}@example.org`;
  await register(page, email);
  await expect(notice(page, 'Account created!')).toContainText('Welcome to Marquee, Ada');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await signOut(page);
  await expect(notice(page, 'Signed out')).toContainText("You've been successfully signed out.");

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const refused = page.waitForResponse('**/api/login');
  await fill(page, { Email: email, Password: 'not the password' });
  await submit(page).click();
  const { detail } = (await (await refused).json()) as { detail: string };
  await expect(notice(page, 'Sign in failed')).toContainText(detail);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
  await fill(page, { Password: PASSWORD });
  await submit(page).click();
  await expect(notice(page, 'Welcome back!')).toContainText("You've been successfully signed in.");
  await expect(dialog(page)).toBeHidden();
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();

  const again = page.waitForResponse('**/api/register');
  await register(page, email);
  const refusal = (await (await again).json()) as { detail: string };
  await expect(notice(page, 'Registration failed')).toContainText(refusal.detail);
});

test('in development one click signs in as each role [BEY-45]', async ({ page, context }) => {
  for (const [label, role] of [
    ['Member', 'user'],
    ['Venue owner', 'venue_owner'],
    ['Promoter', 'promoter'],
    ['Administrator', 'admin'],
  ] as const) {
    await context.clearCookies();
    await page.goto('/events?signin=1');
    await dialog(page).getByRole('button', { name: label }).click();
    await expect(account(page)).toBeVisible();
    expect(((await (await page.request.get('/api/user')).json()) as { role: string }).role).toBe(role);
  }
});

test('who may not see the console is shown out; a guest signs in and is where they were going [SESS-06] [SESS-08] [ROUTE-13]', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'promoter', baseURL);
  await page.goto('/admin');
  await expect(notice(page, 'Access Denied')).toContainText('Admin access required for this page.');
  await expect(page).toHaveURL(/\/$/);

  await context.clearCookies();
  await page.goto('/api/login');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.goto('/admin/audit-log');
  await dialog(page).getByRole('button', { name: 'Administrator' }).click();
  await expect(heading(page, 'Audit Log')).toBeVisible();
});

test('signing out in one tab is seen in the other; Back closes the dialog [SESS-01]', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'user', baseURL);
  await openListing(page);
  const other = await context.newPage();
  await openListing(other);
  await expect(account(other)).toBeVisible();
  await signOut(page);
  const opener = other.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await opener.click();
  await expect(dialog(other)).toBeVisible();
  await other.goBack();
  await expect(dialog(other)).toBeHidden();
  await expect(other).toHaveURL(/\/events$/);
});
