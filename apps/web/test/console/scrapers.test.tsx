import { expect, test } from 'vitest';
import { unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { figure, gone, notice, page, says, see } from '../harness/look.ts';
import { rowOf } from '../harness/schedule.ts';

const open = (answers = {}) => openSection('/admin/scraping?tab=performance', 'Scraping / Discovery', answers);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const FOUR = [
  rowOf('healthy.example'),
  rowOf('warning.example', { failureRate: 15, status: 'warning', successfulRuns: 17 }),
  rowOf('critical.example', { failureRate: 60, status: 'critical', successfulRuns: 8 }),
  rowOf('failed.example', { failureRate: 100, status: 'failed', successfulRuns: 0, avgEventsPerRun: 0 }),
];
const bad = {
  summary: { totalSources: 4, healthySources: 1, criticalSources: 2, healthPercentage: 25, avgEventsPerSource: 1.2 },
  sources: FOUR,
};
const TESTED = { success: true, eventsFound: 3, processingTime: 420, error: null, method: 'json-ld' };

test('five tiles say how the sources do [PERF-01]', async () => {
  await open();
  await says(figure('Total Sources'), '4');
  await says(figure('Healthy Sources'), '3');
  await says(figure('Critical Sources'), '1');
  await says(figure('Percent Healthy'), '75%');
  await says(figure('Avg Events per Source'), '8.5');
  await gone(page.getByText('Critical System Health'));
  await gone(page.getByText(/Performance alert/));
});

test('health under half shows a badge, and under two events a source an alert with advice from the figures [PERF-07, PERF-08]', async () => {
  await open({ getScraperPerformance: bad });
  await says(figure('Percent Healthy'), '25%', 'Critical System Health');
  await says(page.getByRole('alert').filter({ hasText: 'Performance alert' }), '2 sources of the list fail in a third');
});

test('each row shows its figures; the four states have a dot each, all distinct [PERF-04, PERF-05]', async () => {
  await open({ getScraperPerformance: bad });
  const row = page.getByRole('row').filter({ hasText: 'warning.example' });
  await says(row, 'warning.example', 'Columbia, SC', '20', '17', '12.5', '15%', '0.42 s', 'Warning');
  await see(row.getByRole('button', { name: 'Test' })).toBeVisible();
  const dots = FOUR.map(({ domain }) => {
    const element = page.getByRole('row').filter({ hasText: domain }).element();
    const dot = element.querySelector('[role=img]');
    const { backgroundColor, backgroundImage, borderTopWidth, rotate } = getComputedStyle(dot as Element);
    return [backgroundColor, backgroundImage, borderTopWidth, rotate].join();
  });
  expect(new Set(dots).size).toBe(4);
});

test('an audit says what it began, and the list is read again after 5 seconds [PERF-02, ERR-046]', async () => {
  const time = stopTime();
  const site = await open({ runPerformanceAudit: { started: 2, message: '2 sources are being read again.' } });
  await see(button('Run Performance Audit')).toBeVisible();
  await button('Run Performance Audit').click();
  await says(notice('Performance Audit Started'), '2 sources are being read again.');
  const before = site.api.calls('getScraperPerformance').length;
  await time.pass(4_000);
  expect(site.api.calls('getScraperPerformance')).toHaveLength(before);
  await time.pass(1_500);
  await time.until(() => site.api.calls('getScraperPerformance').length === before + 1);
});

test('an audit that cannot be started says so [ERR-030]', async () => {
  await open({ runPerformanceAudit: unreachable });
  await button('Run Performance Audit').click();
  await says(notice('Audit Failed'), 'Failed to start performance audit');
});

test('a test runs only with an address, and says how many events in how many milliseconds [PERF-03, ERR-046]', async () => {
  const site = await open({ testIntelligentScraper: TESTED });
  await button('Test Scraper').click();
  await see(page.getByText('Enter the address of a page.')).toBeVisible();
  expect(site.api.calls('testIntelligentScraper')).toHaveLength(0);
  await page.getByRole('textbox', { name: 'URL' }).fill('https://hall.example/events');
  await button('Test Scraper').click();
  await says(notice('Scraper Test Complete'), '3 events found in 420 ms.');
});

test('a test that fails says so [ERR-029]', async () => {
  await open({ testIntelligentScraper: unreachable });
  await page.getByRole('row').filter({ hasText: 'hall.example' }).getByRole('button', { name: 'Test' }).click();
  await says(notice('Scraper Test Failed'), 'Failed to test scraper');
});
