import type { EventReport } from '@marquee/contract';
import { defineList } from '../../kit/define-list.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ReportDetail } from './report-detail.tsx';

/** Reports of visitors; a row opens to be decided. */
export const eventReports = defineList({
  id: 'reports',
  list: 'listEventReports',
  caption: t('reports.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'event', label: t('reports.event'), long: true },
    { field: 'kind', label: t('reports.kind'), show: ({ kind }) => <KindBadge kind={kind} /> },
    { field: 'words', label: t('reports.words'), long: true, from: 820 },
    { field: 'openReports', label: t('reports.openReports'), as: 'count', from: 980 },
    { field: 'timestamp', label: t('reports.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('reports.status'),
      fallback: t('reports.open'),
      options: [
        { value: 'resolved', label: t('reports.resolved') },
        { value: 'dismissed', label: t('reports.dismissed') },
      ],
    },
  ],
  detail: { title: ({ event }) => event, body: (row) => <ReportDetail key={row.id} report={row} /> },
  refreshSeconds: 30,
  empty: t('reports.empty'),
});

function KindBadge({ kind }: Pick<EventReport, 'kind'>) {
  return <ToneBadge tone="warn">{t(`reports.kind.${kind}`)}</ToneBadge>;
}
