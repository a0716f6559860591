import { expect, test } from '@playwright/test';
import { cards, failOnExceptions, openListing } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('a city is searched, told live from coming, chosen by keyboard, and kept [LIST-04] [ENT-002]', async ({
  page,
}) => {
  await openListing(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Choose another city/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose your city' });
  const search = dialog.getByRole('combobox');
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('option').first()).toContainText('LIVE');
  await search.fill('charleston');
  await expect(dialog.getByRole('option', { name: 'Charleston, WV' })).toContainText('Coming Soon');
  await search.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('option').first()).toContainText('Charleston, SC');
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/city=Charleston&state=SC/);
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('marquee.city') ?? 'null'))).toEqual({
    city: 'Charleston',
    state: 'SC',
    isSupported: true,
  });
  await page.goto('/events');
  await expect(page.getByRole('banner')).toContainText('Charleston, SC');
});

test('a stored city that makes no sense is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee.city', '{"city":7'));
  await openListing(page);
  await expect(page.getByRole('banner')).toContainText('Columbia, SC');
});
