import type { BoostDetail, BoostPerformance } from '@marquee/contract';
import type { ReactNode } from 'react';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { dollars } from '../boosts/money.ts';
import { cardDate } from '../events/local-time.ts';
import styles from './analytics.module.css';
import { Bars, Shares } from './bars.tsx';
import { hourName, hourSpans, percent, perDay, times, whole } from './format.ts';
import { insightsOf, sharesOf } from './insights.ts';
import { Tile } from './tile.tsx';

const RATES = [
  'clickThroughRate',
  'conversionRate',
  'viewsPerDay',
  'engagementRate',
  'clicksPerDay',
  'engagementsPerDay',
] as const satisfies ReadonlyArray<keyof BoostPerformance>;
/** Spec: BANALYT-14. */
const TREND_DAYS = 14;

export function CampaignFigures({ detail }: { detail: BoostDetail }) {
  const { overview, demographics, timeline } = detail;
  const { impressions, views, clicks, conversions } = overview;
  const insights = insightsOf(detail);
  const days = timeline.dailyPerformance.slice(0, TREND_DAYS);
  const sources = sharesOf(demographics.sourceBreakdown);
  const devices = sharesOf(demographics.deviceBreakdown);
  return (
    <>
      <dl className={styles.tiles}>
        <Tile name={analyticsText('analytics.investment')} value={dollars(overview.totalInvestment)} />
        <Tile name={analyticsText('analytics.card.impressions')} value={whole(impressions)} />
        <Tile name={analyticsText('analytics.card.views')} value={whole(views)} />
        <Tile name={analyticsText('analytics.card.clicks')} value={whole(clicks)} />
        <Tile name={analyticsText('analytics.card.conversions')} value={whole(conversions)} />
      </dl>
      <Part title={analyticsText('analytics.performance')}>
        <Rates detail={detail} />
      </Part>
      <Part title={analyticsText('analytics.summary')}>
        <p>
          {analyticsText('analytics.summaryText', {
            impressions: times(impressions),
            views: times(views),
            clicks: times(clicks),
            conversions: times(conversions),
            days: analyticsText('analytics.days', { n: Math.max(1, timeline.dailyPerformance.length) }),
          })}
        </p>
      </Part>
      <Part title={analyticsText('analytics.timeline')}>
        <Hours timeline={timeline} />
      </Part>
      <Part title={analyticsText('analytics.insights')}>
        {insights.length === 0 ? (
          <p className={styles.quiet}>{analyticsText('analytics.noInsights')}</p>
        ) : (
          <ul className={styles.insights}>
            {insights.map((insight) => (
              <li key={insight}>{analyticsText(`analytics.insight.${insight}`)}</li>
            ))}
          </ul>
        )}
      </Part>
      <div className={styles.pair}>
        <Part title={analyticsText('analytics.sources')}>
          <Shares
            empty={analyticsText('analytics.noViews')}
            items={(['homepage', 'search', 'category', 'direct', 'social'] as const).map((source) => ({
              name: analyticsText(`analytics.source.${source}`),
              share: sources[source],
            }))}
          />
        </Part>
        <Part title={analyticsText('analytics.devices')}>
          <Shares
            empty={analyticsText('analytics.noViews')}
            items={(['desktop', 'mobile', 'tablet'] as const).map((device) => ({
              name: analyticsText(`analytics.device.${device}`),
              share: devices[device],
            }))}
          />
        </Part>
      </div>
      <Part
        title={analyticsText('analytics.trend')}
        note={timeline.dailyPerformance.length > TREND_DAYS && analyticsText('analytics.trendFirst', { n: TREND_DAYS })}
      >
        {days.length === 0 ? (
          <p className={styles.quiet}>{analyticsText('analytics.noViews')}</p>
        ) : (
          <Bars
            label={analyticsText('analytics.trend')}
            pointName={analyticsText('analytics.day')}
            nameEvery={Math.ceil(days.length / 4)}
            points={days.map(({ date }) => cardDate(date))}
            series={[
              { name: analyticsText('analytics.card.views'), color: 'first', values: days.map((day) => day.views) },
              { name: analyticsText('analytics.card.clicks'), color: 'second', values: days.map((day) => day.clicks) },
              {
                name: analyticsText('analytics.card.conversions'),
                color: 'third',
                values: days.map((day) => day.conversions),
              },
            ]}
          />
        )}
      </Part>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {note && <p className={styles.quiet}>{note}</p>}
      {children}
    </section>
  );
}

/** Each rate, and how it compares with the average boost, where there are enough of them. */
function Rates({ detail: { performance, average } }: { detail: BoostDetail }) {
  return (
    <dl className={styles.tiles}>
      {RATES.map((rate) => {
        const isRate = rate.endsWith('Rate');
        const format = isRate ? percent : perDay;
        const difference = average ? performance[rate] - average[rate] : null;
        return (
          <Tile
            key={rate}
            name={analyticsText(`analytics.rate.${rate}`)}
            value={format(performance[rate])}
            note={
              difference === null
                ? undefined
                : analyticsText('analytics.versus', {
                    value: `${difference < 0 ? '−' : '+'}${format(Math.abs(difference))}`,
                  })
            }
          />
        );
      })}
    </dl>
  );
}

function Hours({ timeline: { hourlyBreakdown, peakHours } }: Pick<BoostDetail, 'timeline'>) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const values = hours.map((hour) => hourlyBreakdown[String(hour)] ?? 0);
  if (values.every((n) => n === 0)) return <p className={styles.quiet}>{analyticsText('analytics.noViews')}</p>;
  return (
    <>
      <Bars
        label={analyticsText('analytics.timeline')}
        pointName={analyticsText('analytics.hour')}
        points={hours.map(hourName)}
        nameEvery={6}
        series={[{ name: analyticsText('analytics.card.views'), color: 'first', values }]}
      />
      <p className={styles.quiet}>
        {peakHours.length > 0
          ? analyticsText('analytics.peak', { hours: hourSpans(peakHours) })
          : analyticsText('analytics.noPeak')}
      </p>
    </>
  );
}
