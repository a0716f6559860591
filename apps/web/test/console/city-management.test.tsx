import type { CitySource, ConfiguredCity, DiscoveredCity, EndpointId } from '@marquee/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { forgetAnswers } from '../harness/site.tsx';

const HALL: CitySource = {
  id: 's1',
  name: 'The Hall',
  url: 'https://hall.example.org/events',
  status: 'active',
  health: 'ok',
  tier: 'high',
  score: 87,
  eventDensity: 12.4,
};
const COLUMBIA: ConfiguredCity = {
  slug: 'columbia-sc',
  name: 'Columbia, SC',
  city: 'Columbia',
  state: 'SC',
  timezone: 'America/New_York',
  standing: 'live',
  isLive: true,
  isHidden: false,
  totalSources: 41,
  activeSources: 29,
  failingSources: 0,
  highTierSources: 4,
  events: 278,
  lastDiscovery: hoursAgo(5),
  opening: null,
  discovered_sources: [
    HALL,
    { ...HALL, id: 's2', name: 'The Tap', status: 'blacklisted', score: null, eventDensity: null },
  ],
};
const ROCK_HILL: ConfiguredCity = {
  ...COLUMBIA,
  slug: 'rock-hill-sc',
  name: 'Rock Hill, SC',
  city: 'Rock Hill',
  standing: 'ready',
  isLive: false,
  isHidden: true,
  totalSources: 0,
  activeSources: 0,
  discovered_sources: [],
};
const LIST = {
  ...pageOf(COLUMBIA, ROCK_HILL),
  total: 20,
  counts: { live: 7, ready: 6, configured: 4, pending: 3 },
  hidden: 2,
  states: ['NC', 'SC'],
};
const SUMTER: DiscoveredCity = {
  id: 'd1',
  slug: 'sumter-sc',
  city: 'Sumter',
  state: 'SC',
  status: 'pending',
  isLive: false,
  isHidden: false,
  discoveredAt: hoursAgo(3),
  sourcesFound: 14,
  eventsExtracted: 96,
  confidenceScore: 0.86,
  discoveryReason: 'Near Columbia, with 14 readable calendars.',
  qualityMetrics: { avgEventQuality: 0.82, sourceReliability: 0.44, geoAccuracy: 0.3 },
  notes: null,
  decidedBy: null,
  decidedAt: null,
  discovered_sources: [HALL],
};

const open = (answers = {}, path = '/admin/city-management') =>
  openSection(path, 'City Management', { listConfiguredCities: LIST, ...answers });
const lastQuery = (site: Awaited<ReturnType<typeof open>>, id: EndpointId) =>
  Object.fromEntries(site.api.calls(id).at(-1)?.query ?? []);
const card = (name: string) => page.getByRole('listitem', { name });
const question = () => page.getByRole('alertdialog');
const menu = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('cities are cards with their flags, counts and sources [CITYADM-02, CITYADM-03, CITYADM-07]', async () => {
  await open();
  await says(
    card('Columbia, SC'),
    'Live',
    '29 of 41 active',
    '278',
    'The Hall',
    'https://hall.example.org/events',
    'High tier',
    'Score 87',
    '12.4 events per read',
    'Blacklisted',
    'No score yet',
  );
  await says(card('Rock Hill, SC'), 'Ready to Activate', 'Hidden', 'No sources yet.', 'Opens when you make it live.');
  await see(page.getByRole('button', { name: 'Hide City: Columbia, SC' })).toBeVisible();
  await see(page.getByRole('button', { name: 'Make Live: Rock Hill, SC' })).toBeVisible();
  await says(page.getByRole('main'), '2 of 20 cities · 2 hidden');
});

test('a city on its way says what opens it by itself, and what it has of that', async () => {
  const opening = { events: 4, sources: 1, neededEvents: 10, neededSources: 2, nextLookAt: '2099-12-05T19:30:00.000Z' };
  const answer = { ...LIST, items: [{ ...ROCK_HILL, activeSources: 6, totalSources: 6, opening }] };
  await open({ listConfiguredCities: answer });
  await says(
    card('Rock Hill, SC'),
    'Ready to Activate',
    'Expansion opens it by itself with 10 upcoming events from 2 sources whose last read was good.',
    'At the last look: 4 events from 1 such source.',
    'Next look: ',
    '2099',
  );
});

test('the featured cities are read for the site’s picker, kept for five minutes, and not shown here [CALL-022]', async () => {
  const town = { city: 'Featured Town', state: 'SC', isLive: true, isSupported: true, eventCount: 3, distance: null };
  let ahead = 0;
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => void vi.restoreAllMocks());
  const site = await open({ featuredCities: [town] });
  const asked = () => site.api.calls('featuredCities').length;
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: 'System Controls' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'System Controls' })).toBeVisible();
    site.go(-1);
    await see(card('Columbia, SC')).toBeVisible();
  };
  await see(card('Columbia, SC')).toBeVisible();
  await expect.poll(asked).toBe(1);
  await gone(page.getByText('Featured Town'));
  ahead = 4 * 60_000;
  await leaveAndReturn();
  expect(asked()).toBe(1);
  ahead = 6 * 60_000;
  // An identical request shares the last answer for a second.
  await forgetAnswers();
  await leaveAndReturn();
  await expect.poll(asked).toBe(2);
});

test('Discover New Cities starts a run of expansion, and its failure is said [CITYADM-04]', async () => {
  const site = await open({ triggerExpansion: { message: 'The run has started.' } });
  await page.getByRole('button', { name: 'Discover New Cities' }).click();
  await says(notice('Expansion Triggered'), 'The run has started.');
  expect(site.api.calls('triggerExpansion').map(({ body }) => body)).toEqual([{}]);
});

test('a run of expansion that cannot start is said in the words of the server [CITYADM-04]', async () => {
  await open({ triggerExpansion: refused(409, 'The 5 cities of today have been started.') });
  await page.getByRole('button', { name: 'Discover New Cities' }).click();
  await says(notice('Expansion Failed'), 'The 5 cities of today have been started.');
});

test('search, state, order, direction and the four cards ask the server, and the address keeps them [CITYADM-01, CITYADM-16]', async () => {
  const site = await open();
  const cards = page.getByRole('group', { name: 'Cities by status' });
  for (const [name, n] of [
    ['Live', 7],
    ['Ready to Activate', 6],
    ['Configured', 4],
    ['Pending', 3],
  ] as const)
    await says(cards.getByRole('button', { name }), String(n));
  await cards.getByRole('button', { name: 'Ready to Activate' }).click();
  await page.getByLabelText('State').selectOptions('NC');
  await page.getByLabelText('Sort by').selectOptions('Events');
  await page.getByRole('button', { name: 'Order: Ascending' }).click();
  await page.getByLabelText('Search cities').fill('rock');
  await expect
    .poll(() => lastQuery(site, 'listConfiguredCities'))
    .toMatchObject({ filter: 'ready', state: 'NC', sort: 'events', direction: 'desc', search: 'rock' });
  await see(cards.getByRole('button', { name: 'Ready to Activate' })).toHaveAttribute('aria-pressed', 'true');
  await cards.getByRole('button', { name: 'Ready to Activate' }).click();
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect
    .poll(() => lastQuery(site, 'listConfiguredCities'))
    .toEqual({ sort: 'events', direction: 'desc', limit: '60', search: 'rock', state: 'NC' });
});

test('nothing that matches says so [CITYADM-05]', async () => {
  await open({ listConfiguredCities: { ...LIST, items: [], total: 0 } });
  await says(page.getByRole('main'), 'No cities found matching your criteria.');
});

test('hiding and making live ask first, say what was done, and are taken back [CITYADM-09, CITYADM-11, ERR-068]', async () => {
  const site = await open({
    hideCity: { success: true, message: 'City hidden from public site', city: { ...COLUMBIA, isLive: false } },
    showCity: { success: true, message: 'City is now live and visible to users', city: COLUMBIA },
  });
  await page.getByRole('button', { name: 'Hide City: Columbia, SC' }).click();
  await says(question(), 'Hide Columbia, SC?', 'disappears from the public lists');
  await question().getByRole('button', { name: 'Cancel' }).click();
  expect(site.api.calls('hideCity')).toEqual([]);
  await page.getByRole('button', { name: 'Hide City: Columbia, SC' }).click();
  await question().getByRole('button', { name: 'Hide City' }).click();
  await see(notice('City hidden from public site')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(notice('City is now live and visible to users')).toBeVisible();
  expect(site.api.calls('showCity')).toMatchObject([{ params: { slug: 'columbia-sc' } }]);
});

test('a failure is told by its name [ERR-064, ERR-065]', async () => {
  const silent = refused(503, 'The database did not answer.');
  // High enough for the messages to stand beside what is pressed.
  await page.viewport(1440, 1400);
  await open({ hideCity: silent, showCity: silent, deactivateCitySource: silent, removeCitySource: silent });
  await page.getByRole('button', { name: 'Hide City: Columbia, SC' }).click();
  await question().getByRole('button', { name: 'Hide City' }).click();
  await see(notice('Failed to hide city')).toBeVisible();
  await page.getByRole('button', { name: 'Make Live: Rock Hill, SC' }).click();
  await question().getByRole('button', { name: 'Make Live' }).click();
  await see(notice('Failed to make city live')).toBeVisible();
  await menu('The Hall', 'Pause');
  await question().getByRole('button', { name: 'Pause' }).click();
  await see(notice('Failed to update source')).toBeVisible();
  await menu('The Hall', 'Remove permanently');
  await question().getByRole('button', { name: 'Remove permanently' }).click();
  await see(notice('Failed to remove source')).toBeVisible();
});

test('a source is paused, activated, blacklisted and removed, each after a question [CITYADM-08, CITYADM-09, ERR-068]', async () => {
  const done = { success: true, message: '', source: { ...HALL, status: 'inactive' } } as const;
  const site = await open({
    deactivateCitySource: done,
    activateCitySource: { ...done, source: HALL },
    blacklistCitySource: { ...done, source: { ...HALL, status: 'blacklisted' } },
    removeCitySource: { ...done, source: null },
  });
  await menu('The Hall', 'Pause');
  await question().getByRole('button', { name: 'Pause' }).click();
  await see(notice('Source paused')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(notice('Source activated')).toBeVisible();
  // Taking it back keeps the time of its next read.
  expect(site.api.calls('activateCitySource')).toMatchObject([
    { body: { sourceUrl: HALL.url, status: 'inactive', undo: true } },
  ]);
  await menu('The Hall', 'Blacklist');
  await says(question(), 'neither https://hall.example.org/events nor an address below it can be found or added again');
  await question().getByRole('button', { name: 'Blacklist' }).click();
  await see(notice('Source blacklisted')).toBeVisible();
  await menu('The Tap', 'Activate');
  await says(question(), 'It is no longer blacklisted');
  await question().getByRole('button', { name: 'Activate' }).click();
  await menu('The Hall', 'Remove permanently');
  await says(question(), 'This cannot be undone.');
  await question().getByRole('button', { name: 'Remove permanently' }).click();
  await see(notice('Source removed')).toBeVisible();
  expect(site.api.calls('removeCitySource')).toMatchObject([{ body: { sourceUrl: HALL.url, status: 'active' } }]);
});

test('View Stats opens the figures and all sources, page by page [CITYADM-06]', async () => {
  const site = await open({
    getCityDetailedStats: { totalEvents: 1_204, activeEvents: 278, averageScore: 81, lastDiscovery: hoursAgo(5) },
    listCitySources: { items: [HALL], nextCursor: 'c2' },
    getCityHistory: {
      days: [
        { day: '2026-12-04', added: 12, ended: 3 },
        { day: '2026-12-05', added: 0, ended: 9 },
      ],
    },
  });
  await page.getByRole('button', { name: 'View Stats: Columbia, SC' }).click();
  const drawer = dialog('Columbia, SC');
  await says(
    drawer,
    'Total events',
    '1,204',
    'Active events',
    '278',
    'Average score',
    '81',
    'Newest source',
    'The Hall',
  );
  await expectSound();
  await see(drawer.getByRole('heading', { name: 'Events by day' })).toBeVisible();
  await drawer.getByLabelText('Days shown').selectOptions('90 days');
  await expect.poll(() => lastQuery(site, 'getCityHistory')).toMatchObject({ days: '90' });
  await drawer.getByRole('button', { name: 'Actions for The Hall' }).click();
  await drawer.getByRole('menuitem', { name: 'Pause', exact: true }).click();
  await question().getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => lastQuery(site, 'listCitySources')).toMatchObject({ cursor: 'c2' });
});

test('proposed cities are shown by status, and approved with notes [CITYADM-12, CITYADM-13, CITYADM-14, ENT-046]', async () => {
  const live = {
    ...SUMTER,
    id: 'd2',
    city: 'Florence',
    slug: 'florence-sc',
    status: 'approved',
    isLive: true,
    decidedBy: 'ada@marquee.example',
    notes: 'Fine.',
  } as const;
  const site = await open(
    {
      listDiscoveredCities: { ...pageOf(SUMTER, live), counts: { pending: 1, approved: 1, rejected: 0 } },
      approveDiscoveredCity: { ...SUMTER, status: 'approved' },
    },
    '/admin/city-management?tab=discovered',
  );
  for (const name of ['All Cities', 'Pending (1)', 'Approved (1)', 'Rejected (0)'])
    await see(page.getByRole('tab', { name })).toBeVisible();
  await says(
    card('Sumter, SC'),
    'Pending',
    'Hidden',
    'Near Columbia, with 14 readable calendars.',
    '96',
    '86%',
    '82%',
    '44%',
    '30%',
    'The Hall',
  );
  await says(card('Florence, SC'), 'Approved', 'Live', 'ada@marquee.example: Fine.');
  await page.getByRole('button', { name: 'Approve: Sumter, SC' }).click();
  await question().getByLabelText('Notes (optional)').fill('A good town.');
  await question().getByRole('button', { name: 'Approve' }).click();
  await see(notice('City approved')).toBeVisible();
  expect(site.api.calls('approveDiscoveredCity')).toMatchObject([
    { params: { id: 'd1' }, body: { notes: 'A good town.' } },
  ]);
  await page.getByRole('tab', { name: 'Rejected (0)' }).click();
  await expect.poll(() => lastQuery(site, 'listDiscoveredCities')).toMatchObject({ status: 'rejected' });
});

test('rejecting asks for a reason, and an empty one cancels [CITYADM-15, ERR-064]', async () => {
  const site = await open(
    { listDiscoveredCities: { ...pageOf(SUMTER), counts: { pending: 1, approved: 0, rejected: 0 } } },
    '/admin/city-management?tab=discovered',
  );
  const press = () => page.getByRole('button', { name: 'Reject: Sumter, SC' }).click();
  await press();
  await question().getByRole('button', { name: 'Reject' }).click();
  await see(question()).not.toBeInTheDocument();
  expect(site.api.calls('rejectDiscoveredCity')).toEqual([]);
  site.api.answer({ rejectDiscoveredCity: refused(409, 'Bob has already approved Sumter, SC.') });
  await press();
  await question().getByLabelText('Why is it rejected?').fill('Too few venues.');
  await question().getByRole('button', { name: 'Reject' }).click();
  await see(notice('Failed to update city')).toBeVisible();
  await says(notice('Failed to update city'), 'Bob has already approved Sumter, SC.');
});
