import { defineList } from '../../kit/define-list.ts';
import { dollars, localDays } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { CampaignDetail } from './campaign-detail.tsx';

const STATUSES = ['pending', 'approved', 'active', 'paused', 'rejected', 'completed'] as const;

const STATUS_TONES: Record<(typeof STATUSES)[number], Tone> = {
  pending: 'warn',
  approved: 'info',
  active: 'good',
  paused: 'neutral',
  rejected: 'bad',
  completed: 'neutral',
};

/** All campaigns; a row opens to be decided. */
export const campaigns = defineList({
  id: 'campaigns',
  list: 'listAdminCampaigns',
  caption: t('ads.campaigns'),
  failure: t('ads.loadFailed'),
  rowKey: ({ id }) => id,
  columns: [
    {
      field: 'title',
      label: t('ads.campaign'),
      show: ({ title, advertiser }) => (
        <>
          <bdi>{title}</bdi>
          <span className={styles.under}>
            <bdi>{advertiser ? advertiser.email : t('ads.accountGone')}</bdi>
          </span>
        </>
      ),
      csv: ({ title }) => title,
    },
    {
      field: 'status',
      label: t('ads.status'),
      show: ({ status }) => <ToneBadge tone={STATUS_TONES[status]}>{t(`ads.${status}`)}</ToneBadge>,
    },
    {
      field: 'budget',
      label: t('ads.budget'),
      number: true,
      from: 560,
      show: ({ budget }) => dollars(Math.round(budget * 100)),
    },
    {
      field: 'spent',
      label: t('ads.spent'),
      number: true,
      from: 560,
      show: ({ spent }) => dollars(Math.round(spent * 100)),
    },
    {
      field: 'targetCity',
      label: t('ads.target'),
      from: 820,
      show: ({ targetCity, targetState }) => `${targetCity}, ${targetState}`,
    },
    {
      field: 'startDate',
      label: t('ads.days'),
      from: 980,
      show: ({ startDate, endDate }) => localDays(startDate, endDate),
    },
    { field: 'createdAt', label: t('ads.created'), from: 720, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('ads.status'),
      fallback: t('ads.anyStatus'),
      options: STATUSES.map((value) => ({ value, label: t(`ads.${value}`) })),
    },
  ],
  detail: {
    title: ({ title }) => title,
    body: (row) => <CampaignDetail key={`${row.id} ${row.status}`} campaign={row} />,
  },
  refreshSeconds: 10,
  empty: t('ads.none'),
});
