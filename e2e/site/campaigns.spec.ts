import type { Page } from '@playwright/test';
import { createCampaign } from '../create-campaign.ts';
import { expect, notice, openSection, PERSON, signInAs, test } from '../fixtures.ts';
import { changeRows } from '../local-database.ts';

const TITLE = 'Winter at the mill';

const row = (page: Page) => page.getByRole('article', { name: TITLE });

test.describe('a campaign', () => {
  test.use({ viewport: { width: 1280, height: 900 }, userAgent: PERSON });

  test('is created, paid, approved, shown on Home, seen and clicked, and charged for both [CAMP-30] [HOME-07] [BEY-25]', {
    tag: '@journey',
  }, async ({ page, baseURL, clock }) => {
    await signInAs(page, 'promoter', baseURL);
    await page.goto('/advertiser');
    await createCampaign(page, { title: TITLE, landingUrl: `${baseURL}/about`, now: clock.now() });
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
