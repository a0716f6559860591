import { type Page, test } from '@playwright/test';
import { answer, expect, notice, openSection, refuse } from './at-the-console.ts';

const API = '/api/admin/scraping';

test.beforeEach(async ({ page, baseURL }) => {
  await openSection(page, '/admin/scraping', 'Scraping / Discovery', baseURL ?? '');
});

test.afterEach(async ({ page, baseURL }) => {
  await page.unrouteAll();
  await page.request.post(`${API}/emergency-stop`, { data: {}, headers: { origin: baseURL ?? '' } });
});

const block = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the checkbox says Live or Paused, and is the Pause of the header [SCRAPE-01]', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: 'Auto-refresh' });
  await expect(box).toBeChecked();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await box.click();
  await expect(page.getByText('Live', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toHaveCount(2);
});

test('six tiles, recent activity and the heat of cities, on live data [SCRAPE-02, SCRAPE-03, SCRAPE-04]', async ({
  page,
}) => {
  for (const label of [
    'Scrape Runs Today',
    'Events Discovered',
    'Cities Scanned',
    'Sources Attempted',
    'Events Saved',
    'Errors 24h',
  ]) {
    const figure = page.locator('dt', { hasText: label }).locator('xpath=../dd/span[1]');
    await expect(figure).toHaveText(/^[\d,]+$/);
  }
  await expect(page.locator('dt', { hasText: 'Errors 24h' }).locator('xpath=..')).toContainText(
    'failed reads of sources',
  );
  const activity = block(page, 'Recent Activity').getByRole('listitem');
  await expect(activity.first()).toContainText(/Success|Partial|Error/);
  await expect(activity.first().locator('time')).toBeVisible();
  await expect(activity.filter({ hasText: /, (SC|NC|GA)/ }).first()).toBeVisible();
  const columbia = block(page, 'City Activity Heatmap').getByRole('listitem').filter({ hasText: 'Columbia, SC' });
  await expect(columbia).toContainText(/just now|ago/);
  await expect(columbia).toHaveAttribute('data-tone', 'good');
});

test('a status nobody knows has a look of its own, and ages have their colors [SCRAPE-03, SCRAPE-05]', async ({
  page,
}) => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await answer(page, `${API}/activity`, [
    { id: 'a', status: 'puzzled', city: null, source: 'A source', result: 'Who knows.', timestamp: hoursAgo(1) },
  ]);
  await answer(page, `${API}/heatmap`, [
    { name: 'Aiken, SC', slug: 'aiken-sc', lastScrape: hoursAgo(23) },
    { name: 'Bath, ME', slug: 'bath-me', lastScrape: hoursAgo(25) },
    { name: 'Cary, NC', slug: 'cary-nc', lastScrape: hoursAgo(24 * 7 + 1) },
    { name: 'Dover, DE', slug: 'dover-de', lastScrape: null },
  ]);
  await page.reload();
  await expect(page.getByText('puzzled')).toBeVisible();
  const heat = block(page, 'City Activity Heatmap').locator('li[data-tone]');
  await expect(heat).toHaveCount(4);
  expect(await heat.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')))).toEqual([
    'good',
    'warn',
    'bad',
    'bad',
  ]);
});

test('source performance by domain, put in order by its columns [SCRAPE-06]', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Source Performance' });
  for (const head of ['Domain', 'Jobs Run', 'Avg Time', 'Events/Job', 'Failure Rate', 'Status'])
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('%');
  await table.getByRole('button', { name: 'Domain' }).click();
  await expect(page).toHaveURL(/performance\.sort=domain/);
  await page
    .getByRole('button', { name: /^Show all/ })
    .last()
    .click();
  const domains = await table.locator('tbody tr td:first-child').allInnerTexts();
  expect(domains.length).toBeGreaterThan(10);
  expect(domains).toEqual(domains.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Domain' })).toHaveAttribute('aria-sort', 'ascending');
});

test('anomalies name place, issue and suggestion, or that there are none [SCRAPE-10]', async ({ page }) => {
  await expect(block(page, 'Anomaly Detection').getByRole('listitem').first()).toContainText('Columbia, SC');
  await answer(page, '/api/admin/discovery/anomalies', []);
  await page.reload();
  await expect(page.getByText('No anomalies detected')).toBeVisible();
});

test('a city is read on demand and stopped [SCRAPE-12, SCRAPE-13, SCRAPE-14, SCRAPE-17, ERR-049, ERR-050]', async ({
  page,
}) => {
  const card = block(page, 'Manual Trigger');
  const stop = card.getByRole('button', { name: 'Emergency Stop' });
  await card.getByRole('button', { name: 'Run Scraper' }).click();
  await expect(card.getByText('Choose a city.')).toBeVisible();
  await expect(stop).toBeHidden();
  // The reading itself is over in a moment: the flag is what the card is about.
  await answer(page, `${API}/manual-status`, {
    running: true,
    runId: 'r1',
    city: 'Columbia, SC',
    startedAt: new Date().toISOString(),
    jobsOpen: 3,
  });
  await card.getByLabel('City').selectOption('Columbia, SC');
  await card.getByRole('button', { name: 'Run Scraper' }).click();
  await expect(notice(page, 'Scraper Triggered')).toContainText('Manual scraping started for Columbia, SC');
  await expect(card.getByText('Reading Columbia, SC: 3 sources to go.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Run Scraper' })).toBeDisabled();
  await stop.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This will immediately stop all running manual scraping operations. Proceed?');
  await page.unroute(`**${API}/manual-status`);
  await question.getByRole('button', { name: 'Emergency Stop' }).click();
  await expect(notice(page, 'Emergency Stop Activated')).toContainText(
    'All manual scraping operations have been terminated',
  );
  await expect(stop).toBeHidden();
  await expect(card.getByRole('button', { name: 'Run Scraper' })).toBeEnabled();
});

test('what fails is said in words [ERR-040, ERR-041]', async ({ page }) => {
  const card = block(page, 'Manual Trigger');
  await refuse(page, `${API}/trigger`, 409, 'Charlotte, NC is being read already.');
  await card.getByLabel('City').selectOption('Columbia, SC');
  await card.getByRole('button', { name: 'Run Scraper' }).click();
  await expect(notice(page, 'Scraping Failed')).toContainText('Charlotte, NC is being read already.');
  await page.unroute(`**${API}/trigger`);
  await page.route(`**${API}/trigger`, (route) => route.abort());
  await card.getByLabel('City').selectOption('Savannah, GA');
  await card.getByRole('button', { name: 'Run Scraper' }).click();
  await expect(notice(page, 'Scraping Failed')).toContainText('Failed to start manual scraping');

  await answer(page, `${API}/manual-status`, {
    running: true,
    runId: 'r1',
    city: 'Columbia, SC',
    startedAt: null,
    jobsOpen: 1,
  });
  await page.route(`**${API}/emergency-stop`, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await card.getByRole('button', { name: 'Emergency Stop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emergency Stop' }).click();
  await expect(notice(page, 'Emergency Stop Failed')).toContainText('Unable to stop manual scraping operations');
  await expect(card.getByRole('button', { name: 'Emergency Stop' })).toBeEnabled();
});

test('a source is added with a city and an address, and a wrong address is refused in words [SCRAPE-15, SCRAPE-17]', async ({
  page,
}) => {
  const card = block(page, 'Add Source');
  await card.getByRole('button', { name: 'Add Source' }).click();
  await expect(card.getByText('Choose a city.')).toBeVisible();
  await expect(card.getByText('Give the address of the source.')).toBeVisible();
  await card.getByLabel('City').selectOption('Columbia, SC');
  await card.getByLabel('Source URL').fill('http://127.0.0.1/admin');
  await card.getByRole('button', { name: 'Add Source' }).click();
  await expect(notice(page, 'Source Not Added')).toBeVisible();
  await expect(card.getByLabel('Source URL')).toHaveValue('http://127.0.0.1/admin');
  await card.getByLabel('Source URL').fill(`https://hall-${Date.now()}.example/events`);
  await card.getByRole('button', { name: 'Add Source' }).click();
  await expect(notice(page, 'Source Added')).toBeVisible();
  await expect(card.getByLabel('Source URL')).toHaveValue('');
});

test('sources are narrowed, opened and followed to their runs, and Back goes the same way', async ({ page }) => {
  await page.getByRole('tab', { name: 'Sources' }).click();
  await page.getByLabel('Health').selectOption('Forbidden');
  await expect(page).toHaveURL(/tab=sources&health=forbidden/);
  const rows = page.getByRole('table', { name: 'Sources' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/capitalcity[\w.]*\.example/);
  await rows.getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Capital City Calendar' });
  await expect(drawer).toContainText('Columbia, SC');
  await drawer.getByRole('link', { name: 'Its runs' }).click();
  await expect(page.getByRole('table', { name: 'Run log' }).locator('tbody tr').first()).toContainText(
    'Capital City Calendar',
  );
  await page.goBack();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('button')).toBeFocused();
  await page.getByLabel('City').fill('Nowhere');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nowhere, SC is not a city we know.' })).toBeVisible();
  await page.getByLabel('City').fill('Charleston');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
});

test('a document that cannot be read is shown with its reason and as it was fetched, and is read again', async ({
  page,
}) => {
  const url = 'https://hall.example/calendar.ics';
  const document = { sourceId: 's1', source: 'The Hall', city: 'Columbia, SC', url, contentType: 'text/calendar' };
  const reason = 'Reading the document took longer than a document may take.';
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const row = { ...document, reason, failures: 2, lastTried: at, setAsideAt: at };
  await answer(page, `${API}/unreadable-documents**`, { items: [row], nextCursor: null });
  const text = 'BEGIN:VCALENDAR\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  await answer(page, `${API}/unreadable-document?**`, { contentType: 'text/calendar', bytes: 59, text, isCut: false });
  await page.getByRole('tab', { name: 'Unreadable documents' }).click();
  const rows = page.getByRole('table', { name: 'Unreadable documents' }).locator('tbody tr');
  await expect(rows).toContainText('Set aside');
  await rows.getByRole('button', { name: 'The Hall' }).click();
  const drawer = page.getByRole('dialog', { name: 'The Hall' });
  await expect(drawer).toContainText(reason);
  await expect(drawer.locator('pre')).toContainText('BYMONTHDAY=30');
  await page.keyboard.press('Escape');
  await answer(page, `${API}/unreadable-documents**`, { items: [], nextCursor: null });
  await answer(page, `${API}/read-document-again`, row);
  await rows.getByRole('button', { name: 'Read again' }).click();
  await expect(notice(page, 'Document Queued')).toBeVisible();
  await expect(page.getByText('Every document can be read.')).toBeVisible();
});
