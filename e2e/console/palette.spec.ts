import { type Page, test } from '@playwright/test';
import { expectSound, expectSoundInBothThemes } from '../sound.ts';
import { expect, openSection, refuse } from './at-the-console.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await openSection(page, '/admin/audit-log', 'Audit Log', baseURL ?? '');
});

/** What is typed before the field has the focus goes nowhere. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the console' }).getByRole('combobox')).toBeFocused();
}

test('section, city, source and event are reached by keyboard alone [BEY-30]', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Search the console' });

  await openPalette(page);
  await page.keyboard.type('error diag');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Error Diagnostics' })).toBeVisible();
  await expect(palette).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('Lantern Street');
  await expect(palette.getByRole('option', { name: /Lantern Street Playhouse/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Lantern Street Playhouse' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('Charleston');
  await expect(palette.getByRole('option', { name: /Charleston, SC/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?city=Charleston&state=SC/);

  const { events } = (await (await page.request.get('/api/events?city=Columbia&state=SC')).json()) as {
    events: Array<{ title: string; slug: string }>;
  };
  const event = events.find(({ title }) => /^[\w ]{12,}$/.test(title));
  await page.goto('/admin/audit-log');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type(event?.title ?? '');
  const found = palette.getByRole('group', { name: 'Events' }).getByRole('option').first();
  await expect(found).toContainText(event?.title ?? '');
  await page.keyboard.press('Home');
  const options = await palette.getByRole('option').count();
  for (let step = 0; step < options; step += 1) {
    if ((await found.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
});

test('it says when there is nothing, when it cannot look, and closes without a trace', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Search the console' });
  await page.getByRole('button', { name: /Search/ }).click();
  await expect(palette.getByText('Two letters or more')).toBeVisible();
  await page.keyboard.type('zzqqxx');
  await expect(palette.getByText('Nothing begins with or contains “zzqqxx”.')).toBeVisible();
  await expectSound(page);
  await refuse(page, '/api/admin/search?*', 500, 'Something went wrong.');
  await page.keyboard.type('y');
  await expect(palette.getByText('could not be looked up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('button', { name: /Search/ })).toBeFocused();
});

test('it is sound in both themes with results', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('co');
  await expect(page.getByRole('option', { name: /Columbia, SC/ }).first()).toBeVisible();
  await expectSoundInBothThemes(page);
});
