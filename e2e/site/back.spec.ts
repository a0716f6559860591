import { expect, test } from '../fixtures.ts';

/** In a real browser's history, where going back takes time and a reload keeps its place (apps/web/src/app/layered-history.ts). */
test('on a phone Back closes the sheet, then leaves the page; a reload with an open sheet costs no step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const open = async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(sheet).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('marqueeLayer');
  };
  await page.goto('/cities');
  await page.goto('/events');
  await open();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/events$/);

  await open();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/cities$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/events$/);

  await open();
  await page.reload();
  // The site listens to Back as soon as its own buttons are drawn.
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/cities$/);
});
