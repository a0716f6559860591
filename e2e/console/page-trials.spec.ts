import { type Page, test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { expect, notice, openSection, refuse } from './at-the-console.ts';

const PLAYHOUSE = 'https://www.lanternstreet.example/season';
const UNIFIED = '/api/admin/phase1/test-unified-extraction';

const block = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

test.describe('the extractor test', () => {
  test.beforeEach(({ page, baseURL }) => openSection(page, '/admin/phase1-testing', 'Phase 1 Testing', baseURL ?? ''));

  test('shows what a page gives, and where every value of it stands [P1-01, P1-03, P1-04, P1-05]', async ({ page }) => {
    await expect(page.getByText('No language model is configured.')).toBeVisible();
    await fill(page, { 'Test URL': PLAYHOUSE, City: 'Columbia', State: 'SC', 'Limit (optional)': '2' });
    await page.getByRole('button', { name: 'Run Test' }).click();
    await expect(notice(page, 'Test Completed')).toContainText(/Found \d+ events/);
    for (const label of ['Success', 'Events Found', 'Events Saved', 'Fallback Needed', 'Processing Time'])
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText('Total Tokens')).toBeVisible();
    await expect(page.getByText('$0.0000')).toBeVisible();
    const events = block(page, 'Extracted Events');
    await expect(events.getByText(/Limit reached: 2 of \d+ events shown/)).toBeVisible();
    await expect(events.locator('details')).toHaveCount(2);
    const first = events.locator('details').first();
    await expect(first).toContainText(/Confidence \d+%/);
    await expect(first).toContainText(/with image|no image/);
    await expect(first).toContainText('Saved to DBbefore this test');
    await first.locator('summary').click();
    const title = await first.locator('summary strong').innerText();
    const stated = (field: string) => first.locator('dl > div').filter({ has: page.locator(`dt:text-is("${field}")`) });
    await expect(stated('Title').locator('q').first()).toHaveText(title);
    await expect(stated('Title')).toContainText('jsonld');
    await expect(stated('Title').locator('code').first()).toHaveText(/^script\[\d+\]#/);
    await expect(stated('Starts')).toContainText(/\d{4}-\d\d-\d\d/);
    await expect(first.getByRole('link', { name: /lanternstreet/ }).first()).toBeVisible();
    await expectSound(page);
  });

  test('presets fill address, city and state [P1-02]', async ({ page }) => {
    const places = page.getByRole('group', { name: 'Presets' }).getByRole('button');
    await expect(places).toHaveText([/Jacksonville/, /Columbia/, /Columbia/, /Savannah/, /Charlotte/]);
    await places.nth(3).click();
    await expect(page.getByLabel('Test URL')).toHaveValue(/^https:\/\//);
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Savannah');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('GA');
  });

  test('asks for what is missing, and sends nothing [P1-06, P1-07, P1-08]', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(UNIFIED)) asked += 1;
    });
    const run = page.getByRole('button', { name: 'Run Test' });
    await run.click();
    await expect(notice(page, 'URL Required')).toContainText('Please enter a URL to test');
    await fill(page, { 'Test URL': PLAYHOUSE });
    await run.click();
    await expect(notice(page, 'Location Required')).toContainText(
      'Please select a city and state to ensure proper geographic attribution',
    );
    await expect(page.getByLabel('Limit (optional)')).toHaveAttribute('placeholder', '3');
    await fill(page, { City: 'Columbia', State: 'SC', 'Limit (optional)': '21' });
    await run.click();
    await expect(page.getByText('A whole number from 1 to 20, or nothing.')).toBeVisible();
    expect(asked).toBe(0);
  });

  test('says why a page gives nothing, and what the server refuses', async ({ page }) => {
    await fill(page, { 'Test URL': 'https://nobody-is-here.example/', City: 'Columbia', State: 'SC' });
    await page.getByRole('button', { name: 'Run Test' }).click();
    await expect(notice(page, 'Test Completed')).toContainText('Test failed:');
    await expect(page.getByText('No event was extracted.')).toBeVisible();
    await fill(page, { 'Test URL': 'http://127.0.0.1/' });
    await page.getByRole('button', { name: 'Run Test' }).click();
    await expect(notice(page, 'Test Failed')).toBeVisible();
    await refuse(page, UNIFIED, 503, 'The database does not answer.');
    // The same page within a second would share the answer of a moment ago (REQ-03).
    await fill(page, { 'Test URL': PLAYHOUSE });
    await page.getByRole('button', { name: 'Run Test' }).click();
    await expect(notice(page, 'Test Failed')).toContainText('The database does not answer.');
  });
});

test('the AI pipeline test needs an address, and falls back to Columbia, SC [SCRAPE-16, SCRAPE-19]', async ({
  page,
  baseURL,
}) => {
  await openSection(page, '/admin/scraping', 'Scraping / Discovery', baseURL ?? '');
  const card = block(page, 'AI Pipeline Test');
  await expect(card.getByLabel('City')).toHaveValue('Columbia');
  await expect(card.getByLabel('State')).toHaveValue('SC');
  await card.getByRole('button', { name: 'Test AI Pipeline' }).click();
  await expect(card.getByText('Give the address of the page.')).toBeVisible();
  await card.getByLabel('City').fill('');
  await card.getByLabel('State').fill('');
  await card.getByLabel('Custom URL').fill(PLAYHOUSE);
  const sent = page.waitForRequest('**/api/admin/scraping/test-unified-extraction');
  await card.getByRole('button', { name: 'Test AI Pipeline' }).click();
  expect((await sent).postDataJSON()).toEqual({ url: PLAYHOUSE, city: 'Columbia', state: 'SC' });
  await expect(notice(page, 'AI Pipeline Test Complete')).toContainText(/\d+ events found \(success\)/);
});
