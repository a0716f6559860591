import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../api/query-for.ts';
import { CONSOLE_META } from '../../kit/calls.ts';
import { BarChart } from '../../kit/charts/bar-chart.tsx';
import { dayPoint } from '../../kit/charts/time-points.ts';
import { decimal, percent, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Facts } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CityExpansion } from './city-expansion.tsx';
import type { Growth } from './growth-answer.ts';
import { topSources } from './top-sources.tsx';

/** Spec: CALL-042, CALL-043. */
const EVERY_SECONDS = 30;
const EXPANSION_SECONDS = 60;

/** The total is read once here (spec: CALL-044; docs/spec/decisions.md 89). */
const ONCE = { meta: CONSOLE_META, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

/** How the network grows (spec: GROWTH-01 to GROWTH-06; docs/spec/decisions.md 7, 89). */
export function GrowthAnalytics() {
  const growth = useLive('getGrowthAnalytics', {}, { everySeconds: EVERY_SECONDS });
  const expansion = useLive('getCityExpansion', {}, { everySeconds: EXPANSION_SECONDS });
  const events = useQuery({ ...queryFor('listConsoleEvents', { query: { limit: 1 } }), ...ONCE });
  return (
    <>
      <Live of={growth} failure={t('growth.failed')} lines={3}>
        {(data) => <GrowthTiles of={data} total={events.data?.total ?? null} />}
      </Live>
      <Live of={expansion} failure={t('growth.failed')} lines={6}>
        {(data) => <CityExpansion of={data} />}
      </Live>
      <Live of={growth} failure={t('growth.failed')} lines={6}>
        {(data) => (
          <>
            <Columns>
              <Block title={t('growth.trend')} note={t('growth.trendNote')}>
                <BarChart
                  label={t('growth.trend')}
                  data={trendOf(data)}
                  format={wholeNumber}
                  pointName={t('growth.events')}
                  empty={t('word.noData')}
                />
              </Block>
              <Block title={t('growth.insights')}>
                <Facts
                  facts={[
                    [t('growth.perDay'), data.eventsPerDay === null ? t('word.noData') : decimal(data.eventsPerDay)],
                    [t('growth.covered'), wholeNumber(data.statesCovered)],
                    [
                      t('growth.quality'),
                      data.qualityScore === null
                        ? t('word.noData')
                        : t('growth.ofHundred', { score: decimal(data.qualityScore) }),
                    ],
                  ]}
                />
              </Block>
            </Columns>
            <Block title={t('growth.top')} note={t('growth.topNote')}>
              <RowList of={topSources} rows={data.topPerformingSources} />
            </Block>
          </>
        )}
      </Live>
    </>
  );
}

/** Spec: GROWTH-04. */
function trendOf({ dailyEventTrends: days }: Growth) {
  const hasEvents = days.some(({ events }) => events > 0);
  return {
    points: days.map(({ date }) => dayPoint(date, 'weekday')),
    series: [{ name: t('growth.newEvents'), values: days.map(({ events }) => (hasEvents ? events : null)) }],
  };
}

/** Spec: GROWTH-01. */
function GrowthTiles({ of, total }: { of: Growth; total: number | null }) {
  const today = (count: number) => t('growth.plusToday', { count: wholeNumber(count) });
  const average = of.averageEventsPerSource;
  return (
    <Tiles label={t('growth.tiles')}>
      <Tile name="growth.events" value={wholeNumber(total)} hint={today(of.eventsToday)} />
      <Tile name="growth.cities" value={wholeNumber(of.totalCities)} hint={today(of.citiesAddedToday)} />
      <Tile name="growth.sources" value={wholeNumber(of.totalSources)} hint={today(of.sourcesAddedToday)} />
      <Tile
        name="growth.success"
        value={of.discoverySuccessRate === null ? t('word.noData') : percent(of.discoverySuccessRate)}
        hint={average === null ? undefined : t('growth.average', { count: decimal(average) })}
      />
    </Tiles>
  );
}
