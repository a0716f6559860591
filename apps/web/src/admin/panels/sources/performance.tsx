import { defineList } from '../../kit/define-list.ts';
import { decimal, percent } from '../../kit/format.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { failureTone, type Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

const STATUSES: Record<string, { tone: Tone; label: string } | undefined> = {
  healthy: { tone: 'good', label: t('status.healthy') },
  warning: { tone: 'warn', label: t('status.warning') },
  critical: { tone: 'bad', label: t('status.critical') },
  failed: { tone: 'bad', label: t('status.failed') },
};

/** Always in seconds (spec: SCRAPE-06), with enough digits to distinguish fast hosts: `12.4 s`, `0.42 s`, `0.004 s`. */
export function inSeconds(value: number): string {
  return `${value.toFixed(value >= 10 ? 1 : value >= 0.01 || value === 0 ? 2 : 3)} s`;
}

/** Scrape results by domain (spec: SCRAPE-06, SCRAPE-07). */
export const performance = defineList({
  id: 'performance',
  list: 'listSourcePerformance',
  // Sorting needs the whole list.
  always: { limit: '100' },
  first: 10,
  caption: t('scraping.performance'),
  rowKey: ({ domain }) => domain,
  columns: [
    { field: 'domain', label: t('word.domain'), sortable: true },
    { field: 'jobsRun', label: t('scraping.jobsRun'), as: 'count', from: 560, sortable: true },
    {
      field: 'avgTime',
      label: t('scraping.avgTime'),
      number: true,
      from: 680,
      sortable: true,
      show: (row) => inSeconds(row.avgTime),
    },
    {
      field: 'eventsPerJob',
      label: t('scraping.eventsPerJob'),
      number: true,
      from: 460,
      sortable: true,
      show: (row) => decimal(row.eventsPerJob),
    },
    {
      field: 'failureRate',
      label: t('scraping.failureRate'),
      number: true,
      sortable: true,
      show: ({ failureRate }) => <ToneBadge tone={failureTone(failureRate)}>{percent(failureRate)}</ToneBadge>,
    },
    {
      field: 'status',
      label: t('word.status'),
      from: 400,
      sortable: true,
      show: ({ status }) => {
        const { tone, label } = STATUSES[status] ?? { tone: 'neutral', label: status };
        return <ToneBadge tone={tone}>{label}</ToneBadge>;
      },
    },
  ],
  empty: t('scraping.performanceEmpty'),
});
