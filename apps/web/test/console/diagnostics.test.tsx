import type { DeadLetterRecord, DiagnosedError, Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { block, count, expectSound, figure, notice, page, says, see } from '../harness/look.ts';
import { now, nowText } from '../harness/now.ts';
import { HEALTH } from '../harness/quiet-console.ts';
import { forgetAnswers } from '../harness/site.tsx';

const open = (answers = {}) => openSection('/admin/error-diagnostics', 'Error Diagnostics', answers);

function anError(number: number, change: Partial<DiagnosedError> = {}): DiagnosedError {
  const at = new Date(now() - number * 60_000).toISOString();
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
    ...change,
  };
}

test('counts and three lists with component, age, occurrences and stack [DIAG-01, DIAG-02] [BEY-32]', async () => {
  const errors = Array.from({ length: 14 }, (_, number) => anError(number));
  const stats = { critical: 14, high: 3, total: 20, unresolved: 17 };
  await open({ getErrorDiagnostics: { stats, errors, deadLetters: 2 } });
  await see(figure('Critical')).toHaveTextContent('14');
  await see(figure('High')).toHaveTextContent('3');
  await see(figure('Total')).toHaveTextContent('20');
  await see(figure('Unresolved')).toHaveTextContent('17');
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await count(rowsOf('Critical Errors'), 5);
  await count(rowsOf('Recent Errors'), 10);
  await count(rowsOf('Recurring Errors'), 5);
  const third = rowsOf('Critical Errors').nth(2);
  await says(third, 'job source.scrape', '3 times', '2 min ago');
  await third.css('summary').click();
  await says(third, 'at readPages (read-pages.ts:2)');
  await expectSound();
});

test('errors that tell of the AI provider’s quota advise to check billing [DIAG-06]', async () => {
  const site = await open();
  await count(page.getByText('Check billing and add credits.'), 0);
  const stats = { critical: 1, high: 0, total: 1, unresolved: 1 };
  const errors = [anError(1, { message: 'OpenAI: you exceeded your current quota' })];
  site.api.answer({ getErrorDiagnostics: { stats, errors, deadLetters: 0 } });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Refresh errors' }).click();
  await see(page.getByRole('alert').filter({ hasText: 'Check billing and add credits.' })).toBeVisible();
});

test('server health says what there is, and what there cannot be at the edge [DIAG-03]', async () => {
  await open();
  await says(figure('Uptime'), /\d/);
  await says(figure('Restarts in 24 hours'), /1.*Normal/);
  await says(figure('Heap memory'), 'not available at the edge');
  await says(figure('Process ID'), 'not available at the edge');
  await says(figure('Runtime'), 'workerd');
  await see(page.getByRole('heading', { name: 'Restart history' })).toBeVisible();
  await see(page.getByRole('heading', { name: 'Restart patterns' })).toBeVisible();
});

test('where there is a heap, its use has a color and a number, and many restarts are said [DIAG-05]', async () => {
  const server = { ...HEALTH.server, memoryUsage: { heapUsed: 85, heapTotal: 100 }, processId: 42 };
  await open({ getServerHealth: { ...HEALTH, server, restarts: { ...HEALTH.restarts, isHighFrequency: true } } });
  await see(page.getByRole('meter', { name: 'Heap memory' })).toHaveAttribute('aria-valuetext', '85 / 100 MB');
  await says(figure('Restarts in 24 hours'), 'High-frequency');
});

test('buttons read errors and health again [DIAG-04]', async () => {
  const site = await open();
  await page.getByRole('button', { name: 'Pause' }).click();
  await says(figure('Runtime'), 'workerd');
  for (const [name, id] of [
    ['Refresh errors', 'getErrorDiagnostics'],
    ['Refresh health', 'getServerHealth'],
  ] as const) {
    await forgetAnswers();
    const before = site.api.calls(id).length;
    await page.getByRole('button', { name }).click();
    await expect.poll(() => site.api.calls(id).length).toBe(before + 1);
  }
});

test('what cannot be read says so in its own place, and the rest stands [ERR-061]', async () => {
  const refusal = refused(500, 'Something went wrong.');
  await open({ getErrorDiagnostics: refusal, getServerHealth: refusal });
  await see(page.getByText('No diagnostic data available')).toBeVisible();
  await see(page.getByText('No server health data available')).toBeVisible();
});

test('a dead letter is put back or laid aside, once asked', async () => {
  const letter: DeadLetterRecord = {
    id: 'd1',
    jobId: 'j1',
    requestId: 'request-1',
    kind: 'image.fetch',
    body: '{"eventId":"x"}',
    reason: 'The picture could not be read five times.',
    timestamp: nowText(),
    canRetry: true,
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
  };
  let left = [letter, { ...letter, id: 'd2', kind: 'event.revalidate' }];
  const settle = ({ params }: { params: Record<string, string> }) => {
    left = left.filter(({ id }) => id !== params.id);
    return letter;
  };
  await openSection('/admin/error-diagnostics?tab=letters', 'Error Diagnostics', {
    listDeadLetters: () => pageOf(...left),
    retryDeadLetter: settle,
    dismissDeadLetter: settle,
  });
  const rows = page.getByRole('table', { name: 'Dead Letters' }).css('tbody tr');
  await count(rows, 2);
  await rows.filter({ hasText: 'image.fetch' }).getByRole('button', { name: 'Retry' }).click();
  await see(notice('Job Queued Again')).toBeVisible();
  await count(rows, 1);
  await rows.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await count(rows, 1);
  await rows.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
  await see(page.getByText('There are no dead letters.')).toBeVisible();
});

const REQUEST = '0e045a2d-bfa4-4165-9b52-e2274b5b4c80';
const AT = '2026-11-23T12:00:00.000Z';
const TRACE: ResponseOf<Endpoints['getTrace']> = {
  requestId: REQUEST,
  startedBy: 'request',
  jobs: [
    {
      id: 'j1',
      kind: 'source.scrape',
      state: 'dead',
      attempts: 5,
      about: 'Granby Hall',
      detail: 'The page broke.',
      addedAt: AT,
      startedAt: AT,
      endedAt: AT,
      durationMs: 4_400,
    },
  ],
  errors: [
    {
      errorId: 'e1',
      timestamp: AT,
      component: 'job source.scrape',
      severity: 'high',
      message: 'Odd',
      call: null,
      jobId: 'j1',
      isRefusal: false,
    },
  ],
  deadLetters: [],
  changes: [],
  isCut: false,
};

test('from an error to everything its request left in two clicks [BEY-47]', async () => {
  const stats = { critical: 0, high: 1, total: 1, unresolved: 1 };
  const errors = [anError(0, { severity: 'high', lastReference: REQUEST })];
  const site = await open({ getErrorDiagnostics: { stats, errors, deadLetters: 0 }, getTrace: TRACE });
  const recent = page.getByRole('region', { name: 'Recent Errors' });
  await recent.css('summary').click();
  await recent.getByRole('link', { name: REQUEST }).click();
  const steps = page.getByRole('list', { name: 'In order of time' }).getByRole('listitem');
  await count(steps, 2);
  await says(steps.nth(0), 'Failed', 'Read of a source: ', 'Granby Hall', '5 attempts', '4.4 s', 'The page broke.');
  await says(steps.nth(1), 'Error', 'Odd', 'High', 'Granby Hall');
  await says(block('Started by a request'), REQUEST, '1 job', '1 error');
  await says(block('Log lines'), `npx wrangler tail marquee-queue-consumer --format json --search ${REQUEST}`);
  expect(site.api.calls('getTrace')[0]?.params).toEqual({ id: REQUEST });
  await expectSound();
});

test('a reference is looked up by hand; what is none is not asked for, and what left nothing says so', async () => {
  const nothing = { ...TRACE, startedBy: 'schedule' as const, jobs: [], errors: [] };
  const site = await openSection('/admin/error-diagnostics?tab=trace', 'Error Diagnostics', { getTrace: nothing });
  const field = page.getByRole('textbox', { name: 'Reference' });
  await field.fill('<script>');
  await page.getByRole('button', { name: 'Look Up' }).click();
  await see(page.getByText('A reference has 8 to 64 letters')).toBeVisible();
  expect(site.api.calls('getTrace')).toHaveLength(0);
  await field.fill('  tick-01m8450rkctwyssm7yby41spnw ');
  await page.getByRole('button', { name: 'Look Up' }).click();
  await see(page.getByRole('heading', { name: 'Nothing is stored under this reference' })).toBeVisible();
  expect(site.api.calls('getTrace')[0]?.params).toEqual({ id: 'tick-01m8450rkctwyssm7yby41spnw' });
});

test('a panel that fails on our side names its reference, which leads to the trace [BEY-47]', async () => {
  await open({ getServerHealth: refused(500, 'Something went wrong.'), getTrace: TRACE });
  const link = page.getByRole('link', { name: 'test', exact: true });
  await see(link).toHaveAttribute('href', '/admin/error-diagnostics?tab=trace&request=test');
});

test('the workers of the last day have a table of their own [DIAG-03]', async () => {
  await open();
  await see(page.getByRole('table', { name: 'Workers, last 24 hours' }).css('tbody tr').first()).toBeVisible();
  await see(block('Restart history')).toBeVisible();
});
