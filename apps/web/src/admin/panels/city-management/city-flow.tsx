import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { BarChart } from '../../kit/charts/bar-chart.tsx';
import { dayPoint } from '../../kit/charts/time-points.ts';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';

const RANGES = ['30', '90'] as const;

/** A city over time: events that came and events that were over, by day. */
export function CityFlow({ slug }: { slug: string }) {
  const [days, setDays] = useState<string>(RANGES[0]);
  const history = useLive('getCityHistory', { params: { slug }, query: { days } });
  return (
    <section className={styles.flow}>
      <div className={styles.flowHead}>
        <h3 className={kit.subhead}>{t('cities.flow')}</h3>
        <Select
          hideLabel
          size="sm"
          label={t('cities.flowRange')}
          value={days}
          options={RANGES.map((n) => ({ value: n, label: t('cities.flowDays', { n }) }))}
          onValue={setDays}
        />
      </div>
      <Live of={history} lines={4}>
        {(found) => (
          <BarChart
            label={t('cities.flow')}
            height={160}
            data={{
              points: found.days.map(({ day }) => dayPoint(day)),
              series: [
                { name: t('cities.flowAdded'), values: found.days.map(({ added }) => added) },
                { name: t('cities.flowEnded'), values: found.days.map(({ ended }) => ended) },
              ],
            }}
            format={wholeNumber}
            pointName={t('cities.flowDay')}
            empty={t('cities.noFlow')}
          />
        )}
      </Live>
    </section>
  );
}
