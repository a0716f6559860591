import type { BatchOperations, Dashboard } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { dialog, notice, page, says, see } from '../harness/look.ts';
import { nowText } from '../harness/now.ts';
import { BOARD, consoleQuiet } from '../harness/quiet-console.ts';
import { CAMPAIGN } from '../harness/records.ts';
import { openSite, personOf } from '../harness/site.tsx';

const BUSY: Dashboard = {
  ...BOARD,
  verdict: {
    state: 'trouble',
    reasons: [
      { trouble: 'critical-errors', isGrave: true, count: 2 },
      { trouble: 'sources-failing', isGrave: false, count: 9 },
      { trouble: 'late', isGrave: false, count: 100 },
    ],
  },
  events: { total: 1_200, withoutImage: 300, ended: 40, addedToday: 12, addedYesterday: 10 },
  today: { reads: 90, readErrors: 3, found: 500, saved: 420 },
  sources: { active: 80, failing: 9, late: 100, longestLateMs: 7_200_000 },
  queue: { waiting: 7, running: 2, later: 1, oldestMs: 90_000 },
  errors: {
    unresolved: { critical: 2, high: 1, medium: 0, low: 0 },
    latest: [
      {
        id: 'e',
        component: 'cron',
        message: '<b>No tick</b>',
        severity: 'critical',
        occurrences: 3,
        lastAt: BOARD.at,
        lastReference: 'tick-0000001',
      },
    ],
  },
  waiting: [
    { kind: 'held-drafts', count: 100 },
    { kind: 'campaigns', count: 0 },
  ],
  cities: [
    { slug: 'columbia-sc', city: 'Columbia', state: 'SC', upcoming: 60, sources: 10, failing: 4, lastRead: BOARD.at },
  ],
  boosts: { clicks: 40, spend: 25, averageRoi: 16 },
};
const OPERATION: BatchOperations['operations'][number] = {
  id: 'op1',
  kind: 'reprocess-events',
  city: 'Columbia, SC',
  state: 'running',
  total: 10,
  done: 4,
  changed: 0,
  message: null,
  startedAt: BOARD.at,
  startedBy: 'ada@marquee.example',
  endedAt: null,
};
const RUNNING: BatchOperations = {
  canShutdown: false,
  activeOperations: [
    { id: 'p', source: 'payment.settle', type: 'payments', priority: 'critical', elapsedTime: 65_000 },
    { id: 's', source: 'Granby Hall', type: 'scraping', priority: 'normal', elapsedTime: 5_000 },
  ],
  stats: { total: 2, byType: { expansion: 0, payments: 1, scraping: 1 } },
  operations: [OPERATION],
};

/** The figure under a label that leads somewhere. */
const tile = (label: string) =>
  page
    .css('div')
    .filter({ has: page.css(`:scope > dt > a:text-is("${label}")`) })
    .css(':scope > dd');
const open = (answers = {}) => openSection('/admin/dashboard', 'Dashboard', answers);
const operate = (answers = {}) => openSection('/admin/dashboard?tab=operations', 'Dashboard', answers);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shown = (text: string) => see(page.getByText(text).first()).toBeVisible();
const link = (name: string | RegExp) => page.getByRole('link', { name }).element().getAttribute('href');

test('the events added last are listed, of any status [CALL-044, DASH-07]', async () => {
  const at = nowText();
  const event = { id: 'x', slug: 'quiz', title: 'Quiz Night', venue: null, city: 'Columbia', state: 'SC' };
  const rest = { startDate: '2026-12-01T19:00', source: 'Granby Hall', qualityTier: 1, hasImage: false, addedAt: at };
  const items = [{ ...event, ...rest, status: 'cancelled' as const }];
  await open({ listConsoleEvents: { total: 1, items, nextCursor: null } });
  const block = page.css('section').filter({ has: page.getByRole('heading', { name: 'Latest Events' }) });
  await see(block.getByRole('link', { name: 'Quiz Night' })).toHaveAttribute('href', '/events/quiz');
  await see(block).toHaveTextContent('Columbia, SC · Dec 1, 2026 · Granby Hall');
  await see(block).toHaveTextContent('Cancelled');
});

test('a quiet day says that all is well, and the console opens with it', async () => {
  await openSection('/admin', 'Dashboard', {});
  await shown('All is well');
  await shown('Nothing is waiting for a decision.');
  await says(tile('Freshness'), 'On time');
  await says(tile('Average ROI'), '–');
});

test('what is wrong, what waits and each figure lead to where one acts; ROI has one decimal [BOOST-14, DASH-07]', async () => {
  await open({ getDashboard: BUSY });
  await shown('Something is wrong');
  expect(link('2 critical errors are open.')).toBe('/admin/error-diagnostics');
  expect(link('100 or more sources are over an hour late.')).toBe('/admin/scraping');
  expect(link('9 sources need attention.')).toBe('/admin/scraping?tab=sources&health=failing');
  expect(link(/Held drafts/)).toBe('/admin/dashboard?tab=review&kind=held-draft');
  await says(tile('Average ROI'), '16.0x');
  await says(tile('Missing Images'), '300', '75%');
  await says(tile('Queue'), '7', 'oldest 1 min, 2 running');
  await shown('<b>No tick</b>');
  expect(link('Open Errors')).toBe('/admin/error-diagnostics');
});

test('protection status lists what runs with type, priority and time, the critical highlighted [DASH-01]', async () => {
  await open({ getBatchOperations: RUNNING });
  await shown('Do not shut down');
  const [first, second] = page.getByRole('list', { name: 'Active operations' }).getByRole('listitem').elements();
  expect(first?.textContent).toBe('payment.settlepaymentscritical1 min');
  expect(first?.className).toMatch(/critical/);
  expect(second?.textContent).toBe('Granby Hallscrapingnormal5 s');
  expect(second?.className).not.toMatch(/critical/);
});

test('an operation shows its progress and can be cancelled', async () => {
  await operate({
    getBatchOperations: RUNNING,
    cancelOperation: { ...OPERATION, state: 'cancelled' },
  });
  await shown('4 of 10');
  await press('Cancel');
  await expect.element(notice('Operation Cancelled')).toBeVisible();
});

test.each([
  ['Migrate Configuration', 'migrateConfiguration', 'Migration Failed'],
  ['Refresh Events', 'refreshEvents', 'Refresh Failed'],
  ['Reprocess Events', 'reprocessEvents', 'Processing Failed'],
] as const)('%s has a toast of its own when it fails [DASH-03, ERR-062, ERR-063]', async (button, call, title) => {
  await operate({ [call]: refused(500, 'It broke.') });
  await press(button);
  await expect.element(notice(title)).toBeVisible();
});

test.each([
  [
    'Migrate Configuration',
    'migrateConfiguration',
    'Configuration Migrated',
    {
      message: '4 settings are in order.',
      summary: { examined: 4, migrated: 0, unchanged: 4, controls: 0, overrides: 0, tokenLimits: 0, strategies: 0 },
    },
  ],
  [
    'Refresh Events',
    'refreshEvents',
    'Event Refresh Started',
    { operation: OPERATION, message: '2 sources are asked.' },
  ],
] as const)('%s is followed by a toast [ERR-069]', async (button, call, title, answer) => {
  await operate({ [call]: answer });
  await press(button);
  await expect.element(notice(title)).toBeVisible();
});

test.each([
  ['Extract Real Images', 'extractRealImages', 'Real Image Extraction Failed'],
  ['Bulk Extract Images', 'bulkExtractImages', 'Bulk Image Extraction Failed'],
  ['Fix URLs and Images', 'fixUrlsAndImages', 'URL & Image Fix Failed'],
  ['Extract Missing Images', 'extractMissingImages', 'Image Extraction Failed'],
  ['Generate Missing Images', 'generateMissingImages', 'Image Generation Failed'],
] as const)('%s is on the Dashboard, and says when it fails [DASH-02, ERR-066]', async (button, call, title) => {
  await operate({ [call]: refused(500, 'It broke.') });
  await press(button);
  await expect.element(notice(title)).toBeVisible();
});

test('cleanup asks first, and says when it fails [DASH-02, ERR-066]', async () => {
  const stats = { ...consoleQuiet.getDataQualityStats, staleEvents: 3 };
  await operate({ getDataQualityStats: stats, cleanupStaleEvents: refused(500, 'It broke.') });
  await press('Clean Up Stale Events');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clean Up Stale Events' }).click();
  await expect.element(notice('Cleanup Failed')).toBeVisible();
});

test('bulk and cleanup buttons are off while one runs or their count is zero [DQ-03, DQ-06]', async () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openSection('/admin/data-quality', 'Data Quality Management', {
    getDataQualityStats: { totalEvents: 10, missingImages: 0, staleEvents: 0, sourceAnalysis: [] },
  });
  await expect.element(button('Bulk Extract Images')).toBeDisabled();
  await expect.element(button('Extract Missing Images')).toBeDisabled();
  await expect.element(button('Clean Up Stale Events')).toBeDisabled();
  await expect.element(button('Clean Up Stale Events')).toHaveAccessibleDescription('Off: no event has ended.');
  await expect.element(button('Bulk Extract Images')).toHaveAccessibleDescription('Off: every event has an image.');
  await expect.element(button('Extract Real Images')).toBeEnabled();
});

test('the five most recent fixes are listed with title, source and date [DQ-01, DQ-05]', async () => {
  const fix = {
    eventId: 'e1',
    title: 'Quiz Night',
    source: 'Granby Hall',
    startDate: '2026-10-20T19:00',
    changed: true,
    result: 'Its picture is stored.',
    at: BOARD.at,
  };
  await openSection('/admin/data-quality?tab=recent', 'Data Quality Management', { listRecentFixes: { fixes: [fix] } });
  for (const tab of ['Quick Actions', 'Source Analysis', 'Recent Results'])
    await expect.element(page.getByRole('tab', { name: tab })).toBeVisible();
  await shown('Quiz Night');
  await shown('Granby Hall');
  await shown('Oct 20, 2026');
});

test('while events are processed the status is asked every 2 seconds; when that ends, what shows events is read again [DASH-05, DASH-06]', async () => {
  const time = stopTime();
  const site = openSite('/admin/dashboard?tab=operations', {
    currentUser: personOf('admin'),
    getAiProcessingStatus: { active: true, processed: 3 },
  });
  await time.until(() => page.getByText(/3 sources processed/).elements().length === 1);
  const before = site.api.calls('getAiProcessingStatus').length;
  await time.pass(2_100);
  await expect.poll(() => site.api.calls('getAiProcessingStatus').length).toBe(before + 1);
  const reads = site.api.calls('getDataQualityStats').length;
  site.api.answer({ getAiProcessingStatus: { active: false, processed: 10 } });
  await time.pass(2_100);
  await time.until(() => site.api.calls('getDataQualityStats').length > reads);
});

test('the Dashboard and its events are read every 10 seconds, what runs every 5 [DASH-06, CALL-044]', async () => {
  const time = stopTime();
  const site = openSite('/admin/dashboard', { currentUser: personOf('admin') });
  await time.until(() => page.getByText('All is well').elements().length === 1);
  await time.until(() => site.api.isIdle());
  const asked = (id: 'getDashboard' | 'getBatchOperations' | 'listConsoleEvents') => site.api.calls(id).length;
  const [boards, batches] = [asked('getDashboard'), asked('getBatchOperations')];
  const lists = asked('listConsoleEvents');
  await time.pass(5_100);
  await time.until(() => asked('getBatchOperations') === batches + 1);
  expect(asked('getDashboard')).toBe(boards);
  await time.pass(5_100);
  await time.until(() => asked('getDashboard') === boards + 1);
  await time.until(() => asked('listConsoleEvents') === lists + 1);
});

test('a campaign’s status is changed from the Dashboard, and a failure says so [DASH-04]', async () => {
  await operate({ listAdminCampaigns: pageOf(CAMPAIGN), decideCampaign: wordless(500) });
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: 'Jazz Week' }).click();
  await dialog('Jazz Week').getByRole('button', { name: 'Approve', exact: true }).click();
  await says(notice('Update Failed'), 'Unable to update campaign status.');
});

test('the time range is kept in the address', async () => {
  const site = await open({ getDashboard: BOARD });
  await press('7 days');
  await expect.poll(() => site.api.calls('getDashboard').at(-1)?.query.get('days')).toBe('7');
});
