import { expect, test } from 'vitest';
import { type Answers, refused } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { anEventDetail } from '../harness/data.ts';
import { anAnswer, anEnhancement, STATUS } from '../harness/enhancement.ts';
import { expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const panel = () => page.css('section').filter({ has: page.getByRole('heading', { name: 'VIP Event Details' }) });
const text = () => panel().elements()[0]?.textContent ?? '';
const percent = () => page.getByRole('progressbar').elements()[0]?.getAttribute('aria-valuenow') ?? null;

const open = (answers: Answers = {}, change: Parameters<typeof anEventDetail>[0] = {}) =>
  openSite('/events/brass-at-dusk', {
    getEvent: anEventDetail(change),
    getEnhancementStatus: STATUS.new,
    enhanceEvent: anAnswer(),
    ...answers,
  });

const EVERYTHING = [
  'They stop when the last dancer does.',
  'Coat check by the stairs',
  '7:30 PM First set',
  'Doors open half an hour before.',
  'Flat shoes are kinder to the floor.',
  'Balcony',
  '$25',
  'Sold out',
  'The diner next door',
  'The inn across the street',
  'Bus 101',
  'A handkerchief to wave',
  'The gravel lot is free.',
  'Step-free from the street.',
];

test('what is stored is shown without an overlay: every detail, and the sentence behind each [DETAIL-05] [DETAIL-11]', async () => {
  const site = open({ getEnhancementStatus: STATUS.stored });
  await says(panel(), ...EVERYTHING, 'In the words of depot.example');
  await gone(page.getByRole('progressbar'));
  expect(site.api.calls('awardPoints')).toHaveLength(0);
  await panel().getByText('Where each detail comes from').click();
  const link = panel().getByRole('link', { name: 'Show on the page' });
  await see(link).toHaveAttribute(
    'href',
    'https://depot.example/calendar/brass#:~:text=The%20gravel%20lot%20is%20free.',
  );
});

test('what its page says of access stands where its facts do, also when it was read later', async () => {
  const facts = page.css('dl').filter({ hasText: 'Accessibility' });
  open({ enhanceEvent: refused(422, 'enhancement-failed') }, { accessNote: null });
  await says(facts, 'Nothing that we read states its accessibility.');
  await leaveSite();
  open({ getEnhancementStatus: STATUS.stored });
  await says(facts, 'Accessibility: “Step-free from the street.”');
  await gone(facts.getByText('Nothing that we read states its accessibility.'));
  await leaveSite();
  open({}, { accessNote: 'Accessible seats are in row A.', enhancementLevel: 'comprehensive' });
  await says(facts, 'Accessibility: “Accessible seats are in row A.”');
});

test('an event that counts as enhanced asks for nothing: by its level, or by its source [DETAIL-09]', async () => {
  for (const enhancementLevel of ['comprehensive', 'stage2_complete', 'unified_complete'] as const) {
    const site = open({}, { enhancementLevel, enhancedDetails: anEnhancement() });
    await says(panel(), 'The gravel lot is free.');
    expect(site.api.calls('getEnhancementStatus')).toHaveLength(0);
    expect(site.api.calls('enhanceEvent')).toHaveLength(0);
    await leaveSite();
  }
  const site = open({}, { source: 'Columbia unified feed' });
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brass at Dusk');
  await gone(panel());
  expect(site.api.calls('getEnhancementStatus')).toHaveLength(0);
});

test('a new one steps 15, 35, 55, 75, 90 at 1.8 s each, is fetched at 100, and closes 2.5 s later [DETAIL-12] [DETAIL-13] [ERR-021]', async () => {
  const time = stopTime();
  const site = open();
  await time.until(() => percent() === '15');
  for (const [before, after] of [
    ['15', '35'],
    ['35', '55'],
    ['55', '75'],
    ['75', '90'],
  ]) {
    await time.pass(1_700);
    expect(percent()).toBe(before);
    await time.pass(100);
    await time.until(() => percent() === after);
  }
  await time.pass(1_700);
  expect(site.api.calls('enhanceEvent')).toHaveLength(0);
  await time.pass(100);
  await time.until(() => text().includes('Experience curated successfully'));
  expect(site.api.calls('enhanceEvent')).toHaveLength(1);
  // A guest earns nothing (docs/spec/decisions.md 37).
  expect(site.api.calls('awardPoints')).toHaveLength(0);
  await time.pass(2_400);
  expect(text()).toContain('Experience curated successfully');
  await time.pass(100);
  await time.until(() => text().includes('The gravel lot is free.'));
  expect(text()).not.toContain('Experience curated');
});

test('whoever is signed in earns 50 points; if none can be awarded, the message falls back [CALL-021] [DETAIL-13] [ERR-021]', async () => {
  const cases = [
    [{ success: true, pointsAwarded: 50, balance: 150 } as const, 'You earned 50 points'],
    [{ success: true, pointsAwarded: 0, balance: 150 } as const, 'Experience curated successfully'],
    [refused(500, 'Oh.'), 'Experience curated successfully'],
  ] as const;
  const time = stopTime();
  for (const [awardPoints, words] of cases) {
    const site = open({ currentUser: personOf('user'), awardPoints, getPoints: { balance: 150 } });
    await time.until(() => percent() === '15');
    await time.pass(9_000);
    await time.until(() => text().includes(words));
    expect(site.api.calls('awardPoints').map(({ body }) => body)).toEqual([
      { action: 'enhancement_view', pointsEarned: 50, eventId: 'e1', description: 'VIP Event Details' },
    ]);
    await leaveSite();
  }
});

test('a failure is shown for 2 s, then its reason and a way to try again [DETAIL-14]', async () => {
  const time = stopTime();
  const site = open({ enhanceEvent: refused(422, 'Its page cannot be reached.') });
  await time.until(() => percent() === '15');
  await time.pass(9_000);
  await time.until(() => text().includes('Experiencing technical difficulties'));
  await time.pass(1_900);
  expect(text()).toContain('Experiencing technical difficulties');
  await time.pass(100);
  await time.until(() => text().includes('Its page cannot be reached.'));
  expect(text()).not.toContain('technical difficulties');
  site.api.answer({ enhanceEvent: anAnswer() });
  await panel().getByRole('button', { name: 'Try Again' }).click();
  await time.until(() => percent() === '15');
  await time.pass(9_000);
  await time.until(() => text().includes('Experience curated successfully'));
  await time.pass(2_500);
  await time.until(() => text().includes('The gravel lot is free.'));
});

test('the overlay covers only its panel, and can be hidden by keyboard: the details come all the same', async () => {
  const time = stopTime();
  open();
  await time.until(() => percent() === '15');
  await see(page.getByRole('link', { name: 'Get Tickets' })).toBeVisible();
  const hide = panel().getByRole('button', { name: 'Hide the progress' });
  (hide.elements()[0] as HTMLElement).focus();
  await hide.click();
  await time.until(() => text().includes('The details appear here'));
  await gone(page.getByRole('progressbar'));
  await time.pass(12_000);
  await time.until(() => text().includes('The gravel lot is free.'));
});

test('leaving the page ends it: nothing is fetched for a visitor who is gone', async () => {
  const time = stopTime();
  const site = open();
  await time.until(() => percent() === '15');
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await time.until(() => site.at().startsWith('/events?') && text() === '');
  await time.pass(12_000);
  expect(site.api.calls('enhanceEvent')).toHaveLength(0);
});

test('an event without an enhancement says so, without an overlay; so does a check that fails [DETAIL-10] [ERR-020]', async () => {
  for (const message of [
    'Enhancement not available for this event',
    'Enhancement not available - generic listing URL',
  ]) {
    open({ getEnhancementStatus: { cached: false, available: false, message } });
    await says(panel(), message);
    await gone(page.getByRole('progressbar'));
    await leaveSite();
  }
  const site = open({ getEnhancementStatus: refused(500, 'Oh.') });
  await says(panel(), 'Enhancement check failed');
  site.api.answer({ getEnhancementStatus: STATUS.stored });
  await panel().getByRole('button', { name: 'Try Again' }).click();
  await says(panel(), 'The gravel lot is free.');
});

test('what the page does not say is not shown, and a model is named where one chose the sentences', async () => {
  const near = { restaurants: [], hotels: [], transportation: [] };
  const nothing = { fullDescription: null, dressCode: null, whatToBring: [], localRecommendations: near };
  open({ getEnhancementStatus: STATUS.stored, enhanceEvent: anAnswer({ ...nothing, model: 'some-model' }) });
  await says(panel(), 'Parking', 'AI chose these sentences. Each one is on that page, word for word.');
  for (const name of ['Dress code', 'What to bring', 'Hotels nearby'])
    await gone(panel().getByRole('heading', { name }));
});

test('the user menu shows the balance of points', async () => {
  open({ currentUser: personOf('user'), getPoints: { balance: 1_150 }, getEnhancementStatus: STATUS.stored });
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await says(page.getByRole('menu'), '1,150 points');
});

test('nothing sticks out and axe finds nothing, with every detail and under the overlay', async () => {
  open({ getEnhancementStatus: STATUS.stored });
  await panel().getByText('Where each detail comes from').click();
  await says(panel(), 'The gravel lot is free.');
  await expectSound();
  await leaveSite();
  open();
  await see(page.getByRole('progressbar')).toBeVisible();
  await expectSound();
});
