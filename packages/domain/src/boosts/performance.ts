import type { BoostPerformance } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';

export interface Figures {
  impressions: number;
  views: number;
  clicks: number;
  conversions: number;
}

/** Rates in percent and figures by day (spec: BANALYT-06, BANALYT-09). Nothing divided by nothing is 0. */
export function performanceOf({ impressions, views, clicks, conversions }: Figures, days: number): BoostPerformance {
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
  const engagements = clicks + conversions;
  return {
    clickThroughRate: share(clicks, impressions),
    conversionRate: share(conversions, clicks),
    viewsPerDay: views / days,
    clicksPerDay: clicks / days,
    engagementsPerDay: engagements / days,
    engagementRate: share(engagements, impressions),
  };
}

/** The days that a boost has run so far, begun ones too; at least 1. */
export function daysRun(
  { startsAt, endsAt }: { startsAt: Instant | null; endsAt: Instant | null },
  now: Instant,
): number {
  if (startsAt === null || endsAt === null) return 1;
  return Math.max(1, Math.ceil((Math.min(now, endsAt) - startsAt) / DAY_MS));
}

/** Fewer views than this say nothing about hours. */
const ENOUGH_VIEWS = 24;
const PEAKS = 4;

/** The hours with clearly more views than others, the earliest first. */
export function peakHours(views: readonly number[]): number[] {
  const sum = views.reduce((total, one) => total + one, 0);
  if (sum < ENOUGH_VIEWS) return [];
  return views
    .map((n, hour) => ({ n, hour }))
    .filter(({ n }) => n >= (1.5 * sum) / views.length)
    .sort((a, b) => b.n - a.n || a.hour - b.hour)
    .slice(0, PEAKS)
    .map(({ hour }) => hour)
    .sort((a, b) => a - b);
}
