import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('a guest reads the listing, opens an event and comes back [CALL-012]', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Columbia, SC');
  const cards = page.locator('.card');
  await expect(cards).toHaveCount(50);
  const title = await cards.first().getByRole('link').innerText();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute('href', /^https?:/);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect(cards.first()).toBeVisible();
});

test('more experiences follow, none of them twice', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  await expect(page.locator('.card')).toHaveCount(50);
  await page.getByRole('button', { name: 'Discover More Experiences' }).click();
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(50);
  const links = await page.locator('.card h2 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('cities are browsed one by one', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Columbia, SC');
  await page
    .getByRole('navigation', { name: 'Cities' })
    .getByRole('link', { name: /Savannah, GA/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Savannah, GA');
  await expect(page.locator('.card').first()).toContainText('Savannah, GA');
});

test('an event page says where each fact comes from', async ({ page }) => {
  await page.goto('/events?city=Columbia&state=SC');
  await page.locator('.card').first().getByRole('link').click();
  const testimony = page.locator('details').first();
  await testimony.locator('summary').click();
  await expect(testimony.getByRole('rowheader', { name: 'title' }).first()).toBeVisible();
  await expect(testimony.getByRole('rowheader', { name: 'start' }).first()).toBeVisible();
});

test('a city we do not know, a city still to come, and an event that is not there each say so', async ({ page }) => {
  await page.goto('/events?city=Atlantis&state=SC');
  await expect(page.getByText('We do not know a city of this name.')).toBeVisible();
  await page.goto('/events?city=Boise&state=ID');
  await expect(page.getByText('We do not read this city yet.')).toBeVisible();
  await page.goto('/events/no-such-show');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a server out of reach is said, not shown as an empty city', async ({ page }) => {
  await page.route('**/api/events?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"detail":"Not now."}' }),
  );
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
  await expect(page.getByText('503: Not now.')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`both screens fit ${width} px and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/events');
      await expect(page.locator('.card').first()).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.locator('.card').first().getByRole('link').click();
      await expect(page.locator('article h1')).toBeVisible();
      await page.locator('details summary').first().click();
      expect(await overflow(page)).toBe(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
