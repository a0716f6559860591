import { test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { expect, notice, openSection, refuse } from './at-the-console.ts';

const API = '/api/admin/system-controls';

test.beforeEach(async ({ page, baseURL }) => {
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
  await expect(page.getByText('Global Pipeline Controls')).toBeVisible();
});
test.afterEach(({ page }) => page.unrouteAll());

test('a read that fails keeps what was read before, says how old it is, and offers another try', async ({ page }) => {
  await refuse(page, `${API}/status`, 500, 'Something went wrong.');
  // Within a second the same request would share the answer that is there (REQ-03).
  await page.waitForTimeout(1_200);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  const stale = page.getByText(/newer figures could not be read\. Something went wrong\./);
  await expect(stale).toBeVisible();
  await expect(page.getByText('OPERATIONAL')).toBeVisible();
  await expect(page.getByText('Some panels could not be read')).toBeVisible();
  await expectSound(page);
  await page.unrouteAll();
  await page.waitForTimeout(1_200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stale).toBeHidden();
  await expect(page.getByText('Some panels could not be read')).toBeHidden();
});

test('a slow read says that it is slow, and comes in the end', async ({ page }) => {
  await page.route(`**${API}`, async (route) => {
    await new Promise((done) => setTimeout(done, 7_000));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('The server is taking longer than usual.').first()).toBeVisible({ timeout: 6_500 });
  await expect(page.getByText('Global Pipeline Controls')).toBeVisible({ timeout: 15_000 });
});

test('a session that ends in the middle of an action is told, and signing in leads back [SESS-04]', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Pause' }).click();
  await context.clearCookies();
  await page.getByRole('switch', { name: 'Image Generation' }).click();
  await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fadmin%2Fsystem-controls/);
});

test('signing out in one tab ends the console in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/admin/audit-log');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/events/);
  await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await expect(page.getByText('Global Pipeline Controls')).toBeHidden();
});

test('an administrator who is one no more is shown out', async ({ page, baseURL }) => {
  await page.request.post('/api/dev/sign-in', { data: { role: 'user' }, headers: { origin: baseURL ?? '' } });
  await page.getByRole('switch', { name: 'Image Generation' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
});

test('a write that is not answered does not hang forever', async ({ page }) => {
  let forget = async () => {};
  await page.route(`**${API}/toggle`, (route) => {
    forget = () => route.abort();
  });
  const toggle = page.getByRole('switch', { name: 'Image Generation' });
  await page.clock.install();
  await toggle.click();
  await expect(toggle).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(notice(page, 'Toggle Failed')).toContainText('The server did not answer in time.');
  await expect(toggle).toBeEnabled();
  await expect(toggle).toBeChecked();
  // Let go of, it would still be sent, and switch for the tests after this one.
  await forget();
});
