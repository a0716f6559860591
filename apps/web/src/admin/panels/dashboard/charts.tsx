import type { Answer } from '../../kit/calls.ts';
import { BarChart } from '../../kit/charts/bar-chart.tsx';
import { LineChart } from '../../kit/charts/line-chart.tsx';
import { dayPoint, hourPoint } from '../../kit/charts/time-points.ts';
import { wholeNumber } from '../../kit/format.ts';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

type Board = Answer<'getDashboard'>;

/** What was found on pages and what of it was stored, by hour or day. */
export function ReadsChart({ of: { unit, points } }: { of: Board['reads'] }) {
  return (
    <Block title={t('dash.readsChart')}>
      <LineChart
        filled
        label={t('dash.readsChart')}
        data={{
          points: points.map(({ at }) => (unit === 'hour' ? hourPoint(at) : dayPoint(at))),
          series: [
            { name: t('dash.found'), values: points.map(({ found }) => found) },
            { name: t('dash.savedSeries'), values: points.map(({ saved }) => saved) },
          ],
        }}
        format={wholeNumber}
        pointName={t(unit === 'hour' ? 'dash.hour' : 'dash.day')}
        empty={t('dash.noReads')}
      />
    </Block>
  );
}

/** Events that came and events that were over, by day. */
export function EventFlow({ of: days }: { of: Board['flow'] }) {
  return (
    <Block title={t('dash.flowChart')} note={t('dash.flowNote')}>
      <BarChart
        label={t('dash.flowChart')}
        data={{
          points: days.map(({ day }) => dayPoint(day)),
          series: [
            { name: t('dash.addedSeries'), values: days.map(({ added }) => added) },
            { name: t('dash.endedSeries'), values: days.map(({ ended }) => ended) },
          ],
        }}
        format={wholeNumber}
        pointName={t('dash.day')}
        empty={t('dash.noFlow')}
      />
    </Block>
  );
}
