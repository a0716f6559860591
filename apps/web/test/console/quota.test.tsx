import type { QuotaStatus } from '@marquee/contract';
import { expect, test } from 'vitest';
import { hoursAgo, openSection } from '../harness/console.ts';
import { expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite } from '../harness/site.tsx';

const EXHAUSTED: QuotaStatus = {
  showBanner: true,
  severity: 'critical',
  detectedAt: hoursAgo(3.2),
  errorMessage: 'You exceeded your current quota, please check your plan and billing details.',
  hoursDown: 3.1,
  consecutiveFailures: 14,
  requestId: 'req_0f3a',
};
const OVER: QuotaStatus = { ...EXHAUSTED, showBanner: false, severity: 'none', consecutiveFailures: 0 };

const open = (quota = EXHAUSTED, answers = {}) =>
  openSection('/admin/system-controls', 'System Controls', { getQuotaStatus: quota, ...answers });
const banner = () => page.getByRole('alert').filter({ hasText: 'OpenAI Quota Exhausted' });

test('the quota banner stands above every section and says how bad it is [QUOTA-01, QUOTA-02, QUOTA-03, SHELL-08]', async () => {
  await open();
  for (const section of ['System Controls', 'Audit Log', 'Scraping / Discovery']) {
    await page.getByRole('navigation', { name: 'Console sections' }).getByRole('link', { name: section }).click();
    await see(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    await see(banner()).toBeVisible();
  }
  await see(banner().getByText('Event extraction system is down.')).toBeVisible();
  await says(banner(), 'critical', '3 h ago', '3.1', '14', EXHAUSTED.errorMessage ?? '', 'req_0f3a');
  await see(banner().getByRole('link', { name: 'Open billing page' })).toHaveAttribute(
    'href',
    expect.stringMatching(/billing/),
  );
  await expectSound();
});

test('dismissed, it stays away until a newer refusal is detected [QUOTA-04, QUOTA-05, QUOTA-07]', async () => {
  await open();
  await banner().getByRole('button', { name: 'Dismiss' }).click();
  await gone(banner());
  const kept = localStorage.getItem('marquee.quotaBannerDismissedAt');
  expect(Date.parse(JSON.parse(kept ?? 'null') as string)).not.toBeNaN();
  await leaveSite();
  const site = await open();
  await see(page.getByText(/^Updated/)).toBeVisible();
  await expect.poll(() => site.api.calls('getQuotaStatus').length).toBeGreaterThan(0);
  await gone(banner());
  await leaveSite();
  await open({ ...EXHAUSTED, detectedAt: hoursAgo(-0.1) });
  await see(banner()).toBeVisible();
});

test('Clear Warning asks the server and hides it [QUOTA-06]', async () => {
  const site = await open(EXHAUSTED, { clearQuota: OVER });
  await see(banner()).toBeVisible();
  site.api.answer({ getQuotaStatus: OVER });
  await banner().getByRole('button', { name: 'Clear Warning' }).click();
  await see(notice('Warning Cleared')).toBeVisible();
  await gone(banner());
  expect(site.api.calls('clearQuota')).toHaveLength(1);
});
