import type { BoostCampaign, BoostDetail } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, silent, unforeseen } from '../harness/api.ts';
import { count, expectSound, figure, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const currentUser = personOf('user');

const CAMPAIGN: BoostCampaign = {
  id: 'b1',
  amount: '19.00',
  invested: 19,
  refunded: 0,
  receiptNumber: 'B-1001',
  status: 'active',
  eventSlug: 'brass-at-dusk',
  eventTitle: 'Brass at Dusk',
  eventVenue: 'The Hall',
  eventImageUrl: null,
  eventStartDate: '2031-12-05T19:30',
  timezone: 'America/New_York',
  duration: 7,
  startDate: '2031-12-01T08:00',
  endDate: '2031-12-08T08:00',
  analytics: { impressions: 400, views: 120, clicks: 10, clickThroughRate: 2.5 },
};

const performance = {
  clickThroughRate: 2.5,
  conversionRate: 20,
  viewsPerDay: 40,
  clicksPerDay: 3.3,
  engagementsPerDay: 4,
  engagementRate: 3,
};
const DETAIL: BoostDetail = {
  event: { title: 'Brass at Dusk', venue: 'The Hall', slug: 'brass-at-dusk' },
  status: 'active',
  timezone: 'America/New_York',
  receiptNumber: 'B-1001',
  pictures: ['link', 'square', 'story'],
  overview: {
    totalInvestment: 19,
    refunded: 0,
    impressions: 400,
    views: 120,
    clicks: 10,
    conversions: 2,
    engagements: 12,
    daysRemaining: 4,
    duration: 7,
  },
  performance,
  average: null,
  timeline: {
    hourlyBreakdown: Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), hour === 12 ? 60 : 2])),
    peakHours: [12, 13, 19],
    dailyPerformance: Array.from({ length: 15 }, (_, day) => ({
      date: `2031-12-${String(day + 1).padStart(2, '0')}`,
      impressions: 10,
      views: day,
      clicks: 1,
      conversions: 0,
    })),
  },
  demographics: {
    deviceBreakdown: { desktop: 20, mobile: 70, tablet: 10 },
    sourceBreakdown: { homepage: 40, search: 30, category: 20, direct: 5, social: 5 },
  },
};

test('a spinner while it loads, then the empty state leads to the events [BANALYT-01]', async () => {
  const { api } = openSite('/boost-analytics', { currentUser, listBoostCampaigns: silent });
  await see(page.getByText('Loading your campaigns…')).toBeInTheDocument();
  expect(api.calls('listBoostCampaigns').length).toBeGreaterThan(0);
});

test('without campaigns it leads to the events [BANALYT-01]', async () => {
  openSite('/boost-analytics', { currentUser });
  await see(page.getByRole('heading', { name: 'No boost campaigns yet' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Browse Events to Boost' })).toHaveAttribute('href', '/events');
});

test('the overview sums up, and each campaign has its figures [BANALYT-02] [BANALYT-03] [BANALYT-04] [BANALYT-06] [FMT-03] [ROUTE-10]', async () => {
  openSite('/boost-analytics', {
    currentUser,
    listBoostCampaigns: [
      CAMPAIGN,
      {
        ...CAMPAIGN,
        id: 'b2',
        amount: '9.00',
        invested: 9,
        status: 'pending',
        startDate: null,
        endDate: null,
        eventStartDate: null,
      },
      { ...CAMPAIGN, id: 'b3', amount: '1.00', invested: 1, status: 'expired' },
      { ...CAMPAIGN, id: 'b4', amount: '1.00', invested: 1, status: 'completed' },
    ],
  });
  await see(figure('Total Investment').first()).toHaveTextContent('$30.00');
  await see(figure('Total Impressions').first()).toHaveTextContent('1,600');
  await see(figure('Total Views').first()).toHaveTextContent('480');
  await says(page.css('dl').first(), 'Total Clicks', '2.5% average CTR', 'Active Campaigns', '1 pending');
  const rows = page.css('article');
  await count(rows, 4);
  await says(
    rows.nth(0),
    'Brass at Dusk',
    'The Hall',
    'Dec 5, 2031',
    'Active',
    '$19.00',
    '120',
    '10',
    '2.5%',
    '7 days',
  );
  await says(rows.nth(0), 'Dec 01, 2031 – Dec 08, 2031');
  await says(rows.nth(1), 'Date TBD', 'Pending');
  await says(rows.nth(2), 'Expired');
  await says(rows.nth(3), 'Completed');
  await see(rows.nth(0).css('img')).toHaveAttribute('src', '/api/placeholder/80/80');
  await see(rows.nth(0).getByRole('link', { name: /^Brass at Dusk/ })).toHaveAttribute('href', '/events/brass-at-dusk');
  await expectSound();
});

test('what went back is said, and the figures of a boost agree with their sum [BANALYT-02] [BANALYT-04]', async () => {
  const back = { ...CAMPAIGN, status: 'expired', amount: '9.00' } as const;
  openSite('/boost-analytics', {
    currentUser,
    listBoostCampaigns: [
      { ...back, invested: 0, refunded: 9 },
      { ...back, id: 'b2', invested: 6, refunded: 3 },
    ],
    getBoostDetail: { ...DETAIL, overview: { ...DETAIL.overview, totalInvestment: 0, refunded: 9 } },
  });
  await see(figure('Total Investment').first()).toHaveTextContent('$6.00');
  const rows = page.css('article');
  await says(rows.nth(0), 'Expired', 'Refunded $9.00', 'Investment$0.00');
  await says(rows.nth(1), 'Refunded $3.00', 'Investment$6.00');
  await rows
    .nth(0)
    .getByRole('link', { name: /^View detailed analytics/ })
    .click();
  await says(page.css('main'), 'Refunded $9.00', 'Total Investment$0.00');
  await expectSound();
});

test('the receipt of what was paid stands on its card and its page [BEY-27]', async () => {
  openSite('/boost-analytics', {
    currentUser,
    listBoostCampaigns: [CAMPAIGN, { ...CAMPAIGN, id: 'b2', status: 'pending', invested: 0, receiptNumber: null }],
    getBoostDetail: DETAIL,
  });
  const receipt = page.css('main').getByRole('link', { name: 'Receipt B-1001' });
  await see(receipt).toHaveAttribute('href', '/api/event-boosts/b1/receipt');
  await count(
    page
      .css('article')
      .nth(1)
      .getByRole('link', { name: /^Receipt/ }),
    0,
  );
  await page.getByRole('link', { name: 'View detailed analytics of Brass at Dusk' }).first().click();
  await see(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
  await see(receipt).toHaveAttribute('href', '/api/event-boosts/b1/receipt');
  await expectSound();
});

test('a status of a newer server reads Unknown [BANALYT-05]', async () => {
  openSite('/boost-analytics', { currentUser, listBoostCampaigns: unforeseen([{ ...CAMPAIGN, status: 'frozen' }]) });
  await see(page.css('article')).toHaveTextContent('Unknown');
});

test('the detail has figures, charts with tables, insights and shares, and leads back [BANALYT-07] [BANALYT-08] [BANALYT-09] [BANALYT-10] [BANALYT-11] [BANALYT-13] [BANALYT-14] [BANALYT-15] [BANALYT-16] [BANALYT-17] [BANALYT-18]', async () => {
  const { at } = openSite('/boost-analytics', {
    currentUser,
    listBoostCampaigns: [CAMPAIGN],
    getBoostDetail: DETAIL,
  });
  await page.getByRole('link', { name: 'View detailed analytics of Brass at Dusk' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Brass at Dusk' })).toBeVisible();
  await says(page.css('main'), 'The Hall', '4 days remaining', 'Total Investment', '$19.00', 'Conversions');
  await says(page.css('main'), 'Click-through rate', '2.5%', 'Conversion rate', '20.0%', 'Engagements per day', '4.0');
  await says(page.css('main'), 'Performance Summary', 'your event was shown 400 times');
  await says(page.css('main'), 'Peak hours: 12 PM – 2 PM, 7 PM – 8 PM', 'Homepage', '40%', 'Mobile', '70%');
  await says(page.css('main'), 'Strong click-through rate', 'Good reach', 'Few visitors come from social media');
  await says(page.css('main'), 'Mobile-first audience', 'The first 14 days');
  // Nothing to compare with: no comparison.
  await see(page.css('main')).not.toHaveTextContent('vs average boost');
  await see(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/boost-analytics/b1/days.csv');
  await page.getByText('Show as a table').last().click();
  await count(page.getByRole('table', { name: 'Daily trend' }).css('tbody tr'), 14);
  await expectSound();
  await page.getByRole('link', { name: 'Back to Campaign Overview' }).click();
  expect(at()).toBe('/boost-analytics');
});

test('with enough boosts it compares with their average, computed [BANALYT-12]', async () => {
  const average = { ...performance, clickThroughRate: 1, viewsPerDay: 50 };
  openSite('/boost-analytics/b1', { currentUser, getBoostDetail: { ...DETAIL, average } });
  await see(page.getByText('+1.5% vs average boost')).toBeVisible();
  await see(page.getByText('−10.0 vs average boost')).toBeVisible();
});

test('figures that cannot be loaded are said, and can be asked for again [ERR-024]', async () => {
  const { api } = openSite('/boost-analytics/b1', { currentUser, getBoostDetail: refused(500, 'Broken.') });
  await see(page.getByRole('alert')).toHaveTextContent('These figures could not be loaded.');
  api.answer({ getBoostDetail: DETAIL });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await see(page.getByText('4 days remaining')).toBeVisible();
});

test('it needs a session [ROUTE-11]', async () => {
  const { at, api } = openSite('/boost-analytics');
  await expect.poll(at).toContain('signin=1');
  expect(api.calls('listBoostCampaigns')).toHaveLength(0);
});

test('the pictures that the plan comes with can be downloaded, each with its size [CONST-003] [CONST-004]', async () => {
  openSite('/boost-analytics/b1', { currentUser, getBoostDetail: DETAIL });
  await says(
    page.css('main'),
    'Share kit',
    'Wide, for links',
    'PNG, 1200 × 630',
    'Square, for posts',
    'Tall, for stories',
  );
  await see(page.getByRole('link', { name: /^Download: Square, for posts/ })).toHaveAttribute(
    'href',
    '/api/event-boosts/b1/pictures/square',
  );
  await see(page.css('main')).not.toHaveTextContent('Poster to print');
  await expectSound();
});

test('a plan without pictures has no kit', async () => {
  openSite('/boost-analytics/b1', { currentUser, getBoostDetail: { ...DETAIL, pictures: [] } });
  await says(page.css('main'), 'Performance Summary');
  await see(page.css('main')).not.toHaveTextContent('Share kit');
});
