import { Link } from '../../../ui/link.tsx';
import { defineList } from '../../kit/define-list.ts';
import { decimal, percent } from '../../kit/format.ts';
import { foundBy } from '../../kit/found-by.ts';
import { Ago } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { Tier } from './verdict.tsx';

/** The sources with their score (spec: SCRAPE-11). */
export const foundSources = defineList({
  id: 'found',
  list: 'listFoundSources',
  caption: t('discovery.found'),
  rowKey: ({ id }) => id,
  always: { limit: '50', discovered: 'true' },
  columns: [
    {
      field: 'domain',
      label: t('word.source'),
      long: true,
      show: ({ id, domain, city, state }) => (
        <Link to={`/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: id })}`}>{domain}</Link>
      ),
    },
    { field: 'city', label: t('word.city'), from: 400, show: ({ city, state }) => `${city}, ${state}` },
    { field: 'tier', label: t('word.tier'), from: 420, show: ({ tier }) => <Tier of={tier} /> },
    { field: 'score', label: t('word.score'), as: 'count', from: 500 },
    {
      field: 'avgEventsPerRun',
      label: t('discovery.avgEvents'),
      number: true,
      from: 640,
      show: (row) => decimal(row.avgEventsPerRun),
    },
    {
      field: 'successCount',
      label: t('discovery.successRate'),
      number: true,
      from: 740,
      show: ({ successCount, failureCount }) => {
        const runs = successCount + failureCount;
        return runs === 0 ? '–' : percent((successCount / runs) * 100);
      },
    },
    {
      field: 'discoveryMethod',
      label: t('discovery.method'),
      from: 980,
      show: ({ discoveryMethod }) => foundBy(discoveryMethod),
    },
    {
      field: 'lastScanned',
      label: t('discovery.lastScan'),
      from: 840,
      show: ({ lastScanned }) => <Ago at={lastScanned} never={t('discovery.never')} />,
    },
  ],
  empty: t('discovery.noFound'),
});
