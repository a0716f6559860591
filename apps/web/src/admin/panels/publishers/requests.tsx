import { defineList } from '../../kit/define-list.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { RequestDetail } from './request-detail.tsx';

/** Requests of publishers; a row opens to be decided. */
export const publisherRequests = defineList({
  id: 'requests',
  list: 'listPublisherRequests',
  caption: t('publishers.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'host', label: t('publishers.host'), long: true },
    {
      field: 'wish',
      label: t('publishers.wish'),
      show: ({ wish }) => <ToneBadge tone={wish === 'correct' ? 'info' : 'warn'}>{t(`publishers.${wish}`)}</ToneBadge>,
    },
    {
      field: 'confirmedAt',
      label: t('publishers.confirmed'),
      from: 620,
      show: ({ confirmedAt }) => (
        <ToneBadge tone={confirmedAt ? 'good' : 'neutral'}>
          {t(confirmedAt ? 'publishers.isConfirmed' : 'publishers.isNotConfirmed')}
        </ToneBadge>
      ),
    },
    { field: 'words', label: t('publishers.words'), long: true, from: 900 },
    { field: 'timestamp', label: t('publishers.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('publishers.status'),
      fallback: t('publishers.open'),
      options: [
        { value: 'waiting', label: t('publishers.waiting') },
        { value: 'granted', label: t('publishers.granted') },
        { value: 'refused', label: t('publishers.refused') },
      ],
    },
  ],
  detail: { title: ({ host }) => host, body: (row) => <RequestDetail key={row.id} request={row} /> },
  refreshSeconds: 30,
  empty: t('publishers.empty'),
});
