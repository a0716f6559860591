import { defineList } from '../../kit/define-list.ts';
import { t } from '../../messages.ts';
import { ClaimDetail } from './claim-detail.tsx';

/** Claims to venues; a row opens to be decided. */
export const venueClaims = defineList({
  id: 'claims',
  list: 'listVenueClaims',
  caption: t('claims.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'venue', label: t('claims.venue'), long: true },
    { field: 'claimantEmail', label: t('claims.claimant'), long: true, from: 620 },
    { field: 'words', label: t('claims.words'), long: true, from: 900 },
    { field: 'timestamp', label: t('claims.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('claims.status'),
      fallback: t('claims.open'),
      options: [
        { value: 'waiting', label: t('claims.waiting') },
        { value: 'granted', label: t('claims.granted') },
        { value: 'refused', label: t('claims.refused') },
        { value: 'revoked', label: t('claims.revoked') },
      ],
    },
  ],
  detail: { title: ({ venue }) => venue, body: (row) => <ClaimDetail key={row.id} claim={row} /> },
  refreshSeconds: 30,
  empty: t('claims.empty'),
});
