import { type Page, test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { answer, expect, notice, openSection } from './at-the-console.ts';

const STATUS = '/api/admin/quota-status';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const EXHAUSTED = {
  showBanner: true,
  severity: 'critical',
  detectedAt: hoursAgo(3.2),
  errorMessage: 'You exceeded your current quota, please check your plan and billing details.',
  hoursDown: 3.1,
  consecutiveFailures: 14,
  requestId: 'req_0f3a',
};

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'OpenAI Quota Exhausted' });

test.beforeEach(async ({ page, baseURL }) => {
  await answer(page, STATUS, EXHAUSTED);
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
});

test('the quota banner stands above every section and says how bad it is [QUOTA-01, QUOTA-02, QUOTA-03, SHELL-08]', async ({
  page,
}) => {
  for (const section of ['System Controls', 'Audit Log', 'Scraping / Discovery']) {
    await page.getByRole('navigation', { name: 'Console sections' }).getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  }
  await expect(banner(page).getByText('Event extraction system is down.')).toBeVisible();
  for (const words of ['critical', '3 h ago', '3.1', '14', EXHAUSTED.errorMessage, 'req_0f3a'])
    await expect(banner(page)).toContainText(words);
  await expect(banner(page).getByRole('link', { name: 'Open billing page' })).toHaveAttribute('href', /billing/);
  await expectSound(page);
});

test('dismissed, it stays away until a newer refusal is detected [QUOTA-04, QUOTA-05, QUOTA-07]', async ({ page }) => {
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('marquee.quotaBannerDismissedAt'));
  expect(Date.parse(JSON.parse(kept ?? 'null') as string)).not.toBeNaN();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'System Controls' })).toBeVisible();
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await answer(page, STATUS, { ...EXHAUSTED, detectedAt: new Date(Date.now() + 60_000).toISOString() });
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('Clear Warning asks the server and hides it [QUOTA-06]', async ({ page }) => {
  const cleared = page.waitForResponse('**/api/admin/quota-clear');
  await answer(page, STATUS, { ...EXHAUSTED, showBanner: false, severity: 'none', consecutiveFailures: 0 });
  await banner(page).getByRole('button', { name: 'Clear Warning' }).click();
  expect((await cleared).status()).toBe(200);
  await expect(notice(page, 'Warning Cleared')).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
