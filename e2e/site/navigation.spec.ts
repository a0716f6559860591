import { expect, test } from '@playwright/test';
import { failOnExceptions, openListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('the bar has the logo, Discover, Cities and the city; what is not built is not there [NAV-01]', async ({
  page,
}) => {
  await openListing(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/events');
  await expect(bar.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities');
  await expect(bar).toContainText('Columbia, SC');
  for (const name of ['My Itineraries', 'Concierge', 'Manage Venues', 'Campaigns', 'Boost Analytics'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test('guests see Sign In, those signed in their menu [NAV-03]', async ({ page }) => {
  await openListing(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signInAs(page, 'user');
  await page.reload();
  await expect(bar.getByRole('button', { name: /^Account of / })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
});

test('the menu shows name, e-mail and role, and marks administrators [NAV-04]', async ({ page }) => {
  for (const [role, words] of [
    ['promoter', 'Promoter'],
    ['admin', 'Administrator'],
  ] as const) {
    await signInAs(page, role);
    const user = (await (await page.request.get('/api/user')).json()) as Record<string, string>;
    await openListing(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(`${user.firstName} ${user.lastName}`);
    await expect(menu).toContainText(user.email ?? '');
    await expect(menu).toContainText(words);
    await expect(menu.getByText('Admin', { exact: true })).toHaveCount(role === 'admin' ? 1 : 0);
  }
});

test('Sign Out says that it is under way [NAV-05]', async ({ page }) => {
  await signInAs(page, 'user');
  let release = () => {};
  await page.route('**/api/logout', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await openListing(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('menuitem', { name: 'Signing out...' })).toBeVisible();
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('the bar is blurred once the page was scrolled 50 px [NAV-06]', async ({ page }) => {
  await openListing(page);
  const blur = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter);
  await page.evaluate(() => scrollTo(0, 50));
  expect(await blur()).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(blur).toContain('blur');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu repeats the links and has Sign In and Join [NAV-07]', async ({ page }) => {
    await openListing(page);
    await expect(page.getByRole('link', { name: 'Discover' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Discover' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cities' })).toBeVisible();
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog', { name: 'Join' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  test('Escape closes the menu', async ({ page }) => {
    await openListing(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test('the footer names where place data comes from, and every link of it leads somewhere', async ({ page }) => {
  await openListing(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Place data: GeoNames (CC BY 4.0)' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  );
  for (const link of await footer.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (!href.startsWith('/')) continue;
    const other = await page.context().newPage();
    await other.goto(href);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText('404 Page Not Found')).toHaveCount(0);
    await other.close();
  }
});

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openListing(page);
  const matinee = await scheme();
  await page.getByRole('button', { name: /^Evening/ }).click();
  const evening = await scheme();
  expect(evening).not.toBe(matinee);
  await page.reload();
  expect(await scheme()).toBe(evening);
  await page.getByRole('button', { name: /^Auto/ }).click();
  expect(await scheme()).toBe(matinee);
});
