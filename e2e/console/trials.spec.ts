import { block, expect, notice, openSection, consoleTest as test } from '../fixtures.ts';

const PLAYHOUSE = 'https://www.lanternstreet.example/season';

test('a page trial shows what a page gives and where every value of it stands, or why it gives nothing [P1-01, P1-03, P1-04, P1-05]', async ({
  page,
}) => {
  await openSection(page, '/admin/phase1-testing', 'Phase 1 Testing');
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Run Test' }).click();
  };
  await expect(page.getByText('No language model is configured.')).toBeVisible();
  await fill({ 'Test URL': PLAYHOUSE, City: 'Columbia', State: 'SC', 'Limit (optional)': '2' });
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

  await fill({ 'Test URL': 'https://nobody-is-here.example/' });
  await expect(notice(page, 'Test Completed')).toContainText('Test failed:');
  await expect(page.getByText('No event was extracted.')).toBeVisible();
  await fill({ 'Test URL': 'http://127.0.0.1/' });
  await expect(notice(page, 'Test Failed')).toBeVisible();
});

test('the AI pipeline test needs an address, and falls back to Columbia, SC [SCRAPE-16, SCRAPE-19]', async ({
  page,
}) => {
  await openSection(page, '/admin/scraping', 'Scraping / Discovery');
  const card = block(page, 'AI Pipeline Test');
  await expect(card.getByLabel('City')).toHaveValue('Columbia');
  await expect(card.getByLabel('State')).toHaveValue('SC');
  await card.getByRole('button', { name: 'Test AI Pipeline' }).click();
  await expect(card.getByText('Enter the address of the page.')).toBeVisible();
  await card.getByLabel('City').fill('');
  await card.getByLabel('State').fill('');
  await card.getByLabel('Custom URL').fill(PLAYHOUSE);
  const sent = page.waitForRequest('**/api/admin/scraping/test-unified-extraction');
  await card.getByRole('button', { name: 'Test AI Pipeline' }).click();
  expect((await sent).postDataJSON()).toEqual({ url: PLAYHOUSE, city: 'Columbia', state: 'SC' });
  await expect(notice(page, 'AI Pipeline Test Complete')).toContainText(/\d+ events found \(success\)/);
});

/** A page with two events, so many days after an instant. */
function pageAfter(now: number): string {
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(now + days * 24 * 3_600_000);
  return `<title>City Library</title><main><h1>Upcoming events</h1>
  <article class="card"><h3><a href="/a">Chess for All</a></h3><p class="when">${day(40)}, 2 PM</p></article>
  <article class="card"><h3><a href="/b">Poets of the South</a></h3><p class="when">${day(41)}, 6 PM</p></article></main>`;
}

test('tests a pattern with an address and pasted HTML [PATTERN-02]', async ({ page, clock }) => {
  await openSection(page, '/admin/marquee-phase3', 'Marquee Phase 3');
  await page.getByRole('button', { name: 'Test Pattern Recognition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Pattern Recognition' });
  await dialog.getByRole('button', { name: 'Analyze Pattern' }).click();
  await expect(dialog.getByText('Enter the address of the page.')).toBeVisible();
  await dialog.getByLabel('Page URL').fill('https://hall.example/events');
  await dialog.getByLabel('HTML (optional)').fill(pageAfter(clock.now()));
  await dialog.getByRole('button', { name: 'Analyze Pattern' }).click();
  await expect(notice(page, 'Pattern Analyzed')).toBeVisible();
  await expect(dialog.getByText('Can be learned', { exact: true })).toBeVisible();
  await expect(dialog.getByText('article.card', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'start' })).toContainText('p.when');
  await expect(dialog).toContainText('Libraries');
  await dialog.getByRole('button', { name: 'Extract Events' }).click();
  await expect(notice(page, 'Events Extracted')).toContainText('2 events found');
  await dialog.locator('summary').first().click();
  await expect(dialog.locator('details').first()).toContainText('Chess for All');
  await expect(dialog.locator('details q').first()).toHaveText('Chess for All');
});

test('an event is weighed with its reasons, and the form is cleared [TIER-03, TIER-05]', async ({ page }) => {
  await openSection(page, '/admin/marquee-phase2', 'Marquee Phase 2');
  const result = block(page, 'Result');
  await page.getByLabel('Title').fill('Jazz on the Green');
  await page.getByLabel('Venue').fill('Finlay Park');
  await page.getByLabel('Category').fill('Music');
  await page.getByLabel('Start date').fill('2030-06-01T19:30');
  await page.getByRole('button', { name: 'Assess Quality' }).click();
  for (const text of ['starts more than two years ahead', '4 · Rejected', 'reject, insufficient', 'It has a venue.'])
    await expect(result).toContainText(text);
  await expect(result).toContainText(/\d ms/);
  await expect(result).toContainText('None: no model was called.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(result).toContainText('Nothing has been tested yet.');
});
