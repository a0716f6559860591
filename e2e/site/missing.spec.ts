import { expect, test } from '@playwright/test';
import { failOnExceptions, openListing } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('any other path says that there is no such page [NOTF-01] [ROUTE-15]', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the apology names the event by the last part of the path [UNAVAIL-01] [UNAVAIL-02] [UNAVAIL-03]', async ({
  page,
}) => {
  await page.goto('/event-not-found/jazz-under-the-stars');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Sincere Apologies' })).toBeVisible();
  await expect(page.getByText('VIP Concierge Service')).toBeVisible();
  const text = page.getByRole('main');
  await expect(text).toContainText('Jazz Under The Stars');
  await expect(text).toContainText('appears to be no longer available at its original source');
  await expect(text).toContainText('flagged for review, to be verified or removed');
});

test('Go Back goes back, or home where there is nothing to go back to [UNAVAIL-04]', async ({ page }) => {
  await page.goto('/event-not-found');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/events$/);

  await openListing(page, '/events?category=music');
  await page.evaluate(() => {
    history.pushState({ key: 'a', idx: 1 }, '', '/event-not-found/a-show');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'a', idx: 1 } }));
  });
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/category=music/);
});

test('Browse Events and Home lead there [UNAVAIL-05]', async ({ page }) => {
  for (const name of ['Browse Events', 'Home']) {
    await page.goto('/event-not-found/a-show');
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', name === 'Home' ? '/' : '/events');
    await link.click();
    await expect(page).toHaveURL(/\/events$/);
  }
});
