import { type Page, test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { answer, expect, notice, openSection, refuse } from './at-the-console.ts';

const ERRORS = '/api/admin/error-diagnostics';
const HEALTH = '/api/admin/server-health';
const LETTERS = '/api/admin/dead-letters';

test.beforeEach(async ({ page, baseURL }) => {
  await openSection(page, '/admin/error-diagnostics', 'Error Diagnostics', baseURL ?? '');
});
test.afterEach(({ page }) => page.unrouteAll());

const tile = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=../dd');

function anError(number: number, over: Record<string, unknown> = {}) {
  const at = new Date(Date.now() - number * 60_000).toISOString();
  return {
    id: `e${number}`,
    component: 'job source.scrape',
    message: `Trouble ${number}`,
    severity: 'critical',
    timestamp: at,
    occurrenceCount: number + 1,
    stack: `Error: Trouble ${number}\n    at readPages (read-pages.ts:${number})`,
    lastOccurrence: at,
    lastReference: `job-${number}`,
    resolvedAt: null,
    resolvedBy: null,
    ...over,
  };
}

test('counts and three lists with component, age, occurrences and stack [DIAG-01, DIAG-02]', async ({ page }) => {
  const errors = Array.from({ length: 14 }, (_, number) => anError(number));
  await answer(page, ERRORS, { stats: { critical: 14, high: 3, total: 20, unresolved: 17 }, errors, deadLetters: 2 });
  await page.reload();
  await expect(tile(page, 'Critical')).toHaveText('14');
  await expect(tile(page, 'High')).toHaveText('3');
  await expect(tile(page, 'Total')).toHaveText('20');
  await expect(tile(page, 'Unresolved')).toHaveText('17');
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(rowsOf('Critical Errors')).toHaveCount(5);
  await expect(rowsOf('Recent Errors')).toHaveCount(10);
  await expect(rowsOf('Recurring Errors')).toHaveCount(5);
  const third = rowsOf('Critical Errors').nth(2);
  await expect(third).toContainText('job source.scrape');
  await expect(third).toContainText('3 times');
  await expect(third).toContainText('2 min ago');
  await third.locator('summary').click();
  await expect(third).toContainText('at readPages (read-pages.ts:2)');
  await expectSound(page);
});

test('errors that tell of the AI provider’s quota advise to check billing [DIAG-06]', async ({ page }) => {
  const stats = { critical: 1, high: 0, total: 1, unresolved: 1 };
  await expect(page.getByText('Check billing and add credits.')).toBeHidden();
  const errors = [anError(1, { message: 'OpenAI: you exceeded your current quota' })];
  await answer(page, ERRORS, { stats, errors, deadLetters: 0 });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Check billing and add credits.' })).toBeVisible();
});

test('server health says what there is, and what there cannot be at the edge [DIAG-03]', async ({ page }) => {
  await expect(tile(page, 'Uptime')).toContainText(/\d/);
  await expect(tile(page, 'Restarts in 24 hours')).toContainText(/\d+.*(Normal|High-frequency)/);
  await expect(tile(page, 'Heap memory')).toHaveText('not available at the edge');
  await expect(tile(page, 'Process ID')).toHaveText('not available at the edge');
  await expect(tile(page, 'Runtime')).toContainText('workerd');
  await expect(page.getByRole('heading', { name: 'Restart history' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Restart patterns' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Workers, last 24 hours' }).locator('tbody tr').first()).toBeVisible();
});

test('where there is a heap, its use has a color and a number, and many restarts are said [DIAG-05]', async ({
  page,
}) => {
  const told = (await (await page.request.get(HEALTH)).json()) as {
    server: object;
    restarts: object;
    workers: unknown[];
  };
  const server = { ...told.server, memoryUsage: { heapUsed: 85, heapTotal: 100 }, processId: 42 };
  await answer(page, HEALTH, { ...told, server, restarts: { ...told.restarts, isHighFrequency: true } });
  await page.reload();
  await expect(page.getByRole('meter', { name: 'Heap memory' })).toHaveAttribute('aria-valuetext', '85 / 100 MB');
  await expect(tile(page, 'Restarts in 24 hours')).toContainText('High-frequency');
  await expectSound(page);
});

test('buttons read errors and health again [DIAG-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Pause' }).click();
  // Within a second the same request would share the answer that is there (REQ-03).
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_200);
  const errors = page.waitForResponse(`**${ERRORS}`);
  await page.getByRole('button', { name: 'Refresh errors' }).click();
  expect((await errors).status()).toBe(200);
  const health = page.waitForResponse(`**${HEALTH}`);
  await page.getByRole('button', { name: 'Refresh health' }).click();
  expect((await health).status()).toBe(200);
});

test('what cannot be read says so in its own place, and the rest stands [ERR-061]', async ({ page }) => {
  await refuse(page, ERRORS, 500, 'Something went wrong.');
  await refuse(page, HEALTH, 500, 'Something went wrong.');
  await page.reload();
  await expect(page.getByText('No diagnostic data available')).toBeVisible();
  await expect(page.getByText('No server health data available')).toBeVisible();
  await expect(page.getByText('No dead letters: everything was done.')).toBeVisible();
});

test('a dead letter is put back or laid aside, once asked', async ({ page }) => {
  const letter = {
    id: 'd1',
    jobId: 'j1',
    kind: 'image.fetch',
    body: '{"eventId":"x"}',
    reason: 'The picture could not be read five times.',
    timestamp: new Date().toISOString(),
    canRetry: true,
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
  };
  let open = [letter, { ...letter, id: 'd2', kind: 'event.revalidate' }];
  await page.route(`**${LETTERS}*`, (route) => route.fulfill({ json: { items: open, nextCursor: null } }));
  for (const verb of ['retry', 'dismiss']) {
    await page.route(`**${LETTERS}/*/${verb}`, (route) => {
      const id = route.request().url().split('/').at(-2);
      open = open.filter((one) => one.id !== id);
      return route.fulfill({ json: letter });
    });
  }
  await page.reload();
  const rows = page.getByRole('table', { name: 'Dead Letters' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'image.fetch' }).getByRole('button', { name: 'Retry' }).click();
  await expect(notice(page, 'Job Put Back')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('No dead letters: everything was done.')).toBeVisible();
});
