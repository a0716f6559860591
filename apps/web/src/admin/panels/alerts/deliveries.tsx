import { defineList } from '../../kit/define-list.ts';
import { seconds, stamp, wholeNumber } from '../../kit/format.ts';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { OUTCOMES } from './delivery-feed.tsx';

const took = (durationMs: number | null) => (durationMs === null ? '–' : seconds(durationMs / 1_000));

/** Every letter and call about alerts, with its outcome. */
export const alertDeliveries = defineList({
  id: 'deliveries',
  list: 'listAlertDeliveries',
  caption: t('alerts.deliveries'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'title', label: t('alerts.alert') },
    { field: 'news', label: t('alerts.news'), from: 560, show: ({ news }) => t(`alerts.news.${news}`) },
    { field: 'target', label: t('alerts.target'), from: 640 },
    {
      field: 'state',
      label: t('alerts.outcome'),
      show: ({ state, status }) => (
        <ToneBadge
          tone={OUTCOMES[state].tone}
        >{`${OUTCOMES[state].text}${status === null ? '' : ` (${status})`}`}</ToneBadge>
      ),
    },
    {
      field: 'durationMs',
      label: t('alerts.took'),
      number: true,
      from: 760,
      show: ({ durationMs }) => took(durationMs),
    },
    { field: 'createdAt', label: t('alerts.sentAt'), from: 440, as: 'age' },
  ],
  filters: [
    {
      name: 'channel',
      label: t('alerts.channel'),
      options: [
        { value: 'mail', label: t('alerts.mail') },
        { value: 'webhook', label: t('alerts.webhook') },
      ],
    },
    {
      name: 'state',
      label: t('alerts.outcome'),
      options: [
        { value: 'waiting', label: t('alerts.waiting') },
        { value: 'delivered', label: t('alerts.delivered') },
        { value: 'failed', label: t('alerts.lost') },
      ],
    },
  ],
  detail: {
    title: ({ title }) => title,
    body: ({ id, news, channel, target, state, attempts, status, durationMs, error, createdAt, finishedAt }) => (
      <Facts
        facts={[
          [t('alerts.news'), t(`alerts.news.${news}`)],
          [t('alerts.channel'), t(`alerts.${channel}`)],
          [t('alerts.target'), target],
          [t('alerts.outcome'), OUTCOMES[state].text],
          [t('alerts.attempts'), wholeNumber(attempts)],
          [t('alerts.status'), wholeNumber(status)],
          [t('alerts.took'), took(durationMs)],
          ...(error === null ? [] : ([[t('alerts.problem'), error]] as const)),
          [t('alerts.sentAt'), stamp(createdAt)],
          [t('alerts.ending'), finishedAt === null ? t('alerts.waiting') : stamp(finishedAt)],
          [t('alerts.messageId'), id],
        ]}
      />
    ),
  },
  empty: t('alerts.deliveriesEmpty'),
});
