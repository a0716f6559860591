import type { Page } from '@playwright/test';
import { expect, notice, openSection, PERSON, signInAs, test } from '../fixtures.ts';
import { changeRows } from '../local-database.ts';

const DAY_MS = 86_400_000;
const TITLE = 'Winter at the mill';

const row = (page: Page) => page.getByRole('article', { name: TITLE });

async function create(page: Page, landingUrl: string, now: number): Promise<void> {
  const dayFromNow = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Campaign Title', TITLE);
  await fill('Campaign Description', 'Three weeks of concerts between the old looms.');
  await fill('Budget ($)', '50');
  await fill('Start Date', dayFromNow(2));
  await fill('End Date', dayFromNow(20));
  await fill('Headline', 'Concerts in a cotton mill');
  await fill('Ad Description', 'String quartets, warm drinks and an open fire.');
  await fill('Landing URL', landingUrl);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration (MM/YY)').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Create Campaign \(\$50/ }).click();
  await expect(notice(page, 'Campaign Created!')).toBeVisible();
}

test.describe('a campaign', () => {
  test.use({ viewport: { width: 1280, height: 900 }, userAgent: PERSON });

  test('is created, paid, approved, shown on Home, seen and clicked, and charged for both [CAMP-30] [HOME-07] [BEY-25]', {
    tag: '@journey',
  }, async ({ page, baseURL, clock }) => {
    await signInAs(page, 'promoter', baseURL);
    await page.goto('/advertiser');
    await create(page, `${baseURL}/about`, clock.now());
    await page.goto('/advertiser?tab=campaigns');
    await expect(row(page)).toContainText('Pending');
    await expect(row(page)).toContainText('$50');

    // The day on which it starts has come.
    const begun = changeRows(baseURL, 'UPDATE campaigns SET starts_at = ? WHERE title = ?', clock.now() - 1_000, TITLE);
    expect(begun).toBe(1);
    await signInAs(page, 'admin', baseURL);
    await openSection(page, '/admin/ads', 'Advertisement Ecosystem');
    await page.getByRole('button', { name: new RegExp(`^${TITLE}`) }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(notice(page, 'Campaign Updated')).toContainText('It is active now.');

    await signInAs(page, 'user', baseURL);
    await page.goto('/');
    const ad = page.getByRole('article').filter({ hasText: 'Concerts in a cotton mill' });
    await expect(ad).toContainText('Sponsored');
    const seen = page.waitForRequest((request) => /"impression"/.test(request.postData() ?? ''));
    await ad.scrollIntoViewIfNeeded();
    await seen;
    const [landing] = await Promise.all([
      page.context().waitForEvent('page'),
      ad.getByRole('link', { name: /^Learn More/ }).click(),
    ]);
    await expect(landing).toHaveURL(/\/about$/);
    await landing.close();

    await signInAs(page, 'promoter', baseURL);
    await page.goto('/advertiser?tab=campaigns');
    // Charged in the queue, some seconds later.
    await expect(async () => {
      await page.reload();
      await expect(row(page)).toBeVisible();
      await expect(row(page)).toContainText('$0.26', { timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
  });
});
