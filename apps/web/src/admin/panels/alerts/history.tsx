import { defineList } from '../../kit/define-list.ts';
import { stamp } from '../../kit/format.ts';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { type Past, SEVERITY_TONES } from './alert-types.ts';
import { DeliveryFeed } from './delivery-feed.tsx';
import { figureText } from './figure.ts';

const ENDINGS = { well: t('alerts.endedWell'), off: t('alerts.endedOff') } as const;

function Ending({ of: { resolvedAt, ending, severity } }: { of: Past }) {
  if (resolvedAt === null) return <ToneBadge tone={SEVERITY_TONES[severity]}>{t('alerts.stillFires')}</ToneBadge>;
  return <ToneBadge tone={ending === 'well' ? 'good' : 'neutral'}>{ENDINGS[ending ?? 'well']}</ToneBadge>;
}

/** When each rule fired, with what figure, who was told and until when. */
export const alertHistory = defineList({
  id: 'history',
  list: 'listPastAlerts',
  caption: t('alerts.history'),
  rowKey: ({ id }) => id,
  csvDocument: 'exportPastAlerts',
  columns: [
    { field: 'title', label: t('alerts.alert') },
    {
      field: 'worst',
      label: t('alerts.worst'),
      number: true,
      from: 560,
      show: ({ unit, worst, threshold }) => `${figureText(unit, worst)} / ${figureText(unit, threshold)}`,
    },
    { field: 'since', label: t('alerts.when'), from: 420, as: 'age' },
    { field: 'ending', label: t('alerts.ending'), show: (row) => <Ending of={row} /> },
    {
      field: 'deliveries',
      label: t('alerts.told'),
      from: 720,
      show: ({ deliveries, silencedBy }) => {
        if (deliveries.length > 0) return t('alerts.toldCount', { n: deliveries.length });
        return silencedBy === null ? t('alerts.toldNobody') : t('alerts.stateSilenced');
      },
    },
  ],
  filters: [
    {
      name: 'state',
      label: t('alerts.state'),
      options: [
        { value: 'firing', label: t('alerts.fires') },
        { value: 'resolved', label: t('alerts.isOver') },
      ],
    },
    {
      name: 'rule',
      label: t('alerts.rule'),
      choices: {
        call: 'getAlerts',
        options: ({ rules }) => rules.map(({ rule, title }) => ({ value: rule, label: title })),
      },
    },
  ],
  detail: {
    title: ({ title }) => title,
    body: (row) => (
      <>
        <p>{row.detail}</p>
        <Facts
          facts={[
            [t('alerts.severity'), t(`alerts.${row.severity}`)],
            [t('alerts.figure'), figureText(row.unit, row.figure)],
            [t('alerts.worst'), figureText(row.unit, row.worst)],
            [t('alerts.threshold'), figureText(row.unit, row.threshold)],
            [t('alerts.when'), stamp(row.since)],
            [t('alerts.ending'), row.resolvedAt === null ? t('alerts.stillFires') : stamp(row.resolvedAt)],
            ...(row.silencedBy === null ? [] : ([[t('alerts.silencedBy'), row.silencedBy]] as const)),
          ]}
        />
        <DeliveryFeed of={row.deliveries} />
      </>
    ),
  },
  empty: t('alerts.historyEmpty'),
});
