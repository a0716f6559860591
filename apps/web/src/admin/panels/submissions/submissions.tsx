import { defineList } from '../../kit/define-list.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { SubmissionDetail } from './submission-detail.tsx';

/** What people sent in; a row opens to be decided. */
export const submissions = defineList({
  id: 'submissions',
  list: 'listSubmissions',
  caption: t('submissions.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'title', label: t('submissions.what'), long: true },
    {
      field: 'kind',
      label: t('submissions.kind'),
      show: ({ kind }) => <ToneBadge tone="info">{t(`submissions.${kind}`)}</ToneBadge>,
    },
    { field: 'city', label: t('submissions.city'), from: 700, show: ({ city, state }) => `${city}, ${state}` },
    { field: 'timestamp', label: t('submissions.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('submissions.status'),
      fallback: t('submissions.open'),
      options: [
        { value: 'approved', label: t('submissions.approved') },
        { value: 'rejected', label: t('submissions.rejected') },
      ],
    },
  ],
  detail: { title: ({ title }) => title, body: (row) => <SubmissionDetail key={row.id} submission={row} /> },
  refreshSeconds: 30,
  empty: t('submissions.empty'),
});
