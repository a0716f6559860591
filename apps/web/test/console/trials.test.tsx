import { expect, test } from 'vitest';
import { type Answers, refused, unreachable, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { block, notice, page, says, see, toasts } from '../harness/look.ts';
import { sampledResponse } from '../harness/sampled.ts';

const PLAYHOUSE = 'https://www.lanternstreet.example/season';
const open = (answers = {}) => openSection('/admin/phase1-testing', 'Phase 1 Testing', answers);
const field = (label: string) => page.getByLabelText(label, { exact: true });

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

test('the extractor test fits and axe finds nothing; presets fill address, city and state [P1-02] [BEY-32]', async () => {
  await open();
  const places = page.getByRole('group', { name: 'Presets' }).getByRole('button');
  await expect
    .poll(() =>
      places.elements().map((place) => /Jacksonville|Columbia|Savannah|Charlotte/.exec(place.textContent)?.[0]),
    )
    .toEqual(['Jacksonville', 'Columbia', 'Columbia', 'Savannah', 'Charlotte']);
  await places.nth(3).click();
  await expect.element(field('Test URL')).toHaveDisplayValue(/^https:\/\//);
  await see(field('City')).toHaveValue('Savannah');
  await see(field('State')).toHaveValue('GA');
});

test('asks for what is missing, and sends nothing [P1-06, P1-07, P1-08, SHELL-10]', async () => {
  const site = await open();
  const run = page.getByRole('button', { name: 'Run Test' });
  await run.click();
  await says(notice('URL Required'), 'Please enter a URL to test');
  await fill({ 'Test URL': PLAYHOUSE });
  await run.click();
  await says(notice('Location Required'), 'Please select a city and state to ensure proper geographic attribution');
  await see(field('Limit (optional)')).toHaveAttribute('placeholder', '3');
  await see(field('Limit (optional)')).toHaveAccessibleDescription(/^1 to 20\./);
  await fill({ City: 'Columbia', State: 'SC', 'Limit (optional)': '21' });
  await run.click();
  await see(page.getByText('Enter a whole number from 1 to 20, or leave this empty.')).toBeVisible();
  expect(site.api.calls('testUnifiedExtraction')).toEqual([]);
});

test('a trial that the server cannot do says why, at every press; one that was made says how it went [ERR-052]', async () => {
  const time = stopTime();
  const site = await open({ testUnifiedExtraction: refused(503, 'The database does not answer.') });
  await fill({ 'Test URL': PLAYHOUSE, City: 'Columbia', State: 'SC' });
  const run = () => page.getByRole('button', { name: 'Run Test' }).click();
  // A moment later; within a second the same write is not sent again (REQ-03).
  const next = async (answer: Answers['testUnifiedExtraction']) => {
    const before = toasts().element();
    await time.pass(1_100);
    site.api.answer({ testUnifiedExtraction: answer });
    await run();
    await time.until(() => !before.isConnected);
  };
  await run();
  await time.until(() => toasts().elements().length === 1);
  await says(notice('Test Failed'), 'The database does not answer.');
  for (const [times, answer] of [unreachable, wordless(500), wordless(500)].entries()) {
    // The same words again are a new toast: the press has been answered.
    await next(answer);
    await says(notice('Test Failed'), 'Failed to run extraction test');
    expect(site.api.calls('testUnifiedExtraction')).toHaveLength(times + 2);
  }
  const trial = sampledResponse('testUnifiedExtraction');
  await next({ ...trial, success: false, error: 'The page could not be read.' });
  await says(notice('Test Completed'), 'Test failed: The page could not be read.');
  await next({ ...trial, success: true, error: null, result: { ...trial.result, eventsFound: 14 } });
  await says(notice('Test Completed'), 'Found 14 events');
});

const weigh = () => page.getByRole('button', { name: 'Assess Quality' });

test('nothing is weighed without a title or a description [TIER-04]', async () => {
  const site = await openSection('/admin/marquee-phase2', 'Marquee Phase 2', {
    testQualityAssessment: refused(503, 'The database is busy.'),
  });
  await page.getByLabelText('Venue').fill('Finlay Park');
  await weigh().click();
  await see(page.getByText('Enter a title or a description.')).toBeVisible();
  expect(site.api.calls('testQualityAssessment')).toEqual([]);
  await page.getByLabelText('Description').fill('Come early.');
  await weigh().click();
  await says(notice('Assessment Failed'), 'The database is busy.');
  expect(site.api.calls('testQualityAssessment')).toHaveLength(1);
  await says(block('Result'), 'Nothing has been tested yet.');
});

test('data quality: counts in all and by source [DQ-02, DQ-04]', async () => {
  await openSection('/admin/data-quality', 'Data Quality Management', {
    getDataQualityStats: {
      totalEvents: 1_234,
      missingImages: 56,
      staleEvents: 7,
      sourceAnalysis: [{ sourceId: 'hall', source: 'Granby Hall', total: 40, missingImages: 12, stale: 3 }],
    },
  });
  await says(page.css('dd').first(), '1,234');
  await see(page.getByRole('tab', { name: 'Quick Actions' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Source Analysis' }).click();
  await see(page.getByRole('row', { name: /Granby Hall 40 12 3/ })).toBeVisible();
});
