import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { decimal, percent } from '../../kit/format.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { failureTone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { inSeconds } from './performance.tsx';
import { testScraper } from './scraper-test.tsx';
import { Dot } from './status-dot.tsx';

type Row = Answer<'getScraperPerformance'>['sources'][number];

/** The sources that fail most, each with a test (spec: PERF-04). */
export const scrapers = defineRows<Row>({
  id: 'scrapers',
  caption: t('scrapers.list'),
  rowKey: ({ sourceId }) => sourceId,
  search: ({ domain, city, state }) => `${domain} ${city} ${state}`,
  searchLabel: t('scrapers.search'),
  pageSize: 25,
  csvName: 'scraper-performance',
  columns: [
    { field: 'domain', label: t('word.domain'), sortable: true, show: (row) => <Domain {...row} /> },
    {
      field: 'status',
      label: t('word.status'),
      from: 520,
      sortable: true,
      show: ({ status }) => t(`status.${status}`),
    },
    {
      field: 'city',
      label: t('word.city'),
      from: 620,
      sortable: true,
      show: ({ city, state }) => `${city}, ${state}`,
    },
    { field: 'totalAttempts', label: t('scrapers.attempts'), as: 'count', from: 720, sortable: true },
    { field: 'successfulRuns', label: t('scrapers.successes'), as: 'count', from: 800, sortable: true },
    {
      field: 'avgEventsPerRun',
      label: t('scrapers.events'),
      number: true,
      from: 560,
      sortable: true,
      show: (row) => decimal(row.avgEventsPerRun),
    },
    {
      field: 'failureRate',
      label: t('scrapers.failureRate'),
      number: true,
      from: 460,
      sortable: true,
      show: ({ failureRate }) => <ToneBadge tone={failureTone(failureRate)}>{percent(failureRate)}</ToneBadge>,
    },
    {
      field: 'avgResponseTime',
      label: t('scrapers.time'),
      number: true,
      from: 900,
      sortable: true,
      show: (row) => inSeconds(row.avgResponseTime),
    },
  ],
  actions: [
    {
      ...testScraper,
      label: t('scrapers.rowTest'),
      input: ({ url, city, state }) => ({ body: { url, city, state } }),
    },
  ],
  empty: t('scrapers.empty'),
});

/** The dot stays with the domain where the list is too narrow for the word. */
function Domain({ domain, status }: Pick<Row, 'domain' | 'status'>) {
  return (
    <>
      <Dot status={status} /> {domain.replace(/^www\./, '')}
    </>
  );
}
