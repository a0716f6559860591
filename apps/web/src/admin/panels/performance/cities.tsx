import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { percent, seconds } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { rateGrade, speedGrade } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

type City = Answer<'getPerformanceMetrics'>['cityPerformance'][number];

const cities = defineRows<City>({
  id: 'cities',
  caption: t('perfmon.cities'),
  rowKey: ({ city, state }) => `${city}, ${state}`,
  columns: [
    {
      field: 'city',
      label: t('word.city'),
      sortable: true,
      stays: true,
      show: ({ city, state }) => `${city}, ${state}`,
      csv: ({ city, state }) => `${city}, ${state}`,
    },
    {
      field: 'successRate',
      label: t('perfmon.grade'),
      sortable: true,
      show: ({ successRate }) => {
        const { word, tone } = rateGrade(successRate);
        return (
          <>
            <ToneBadge tone={tone}>{t(`grade.${word}`)}</ToneBadge>{' '}
            <span className={styles.quiet}>{percent(successRate)}</span>
          </>
        );
      },
    },
    {
      field: 'avgResponseTime',
      label: t('perfmon.speed'),
      sortable: true,
      from: 520,
      show: ({ avgResponseTime }) => {
        const { word, tone } = speedGrade(avgResponseTime);
        return (
          <>
            <ToneBadge tone={tone}>{t(`speed.${word}`)}</ToneBadge>{' '}
            <span className={styles.quiet}>{seconds(avgResponseTime / 1_000)}</span>
          </>
        );
      },
    },
    { field: 'eventsFound', label: t('perfmon.events'), as: 'count', sortable: true, from: 420 },
  ],
  csvName: 'city-performance',
  empty: t('perfmon.none'),
});

/** A badge by rate and by response time for each city (spec: PMON-02 to PMON-04). */
export function CityPerformance({ of: rows }: { of: readonly City[] }) {
  return (
    <Block title={t('perfmon.cities')} note={t('perfmon.citiesNote')}>
      <RowList of={cities} rows={rows} />
    </Block>
  );
}
