import { type Page, test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { answer, expect, notice, openSection } from './at-the-console.ts';

const STATS = '/api/admin/marquee-phase3/stats';
const PAGE = 'https://hall.example/events';
/** Days from today on, as a page writes them. */
const day = (days: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(Date.now() + days * 24 * 3_600_000);
const HTML = `<title>City Library</title><main><h1>Upcoming events</h1>
  <article class="card"><h3><a href="/a">Chess for All</a></h3><p class="when">${day(40)}, 2 PM</p></article>
  <article class="card"><h3><a href="/b">Poets of the South</a></h3><p class="when">${day(41)}, 6 PM</p></article></main>`;

const LEARNED = {
  totalPatterns: 12,
  averageSuccessRate: 0.9375,
  replays: 48,
  venueTypeDistribution: { library: 7, theater: 5 },
  topDomains: [{ domain: 'library.example', patterns: 3, successRate: 1 }],
  patterns: [
    {
      domain: 'library.example',
      pattern: '/events',
      source: 'City Library',
      version: 2,
      status: 'drifted',
      learnedFrom: 'language-model',
      learnedAt: '2026-01-02T03:04:05.000Z',
      lastReplay: null,
      venueType: 'library',
      strategy: 'recurring-event',
      replays: 4,
      successRate: 0.75,
      usualEvents: 17,
      endedBecause: 'It gave 0 events where 17 stand on the page.',
    },
  ],
};

const open = (page: Page, origin = '') => openSection(page, '/admin/marquee-phase3', 'Marquee Phase 3', origin);
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator(`dt:text-is("${label}")`) });

test('shows what was learned, counted from real visits [PATTERN-01, PATTERN-04]', async ({ page, baseURL }) => {
  await answer(page, STATS, LEARNED);
  await open(page, baseURL);
  await expect(tile(page, 'Learned patterns')).toContainText('12');
  await expect(tile(page, 'Average success rate')).toContainText('93.8%of 48 visits');
  await expect(tile(page, 'Venue types')).toContainText('2');
  const row = page.getByRole('row').filter({ hasText: 'City Library' });
  for (const words of [
    'library.example/events',
    'Drifted',
    'It gave 0 events',
    '75%',
    'of 4 visits',
    '17',
    'Language model',
  ])
    await expect(row).toContainText(words);
  await expectSound(page);
});

test('on a phone each pattern folds open, and nothing is wider than the screen', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const domain = 'calendar.of-the-long-named-library-of-the-county.example';
  await answer(page, STATS, { ...LEARNED, topDomains: [{ domain, patterns: 3, successRate: null }] });
  await open(page, baseURL);
  const pattern = page.getByRole('list', { name: 'Pattern performance' }).getByRole('listitem');
  await expect(pattern).toContainText('library.example/events');
  await pattern.getByText('City Library').click();
  await expect(pattern.getByText('75%')).toBeVisible();
  await expectSound(page);
  const [name, count] = [page.getByText(domain), page.getByText('3 patterns · No data yet')];
  const [left, right] = [await name.evaluate(textEnd), (await count.boundingBox())?.x ?? 0];
  expect(left).toBeLessThanOrEqual(right);
});

/** Where the text of an element ends, whatever its box is. */
function textEnd(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
}

test('describes venue types and their strategies; before the first visit it makes up no figure [PATTERN-03]', async ({
  page,
  baseURL,
}) => {
  const none = {
    ...LEARNED,
    totalPatterns: 0,
    averageSuccessRate: null,
    replays: 0,
    venueTypeDistribution: {},
    topDomains: [],
    patterns: [],
  };
  await answer(page, STATS, none);
  await open(page, baseURL);
  for (const [type, strategy] of [
    ['Convention centers', 'Calendar bulk'],
    ['Theaters', 'Individual show'],
    ['Museums', 'Exhibition and event'],
    ['Libraries', 'Recurring event'],
  ])
    await expect(tile(page, type ?? '')).toContainText(`${strategy} · 0 patterns`);
  await expect(tile(page, 'Average success rate').locator('dd')).toHaveText('No data yet');
  await expect(page.getByText('Nothing has been learned yet.').first()).toBeVisible();
});

test('tests a pattern with an address and pasted HTML [PATTERN-02]', async ({ page, baseURL }) => {
  await open(page, baseURL);
  await page.getByRole('button', { name: 'Test Pattern Recognition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Pattern Recognition' });
  await dialog.getByRole('button', { name: 'Analyze Pattern' }).click();
  await expect(dialog.getByText('Give the address of the page.')).toBeVisible();
  await dialog.getByLabel('Page URL').fill(PAGE);
  await dialog.getByLabel('HTML (optional)').fill(HTML);
  await dialog.getByRole('button', { name: 'Analyze Pattern' }).click();
  await expect(notice(page, 'Pattern Analyzed')).toBeVisible();
  await expect(dialog.getByText('Can be learned', { exact: true })).toBeVisible();
  await expect(dialog.getByText('article.card', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'start' })).toContainText('p.when');
  await expect(dialog).toContainText('Libraries');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Extract Events' }).click();
  await expect(notice(page, 'Events Extracted')).toContainText('2 events found');
  await dialog.locator('summary').first().click();
  await expect(dialog.locator('details').first()).toContainText('Chess for All');
  await expect(dialog.locator('details q').first()).toHaveText('Chess for All');
});
