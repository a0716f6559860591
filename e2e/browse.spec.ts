import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('a guest reads the listing, opens an event and comes back to where they were [CALL-012]', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  const cards = page.locator('[data-event]');
  await expect(cards).toHaveCount(50);
  const title = await cards.nth(7).getByRole('heading').innerText();
  await cards.nth(7).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute('href', /^https?:/);
  await page.goBack();
  await expect(cards.nth(7)).toBeInViewport();
});

test('more experiences follow, none of them twice [LIST-13] [LIST-14]', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  await expect(page.locator('[data-event]')).toHaveCount(50);
  await page.getByRole('button', { name: 'Discover More Experiences' }).click();
  await expect(page.locator('[data-event]')).toHaveCount(100);
  const slugs = await page.locator('[data-event]').evaluateAll((all) => all.map((card) => card.dataset.event));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('an event page says where each fact comes from, once asked', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  await page.locator('[data-event] h3 a').first().click();
  const sourceClaim = page.locator('details').first();
  await expect(sourceClaim.getByRole('rowheader').first()).toBeHidden();
  await expect(sourceClaim.locator('summary')).toContainText('last checked');
  await sourceClaim.locator('summary').click();
  await expect(sourceClaim.getByRole('rowheader', { name: 'Title' }).first()).toBeVisible();
  await expect(sourceClaim.getByRole('rowheader', { name: 'Starts' }).first()).toBeVisible();
});
