import { block, expect, figure, notice, openSection, consoleTest as test } from '../fixtures.ts';

const API = '/api/admin/scraping';

test.beforeEach(({ page }) => openSection(page, '/admin/scraping', 'Scraping / Discovery'));

test('tiles, recent activity, the heat of cities and performance by domain, on live data [SCRAPE-02, SCRAPE-03, SCRAPE-04, SCRAPE-06, SCRAPE-10]', async ({
  page,
}) => {
  for (const label of [
    'Scrape Runs Today',
    'Events Discovered',
    'Cities Scanned',
    'Sources Attempted',
    'Events Saved',
    'Errors 24h',
  ])
    await expect(figure(page, label).locator('span').first()).toHaveText(/^[\d,]+$/);
  await expect(figure(page, 'Errors 24h')).toContainText('failed reads of sources');
  const activity = block(page, 'Recent Activity').getByRole('listitem');
  await expect(activity.first()).toContainText(/Success|Partial|Error/);
  await expect(activity.first().locator('time')).toBeVisible();
  await expect(activity.filter({ hasText: /, (SC|NC|GA)/ }).first()).toBeVisible();
  const columbia = block(page, 'City Activity Heatmap')
    .getByRole('listitem')
    .filter({ hasText: /^(?!West )Columbia, SC/ });
  await expect(columbia).toContainText(/just now|ago/);
  await expect(columbia).toHaveAttribute('data-tone', 'good');
  await expect(block(page, 'Anomaly Detection').getByRole('listitem').first()).toContainText('Columbia, SC');

  const table = page.getByRole('table', { name: 'Source Performance' });
  for (const head of ['Domain', 'Jobs Run', 'Avg Time', 'Events/Job', 'Failure Rate', 'Status'])
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible();
  await expect(table.locator('tbody tr').first()).toContainText('%');
  await table.getByRole('button', { name: 'Domain' }).click();
  await expect(page).toHaveURL(/performance\.sort=domain/);
  await page
    .getByRole('button', { name: /^Show all/ })
    .last()
    .click();
  await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(10);
  const domains = await table.locator('tbody tr td:first-child').allInnerTexts();
  expect(domains).toEqual(domains.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Domain' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a city is read on demand, and its runs stand in the log [SCRAPE-12, SCRAPE-17]', async ({ page, clock }) => {
  const started = clock.now();
  const card = block(page, 'Manual Trigger');
  await card.getByLabel('City').selectOption('Greenville, SC');
  await card.getByRole('button', { name: 'Run Scraper' }).click();
  await expect(notice(page, 'Scraper Triggered')).toContainText('Manual scraping started for Greenville, SC');
  const newRuns = async () => {
    const response = await page.request.get(`${API}/logs?city=Greenville&state=SC`);
    const { items } = (await response.json()) as { items: Array<{ startedAt: string }> };
    return items.filter(({ startedAt }) => Date.parse(startedAt) >= started).length;
  };
  await expect.poll(newRuns, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Run log' }).click();
  const rows = page.getByRole('table', { name: 'Run log' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Greenville, SC' }).first()).toContainText(/just now|\d+ min ago/);
  await page.goto('/admin/scraping');
  // The flag is held for five minutes, also when every source was read; Emergency Stop frees it.
  await expect(card.getByRole('button', { name: 'Run Scraper' })).toBeDisabled();
  await card.getByRole('button', { name: 'Emergency Stop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emergency Stop' }).click();
  await expect
    .poll(
      async () => ((await (await page.request.get(`${API}/manual-status`)).json()) as { running: boolean }).running,
      {
        timeout: 60_000,
      },
    )
    .toBe(false);
});

test('an address is looked at first: a wrong one is refused in words, a home page leads to its list, and its first read is followed [SCRAPE-15, SCRAPE-17]', async ({
  page,
}) => {
  const card = block(page, 'Add Source');
  await card.getByLabel('City').selectOption('Columbia, SC');
  await card.getByLabel('Source URL').fill('http://127.0.0.1/admin');
  await card.getByRole('button', { name: 'Look at It' }).click();
  await expect(card.getByRole('status')).toContainText('it is not a public web address.');
  await expect(card.getByLabel('Source URL')).toHaveValue('http://127.0.0.1/admin');
  await card.getByLabel('Source URL').fill('www.florencechessparlor.example');
  await card.getByRole('button', { name: 'Look at It' }).click();
  await expect(card.getByRole('status')).toContainText('structured data.');
  await card.getByRole('button', { name: /^Add www|^Add florence/ }).click();
  await expect(notice(page, 'Source Added')).toBeVisible();
  await expect(card.getByText(/of its events (is|are) on the site/)).toBeVisible({ timeout: 60_000 });
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
  await drawer.getByRole('link', { name: 'Runs of this source' }).click();
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
