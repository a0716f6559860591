import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { block, expectSound, notice, page, says, see } from '../harness/look.ts';
import { consoleQuiet } from '../harness/quiet-console.ts';

type Engine = ResponseOf<Endpoints['getDiscoveryEngine']>;
type Session = ResponseOf<Endpoints['listDiscoverySessions']>[number];
type Candidate = ResponseOf<Endpoints['decideSourceCandidate']>;
type Analytics = ResponseOf<Endpoints['getDiscoveryAnalytics']>;

const ENGINE = { ...(consoleQuiet.getDiscoveryEngine as Engine), toReview: 1, acceptedToday: 4 };
const SESSION: Session = {
  sessionId: 's1',
  city: 'Columbia',
  state: 'SC',
  timestamp: hoursAgo(0),
  endedAt: null,
  method: 'open map',
  tokenCost: 0,
  candidates: 5,
  checked: 2,
  accepted: 1,
  notes: ['The open map names 5 venues with a website.'],
  validatedSources: [],
};
const CANDIDATE: Candidate = {
  id: 'c1',
  url: 'https://chess.example/',
  domain: 'chess.example',
  name: 'Chess Club',
  city: 'Columbia',
  state: 'SC',
  method: 'map',
  foundBecause: 'OpenStreetMap has “Chess Club” here, a club with this website.',
  venueType: 'club',
  status: 'waiting',
  verdict: 'publishes-events',
  score: 50,
  tier: 'low',
  reasons: ['A page lists one upcoming event.'],
  sourceUrl: 'https://chess.example/events',
  sourceId: null,
  platform: null,
  foundAt: hoursAgo(3),
  checkedAt: hoursAgo(2),
  decidedBy: null,
};
const FOUND: ResponseOf<Endpoints['listFoundSources']>['items'][number] = {
  id: 'f1',
  domain: 'hall.example',
  url: 'https://hall.example/events',
  city: 'Columbia',
  state: 'SC',
  status: 'active',
  tier: 'high',
  score: 91,
  discoveryMethod: 'map',
  discoveredAt: hoursAgo(40),
  avgEventsPerRun: 12.5,
  successCount: 9,
  failureCount: 1,
  lastScanned: null,
  metadata: { venueType: null },
};
const HEAT = [{ name: 'Columbia, SC', slug: 'columbia-sc', lastScrape: hoursAgo(1), hasSources: true }];

const open = (answers = {}) =>
  openSection('/admin/scraping?tab=discovery', 'Scraping / Discovery', {
    listCityHeat: HEAT,
    getDiscoveryEngine: ENGINE,
    ...answers,
  });
const card = () => block('AI Discovery Engine');

test('the card has the token bar with its limit, Safe Mode, a city and the button, which needs a city [SCRAPE-08, SCRAPE-09, SCRAPE-18]', async () => {
  await open({ getDiscoveryTokenUsage: { used: 6_100, limit: 10_000, remaining: 3_900 } });
  await see(card().getByRole('meter', { name: 'Daily token usage' })).toBeVisible();
  await see(card().getByText('6.1K of 10.0K')).toBeVisible();
  await see(card().getByRole('checkbox', { name: 'Safe Mode (auto-throttle)' })).toBeVisible();
  expect(card().getByRole('button', { name: 'Find New Sources' }).element()).toHaveProperty('disabled', true);
  await card().getByLabelText('City').selectOptions('Columbia, SC');
  expect(card().getByRole('button', { name: 'Find New Sources' }).element()).toHaveProperty('disabled', false);
});

test('the button sends city and state apart, and the end of the session says what it found [SCRAPE-18, ERR-044]', async () => {
  const asked: unknown[] = [];
  let polls = 0;
  await open({
    runDiscovery: ({ body }: { body: unknown }) => {
      asked.push(body);
      return {
        sessionId: 's1',
        city: 'Columbia, SC',
        sourcesFound: 0,
        message: 'Discovery for Columbia, SC has started.',
      };
    },
    listDiscoverySessions: () => {
      polls += 1;
      return [asked.length > 0 && polls > 2 ? { ...SESSION, endedAt: hoursAgo(0), checked: 5, accepted: 3 } : SESSION];
    },
  });
  await card().getByLabelText('City').selectOptions('Columbia, SC');
  await card().getByRole('button', { name: 'Find New Sources' }).click();
  await says(notice('Discovery Complete'), 'Found 3 new sources for Columbia, SC');
  expect(asked).toEqual([{ city: 'Columbia', state: 'SC' }]);
});

test('a refusal is told with the server’s message [ERR-039]', async () => {
  await open({ runDiscovery: refused(409, 'Autonomous Discovery is switched off. No sources can be looked for now.') });
  await card().getByLabelText('City').selectOptions('Columbia, SC');
  await card().getByRole('button', { name: 'Find New Sources' }).click();
  await says(notice('Discovery Analysis Failed'), 'Autonomous Discovery is switched off');
});

test('found sources have city, tier, score, average events, success rate and last scan [SCRAPE-11]', async () => {
  await page.viewport(1_440, 900);
  await open({ listFoundSources: pageOf(FOUND) });
  const row = block('AI-Discovered Sources').getByRole('row', { name: /hall\.example/ });
  for (const text of ['Columbia, SC', 'high', '91', '12.5', '90%', 'Never'])
    await see(row.getByText(text, { exact: true })).toBeVisible();
});

test('a site for review opens with its reasons, and is approved; the map is credited', async () => {
  const decided: unknown[] = [];
  await open({
    listSourceCandidates: pageOf(CANDIDATE),
    decideSourceCandidate: ({ body }: { body: unknown }) => {
      decided.push(body);
      return { ...CANDIDATE, status: 'accepted', decidedBy: 'ada@marquee.example' };
    },
  });
  await see(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await page
    .getByRole('button', { name: /Chess Club/ })
    .first()
    .click();
  await see(page.getByText('OpenStreetMap has “Chess Club” here, a club with this website.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await see(notice('Source Added')).toBeVisible();
  expect(decided).toEqual([{ decision: 'approve' }]);
});

const ANALYTICS: Analytics = {
  period: 'Last 30 days',
  summary: {
    totalSessions: 12,
    wasteFullSessions: 3,
    averageEfficiency: 70,
    averageWastePercentage: 30,
    estimatedWastedTokens: 0,
    estimatedCostWaste: 0,
  },
  systemHealth: { throttlingActive: true, exclusionFiltering: true, efficiencyMonitoring: false },
  recommendations: [
    { severity: 'high', message: 'No city looks for sources.', action: 'Switch it on.', estimatedCost: 0 },
    {
      severity: 'low',
      message: 'In Aiken, SC, 5 of 9 were none.',
      action: 'Nothing needs to be done.',
      estimatedCost: 0,
    },
  ],
  cityAnalysis: [
    { city: 'Columbia, SC', sessions: 4, totalTokens: 0, averageWaste: 0.2, estimatedWastedTokens: 0 },
    { city: 'Aiken, SC', sessions: 3, totalTokens: 0, averageWaste: 0.4, estimatedWastedTokens: 0 },
    { city: 'Sumter, SC', sessions: 5, totalTokens: 0, averageWaste: 0.41, estimatedWastedTokens: 0 },
    { city: 'Florence, SC', sessions: 1, totalTokens: 0, averageWaste: null, estimatedWastedTokens: 0 },
  ],
  recentSessions: [
    {
      sessionId: 's1',
      city: 'Columbia',
      state: 'SC',
      timestamp: hoursAgo(2),
      tokenCost: 0,
      validCount: 4,
      totalSources: 5,
      wastePercentage: 20,
      isWasteful: false,
    },
  ],
};

test('Discovery Analytics shows cards, flags and recommendations by severity [DISCAN-01]', async () => {
  await openSection('/admin/discovery-analytics', 'Discovery Analytics', { getDiscoveryAnalytics: ANALYTICS });
  await see(block('Summary').getByText('Total Sessions')).toBeVisible();
  await says(block('Summary'), '70%');
  await see(block('System Optimization').getByText('Throttling (Safe Mode)')).toBeVisible();
  await see(block('Recommendations').getByText('high', { exact: true })).toBeVisible();
  await see(block('Recommendations').getByText('low', { exact: true })).toBeVisible();
  await see(block('City Waste Analysis').getByText('Sumter, SC')).toBeVisible();
  const unchecked = block('City Waste Analysis').getByRole('row').filter({ hasText: 'Florence, SC' });
  await says(unchecked, 'No checks yet');
});

test('a failure says what the section needs, and an empty period says no data [ERR-042]', async () => {
  await openSection('/admin/discovery-analytics', 'Discovery Analytics', {
    getDiscoveryAnalytics: refused(500, 'It broke.'),
  });
  await see(
    page.getByText('Failed to load discovery analytics. This feature requires recent discovery session data.'),
  ).toBeVisible();
});

test('Marquee Phase 1 shows tiles, the day, blocked domains with Unblock, and tests a site [PREQ-01, PREQ-02, PREQ-03, PREQ-05]', async () => {
  const unblocked: unknown[] = [];
  const domain = {
    domain: 'down.example',
    verdict: 'unreachable' as const,
    checks: 3,
    failures: 3,
    reason: 'down.example answered 503.',
    blockedUntil: hoursAgo(-48),
    blockedBy: 'engine',
    lastChecked: hoursAgo(2),
  };
  const dashboard = consoleQuiet.getMarqueeDashboard as ResponseOf<Endpoints['getMarqueeDashboard']>;
  const model = { model: 'gpt-mini', explanation: 'In use.', holdUntil: null, pagesWaiting: 0 };
  const site = await openSection('/admin/marquee-phase1', 'Marquee Phase 1', {
    getModelStatus: { ...model, state: 'in-use' },
    getMarqueeDashboard: {
      ...dashboard,
      overview: {
        totalTokensSaved: 63_000,
        totalCostSavings: 0.126,
        prequalificationRate: 100,
        averageSuccessRate: 55.5,
        activeBlocks: 1,
      },
      today: { tokensUsed: 1_234, estimatedCost: 0.0021, requests: 7 },
      domainHealth: [domain],
    },
    unblockDomain: ({ body }: { body: unknown }) => {
      unblocked.push(body);
      return { domain: 'down.example', isBlocked: false, message: 'down.example may be asked again.' };
    },
    testPrequalification: {
      check: {
        url: 'https://hall.example/',
        host: 'hall.example',
        verdict: 'parked',
        reasons: ['Nobody uses this domain.'],
        score: 0,
        tier: 'low',
        sourceUrl: null,
        upcoming: 0,
        platform: null,
        feeds: [],
        language: null,
        parked: true,
        aggregate: null,
        pages: 1,
        bytes: 10,
        retryAfterMs: null,
      },
      interpretation: {
        recommendation: 'Reject: it would not be read.',
        confidenceLevel: 'high',
        tokenSavings: 21_000,
        costSavings: 0.042,
      },
    },
  });
  const tiles = block('Token Optimization Dashboard');
  for (const text of [
    'Token Savings',
    '63,000',
    'Cost Saved',
    '$0.13',
    'Success Rate',
    '55.5%',
    'Active Blocks',
    'Efficiency',
  ])
    await see(tiles.getByText(text, { exact: true })).toBeVisible();
  for (const text of ['Used Today', '1,234', 'Estimated Cost', '$0.0021', 'Requests', '7'])
    await see(block('Daily Token Optimization').getByText(text, { exact: true })).toBeVisible();
  await block('Prequalification Tester').getByRole('button', { name: 'Test Prequalification' }).click();
  await see(page.getByText('Enter the address of a site.').first()).toBeVisible();
  await block('Prequalification Tester').getByRole('textbox', { name: 'Address of a site' }).fill('hall.example');
  await block('Prequalification Tester').getByRole('button', { name: 'Test Prequalification' }).click();
  for (const text of ['Reject: it would not be read.', 'high', '21,000', '$0.042'])
    await see(block('Prequalification Tester').getByText(text, { exact: true })).toBeVisible();
  await block('Blocked Domains').getByRole('button', { name: 'Unblock' }).first().click();
  await see(notice('Domain Unblocked')).toBeVisible();
  expect(unblocked).toEqual([{ domain: 'down.example' }]);
  await expectSound();
  // Without a model nothing would have been spent, so that nothing is saved.
  site.api.answer({ getModelStatus: { ...model, state: 'off', model: null } });
  await page.getByRole('button', { name: 'Refresh', exact: true }).first().click();
  await see(tiles).toHaveTextContent('no language model is set up');
  await see(tiles).not.toHaveTextContent('63,000');
  await see(tiles).not.toHaveTextContent('$0.13');
});
