import { endpoints, type ManualScrape } from '@marquee/contract';
import { expect, test } from 'vitest';
import { type Answers, held, refused, unreachable, wordless } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { block, gone, notice, page, says, see } from '../harness/look.ts';
import { consoleQuiet, IDLE } from '../harness/quiet-console.ts';
import { forgetAnswers, type OpenSite } from '../harness/site.tsx';

const open = (answers: Answers = {}) => openSection('/admin/scraping', 'Scraping / Discovery', answers);
const exactly = (text: string) => page.getByText(text, { exact: true });

async function readAgain(site: OpenSite, answers: Answers): Promise<void> {
  site.api.answer(answers);
  await forgetAnswers();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
}

test('a view whose reads fail does not call itself live [SCRAPE-01]', async () => {
  const site = await open();
  await see(exactly('Live')).toBeVisible();
  const reads = Object.values(endpoints).filter(({ access, method }) => access === 'admin' && method === 'GET');
  await readAgain(site, Object.fromEntries(reads.map(({ id }) => [id, unreachable])));
  await see(exactly('Not live')).toBeVisible();
  await gone(exactly('Live'));
  await readAgain(site, { ...consoleQuiet, listCityHeat: refused(500, 'It broke.') });
  await see(exactly('Partly live')).toBeVisible();
  await see(page.getByText(/^1 of \d+ requests of this view failed/)).toBeVisible();
  await readAgain(site, { listCityHeat: [] });
  await see(exactly('Live')).toBeVisible();
  await gone(page.getByText(/requests of this view failed/));
});

test('a view says that it is live only once something has answered [SCRAPE-01]', async () => {
  const door = held();
  const later = Object.entries(consoleQuiet).map(([id, answer]) => [id, () => door.until.then(() => answer)]);
  await open(Object.fromEntries(later) as Answers);
  await see(exactly('Connecting…')).toBeVisible();
  await gone(exactly('Live'));
  door.release();
  await see(exactly('Live')).toBeVisible();
  await gone(exactly('Connecting…'));
});

test('times are told in seconds, also those of milliseconds [SCRAPE-06]', async () => {
  const row = (domain: string, avgTime: number) => {
    return { domain, avgTime, jobsRun: 3, eventsPerJob: 2, failureRate: 0, status: 'healthy' } as const;
  };
  const times = [12.41, 0.42, 0.0042, 0, 754];
  await open({ listSourcePerformance: pageOf(...times.map((time, index) => row(`host-${index}.example`, time))) });
  const cells = page.getByRole('table', { name: 'Source Performance' }).css('tbody tr td:nth-child(3)');
  await expect
    .poll(() => cells.elements().map(({ textContent }) => textContent))
    .toEqual(['12.4 s', '0.42 s', '0.004 s', '0.00 s', '754.0 s']);
});

test('the flag of a manual run is held after the city has been read, until Emergency Stop frees it [SCRAPE-14]', async () => {
  const reading: ManualScrape = {
    running: true,
    runId: 'r1',
    city: 'Savannah, GA',
    startedAt: hoursAgo(0),
    heldUntil: hoursAgo(-4.5 / 60),
    jobsOpen: 1,
    waits: null,
  };
  const site = await open({
    getManualScrape: reading,
    stopManualScrapes: { cancelled: 0, stopping: 0, message: 'Stopped.' },
  });
  const card = block('Manual Trigger');
  const run = card.getByRole('button', { name: 'Run Scraper' });
  const stop = card.getByRole('button', { name: 'Emergency Stop' });
  await see(card.getByText('Reading Savannah, GA: 1 source to go.')).toBeVisible();
  await see(run).toBeDisabled();
  await readAgain(site, { getManualScrape: { ...reading, jobsOpen: 0 } });
  await see(card.getByText(/^Savannah, GA has been read\. Use Emergency Stop to allow the next run now/)).toBeVisible();
  await says(card, /it can start in [2-5] min/);
  await see(run).toBeDisabled();
  await stop.click();
  site.api.answer({ getManualScrape: IDLE });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emergency Stop' }).click();
  await see(notice('Emergency Stop Activated')).toBeVisible();
  await gone(stop);
  await see(run).toBeEnabled();
  expect(site.api.calls('stopManualScrapes')).toHaveLength(1);
});

test('the audit of places says when it last ran, which a run changes, and what it looked at [LOCINT-01]', async () => {
  const report = {
    summary: { overallScore: 100, errors: 0, warnings: 0, infos: 0 },
    validEvents: 10,
    totalEvents: 10,
    violations: [],
    isComplete: true,
  };
  const site = await openSection('/admin/location-integrity', 'Location Integrity', {
    auditLocations: { ...report, ranAt: hoursAgo(2), lookedAt: 7 },
  });
  const ran = page.getByText(/^Last run .+\.$/);
  await says(ran, /\(2 h ago\): 7 new or changed events were checked\.$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  site.api.answer({ auditLocations: { ...report, ranAt: hoursAgo(0), lookedAt: 0 } });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Run Audit' }).click();
  await says(ran, /\(just now\): no events were new or changed\.$/);
});

test('an answer that is an error without words is told by its status [ERR-053]', async () => {
  await openSection('/admin/error-diagnostics', 'Error Diagnostics', { getErrorDiagnostics: wordless(502) });
  await see(page.getByText('HTTP error! status: 502').first()).toBeVisible();
});
