import type { Page } from '@playwright/test';
import { expect, notice } from './fixtures.ts';

const DAY_MS = 86_400_000;

/** Fills the form of the advertiser dashboard and pays 50 dollars with the test card; the campaign begins in two days. */
export async function createCampaign(
  page: Page,
  { title, landingUrl, now }: { title: string; landingUrl: string; now: number },
): Promise<void> {
  const dayFromNow = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Campaign Title', title);
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
