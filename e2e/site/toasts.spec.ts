import { expect, type Page, test } from '@playwright/test';
import { failOnExceptions, fillAnything, openListing, rewriteEvent, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** The page of an event, where sharing gives one toast and a failed sign-out another. */
async function openEvent(page: Page, baseURL: string | undefined): Promise<void> {
  await signInAs(page, 'user');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const event = await rewriteEvent(page, baseURL ?? '', {});
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'Share Event' }).last().click();
  await expect(toasts(page)).toContainText('Link copied');
}

test('one toast at a time: a new one takes the place of the one before [TOAST-01]', async ({ page, baseURL }) => {
  await openEvent(page, baseURL);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(toasts(page)).toContainText('Sign out failed');
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText('Link copied', { exact: true })).toHaveCount(0);
});

test('F8 brings the focus to the notifications, Escape closes the toast [TOAST-03]', async ({ page, baseURL }) => {
  await openEvent(page, baseURL);
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast stays five seconds; a swipe of more than 50 px sends it off, a shorter one does not [TOAST-02]', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await openEvent(page, baseURL);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Share Event' }).last().click();
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('there is no toast');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  for (const [distance, left] of [
    [40, 1],
    [70, 0],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(600);
    await expect(toasts(page)).toHaveCount(left);
  }
});

// On a phone the dialog is a sheet where toasts appear, too.
for (const width of [390, 1280]) {
  test(`over an open dialog a toast can be read and closed at ${width} px, and the dialog stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openListing(page, '/events?signin=1');
    const dialog = page.getByRole('dialog');
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await fillAnything(dialog);
    await dialog.locator('button[type=submit]').click();
    await expect(toasts(page)).toContainText('Sign in failed');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
}
