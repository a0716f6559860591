import type { Comparison } from '../../kit/change.ts';
import { BarChart } from '../../kit/charts/bar-chart.tsx';
import type { ChartData } from '../../kit/charts/chart-data.ts';
import { LineChart } from '../../kit/charts/line-chart.tsx';
import { hourPoint } from '../../kit/charts/time-points.ts';
import { wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { useNow } from '../../kit/now.ts';
import { Block, Columns } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { type Hour, halves, hoursUntilNow } from './hours.ts';

const HALF_HOURS = 12;

/** Reads by hour, compared with the 12 hours before. */
export function ReadingHours() {
  const metrics = useLive('getScrapingMetrics', {});
  const now = useNow();
  return (
    <Block title={t('hours.title')} note={t('hours.note')}>
      <Live of={metrics} lines={8}>
        {({ hours }) => <Hours hours={hoursUntilNow(hours, now)} />}
      </Live>
    </Block>
  );
}

function Hours({ hours }: { hours: readonly Hour[] }) {
  const { before, now } = halves(hours, HALF_HOURS);
  const trendOf = (field: 'runs' | 'eventsFound' | 'errors') => ({
    label: t('hours.trend', { from: hours[0]?.[field] ?? 0, to: hours.at(-1)?.[field] ?? 0 }),
    values: hours.map((hour) => hour[field]),
  });
  const against = t('hours.against');
  // Hours in which nothing was read, as before its first, are nothing to compare with.
  const since = (change: Comparison) => (before.runs === 0 ? undefined : change);
  return (
    <>
      <Tiles label={t('hours.half')}>
        <Tile
          name="hours.runs"
          value={wholeNumber(now.runs)}
          change={since({ now: now.runs, before: before.runs, against, better: 'neither' })}
          trend={trendOf('runs')}
          to="/admin/scraping?tab=runs"
        />
        <Tile
          name="hours.found"
          value={wholeNumber(now.eventsFound)}
          change={since({ now: now.eventsFound, before: before.eventsFound, against, better: 'up' })}
          trend={trendOf('eventsFound')}
        />
        <Tile
          name="hours.failed"
          value={wholeNumber(now.errors)}
          change={since({ now: now.errors, before: before.errors, against, better: 'down' })}
          trend={trendOf('errors')}
          to="/admin/scraping?tab=runs&runs.outcome=failed"
        />
      </Tiles>
      <Columns>
        <BarChart
          label={t('hours.chart')}
          data={readsOf(hours)}
          format={wholeNumber}
          pointName={t('hours.hour')}
          empty={t('hours.empty')}
        />
        <LineChart
          filled
          label={t('hours.events')}
          data={eventsOf(hours)}
          format={wholeNumber}
          pointName={t('hours.hour')}
          empty={t('hours.empty')}
        />
      </Columns>
    </>
  );
}

function readsOf(hours: readonly Hour[]): ChartData {
  return {
    points: hours.map(({ hour }) => hourPoint(hour)),
    series: [
      {
        name: t('hours.read'),
        color: 'good',
        values: hours.map(({ runs, errors, skipped }) => Math.max(0, runs - errors - skipped)),
      },
      { name: t('hours.skipped'), color: 'quiet', values: hours.map(({ skipped }) => skipped) },
      { name: t('hours.notRead'), color: 'bad', values: hours.map(({ errors }) => errors) },
    ],
  };
}

function eventsOf(hours: readonly Hour[]): ChartData {
  return {
    points: hours.map(({ hour }) => hourPoint(hour)),
    series: [
      { name: t('hours.eventsFound'), values: hours.map(({ eventsFound }) => eventsFound) },
      { name: t('hours.eventsSaved'), values: hours.map(({ eventsSaved }) => eventsSaved) },
    ],
  };
}
