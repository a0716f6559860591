import type { BoostDetail } from '@marquee/contract';

const INSIGHTS = [
  'strongCtr',
  'lowCtr',
  'highEngagement',
  'manyClicks',
  'goodReach',
  'limitedReach',
  'seenNotClicked',
  'noConversions',
  'littleSocial',
  'mobile',
  'mobileFirst',
  'desktopFocused',
  'balanced',
] as const;
export type Insight = (typeof INSIGHTS)[number];

/** What the figures of a boost mean (spec: BANALYT-15 to BANALYT-18). Nothing is said of what nobody has seen yet. */
export function insightsOf({
  overview,
  performance,
  demographics,
}: Pick<BoostDetail, 'overview' | 'performance' | 'demographics'>): Insight[] {
  const { impressions, views, clicks, conversions } = overview;
  const { clickThroughRate, engagementRate, clicksPerDay } = performance;
  const { mobile, desktop } = sharesOf(demographics.deviceBreakdown);
  const { social } = sharesOf(demographics.sourceBreakdown);
  const isSeen = impressions > 0;
  const hasVisits = Object.values(demographics.deviceBreakdown).some((n) => n > 0);
  const hasSources = Object.values(demographics.sourceBreakdown).some((n) => n > 0);
  const told: Array<[Insight, boolean]> = [
    ['strongCtr', isSeen && clickThroughRate > 2],
    ['lowCtr', isSeen && clickThroughRate < 1],
    ['highEngagement', engagementRate > 15],
    ['manyClicks', clicksPerDay > 5],
    ['goodReach', views > 100],
    ['limitedReach', isSeen && views < 50],
    ['seenNotClicked', impressions > 100 && clickThroughRate < 1],
    ['noConversions', conversions === 0 && clicks > 10],
    ['littleSocial', hasSources && social < 10],
    ['mobile', mobile > 50],
    ['mobileFirst', mobile > 60],
    ['desktopFocused', desktop > 60],
    ['balanced', hasVisits && mobile <= 60 && desktop <= 60],
  ];
  return told.filter(([, holds]) => holds).map(([insight]) => insight);
}

/** Percent of the whole; all 0 without a whole. */
export function sharesOf<K extends string>(counts: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries(counts) as Array<[K, number]>;
  const sum = entries.reduce((total, [, n]) => total + n, 0);
  return Object.fromEntries(entries.map(([key, n]) => [key, sum === 0 ? 0 : (n / sum) * 100])) as Record<K, number>;
}
