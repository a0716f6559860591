import { type BoostDetail, DEVICES, picturesOf, TRAFFIC_SOURCES } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS, HOUR_MS, notFound } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { addDays, localOf } from '../places/index.ts';
import { averageOf } from './average.ts';
import { hoursOf, othersThan, viewsOf } from './detail.sql.ts';
import { boostCalled, type OwnBoost } from './own-boosts.sql.ts';
import { daysRun, type Figures, peakHours, performanceOf } from './performance.ts';
import { planOf } from './plans.ts';
import { daysLeft } from './status.ts';
import { campaignState, investedCents, receiptNumber } from './to-boost.ts';

const COMPARED_MS = 90 * DAY_MS;
const COMPARED_MOST = 500;
const DAYS_MOST = 31;

/** Everything that was counted for a boost, in one call to the database. Throws Reject 404. */
export async function boostDetail({ db, clock }: NowDeps, id: string): Promise<BoostDetail> {
  const now = clock.now();
  const [[boost], hours, seen, others] = await readTogether(db, [
    boostCalled(id),
    hoursOf(id),
    viewsOf(id),
    othersThan(id, now - COMPARED_MS, COMPARED_MOST),
  ] as const);
  if (!boost) throw notFound('boost');
  const { impressions, views, clicks, conversions } = boost;
  const views24 = Array.from({ length: 24 }, () => 0);
  for (const { hour, views: n } of hours) {
    const local = Number(localOf(hour * HOUR_MS, boost.timezone).slice(11, 13));
    views24[local] = (views24[local] ?? 0) + n;
  }
  const by = new Map<string, number>(seen.map((one) => [one.by, one.views]));
  const counted = <K extends string>(keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, by.get(key) ?? 0])) as Record<K, number>;
  return {
    event: { title: boost.eventTitle, venue: boost.eventVenue, slug: boost.slug },
    status: campaignState(boost),
    timezone: boost.timezone,
    receiptNumber: receiptNumber(boost.receipt),
    // What is not paid comes with nothing.
    pictures: boost.paidAt === null ? [] : picturesOf(planOf(boost.plan)),
    overview: {
      totalInvestment: investedCents(boost) / 100,
      refunded: boost.refundedCents / 100,
      impressions,
      views,
      clicks,
      conversions,
      engagements: clicks + conversions,
      daysRemaining: boost.status === 'active' ? daysLeft(boost.endsAt, now) : 0,
      duration: boost.durationDays,
    },
    performance: performanceOf(boost, daysRun(boost, now)),
    average: averageOf(others, now),
    timeline: {
      hourlyBreakdown: Object.fromEntries(views24.map((n, hour) => [String(hour), n])),
      peakHours: peakHours(views24),
      dailyPerformance: daily(boost, hours, now),
    },
    demographics: { deviceBreakdown: counted(DEVICES), sourceBreakdown: counted(TRAFFIC_SOURCES) },
  };
}

/** Each day from its start to now or its end, in the event's zone; days without counts, too. */
function daily(
  { startsAt, endsAt, timezone }: OwnBoost,
  hours: ReadonlyArray<Figures & { hour: number }>,
  now: number,
): BoostDetail['timeline']['dailyPerformance'] {
  if (startsAt === null || endsAt === null || startsAt > now) return [];
  const byDay = new Map<string, Figures>();
  for (const one of hours) {
    const day = localOf(one.hour * HOUR_MS, timezone).slice(0, 10);
    const sum = byDay.get(day) ?? { impressions: 0, views: 0, clicks: 0, conversions: 0 };
    for (const key of ['impressions', 'views', 'clicks', 'conversions'] as const) sum[key] += one[key];
    byDay.set(day, sum);
  }
  const last = localOf(Math.min(now, endsAt - 1), timezone).slice(0, 10);
  const days: BoostDetail['timeline']['dailyPerformance'] = [];
  let date = localOf(startsAt, timezone).slice(0, 10);
  while (date <= last && days.length < DAYS_MOST) {
    days.push({ date, ...(byDay.get(date) ?? { impressions: 0, views: 0, clicks: 0, conversions: 0 }) });
    date = addDays(date, 1);
  }
  return days;
}
