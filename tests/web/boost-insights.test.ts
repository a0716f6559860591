import { describe, expect, it } from 'vitest';
import { hourSpans } from '../../apps/web/src/features/boost-analytics/format.ts';
import { insightsOf, sharesOf } from '../../apps/web/src/features/boost-analytics/insights.ts';
import { averageRoi } from '../../apps/web/src/features/boosts/money.ts';
import { sourceOfPath, sourceOfVisit } from '../../apps/web/src/features/boosts/source-of.ts';

type Given = Parameters<typeof insightsOf>[0];

const detail = (overview: object, rates: object = {}, devices: object = {}, sources: object = {}): Given => ({
  overview: {
    totalInvestment: 9,
    refunded: 0,
    impressions: 50,
    views: 70,
    clicks: 1,
    conversions: 1,
    engagements: 2,
    daysRemaining: 1,
    duration: 3,
    ...overview,
  },
  performance: {
    clickThroughRate: 1.5,
    conversionRate: 0,
    viewsPerDay: 1,
    clicksPerDay: 1,
    engagementsPerDay: 1,
    engagementRate: 1,
    ...rates,
  },
  demographics: {
    deviceBreakdown: { desktop: 0, mobile: 0, tablet: 0, ...devices },
    sourceBreakdown: { homepage: 0, search: 0, category: 0, direct: 0, social: 0, ...sources },
  },
});

describe('what the figures of a boost mean', () => {
  it.each([
    ['nothing', detail({}), []],
    ['a CTR above 2 [BANALYT-15]', detail({}, { clickThroughRate: 2.1 }), ['strongCtr']],
    ['a CTR of 2', detail({}, { clickThroughRate: 2 }), []],
    ['a CTR below 1', detail({}, { clickThroughRate: 0.9 }), ['lowCtr']],
    ['an engagement rate above 15', detail({}, { engagementRate: 15.1 }), ['highEngagement']],
    ['more than 5 clicks a day', detail({}, { clicksPerDay: 5.1 }), ['manyClicks']],
    ['more than 100 views [BANALYT-16]', detail({ views: 101 }), ['goodReach']],
    ['fewer than 50 views', detail({ views: 49 }), ['limitedReach']],
    [
      'impressions over 100 with a low CTR',
      detail({ impressions: 101 }, { clickThroughRate: 0.5 }),
      ['lowCtr', 'seenNotClicked'],
    ],
    ['no conversions with over 10 clicks [BANALYT-17]', detail({ clicks: 11, conversions: 0 }), ['noConversions']],
    ['no conversions with 10 clicks', detail({ clicks: 10, conversions: 0 }), []],
    ['social under 10 percent', detail({}, {}, {}, { homepage: 91, social: 9 }), ['littleSocial']],
    ['social of 10 percent', detail({}, {}, {}, { homepage: 90, social: 10 }), []],
    ['mobile over 50 percent [BANALYT-18]', detail({}, {}, { mobile: 55, desktop: 45 }), ['mobile', 'balanced']],
    ['mobile over 60 percent', detail({}, {}, { mobile: 61, desktop: 39 }), ['mobile', 'mobileFirst']],
    ['desktop over 60 percent', detail({}, {}, { mobile: 39, desktop: 61 }), ['desktopFocused']],
    ['nobody', detail({ impressions: 0, views: 0, clicks: 0, conversions: 0 }, { clickThroughRate: 0 }), []],
  ])('%s', (_name, given, insights) => {
    expect(insightsOf(given)).toEqual(insights);
  });

  it('shares of nothing are 0', () => {
    expect(sharesOf({ a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
    expect(sharesOf({ a: 1, b: 3 })).toEqual({ a: 25, b: 75 });
  });

  it('hours that follow one another are one span', () => {
    expect(hourSpans([0, 12, 13, 19, 23])).toBe('12 AM – 1 AM, 12 PM – 2 PM, 7 PM – 8 PM, 11 PM – 12 AM');
  });

  it('average ROI is clicks divided by spend times 10, or a dash', () => {
    expect(averageRoi(3, 9)).toBe('3.3x');
    expect(averageRoi(0, 9)).toBe('0.0x');
    expect(averageRoi(3, 0)).toBe('–');
  });
});

describe('where visitors come from', () => {
  it.each([
    ['/', 'homepage'],
    ['/events?q=jazz', 'search'],
    ['/events?category=Music', 'category'],
    ['/events?category=Music&q=jazz', 'search'],
    ['/events', 'search'],
    ['/saved', 'direct'],
  ])('%s is %s', (path, source) => {
    expect(sourceOfPath(path)).toBe(source);
  });

  it('a visit that began here goes by the site that linked to it', () => {
    expect(sourceOfVisit(null, 'https://www.facebook.com/groups/1')).toBe('social');
    expect(sourceOfVisit(null, 'https://t.co/abc')).toBe('social');
    expect(sourceOfVisit(null, 'https://www.netflix.com/')).toBe('direct');
    expect(sourceOfVisit(null, '')).toBe('direct');
    expect(sourceOfVisit('/', 'https://t.co/abc')).toBe('homepage');
  });
});
