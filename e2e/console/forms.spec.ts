import { type Page, test } from '@playwright/test';
import { expectSoundInBothThemes } from '../sound.ts';
import { expect, notice, openSection } from './at-the-console.ts';

const ADD = '/api/admin/scraping/add-source';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The form that adds a source, with its city chosen, and what the server answers to it. */
async function openAddSource(page: Page, baseURL: string | undefined, problem: { detail: string; field?: string }) {
  const status = 422;
  const bodies: unknown[] = [];
  await page.route(`**${ADD}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await new Promise((done) => setTimeout(done, 500));
    const json = { type: '/api/docs#problem-test', title: 'Problem', status, requestId: 'test', ...problem };
    await route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(json) });
  });
  await openSection(page, '/admin/scraping', 'Scraping / Discovery', baseURL ?? '');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add Source' }) });
  await form.getByLabel('City').selectOption('Columbia, SC');
  return { form, bodies, url: form.getByLabel('Source URL') };
}

test('what the server says of a field stands beside it, tied to it, and has the focus; it is sent once', async ({
  page,
  baseURL,
}) => {
  const { form, bodies, url } = await openAddSource(page, baseURL, { field: 'url', detail: 'This host is private.' });
  await form.getByRole('button', { name: 'Add Source' }).click();
  await expect(url).toBeFocused();
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  expect(bodies).toEqual([]);
  await url.fill('  http://10.0.0.1/ ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.getByText('This host is private.')).toBeVisible();
  await expect(url).toHaveAccessibleDescription(/This host is private\./);
  await expect(url).toBeFocused();
  expect(bodies).toEqual([{ city: 'Columbia, SC', url: 'http://10.0.0.1/' }]);
  await expectSoundInBothThemes(page);
  await url.fill('https://hall.example/');
  await expect(form.getByText('This host is private.')).toBeHidden();
});

test('what is of no field stands above the form, and the button that was pressed keeps the focus', async ({
  page,
  baseURL,
}) => {
  const { form, url } = await openAddSource(page, baseURL, { detail: 'Not now.' });
  await url.fill('https://hall.example/');
  const button = form.getByRole('button', { name: 'Add Source' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Not now.')).toBeVisible();
  await expect(notice(page, 'Source Not Added')).toContainText('Not now.');
  await expect(button).toBeFocused();
  await expect(url).toHaveValue('https://hall.example/');
});

test('unsaved changes are not left without a question: by a link, by Back, or by closing the page', async ({
  page,
  baseURL,
}) => {
  const { url } = await openAddSource(page, baseURL, { detail: '' });
  await url.fill('https://hall.example/');
  const section = page.getByRole('heading', { level: 1 });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(section).toHaveText('Scraping / Discovery');
  await expect(url).toHaveValue('https://hall.example/');

  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += Number(dialog.type() === 'beforeunload');
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(section).toHaveText('Audit Log');
  await page.goBack();
  await expect(section).toHaveText('Scraping / Discovery');
  await url.fill('https://hall.example/');
  await page.goForward();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/scraping/);
  await page.keyboard.press('Escape');
  await expect(section).toHaveText('Scraping / Discovery');
  await page.goForward();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(section).toHaveText('Audit Log');
});

test('a number that the browser cannot read is said, and not sent as nothing', async ({ page, baseURL }) => {
  let calls = 0;
  await page.route('**/api/admin/phase1/test-unified-extraction', (route) => {
    calls += 1;
    return route.abort();
  });
  await openSection(page, '/admin/phase1-testing', 'Phase 1 Testing', baseURL ?? '');
  await page.getByRole('textbox', { name: 'Test URL' }).fill('https://hall.example/');
  await page.getByRole('textbox', { name: 'City' }).fill('Columbia');
  await page.getByRole('textbox', { name: 'State' }).fill('SC');
  const limit = page.getByRole('spinbutton');
  await limit.pressSequentially('1e');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not a number.')).toBeVisible();
  await expect(limit).toBeFocused();
  expect(calls).toBe(0);
  await limit.fill('21');
  await expect(page.getByText('This is not a number.')).toBeHidden();
  await limit.fill('4');
  await page.keyboard.press('Enter');
  await expect.poll(() => calls).toBe(1);
});
