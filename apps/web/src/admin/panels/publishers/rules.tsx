import { defineList } from '../../kit/define-list.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { LiftRule } from './lift-rule.tsx';

/** The sites that are not read, each with how it can be lifted. */
export const publisherRules = defineList({
  id: 'rules',
  list: 'listPublisherRules',
  caption: t('publishers.rules'),
  rowKey: ({ host }) => host,
  columns: [
    { field: 'host', label: t('publishers.host'), long: true },
    {
      field: 'wish',
      label: t('publishers.wish'),
      show: ({ wish }) => <ToneBadge tone="warn">{t(`publishers.${wish}`)}</ToneBadge>,
    },
    {
      field: 'grantedBy',
      label: t('publishers.grantedBy'),
      from: 760,
      show: ({ grantedBy }) => grantedBy ?? t('publishers.byPublisher'),
    },
    { field: 'since', label: t('publishers.since'), from: 520, as: 'age' },
  ],
  detail: { title: ({ host }) => host, body: (row) => <LiftRule key={row.host} rule={row} /> },
  empty: t('publishers.rulesEmpty'),
});
