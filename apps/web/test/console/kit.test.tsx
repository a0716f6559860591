import type { DeadLetterRecord } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { count, gone, notice, page, says, see } from '../harness/look.ts';
import { now } from '../harness/now.ts';
import { sampledResponse } from '../harness/sampled.ts';
import { leaveSite } from '../harness/site.tsx';

const HOUR_MS = 3_600_000;
const thisHour = () => Math.floor(now() / HOUR_MS) * HOUR_MS;

test('a chart is walked by keyboard, says each figure, and opens as a table', async () => {
  const totals = { runs: 12, skipped: 0, errors: 2, eventsFound: 30, eventsSaved: 20, averageSeconds: 1 };
  const since = new Date(thisHour() - 24 * HOUR_MS).toISOString();
  await openSection('/admin/scraping', 'Scraping / Discovery', {
    getScrapingMetrics: {
      since,
      totals: { ...totals, errorRate: 0.1 },
      hours: [{ hour: new Date(thisHour()).toISOString(), ...totals }],
    },
  });
  const chart = page.getByRole('figure', { name: 'Reads of sources in the last 24 hours, by hour' });
  const points = chart.getByRole('img');
  await count(points, 24);
  (points.first().element() as unknown as SVGElement).focus();
  await userEvent.keyboard('{End}');
  await see(points.last()).toHaveFocus();
  await see(points.last()).toHaveAccessibleName(/: 10 read, 0 skipped, 2 failed$/);
  await userEvent.keyboard('{ArrowLeft}');
  await see(points.nth(22)).toHaveFocus();
  // One stop of the Tab key for all points: the next stop is the table.
  await userEvent.keyboard('{Tab}');
  await see(chart.getByText('Show as a table')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await says(chart.getByRole('row').last(), /10.*0.*2/);
});

test('selected rows are done one by one, and what failed stays selected', async () => {
  const letter = (id: string): DeadLetterRecord => ({
    id,
    jobId: `job-${id}`,
    requestId: 'request-1',
    kind: `source.scrape ${id}`,
    body: '{}',
    reason: 'Gave up',
    timestamp: hoursAgo(1),
    canRetry: true,
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
  });
  const site = await openSection('/admin/error-diagnostics?tab=letters', 'Error Diagnostics', {
    listDeadLetters: pageOf(letter('a'), letter('b')),
    retryDeadLetter: ({ params }) =>
      params.id === 'a' ? { ...letter('a'), resolution: 'retried' } : refused(409, 'The job is gone.'),
  });
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await says(bar, '2 of 2 selected');
  await bar.getByRole('button', { name: 'Retry (2)' }).click();
  await see(notice('1 queued again, 1 failed: The job is gone.')).toBeVisible();
  await says(bar, '1 of 2 selected');
  await see(page.getByRole('checkbox', { name: 'Select source.scrape b' })).toBeChecked();
  await see(page.getByRole('checkbox', { name: 'Select source.scrape a' })).not.toBeChecked();
  expect(site.api.calls('retryDeadLetter').map(({ params }) => params.id)).toEqual(['a', 'b']);
});

test('rows are searched, added up and exported, and the address keeps it', async () => {
  const row = (source: string, total: number) => ({ sourceId: source, source, total, missingImages: 1, stale: 0 });
  const answers: Answers = {
    getDataQualityStats: {
      totalEvents: 30,
      missingImages: 3,
      staleEvents: 0,
      sourceAnalysis: [row('Harbor Hall', 10), row('=Mill, Old', 5), row('Mill Pond', 15)],
    },
  };
  const files: Array<{ name: string; file: Blob }> = [];
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made = file as Blob;
    return '#file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made });
  });
  const site = await openSection('/admin/data-quality?tab=sources', 'Data Quality Management', answers);
  const table = page.getByRole('table', { name: 'Source Analysis' });
  const search = page.getByLabelText('Search sources');
  await search.fill('mill');
  await count(table.css('tbody tr'), 2);
  await says(table.css('tfoot'), /Total.*20/);
  await expect.poll(site.at).toContain('sources.q=mill');
  await table.getByRole('button', { name: 'Total Events' }).click();
  await see(table.getByRole('columnheader', { name: 'Total Events' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toMatch(/^marquee-data-quality-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await files[0]?.file.text()).toContain('"\'=Mill, Old",5,1,0\r\nMill Pond,15,1,0\r\n');
  const address = site.at();
  await leaveSite();
  await openSection(address, 'Data Quality Management', answers);
  await see(search).toHaveValue('mill');
  await says(table.css('tbody tr').first(), '=Mill, Old');
});

test('what has no column on a phone stands under the first, if the row does not open', async () => {
  await page.viewport(390, 900);
  const sampled = sampledResponse('getMarqueeDashboard');
  await openSection('/admin/marquee-phase1', 'Marquee Phase 1', { getMarqueeDashboard: sampled });
  const row = page.getByRole('table', { name: 'Recent Checks' }).getByRole('row').nth(1);
  await says(row, `Reason: ${sampled.domainHealth[0]?.reason}`, 'Checked:');
  await page.viewport(1440, 900);
  await expect.poll(() => row.element().textContent?.includes('Reason:')).toBe(false);
});

test('a group folds, stays folded, and shows the mark of what it hides', async () => {
  const answers: Answers = {
    getErrorDiagnostics: { stats: { critical: 2, high: 0, total: 2, unresolved: 2 }, errors: [], deadLetters: 1 },
  };
  await openSection('/admin/audit-log', 'Audit Log', answers);
  const sections = page.getByRole('navigation', { name: 'Console sections' });
  const errors = sections.getByRole('link', { name: /Error Diagnostics/ });
  const group = sections.getByRole('button', { name: /Overview/ });
  await says(errors, '2 critical errors, 1 dead letter');
  await group.click();
  await gone(errors);
  await see(sections.getByRole('link', { name: 'Audit Log' })).toBeVisible();
  await says(group, '2 critical errors, 1 dead letter');
  await leaveSite();
  await openSection('/admin/audit-log', 'Audit Log', answers);
  await see(group).toHaveAttribute('aria-expanded', 'false');
  await gone(errors);
});

test('the audit log is narrowed to days', async () => {
  const site = await openSection('/admin/audit-log', 'Audit Log');
  await page.getByLabelText('Days').selectOptions('7d');
  const query = () => site.api.calls('listAuditLog').at(-1)?.query;
  const instant = (name: string) => Date.parse(query()?.get(name) ?? '');
  await expect.poll(() => Math.round((instant('to') - instant('from')) / (24 * HOUR_MS))).toBe(7);
  expect(site.at()).toContain('from=7d');
});
