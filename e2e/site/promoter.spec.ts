import type { Page } from '@playwright/test';
import { createCampaign } from '../create-campaign.ts';
import { expect, heading, test } from '../fixtures.ts';
import { changeRows } from '../local-database.ts';

const TITLE = 'A season of strings';

/** Joins on the page itself, as somebody does who has read it. */
async function join(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In to Ask' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const fields = { 'First name': 'Anna', 'Last name': 'Loom', Email: email, Password: 'a quiet red lantern 42' };
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

async function ask(page: Page, website: string): Promise<void> {
  const fields = {
    Organization: 'Loom Hall',
    Website: website,
    'What do you promote?': 'A season of string quartets.',
    Cities: 'Columbia, SC',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Request' }).click();
}

test('a promoter’s first hour needs nobody else: asks, confirms the address, creates and pays a campaign, and reads what it waits for [CAMP-01] [CAMP-13]', {
  tag: '@journey',
}, async ({ page, baseURL, clock }) => {
  const host = `loom-${crypto.randomUUID().slice(0, 8)}.org`;
  const email = `anna@${host}`;
  await page.goto('/advertise');
  await join(page, email);
  await ask(page, host);
  await expect(page.getByRole('heading', { name: 'Confirm your address to start' })).toBeVisible();
  await expect(page.getByText(`${email} is an address at your website’s domain.`)).toBeVisible();

  // The link of the letter was opened; workers/api/test/promoter-requests/granted-by-mailbox.test.ts opens it.
  const confirmed = changeRows(baseURL, 'UPDATE users SET email_verified_at = ? WHERE email = ?', clock.now(), email);
  expect(confirmed).toBe(1);
  await page.getByRole('button', { name: 'Withdraw Request' }).click();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByRole('link', { name: 'Open Campaigns' }).click();
  await expect(heading(page, 'Advertiser Dashboard')).toBeVisible();

  await createCampaign(page, { title: TITLE, landingUrl: `https://${host}/`, now: clock.now() });
  await page.getByRole('tab', { name: 'My Campaigns' }).click();
  const row = page.getByRole('article', { name: TITLE });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('A person looks at it before it runs');
  await row.getByRole('link', { name: 'View Analytics' }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByText('Its first figures come with its first day.')).toBeVisible();
});
