import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { openSection } from '../harness/console.ts';
import { block, page, says } from '../harness/look.ts';

type Growth = ResponseOf<Endpoints['getGrowthAnalytics']>;
type Expansion = ResponseOf<Endpoints['getCityExpansion']>;

const RATES = [95, 90, 71, 70, 20];
const GROWTH: Growth = {
  totalEvents: 1_380,
  eventsToday: 45,
  totalCities: 7,
  citiesAddedToday: 2,
  totalSources: 53,
  sourcesAddedToday: 3,
  statesCovered: 3,
  discoverySuccessRate: 53.3,
  averageEventsPerSource: 7.2,
  qualityScore: 94.6,
  eventsPerDay: 64.6,
  measuredDays: 7,
  dailyEventTrends: Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${16 + day}`, events: day * 10 })),
  topPerformingSources: RATES.map((successRate, n) => ({
    domain: `hall-${n}.example`,
    eventsFound: 50 - n,
    successRate,
  })),
};
const CODES = ['SC', 'NC', 'GA', 'TN', 'AL', 'FL', 'VA', 'KY', 'MS', 'LA', 'TX', 'OH', 'PA', 'NY'];
const EXPANSION: Expansion = {
  status: 'active',
  because: null,
  citiesEvaluatedToday: 95,
  citiesAddedThisWeek: 4,
  tokensUsedToday: 1_200,
  recentCandidates: [{ city: 'Rock Hill', state: 'SC', score: 7.3 }],
  stateDistribution: CODES.map((state, n) => ({ state, cities: 30 - n })),
};
const open = (growth: Partial<Growth> = {}) =>
  openSection('/admin/discovery-analytics?tab=growth', 'Discovery Analytics', {
    getGrowthAnalytics: { ...GROWTH, ...growth },
    listConsoleEvents: { total: 1_380, items: [], nextCursor: null },
    getCityExpansion: EXPANSION,
  });

test('the total comes from the list of events, which is asked once [CALL-044]', async () => {
  const site = await open({ totalEvents: 7 });
  await says(page.getByRole('main'), 'Total events', '1,380');
  expect(site.api.calls('listConsoleEvents')).toHaveLength(1);
});

test('four tiles with what joined today, and success with events per source [GROWTH-01]', async () => {
  await open();
  await says(block('System Performance Insights'), 'States covered');
  await says(
    page.getByRole('main'),
    'Total events',
    '1,380',
    '+45 today',
    'Active cities',
    '+2 today',
    'Event sources',
    '53',
  );
  await says(page.getByRole('main'), 'Discovery success', '53.3%', '7.2 coming events per source on average');
});

test('the expansion block has status, cities, tokens and candidates with their score [GROWTH-02]', async () => {
  await open();
  await says(
    block('Autonomous City Expansion'),
    'Active',
    'Cities evaluated today',
    '95',
    'Cities added this week by expansion',
    '4',
  );
  await says(block('Autonomous City Expansion'), 'Tokens used today', '1.2K', 'Rock Hill, SC', '7.3 / 10');
});

test('only the first twelve states are shown, and it is said [GROWTH-03]', async () => {
  await open();
  const states = block('State Distribution');
  await says(states, 'The first 12 of 14 states.', 'OH');
  expect(states.element().querySelectorAll('[role=meter]')).toHaveLength(12);
  expect(states.element().textContent).not.toContain('PA');
});

test('the trend has a bar a day, named by weekday [GROWTH-04]', async () => {
  await open();
  await says(block('Daily Event Trend'), 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun');
  expect(block('Daily Event Trend').element().querySelectorAll('rect').length).toBeGreaterThanOrEqual(6);
});

test('sources above 90% have the default badge, above 70% the secondary one, the rest neither [GROWTH-05]', async () => {
  await open();
  const table = block('Top Performing Event Sources');
  await says(table, 'hall-0.example', '95%', '20%');
  const toneOf = (text: string) =>
    [...table.element().querySelectorAll('td span')].find(({ textContent }) => textContent === text)?.className;
  const [good, second, third] = [toneOf('95%'), toneOf('90%'), toneOf('70%')];
  expect(new Set([good, second, third]).size).toBe(3);
  expect(toneOf('71%')).toBe(second);
  expect(toneOf('20%')).toBe(third);
});

test('insights: events a day, states and quality [GROWTH-06]', async () => {
  await open();
  await says(block('System Performance Insights'), '64.6', 'States covered', '3', 'Quality score', '94.6 of 100');
});

test('nothing is made up where there is no data [GROWTH-06]', async () => {
  await open({ qualityScore: null, eventsPerDay: null, dailyEventTrends: [] });
  await says(block('System Performance Insights'), 'No data yet');
  await says(block('Daily Event Trend'), 'No data yet');
});
