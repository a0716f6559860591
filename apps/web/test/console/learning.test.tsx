import type { PatternStats } from '@marquee/contract';
import { expect, test } from 'vitest';
import { openSection } from '../harness/console.ts';
import { figure, page, says, see } from '../harness/look.ts';

const LEARNED: PatternStats = {
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
      endedBecause: 'It gave 0 events, but the page has 17.',
    },
  ],
};

const open = (learned?: PatternStats) =>
  openSection('/admin/marquee-phase3', 'Marquee Phase 3', learned ? { getPatternStats: learned } : {});
const tile = (label: string) => page.css('dl > div').filter({ has: page.css(`dt:text-is("${label}")`) });

test('shows what was learned, with figures from real reads [PATTERN-01, PATTERN-04]', async () => {
  await open(LEARNED);
  await says(figure('Learned patterns'), '12');
  await says(figure('Average success rate'), /93\.8%\s*of 48 reads/);
  await says(figure('Venue types'), '2');
  const row = page.getByRole('row').filter({ hasText: 'City Library' });
  await says(row, 'library.example/events', 'Drifted', 'It gave 0 events', '75%', 'of 4 reads', '17', 'Language model');
});

/** Where the text of an element ends, whatever its box is. */
function textEnd(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
}

test('on a phone each pattern folds open, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  const domain = 'calendar.of-the-long-named-library-of-the-county.example';
  await open({ ...LEARNED, topDomains: [{ domain, patterns: 3, successRate: null }] });
  const pattern = page.getByRole('list', { name: 'Pattern performance' }).getByRole('listitem');
  await says(pattern, 'library.example/events');
  await pattern.getByText('City Library').click();
  await see(pattern.getByText('75%')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const counted = page.getByText('3 patterns · No data yet').element().getBoundingClientRect();
  expect(textEnd(page.getByText(domain).element())).toBeLessThanOrEqual(counted.left);
});

test('describes venue types and their strategies; before the first visit it makes up no figure [PATTERN-03]', async () => {
  await open();
  for (const [type, strategy] of [
    ['Convention centers', 'Calendar bulk'],
    ['Theaters', 'Individual show'],
    ['Museums', 'Exhibition and event'],
    ['Libraries', 'Recurring event'],
  ] as const)
    await says(tile(type), `${strategy} · 0 patterns`);
  await see(figure('Average success rate')).toHaveTextContent('No data yet');
  await see(page.getByText('Nothing has been learned yet.').first()).toBeVisible();
});
