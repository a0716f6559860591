import { expect, test } from '@playwright/test';
import { cards, expectSound, failOnExceptions, openListing, rewriteListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

for (const width of [390, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every public screen fits ${width} px in ${colorScheme}, and axe finds nothing [BEY-32]`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });

      await openListing(page);
      await expectSound(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /Choose another city/ })
        .click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');

      await cards(page).first().getByRole('heading').getByRole('link').click();
      await page.locator('details summary').first().click();
      await expectSound(page);

      for (const path of [
        '/events?q=zzqqxx',
        '/events/no-such-show',
        '/event-not-found/a-show',
        '/cities',
        '/nowhere',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSound(page);
      }
      for (const path of ['/events?signin=1', '/events?signin=register']) {
        await page.goto(path);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page);
      }

      await rewriteListing(page, baseURL ?? '', (events) =>
        events.map((event, index) => ({
          ...event,
          imageUrl: null,
          isFeatured: index === 0,
          status: index === 1 ? 'cancelled' : 'active',
        })),
      );
      await signInAs(page, 'admin');
      await openListing(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectSound(page);
      await page.unrouteAll();

      await page.route('**/api/events?*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/events');
      await expect(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
      await expectSound(page);
    });
  }
}

test('the first Tab offers to skip the bar; it leads to the content', async ({ page }) => {
  await openListing(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on arriving at another page its heading has the focus', async ({ page }) => {
  await openListing(page);
  await cards(page).first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/events\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dialog holds the focus, Escape closes it and gives the focus back', async ({ page }) => {
  await openListing(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the user menu is walked with arrows and closed with Escape', async ({ page }) => {
  await signInAs(page, 'admin');
  await openListing(page);
  const trigger = page.getByRole('button', { name: /^Account of/ });
  await trigger.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('with reduced motion nothing keeps moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/events?*', () => {});
  await page.goto('/events');
  await expect(page.locator('[data-skeleton-card]').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(
    await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
  ).toBe(0);
});
