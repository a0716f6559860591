import type { Endpoints, ManualScrape, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused, unforeseen, unreachable } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { block, count, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { IDLE } from '../harness/quiet-console.ts';
import { SOURCE } from '../harness/records.ts';
import { forgetAnswers, leaveSite } from '../harness/site.tsx';

const heat = (name: string, lastScrape: string | null) => ({
  name,
  slug: name.toLowerCase().replace(', ', '-'),
  lastScrape,
  hasSources: true,
});
const HEAT = [
  heat('Columbia, SC', hoursAgo(1)),
  heat('Aiken, SC', hoursAgo(23)),
  heat('Bath, ME', hoursAgo(25)),
  heat('Cary, NC', hoursAgo(24 * 7 + 1)),
  heat('Dover, DE', null),
  heat('Savannah, GA', hoursAgo(2)),
];
const BUSY: ManualScrape = {
  running: true,
  runId: 'r1',
  city: 'Columbia, SC',
  startedAt: hoursAgo(0),
  heldUntil: hoursAgo(-1),
  jobsOpen: 3,
  waits: null,
};
type Look = ResponseOf<Endpoints['lookAtSource']>;
const LOOK: Look = {
  url: 'https://hall.example/',
  outcome: 'proposal',
  says: '/events, 8 coming events, structured data.',
  advice: 'Its events are on this page.',
  pages: [
    { url: 'https://hall.example/', says: '/, no event with a date.' },
    { url: 'https://hall.example/events', says: '/events, 8 coming events, structured data.' },
  ],
  proposal: {
    url: 'https://hall.example/events',
    upcoming: 8,
    samples: [{ title: 'Harvest Dance', start: '2026-11-07T20:00' }],
    moves: null,
  },
  known: null,
  anyway: null,
};
const PROGRESS: ResponseOf<Endpoints['getSourceProgress']> = {
  source: SOURCE,
  state: 'waiting',
  says: 'Its read is queued and begins within a minute.',
  onSite: 0,
  held: 0,
  events: [],
};
const open = (answers = {}, query = '') =>
  openSection(`/admin/scraping${query}`, 'Scraping / Discovery', { listCityHeat: HEAT, ...answers });
const trigger = () => block('Manual Trigger');
const pressRun = () => trigger().getByRole('button', { name: 'Run Scraper' }).click();

async function pressStop(): Promise<void> {
  await trigger().getByRole('button', { name: 'Emergency Stop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emergency Stop' }).click();
}

test('the checkbox says Live or Paused, and is the Pause of the header [SCRAPE-01]', async () => {
  await open();
  const box = page.getByRole('checkbox', { name: 'Auto-refresh' });
  await see(box).toBeChecked();
  await see(page.getByText('Live', { exact: true })).toBeVisible();
  await box.click();
  await gone(page.getByText('Live', { exact: true }));
  await see(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await count(page.getByText('Paused', { exact: true }), 2);
});

test('an unknown status has its own style, and ages have their colors [SCRAPE-03, SCRAPE-05] [BEY-32]', async () => {
  const puzzled = { id: 'a', status: 'puzzled', city: null, source: 'A source', result: 'Who knows.' };
  await open({ listScrapingActivity: unforeseen([{ ...puzzled, timestamp: hoursAgo(1) }]) });
  await see(page.getByText('puzzled')).toBeVisible();
  const tones = () =>
    block('City Activity Heatmap')
      .css('li[data-tone]')
      .elements()
      .map((one) => one.getAttribute('data-tone'));
  await expect.poll(tones).toEqual(['good', 'good', 'warn', 'bad', 'bad', 'good']);
});

test('what drifted or fails is named, or that there is nothing [SCRAPE-10]', async () => {
  const site = await open({
    listAnomalies: {
      items: [
        { city: 'Columbia', state: 'SC', issue: 'The Hall drifted.', suggestion: 'Look at its page.', sourceId: 's1' },
      ],
      failingSources: 34,
    },
  });
  await says(block('Anomaly Detection').getByRole('listitem').first(), 'Columbia, SC', 'The Hall drifted.', 'Look at');
  const more = block('Anomaly Detection').getByRole('link', { name: 'and 33 more sources with trouble' });
  await see(more).toHaveAttribute('href', '/admin/scraping?tab=sources&health=failing');
  site.api.answer({ listAnomalies: { items: [], failingSources: 0 } });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await see(page.getByText('No anomalies detected')).toBeVisible();
});

test('a city is read on demand and stopped once that is confirmed [SCRAPE-12, SCRAPE-13, SCRAPE-14, ERR-049, ERR-050]', async () => {
  const site = await open({
    triggerScrape: { ...BUSY, message: 'Manual scraping started for Columbia, SC' },
    stopManualScrapes: { cancelled: 3, stopping: 0, message: 'Stopped.' },
  });
  await pressRun();
  await see(trigger().getByText('Choose a city.')).toBeVisible();
  await gone(trigger().getByRole('button', { name: 'Emergency Stop' }));
  await trigger().getByLabelText('City').selectOptions('Columbia, SC');
  site.api.answer({ getManualScrape: BUSY });
  await pressRun();
  await says(notice('Scraper Triggered'), 'Manual scraping started for Columbia, SC');
  await see(trigger().getByText('Reading Columbia, SC: 3 sources to go.')).toBeVisible();
  await see(trigger().getByRole('button', { name: 'Run Scraper' })).toBeDisabled();
  await trigger().getByRole('button', { name: 'Emergency Stop' }).click();
  const question = page.getByRole('alertdialog');
  await says(question, 'This will immediately stop all running manual scraping operations. Proceed?');
  site.api.answer({ getManualScrape: IDLE });
  await question.getByRole('button', { name: 'Emergency Stop' }).click();
  await says(notice('Emergency Stop Activated'), 'All manual scraping operations have been terminated');
  await gone(trigger().getByRole('button', { name: 'Emergency Stop' }));
  await see(trigger().getByRole('button', { name: 'Run Scraper' })).toBeEnabled();
});

test('what fails is said in words [ERR-040, ERR-041]', async () => {
  const site = await open({ triggerScrape: refused(409, 'Charlotte, NC is being read already.') });
  await trigger().getByLabelText('City').selectOptions('Columbia, SC');
  await pressRun();
  await says(notice('Scraping Failed'), 'Charlotte, NC is being read already.');
  site.api.answer({ triggerScrape: unreachable });
  await trigger().getByLabelText('City').selectOptions('Savannah, GA');
  await pressRun();
  await says(notice('Scraping Failed'), 'Failed to start manual scraping');

  site.api.answer({ getManualScrape: BUSY, stopManualScrapes: unreachable });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await pressStop();
  await says(notice('Emergency Stop Failed'), 'Unable to stop manual scraping operations');
  await see(trigger().getByRole('button', { name: 'Emergency Stop' })).toBeEnabled();
});

test('a source without city or address is asked for both [SCRAPE-15, SCRAPE-17]', async () => {
  const site = await open({ lookAtSource: LOOK });
  const card = block('Add Source');
  await card.getByRole('button', { name: 'Look at It' }).click();
  await see(card.getByText('Choose a city.')).toBeVisible();
  await see(card.getByText('Enter the address of the source.')).toBeVisible();
  expect(site.api.calls('lookAtSource')).toEqual([]);
});

/** Whether one thing stands before another on the page. */
const isBefore = (one: Element | undefined, other: Element | undefined) =>
  Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('adding a source stands above the long tables, and the sources can be sorted by trouble first', async () => {
  const of = (id: string, health: 'ok' | 'missing' | 'drifted' | 'new', status: 'active' | 'inactive' = 'active') => ({
    ...SOURCE,
    id,
    name: id,
    health,
    status,
  });
  const rows = [
    of('Well', 'ok'),
    of('Paused', 'missing', 'inactive'),
    of('New', 'new'),
    of('Drifts', 'drifted'),
    of('Gone', 'missing'),
  ];
  await open();
  await expect
    .poll(() => isBefore(block('Add Source').elements()[0], block('Source Performance').elements()[0]))
    .toBe(true);
  await leaveSite();

  await open({ listScrapingSources: pageOf(...rows) }, '?tab=sources');
  const list = page.getByRole('table');
  await see(list.getByText('Well')).toBeVisible();
  await gone(page.getByRole('button', { name: 'Look at It' }));
  await page.getByRole('button', { name: 'Add Source', exact: true }).click();
  await see(page.getByRole('button', { name: 'Look at It' })).toBeVisible();
  await list.getByRole('button', { name: 'Health' }).click();
  const names = () =>
    list
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => /Well|Paused|New|Drifts|Gone/.exec(row.textContent ?? '')?.[0]);
  await expect.poll(names).toEqual(['Gone', 'Drifts', 'New', 'Well', 'Paused']);
  await expectSound();
});

/** The card after a look at an address. */
async function lookAt(lookAtSource: object, addSource = SOURCE) {
  const site = await open({ lookAtSource, addSource, editSource: addSource, getSourceProgress: PROGRESS });
  const card = block('Add Source');
  await card.getByLabelText('City').selectOptions('Columbia, SC');
  await card.getByLabelText('Source URL').fill('hall.example');
  await userEvent.keyboard('{Enter}');
  return { site, card };
}

test('an address is looked at, the page that lists events is added, and its first read is followed to the site [SCRAPE-15]', {
  tags: ['deep'],
}, async () => {
  const { site, card } = await lookAt(LOOK);
  await says(card.getByRole('status'), LOOK.says, LOOK.advice);
  await see(card.getByText('Harvest Dance')).toBeVisible();
  expect(site.api.calls('addSource')).toEqual([]);
  await expectSound();
  await card.getByRole('button', { name: 'Add hall.example/events' }).click();
  await says(notice('Source Added'), 'The Hall will be read shortly.');
  expect(site.api.calls('addSource').map(({ body }) => body)).toEqual([
    { url: 'https://hall.example/events', city: 'Columbia, SC' },
  ]);
  await says(card.getByRole('status'), PROGRESS.says);
  const getSourceProgress: typeof PROGRESS = {
    ...PROGRESS,
    state: 'read',
    says: 'Read: 8 of its events are on the site.',
    onSite: 8,
    events: [{ id: 'e1', slug: 'harvest-dance', title: 'Harvest Dance', start: '2026-11-07T20:00' }],
  };
  site.api.answer({ getSourceProgress });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await says(card.getByRole('status'), 'Read: 8 of its events are on the site.');
  await see(card.getByRole('link', { name: 'Harvest Dance' })).toHaveAttribute('href', '/events/harvest-dance');
  await expectSound();
});

test('a refusal says why and adds nothing; where it is of use, it may be added all the same', async () => {
  const no: Look = { ...LOOK, outcome: 'refused', says: 'It was not read.', proposal: null };
  const { site, card } = await lookAt(no);
  await says(card.getByRole('status'), 'Nothing to add', 'It was not read.');
  await gone(card.getByRole('button', { name: /Add/ }));
  const resting: Look = { ...no, anyway: 'https://hall.example/' };
  site.api.answer({ lookAtSource: resting });
  await card.getByLabelText('Source URL').fill('https://hall.example/');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => site.api.calls('lookAtSource').length).toBe(2);
  await card.getByRole('button', { name: 'Add It All the Same' }).click();
  await expect.poll(() => site.api.calls('addSource').length).toBe(1);
});

test('a known address leads to its source, and one that yields nothing is moved to the page that was found', async () => {
  const known: Look = { ...LOOK, outcome: 'known', proposal: null, known: SOURCE };
  const { site, card } = await lookAt(known);
  const link = card.getByRole('link', { name: 'Open the source' });
  await see(link).toHaveAttribute('href', `/admin/scraping?tab=sources&city=Columbia&state=SC&open=${SOURCE.id}`);
  const moves: Look = { ...LOOK, proposal: LOOK.proposal && { ...LOOK.proposal, moves: SOURCE } };
  site.api.answer({ lookAtSource: moves });
  await card.getByLabelText('Source URL').fill('https://hall.example/');
  await card.getByRole('button', { name: 'Look at It' }).click();
  await card.getByRole('button', { name: 'Read hall.example/events Instead' }).click();
  await says(notice('Source Moved'), 'The Hall');
  expect(site.api.calls('editSource')[0]?.body).toMatchObject({ url: 'https://hall.example/events', name: 'The Hall' });
});

test('a document that cannot be read is shown with its reason and as it was fetched, and is read again', async () => {
  const row = {
    sourceId: 's1',
    source: 'The Hall',
    city: 'Columbia, SC',
    url: 'https://hall.example/calendar.ics',
    contentType: 'text/calendar',
    reason: 'Reading the document exceeded the time limit.',
    failures: 2,
    lastTried: hoursAgo(1),
    setAsideAt: hoursAgo(1),
  };
  const text = 'BEGIN:VCALENDAR\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const site = await open({
    listUnreadableDocuments: pageOf(row),
    getUnreadableDocument: { contentType: 'text/calendar', bytes: 59, text, isCut: false },
    readDocumentAgain: row,
  });
  await page.getByRole('tab', { name: 'Unreadable documents' }).click();
  const rows = page.getByRole('table', { name: 'Unreadable documents' }).css('tbody tr');
  await says(rows, 'Set aside');
  await rows.getByRole('button', { name: 'The Hall' }).click();
  const drawer = page.getByRole('dialog', { name: 'The Hall' });
  await says(drawer, row.reason);
  await says(drawer.css('pre'), 'BYMONTHDAY=30');
  await userEvent.keyboard('{Escape}');
  await gone(drawer);
  site.api.answer({ listUnreadableDocuments: pageOf() });
  await rows.getByRole('button', { name: 'Read again' }).click();
  await see(notice('Document Queued')).toBeVisible();
  await see(page.getByText('Every document can be read.')).toBeVisible();
});
