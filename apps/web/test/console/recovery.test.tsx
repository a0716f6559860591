import type { AggregateScan, Endpoints, Recovery, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, refused, wordless } from '../harness/api.ts';
import { hoursAgo, openSection } from '../harness/console.ts';
import { block, notice, page, says, see } from '../harness/look.ts';
import { forgetAnswers, leaveSite } from '../harness/site.tsx';

const FOUND: Recovery = {
  sessionId: 'r1',
  sourceId: 's1',
  city: 'Columbia',
  state: 'SC',
  timestamp: hoursAgo(2),
  method: 'home-link',
  tokenCost: 0,
  requests: 5,
  validatedSources: [
    {
      url: 'https://hall.example/shows',
      status: 'validated',
      alternativeUrl: 'https://hall.example/events',
      tier: 'high',
    },
  ],
  detail: 'It lists 3 of the 3 events that are known from this source.',
  tried: [],
};
const FAILED: Recovery = {
  ...FOUND,
  sessionId: 'r2',
  method: null,
  validatedSources: [{ url: 'https://gone.example/shows', status: 'unreachable', alternativeUrl: null, tier: null }],
  detail: 'No such host.',
};
const STATS: ResponseOf<Endpoints['getRecoveryStats']> = {
  recoveryRate: 0.5,
  domainsSaved: 1,
  totalAttempts: 4,
  tokensSaved: 21_000,
  cities: [{ city: 'Columbia', state: 'SC', lost: 2, recovered: 1 }],
  ways: [
    { way: 'common-path', recovered: 0 },
    { way: 'homepage', recovered: 1 },
    { way: 'multi-suggestion', recovered: 0 },
  ],
};
const venue = (n: number): AggregateScan['venueLinks'][number] => ({
  name: `Venue ${n}`,
  url: `https://venue-${n}.example/`,
  confidence: 80,
  sourceContext: 'Visit Columbia lists it under “Museums”.',
  eventIndicators: ['museum', 'stage', 'film', 'dance'],
  isKnown: false,
});
const SCAN: AggregateScan = {
  url: 'https://visit.example/',
  host: 'visit.example',
  name: 'Visit Columbia',
  isAggregate: true,
  confidence: 70,
  aggregateType: 'tourism-board',
  recommendedTraversalDepth: 3,
  reasonsDetected: ['It calls itself a guide for visitors.'],
  categoryPages: [1, 2, 3, 4, 5, 6].map((n) => ({ url: `https://visit.example/kind-${n}`, label: `Kind ${n}` })),
  venueLinks: [1, 2].map(venue),
  city: 'Columbia, SC',
  pages: 3,
  notes: [],
  isDeep: false,
  discoveredVenues: [],
  integratedCount: 0,
};
const openRecovery = () =>
  openSection('/admin/scraping?tab=recovery', 'Scraping / Discovery', {
    getRecoveryStats: STATS,
    listRecoveries: ({ query }) => (query.get('recovered') === 'true' ? [FOUND] : [FAILED]),
  });
const openScanner = (answers: Answers = {}) =>
  openSection('/admin/marquee-phase1?tab=scanner', 'Marquee Phase 1', answers);

test('recovery has its tiles, its three tabs and the methods with their names [RECOV-01, RECOV-03, RECOV-04, RECOV-05]', async () => {
  await page.viewport(1_440, 900);
  await openRecovery();
  await see(block('Discovery Recovery').getByText('50%')).toBeVisible();
  for (const label of ['Recovery Rate', 'Domains Saved', 'Recovery Attempts', 'Tokens Saved'])
    await see(block('Discovery Recovery').getByText(label)).toBeVisible();
  await see(page.getByText('https://hall.example/shows')).toBeVisible();
  expect(page.getByText('https://hall.example/shows').element().closest('del')).not.toBeNull();
  await see(page.getByRole('link', { name: 'https://hall.example/events' })).toBeVisible();
  await page.getByRole('tab', { name: 'Failed Attempts' }).click();
  await see(page.getByText('https://gone.example/shows')).toBeVisible();
  await see(page.getByText('Unreachable')).toBeVisible();
  await page.getByRole('tab', { name: 'Recovery Analysis' }).click();
  await see(page.getByRole('meter', { name: 'Columbia, SC' })).toBeVisible();
  for (const way of [
    'Common Path Testing (primary)',
    'AI Homepage Analysis (secondary)',
    'Multi-Suggestion AI (advanced)',
  ])
    await see(page.getByText(way)).toBeVisible();
});

test('a blank URL is refused in words, Enter scans, and a deep scan is offered once [AGG-01, AGG-02, AGG-03, AGG-04, AGG-05]', async () => {
  await page.viewport(1_440, 900);
  await openScanner({
    scanAggregate: SCAN,
    deepScanAggregate: {
      ...SCAN,
      isDeep: true,
      discoveredVenues: Array.from({ length: 12 }, (_, n) => venue(n + 1)),
      integratedCount: 9,
    },
  });
  const samples = page.getByRole('group', { name: 'Sample URLs' }).getByRole('button');
  await samples.first().click();
  await see(page.getByRole('textbox', { name: 'URL' })).toHaveDisplayValue(/^https:\/\//);
  await page.getByRole('textbox', { name: 'URL' }).fill(' ');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await says(notice('URL Required'), 'Please enter a URL to scan');
  await page.getByRole('textbox', { name: 'URL' }).fill('https://visit.example/');
  await userEvent.keyboard('{Enter}');
  await see(block('Visit Columbia').getByText('70%')).toBeVisible();
  await see(block('Visit Columbia').getByText('Tourism board')).toBeVisible();
  await see(block('Category pages').getByText('Kind 5')).toBeVisible();
  expect(block('Category pages').getByText('Kind 6').query()).toBeNull();
  await page.getByRole('button', { name: 'Deep scan', exact: true }).click();
  await see(block('Discovered venues').getByText('9 integrated')).toBeVisible();
  await see(block('Discovered venues').getByText('Venue 10', { exact: true })).toBeVisible();
  expect(block('Discovered venues').getByText('Venue 11').query()).toBeNull();
  await see(block('Discovered venues').getByText('museum, stage, film').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Deep scan', exact: true }).query()).toBeNull();
});

test('failures and a site that is no aggregate have their words; a scan of before can be viewed [AGG-06, ERR-058]', async () => {
  const none = { ...SCAN, isAggregate: false, name: 'Hall', reasonsDetected: ['It names no places of other people.'] };
  const site = await openScanner({
    scanAggregate: refused(409, 'No site can be scanned now.'),
    listAggregateScans: [{ id: 'a1', scannedAt: hoursAgo(1), scan: none }],
  });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await see(page.getByRole('alert')).toHaveTextContent('Not an Aggregate Site');
  expect(page.getByRole('button', { name: 'Deep scan', exact: true }).query()).toBeNull();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://visit.example/');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await says(notice('Scan Failed'), 'No site can be scanned now.');
  expect(site).toBeDefined();
});

const INTEGRATION = {
  totalVenues: 31,
  activeVenues: 29,
  fromAggregates: 12,
  last24h: 4,
  topCities: [{ city: 'Columbia', state: 'SC', venues: 17 }],
  aggregates: 1,
  aggregatesDue: 0,
};
const openVenues = (answers: Answers) =>
  openSection('/admin/marquee-phase1?tab=venues', 'Marquee Phase 1', { getVenueIntegration: INTEGRATION, ...answers });
const testIt = async () => {
  await page.getByRole('textbox', { name: 'URL' }).fill('https://visit.example/');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
};

test('the integration has its tiles, its cities and a test that asks for a trial [VINTEG-01, VINTEG-02, VINTEG-05]', async () => {
  const site = await openVenues({ scanAggregate: SCAN });
  await see(block('Venue Integration').getByText('31')).toBeVisible();
  await see(block('Top Cities').getByText('Columbia, SC')).toBeVisible();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await says(notice('URL Required'), 'Please enter a URL to test aggregate integration');
  await testIt();
  await says(notice('Integration Test Complete'), '2 venues would be integrated');
  expect(site.api.calls('scanAggregate').map(({ body }) => body)).toEqual([
    { url: 'https://visit.example/', isTrial: true },
  ]);
});

test('an integration test that fails has its words [ERR-059]', async () => {
  await openVenues({ scanAggregate: refused(409, 'No site can be scanned now.') });
  await testIt();
  await says(notice('Integration Failed'), 'No site can be scanned now.');
});

test('recovery is narrowed to a city, and Refresh reads it again [RECOV-02, CALL-039]', async () => {
  const site = await openSection('/admin/scraping?tab=recovery', 'Scraping / Discovery', {
    getRecoveryStats: STATS,
    listRecoveries: [FOUND],
    listCityHeat: [{ name: 'Columbia, SC', slug: 'columbia-sc', lastScrape: null, hasSources: true }],
  });
  const asked = () => site.api.calls('listRecoveries').map(({ query }) => query.get('city'));
  await see(page.getByText('https://hall.example/shows')).toBeVisible();
  expect(new Set(asked())).toEqual(new Set([null]));
  await page.getByLabelText('City', { exact: true }).selectOptions('Columbia, SC');
  await expect.poll(() => new Set(asked())).toEqual(new Set([null, 'Columbia']));
  expect(site.api.calls('getRecoveryStats').at(-1)?.query.toString()).toBe('city=Columbia&state=SC');
  await forgetAnswers();
  const before = asked().length;
  await block('Discovery Recovery').getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked().length).toBe(before + 2);
  await page.getByLabelText('City', { exact: true }).selectOptions('All Cities');
  await expect.poll(() => asked().at(-1)).toBeNull();
});

const DISCOVERED: ResponseOf<Endpoints['listDiscoveredSources']> = (
  ['active', 'inactive', 'error', 'duplicate'] as const
).map((status, n) => ({
  id: `d${n}`,
  domain: `${status}.example`,
  url: `https://${status}.example/events`,
  city: 'Columbia',
  state: 'SC',
  status,
  tier: 'high',
  score: 80,
  discoveryMethod: 'map',
  discoveredAt: hoursAgo(3),
  avgEventsPerRun: 3,
  successCount: 4,
  failureCount: 0,
  lastScanned: hoursAgo(1),
  metadata: { venueType: 'museum' },
}));

test('ten discovered sources stand there with all that is known; a badge tells their statuses apart [VINTEG-03, VINTEG-04]', async () => {
  await page.viewport(1_600, 900);
  const site = await openVenues({ listDiscoveredSources: DISCOVERED });
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await says(row('active.example').first(), 'Columbia, SC', 'museum', '3 h ago', 'high', 'active', 'map');
  expect(row('duplicate.example').getByRole('link').element().getAttribute('href')).toBe(
    'https://duplicate.example/events',
  );
  expect(site.api.calls('listDiscoveredSources').at(-1)?.query.get('limit')).toBe('10');
  const badge = (status: string, label: string) => row(`${status}.example`).getByText(label, { exact: true }).element();
  const looks = [
    badge('active', 'active'),
    badge('inactive', 'inactive'),
    badge('error', 'error'),
    badge('duplicate', 'duplicate'),
  ].map((one) => one.className);
  expect(new Set(looks).size).toBe(4);
});

test('without a word of the server a failed scan says what could not be done [ERR-058]', async () => {
  await openScanner({ scanAggregate: SCAN, deepScanAggregate: wordless(500) });
  await page.getByRole('textbox', { name: 'URL' }).fill('https://visit.example/');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await page.getByRole('button', { name: 'Deep scan', exact: true }).click();
  await see(notice('Deep Scan Failed')).toBeVisible();
  await leaveSite();
  await openScanner({ scanAggregate: wordless(500) });
  await page.getByRole('textbox', { name: 'URL' }).fill('https://visit.example/');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await says(notice('Scan Failed'), 'Unable to scan URL');
});
