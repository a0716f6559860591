import { expect, test, vi } from 'vitest';
import { refused } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { block, expectSound, figure, notice, page, says, see } from '../harness/look.ts';
import { consoleQuiet } from '../harness/quiet-console.ts';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('performance has cards for discovery, time, success, tokens and calls [PMON-01]', async () => {
  await openSection('/admin/performance-monitoring', 'Performance Monitoring', {
    getPerformanceMetrics: {
      eventDiscoveryRate: 25.5,
      avgProcessingTime: 1_400,
      successRate: 92.5,
      tokenUsage: { total: 500_000, remaining: 380_000, dailyUsed: 120_000 },
      cityPerformance: [],
      apiCallStatistics: { totalCalls: 2_000, successfulCalls: 1_990, errorRate: 0.5, avgResponseTime: 50 },
    },
  });
  await says(figure('Event Discovery Rate'), '25.5');
  await says(figure('Average Processing Time'), '1.4 s');
  await says(figure('Success Rate'), '92.5%');
  await says(block('Token Usage'), '120.0K', '380.0K', '500.0K');
  await says(block('API Call Statistics'), '2,000', '1,990', '0.5%', 'half within 50 ms');
  await see(page.getByText('No city performance data available')).toBeVisible();
});

test('each city has a badge by rate and by response time, at the thresholds [PMON-02, PMON-03, PMON-04]', async () => {
  const city = (name: string, successRate: number, avgResponseTime: number) => {
    return { city: name, state: 'SC', eventsFound: 5, successRate, avgResponseTime, reads: 20 };
  };
  await openSection('/admin/performance-monitoring', 'Performance Monitoring', {
    getPerformanceMetrics: {
      ...(consoleQuiet.getPerformanceMetrics as object as {
        tokenUsage: { total: number; remaining: number; dailyUsed: number };
      }),
      eventDiscoveryRate: 0,
      avgProcessingTime: null,
      successRate: null,
      apiCallStatistics: { totalCalls: 0, successfulCalls: 0, errorRate: 0, avgResponseTime: null },
      cityPerformance: [
        city('Aiken', 90, 1_000),
        city('Camden', 89.9, 1_001),
        city('Chester', 75, 3_000),
        city('Sumter', 50, 3_001),
        city('Union', 49.9, 9_000),
      ],
    },
  });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await says(row('Aiken'), 'Excellent', 'Fast');
  await says(row('Camden'), 'Good', 'Normal');
  await says(row('Chester'), 'Good', 'Normal');
  await says(row('Sumter'), 'Fair', 'Slow');
  await says(row('Union'), 'Poor', 'Slow');
});

test('the unified extractor is tested with Columbia, SC and three events unless told otherwise [AIPIPE-01]', async () => {
  const site = await openSection('/admin/ai-pipelines', 'AI Pipelines', {
    testUnifiedExtraction: refused(503, 'The database does not answer.'),
  });
  const form = block('Unified Extractor Test');
  await see(form.getByLabelText('City', { exact: true })).toHaveValue('Columbia');
  await see(form.getByLabelText('State', { exact: true })).toHaveValue('SC');
  await see(form.getByLabelText('Limit (optional)', { exact: true })).toHaveValue(3);
  await form.getByLabelText('Test URL', { exact: true }).fill('https://hall.example.org/');
  await press('Run Test');
  await says(notice('Test Failed'), 'The database does not answer.');
  expect(site.api.calls('testUnifiedExtraction').at(-1)?.body).toEqual({
    url: 'https://hall.example.org/',
    city: 'Columbia',
    state: 'SC',
    limit: 3,
  });
});

test('the three cards have real figures, and their buttons do what they say [AIPIPE-02, AIPIPE-03]', async () => {
  const site = await openSection('/admin/ai-pipelines', 'AI Pipelines', {
    getDataQualityStats: { totalEvents: 1_234, missingImages: 5, staleEvents: 67, sourceAnalysis: [] },
    refreshEvents: refused(500, 'x'),
    migrateConfiguration: refused(500, 'It broke.'),
    reprocessEvents: refused(409, 'This already runs. Wait for it or cancel it.'),
    extractRealImages: refused(500, 'It broke.'),
  });
  await says(block('Content Enhancement'), '10%', '80%');
  await says(block('Data Quality'), '90%');
  await says(block('Database Management'), '1,234', '67');
  await press('Reprocess Events');
  await says(notice('Processing Failed'), 'This already runs.');
  await press('Extract Real Images');
  await see(notice('Real Image Extraction Failed')).toBeVisible();
  await press('Migrate Configuration');
  await see(notice('Migration Failed')).toBeVisible();
  expect(site.api.calls('reprocessEvents')[0]?.body).toEqual({ city: 'Columbia', state: 'SC' });
});

test('the AI pipeline’s test says when it fails [ERR-026]', async () => {
  await openSection('/admin/scraping', 'Scraping / Discovery', { testScrapingPipeline: refused(503, '') });
  await page.getByLabelText('Custom URL').fill('https://hall.example.org/');
  await press('Test AI Pipeline');
  await says(notice('Pipeline Test Failed'), 'Failed to test AI pipeline');
});

test('each diagnostic shows its answer as JSON and logs it to the browser’s console [DEVTOOLS-01]', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const answer = { ok: true, responseMilliseconds: 3, sizeBytes: 4_096, events: 12, activeSources: 2 };
  await openSection('/admin/developer-tools', 'Developer Tools', {
    getDatabaseHealth: answer,
    validateConfig: refused(503, 'The database does not answer.'),
  });
  for (const name of [
    'Test OpenAI',
    'System Memory',
    'Debug Logs',
    'Test Scraping',
    'Test Image Generation',
    'Validate Config',
  ])
    await see(page.getByRole('button', { name, exact: true })).toBeVisible();
  await press('Database Health');
  await see(block('Result: Database Health')).toHaveTextContent('"sizeBytes": 4096');
  expect(log).toHaveBeenCalledWith('Database Health', answer);
  await press('Validate Config');
  await says(notice('Diagnostic Failed'), 'The database does not answer.');
  log.mockRestore();
  await expectSound();
});

test.each([320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440])(
  'at %i px what a diagnostic does has lines of more than a word or two [DEVTOOLS-01]',
  async (width) => {
    await page.viewport(width, 900);
    await openSection('/admin/developer-tools', 'Developer Tools', {});
    const button = page.getByRole('button', { name: 'Test OpenAI', exact: true });
    await see(button).toBeVisible();
    const text = button.element().parentElement?.querySelector('p');
    await expect.poll(() => text?.getBoundingClientRect().width ?? 0).toBeGreaterThanOrEqual(170);
  },
);
