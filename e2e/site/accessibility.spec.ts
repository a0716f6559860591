import { expect, type Page, test } from '@playwright/test';
import { expectSoundEverywhere, expectToFit } from '../sound.ts';
import { cards, failOnExceptions, openListing, rewriteListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test.describe('every public screen fits 390, 768 and 1440 px, and axe finds nothing, light and dark [BEY-32]', () => {
  test.setTimeout(120_000);
  /** A dozen cards, with all that a card can show. */
  const showDozen = (page: Page, baseURL = '') =>
    rewriteListing(page, baseURL, (events) =>
      events.map((event, index) => ({
        ...event,
        imageUrl: index === 2 ? null : event.imageUrl,
        isFeatured: index === 0,
        status: index === 1 ? 'cancelled' : 'active',
      })),
    );

  test('the listing, its choice of cities, an event', async ({ page, baseURL }) => {
    await openListing(page);
    await expectToFit(page);
    // What axe asks of a card it need not ask of fifty.
    await showDozen(page, baseURL);
    await openListing(page);
    await expect(cards(page)).toHaveCount(12);
    await expectSoundEverywhere(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Choose another city/ })
      .click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSoundEverywhere(page);
    await page.keyboard.press('Escape');

    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.locator('details summary').first().click();
    await expectSoundEverywhere(page);
  });

  test('the cities, and where there is nothing to show', async ({ page }) => {
    for (const path of ['/cities', '/events?q=zzqqxx', '/events/no-such-show', '/event-not-found/a-show', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSoundEverywhere(page);
    }
    await page.route('**/api/events?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/events');
    await expect(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
    await expectSoundEverywhere(page);
  });

  test('both dialogs of an account, and its menu', async ({ page, baseURL }) => {
    await showDozen(page, baseURL);
    for (const path of ['/events?signin=1', '/events?signin=register']) {
      await page.goto(path);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundEverywhere(page);
    }
    await signInAs(page, 'admin');
    await openListing(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSoundEverywhere(page);
  });
});

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
