import type { CorrectableEvent, CorrectionChange, VenueEvent } from '@marquee/contract';
import { expect, onTestFinished, test } from 'vitest';
import { refused, refusedField, unreachable } from '../harness/api.ts';
import { aClaim, anEventDetail } from '../harness/data.ts';
import { chosen } from '../harness/language.ts';
import { count, dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';
import { aManagedVenue, aVenue } from '../harness/venues.ts';

const SLUG = 'the-old-depot-columbia-sc';
const START = '2031-12-05T19:30';

function aVenueEvent(change: Partial<VenueEvent> = {}): VenueEvent {
  return {
    id: 'e1',
    slug: 'brass',
    title: 'Brass at Dusk',
    timezone: 'America/New_York',
    startDate: START,
    endDate: null,
    status: 'active',
    upcomingCount: 1,
    isCorrected: false,
    ...change,
  };
}

const FACTS = { title: 'Brass at Dusk', description: 'Loud and kind.', price: '$15-25', ticketUrl: null };
const SHOWN = { startDate: START, endDate: null, status: 'active' as const };

function anOpenEvent(change: Partial<CorrectableEvent> = {}): CorrectableEvent {
  return {
    id: 'e1',
    slug: 'brass',
    timezone: 'America/New_York',
    shown: FACTS,
    told: FACTS,
    dates: [{ date: START, shown: SHOWN, told: SHOWN }],
    corrections: [],
    ...change,
  };
}

const CORRECTED = anOpenEvent({
  shown: { ...FACTS, title: 'Brass at Noon' },
  dates: [{ date: START, shown: { ...SHOWN, status: 'cancelled' }, told: SHOWN }],
  corrections: [
    { field: 'title', date: null, timestamp: '2031-01-01T00:00:00.000Z' },
    { field: 'status', date: START, timestamp: '2031-01-01T00:00:00.000Z' },
  ],
});

const show = (answers = {}) =>
  openSite(`/venue/${SLUG}/manage`, {
    currentUser: personOf('venue_owner'),
    getManagedVenue: aManagedVenue(),
    getVenue: aVenue(),
    listVenueEvents: { items: [aVenueEvent()], nextCursor: null },
    getCorrectableEvent: anOpenEvent(),
    ...answers,
  });
const open = () => page.getByRole('button', { name: /^Correct: Brass at Dusk/ }).click();
const form = () => dialog('Correct This Event');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

test('an owner corrects an event after a preview of what will change [BEY-23]', async () => {
  const changes: CorrectionChange[] = [
    { field: 'title', date: null, before: 'Brass at Dusk', after: 'Brass at Noon', isAsTold: false },
    { field: 'status', date: START, before: 'active', after: 'cancelled', isAsTold: false },
  ];
  const site = show({ correctEvent: { changes, event: anOpenEvent() } });
  await open();
  await see(form().getByLabelText('Title')).toHaveValue('Brass at Dusk');
  await expectSound();
  await form().getByLabelText('Title').fill('Brass at Noon');
  await form()
    .getByLabelText(/^Status:/)
    .selectOptions('Cancelled');
  await press('Preview Changes');
  await says(
    dialog('This will change'),
    'Brass at Noon',
    'Takes place',
    'Cancelled',
    'People who keep this event are told',
  );
  await expectSound();
  const wish = { title: 'Brass at Noon', dates: [{ date: START, status: 'cancelled' }] };
  expect(site.api.calls('correctEvent').map(({ body }) => body)).toEqual([{ ...wish, isPreview: true }]);
  site.api.answer({ correctEvent: { changes, event: CORRECTED } });
  await press('Save Corrections');
  await see(notice('Corrections Saved')).toBeVisible();
  await gone(dialog());
  expect(site.api.calls('correctEvent').at(-1)).toMatchObject({
    params: { slug: SLUG, event: 'e1' },
    body: { ...wish, isPreview: false },
  });
  await expect.poll(() => site.api.calls('listVenueEvents').length).toBe(2);
});

test('a date gets another time; what the server refuses is said, and nothing that was typed is lost', async () => {
  const site = show({ correctEvent: refused(422, 'The end must be after the start.', 'bad-time') });
  await open();
  await form()
    .getByRole('button', { name: /^Change Time/ })
    .click();
  await form().getByLabelText('Starts on').fill('2031-12-06');
  await form().getByLabelText('End time').fill('18:00');
  await expectSound();
  await press('Preview Changes');
  await see(form().getByRole('alert')).toHaveTextContent('The end must be after the start.');
  const time = { startDate: '2031-12-06T19:30', endDate: '2031-12-06T18:00' };
  expect(site.api.calls('correctEvent')[0]?.body).toEqual({ dates: [{ date: START, time }], isPreview: true });
  await see(form().getByLabelText('End time')).toHaveValue('18:00');
  site.api.answer({ correctEvent: refusedField('price', 'Please enter a price, such as $10-15, Free or Donation.') });
  await form().getByLabelText('Price').fill('lots');
  await press('Preview Changes');
  await says(form(), 'Please enter a price, such as $10-15, Free or Donation.');
  await form().getByLabelText('Starts on').fill('');
  await press('Preview Changes');
  await says(form(), 'Please enter the day on which it starts.');
  expect(site.api.calls('correctEvent')).toHaveLength(2);
});

test('a correction shows what websites say, and is undone alone or with all others', async () => {
  const site = show({ getCorrectableEvent: CORRECTED });
  await open();
  await says(form(), 'Websites say: Brass at Dusk');
  await form().getByLabelText('Price').fill('Free');
  const left = CORRECTED.corrections.slice(1);
  site.api.answer({ undoCorrections: { ...CORRECTED, shown: FACTS, corrections: left } });
  await press('Undo correction: Title');
  await says(form(), 'The event shows what websites say.');
  await see(form().getByLabelText('Title')).toHaveValue('Brass at Dusk');
  await see(form().getByLabelText('Price')).toHaveValue('Free');
  expect(site.api.calls('undoCorrections')[0]?.body).toEqual({ field: 'title', date: null });
  site.api.answer({ undoCorrections: anOpenEvent() });
  await press('Undo All');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo All' }).click();
  await gone(dialog().getByRole('button', { name: 'Undo All' }));
  expect(site.api.calls('undoCorrections')[1]?.body).toEqual({ field: null, date: null });
  await see(form().getByLabelText(/^Status:/)).toHaveValue('active');
});

test('nothing changed is said; leaving with changes asks first', async () => {
  show({ correctEvent: { changes: [], event: anOpenEvent() } });
  await open();
  await press('Preview Changes');
  await says(form(), 'Nothing has changed yet.');
  await form().getByLabelText('Title').fill('Other');
  await press('Close');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await see(form().getByLabelText('Title')).toHaveValue('Other');
  await press('Close');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await gone(dialog());
});

test('the list says what is corrected and cancelled, continues, and says when it is empty or cannot be loaded', async () => {
  const name =
    'האולם הישן – a very long title that goes on and on and on until it does not fit into one line of a phone';
  const items = [
    aVenueEvent({ status: 'cancelled', isCorrected: true, upcomingCount: 12 }),
    aVenueEvent({ id: 'e2', title: name }),
  ];
  const site = show({ listVenueEvents: { items, nextCursor: 'more' } });
  const list = page.getByRole('main').getByRole('listitem');
  await count(list, 2);
  await says(page.getByRole('main'), 'Corrected', 'Cancelled', '12 dates');
  await expectSound();
  site.api.answer({ listVenueEvents: { items: [aVenueEvent({ id: 'e3', title: 'The Third' })], nextCursor: null } });
  await page.getByRole('button', { name: 'Show More Events' }).click();
  await count(list, 3);
  expect(site.api.calls('listVenueEvents').at(-1)?.query.get('cursor')).toBe('more');
});

test('an empty list, and one that cannot be loaded, are said', async () => {
  const site = show({ listVenueEvents: unreachable });
  await says(page.getByRole('main'), 'Your Events Could Not Be Loaded');
  site.api.answer({ listVenueEvents: { items: [], nextCursor: null } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await says(page.getByRole('main'), 'No coming event is listed at your venue.');
});

test('an event’s page shows the venue’s own word among its sources', async () => {
  const word = {
    source: 'The Old Depot',
    url: `/venue/${SLUG}`,
    venueSlug: SLUG,
    fields: [
      { field: 'title', snippet: 'Brass at Noon', locator: '', method: 'venue' },
      { field: 'status', snippet: 'cancelled', locator: START, method: 'venue' },
      { field: 'description', snippet: '', locator: '', method: 'venue' },
    ],
  };
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail({ sources: [aClaim(word), aClaim()] }) });
  const own = page.css('details').filter({ hasText: 'the venue’s own word' }).first();
  await own.css('summary').first().click();
  await says(own, 'The Old Depot', 'Brass at Noon', 'Cancelled', 'removed');
  await see(own.getByRole('link', { name: 'About the venue' })).toHaveAttribute('href', `/venue/${SLUG}`);
  await expectSound();
});

test('in Spanish it says the same', async () => {
  await chosen('es');
  onTestFinished(() => chosen(null));
  show({ getCorrectableEvent: CORRECTED });
  await page.getByRole('button', { name: /^Corregir: Brass at Dusk/ }).click();
  await says(dialog('Corregir este evento'), 'Los sitios web dicen: Brass at Dusk', 'Cancelado', 'Ver los cambios');
});
