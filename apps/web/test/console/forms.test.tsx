import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, held, refused, refusedField, unreachable } from '../harness/api.ts';
import { hoursAgo, openSection } from '../harness/console.ts';
import { block, expectSound, gone, notice, page, says, see } from '../harness/look.ts';

const HALL = 'https://hall.example/';
const form = () => block('Add Source');
const url = () => form().getByLabelText('Source URL');
const section = () => page.getByRole('heading', { level: 1 });

/** The form that adds a source, with its city chosen. */
async function openAddSource(lookAtSource: Answers['lookAtSource'] = unreachable) {
  const listCityHeat = [{ name: 'Columbia, SC', slug: 'columbia-sc', lastScrape: hoursAgo(1), hasSources: true }];
  const site = await openSection('/admin/scraping', 'Scraping / Discovery', { listCityHeat, lookAtSource });
  await form().getByLabelText('City').selectOptions('Columbia, SC');
  return site;
}

test('what the server says of a field stands beside it, tied to it, and has the focus; it is sent once', async () => {
  const { until, release } = held();
  const site = await openAddSource(() => until.then(() => refusedField('url', 'This host is private.')));
  const bodies = () => site.api.calls('lookAtSource').map(({ body }) => body);
  await form().getByRole('button', { name: 'Look at It' }).click();
  await see(url()).toHaveFocus();
  await see(url()).toHaveAttribute('aria-invalid', 'true');
  expect(bodies()).toEqual([]);
  await url().fill('  http://10.0.0.1/ ');
  await userEvent.keyboard('{Enter}{Enter}');
  release();
  await see(form().getByText('This host is private.')).toBeVisible();
  await see(url()).toHaveAccessibleDescription(/This host is private\./);
  await see(url()).toHaveFocus();
  expect(bodies()).toEqual([{ city: 'Columbia, SC', url: 'http://10.0.0.1/' }]);
  await expectSound();
  await url().fill(HALL);
  await gone(form().getByText('This host is private.'));
});

test('what is of no field stands above the form, and the button that was pressed keeps the focus', async () => {
  await openAddSource(refused(422, 'Not now.'));
  await url().fill(HALL);
  const button = form().getByRole('button', { name: 'Look at It' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(form().getByText('Not now.')).toBeVisible();
  await says(notice('Not Looked At'), 'Not now.');
  await see(button).toHaveFocus();
  await see(url()).toHaveValue(HALL);
});

test('unsaved changes are not left without a question: by a link, by Back, or by closing the page', async () => {
  const site = await openAddSource();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const auditLog = page.getByRole('link', { name: 'Audit Log' });
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await url().fill(HALL);
  await auditLog.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await see(section()).toHaveTextContent('Scraping / Discovery');
  await see(url()).toHaveValue(HALL);
  expect(isHeld()).toBe(true);

  await auditLog.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await see(section()).toHaveTextContent('Audit Log');
  expect(isHeld()).toBe(false);
  site.go(-1);
  await see(section()).toHaveTextContent('Scraping / Discovery');
  await url().fill(HALL);
  site.go(1);
  await see(question).toBeVisible();
  expect(site.at()).toContain('/admin/scraping');
  await userEvent.keyboard('{Escape}');
  await gone(question);
  await see(section()).toHaveTextContent('Scraping / Discovery');
  site.go(1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await see(section()).toHaveTextContent('Audit Log');
});

test('a number that the browser cannot read is said, and not sent as nothing', async () => {
  const site = await openSection('/admin/phase1-testing', 'Phase 1 Testing', { testUnifiedExtraction: unreachable });
  const calls = () => site.api.calls('testUnifiedExtraction').length;
  await page.getByRole('textbox', { name: 'Test URL' }).fill(HALL);
  await page.getByRole('textbox', { name: 'City' }).fill('Columbia');
  await page.getByRole('textbox', { name: 'State' }).fill('SC');
  const limit = page.getByRole('spinbutton');
  await limit.click();
  await userEvent.keyboard('1e{Enter}');
  await see(page.getByText('Enter a number, using digits only.')).toBeVisible();
  await see(limit).toHaveFocus();
  expect(calls()).toBe(0);
  await limit.fill('21');
  await gone(page.getByText('Enter a number, using digits only.'));
  await limit.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(calls).toBe(1);
});
