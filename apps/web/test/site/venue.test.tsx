import { expect, onTestFinished, test } from 'vitest';
import { refused, refusedField, unreachable } from '../harness/api.ts';
import { anEvent, anEventDetail, eventPage, events } from '../harness/data.ts';
import { chosen } from '../harness/language.ts';
import { cards, count, dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';
import { aVenue } from '../harness/venues.ts';

const PATH = '/venue/the-old-depot-columbia-sc';
const main = () => page.getByRole('main');
const show = (answers = {}, path = PATH) =>
  openSite(path, { getVenue: aVenue(), listEvents: eventPage(events(4)), ...answers });

test('a venue shows where it is, what is on, how accessible it is, and how to keep it [BEY-37]', async () => {
  const site = show();
  await see(page.getByRole('heading', { level: 1, name: 'The Old Depot' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'About this place' });
  await says(facts, '1 Main Street', 'Columbia, SC', 'Step-free from Main Street.');
  await see(facts.getByRole('link', { name: '(803) 555-0100' })).toHaveAttribute('href', 'tel:8035550100');
  await see(facts.getByRole('link', { name: /depot\.example/ })).toHaveAttribute('href', 'https://www.depot.example/');
  await says(main(), '2 coming events', 'Trains left in 1952.');
  await count(cards(), 1);
  await count(page.css('[data-row]'), 3);
  await see(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await see(facts.getByRole('button', { name: 'Follow The Old Depot' })).toBeVisible();
  await facts.getByRole('button', { name: 'Subscribe' }).click();
  const calendar = '/api/venues/the-old-depot-columbia-sc/calendar/ics';
  await see(dialog().css(`a[href^="webcal:"][href$="${calendar}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(site.api.calls('listEvents')[0]?.query.toString()).toBe('city=Columbia&state=SC&venue=The+Old+Depot');
  await expectSound();
});

test('a page of events leads to the next', async () => {
  const site = show({ listEvents: { ...eventPage(events(3)), nextCursor: 'more' } });
  await count(page.css('[data-row]'), 2);
  site.api.answer({ listEvents: eventPage([anEvent({ id: 'e9', slug: 'last', title: 'The Last Train' })]) });
  await page.getByRole('button', { name: 'Discover More Experiences' }).click();
  await says(main(), 'The Last Train');
  expect(site.api.calls('listEvents').at(-1)?.query.get('cursor')).toBe('more');
});

test('a venue of which little is known says so, with unusual names', async () => {
  const name = 'האולם הישן – with a very long name that goes on and on, in the Old Railway Quarter of the City';
  const bare = {
    address: null,
    latitude: null,
    longitude: null,
    website: null,
    phone: null,
    description: null,
    accessibility: null,
  };
  show({ getVenue: aVenue({ ...bare, name, upcomingEvents: 0 }), listEvents: eventPage([]) });
  await says(
    main(),
    'No source gives us its street address.',
    'We do not know how accessible this venue is.',
    'No coming events',
  );
  await see(page.getByRole('heading', { name: 'Nothing Is Listed Here Right Now' })).toBeVisible();
  await see(page.getByRole('main').getByRole('link', { name: 'Send Us an Event' })).toHaveAttribute('href', '/submit');
  await gone(page.getByRole('heading', { name: 'Where it is' }));
  await expectSound();
});

test('no venue of that address is the page for unknown paths; a failure can be tried again', async () => {
  const site = show({ getVenue: refused(404, 'This venue does not exist or has been moved.') });
  await see(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  expect(site.api.calls('listEvents')).toEqual([]);
});

test('what cannot be reached is said, and asked again', async () => {
  const site = show({ getVenue: unreachable });
  await see(page.getByRole('heading', { level: 1, name: 'This Venue Could Not Be Loaded' })).toBeVisible();
  site.api.answer({ getVenue: aVenue(), listEvents: unreachable });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await see(page.getByRole('heading', { name: 'The Events Could Not Be Loaded' })).toBeVisible();
  await see(page.getByRole('heading', { level: 1, name: 'The Old Depot' })).toBeVisible();
});

test('a view is counted, unless the visitor’s browser objects', async () => {
  const site = show();
  await expect.poll(() => site.api.calls('countVenueView').length).toBeGreaterThan(0);
  expect(site.api.calls('countVenueView')[0]?.params).toEqual({ slug: 'the-old-depot-columbia-sc' });
});

test('no view is counted of who sends Global Privacy Control [BEY-46]', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const site = show();
  await see(page.getByRole('heading', { level: 1, name: 'The Old Depot' })).toBeVisible();
  await count(cards(), 1);
  expect(site.api.calls('countVenueView')).toEqual([]);
});

test('an event leads to its venue', async () => {
  const venueSlug = 'the-old-depot-columbia-sc';
  const site = openSite('/events/brass-at-dusk', { getEvent: anEventDetail({ venueSlug }), getVenue: aVenue() });
  await page.getByRole('link', { name: 'The Old Depot', exact: true }).click();
  await see(page.getByRole('heading', { level: 1, name: 'The Old Depot' })).toBeVisible();
  expect(site.at()).toBe(PATH);
});

test('a claim goes by a letter to the venue’s own domain, or to an administrator [BEY-23]', async () => {
  const site = show({
    currentUser: personOf('user'),
    getOwnClaim: { claim: null, isOwner: false, host: 'depot.example' },
    claimVenue: refusedField('email', 'Please use an address at depot.example, or ask an administrator instead.'),
  });
  await page.getByRole('button', { name: 'Claim This Venue' }).click();
  const form = dialog('Claim The Old Depot');
  await says(form, 'An address at depot.example is proof enough');
  await form.getByRole('button', { name: 'Send Claim' }).click();
  await says(form, 'Please enter an email address at the venue.');
  await form.getByLabelText('Email address at the venue').fill('ada@gmail.com');
  await form.getByRole('button', { name: 'Send Claim' }).click();
  await says(form, 'Please use an address at depot.example');
  await expectSound();
  const timestamp = '2031-01-01T00:00:00.000Z';
  site.api.answer({ claimVenue: { status: 'open', email: null, timestamp } });
  await form.getByRole('radio', { name: 'Ask an administrator' }).click();
  await form.getByLabelText('How do you belong to this venue?').fill('I run it.');
  site.api.answer({ getOwnClaim: { claim: { status: 'open', email: null, timestamp }, isOwner: false, host: null } });
  await form.getByRole('button', { name: 'Send Claim' }).click();
  await says(main(), 'Your claim is with the people who run Marquee.');
  expect(site.api.calls('claimVenue').at(-1)?.body).toEqual({ way: 'person', words: 'I run it.' });
});

test('a guest signs in first; without mail a person decides', async () => {
  const site = show({ mailStatus: { isSetUp: false } });
  await page.getByRole('button', { name: 'Claim This Venue' }).click();
  await see(dialog('Welcome back')).toBeVisible();
  expect(site.api.calls('getOwnClaim')).toEqual([]);
});

test('the link of a letter asks for a press, and says what it did', async () => {
  const site = show(
    { currentUser: personOf('user'), confirmVenueClaim: { venueSlug: 'the-old-depot-columbia-sc', status: 'granted' } },
    `${PATH}?lang=en#claim=secret-1`,
  );
  await see(page.getByRole('heading', { name: 'Confirm your claim' })).toBeVisible();
  expect(site.api.calls('confirmVenueClaim')).toEqual([]);
  await page.getByRole('button', { name: 'Confirm Claim' }).click();
  await see(page.getByRole('heading', { name: 'You manage this venue now' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Manage Venue' }).first()).toHaveAttribute('href', `${PATH}/manage`);
  expect(site.api.calls('confirmVenueClaim').map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
  await expectSound();
});

test('a stranger who opens somebody’s link reads whose it is, and what to do', async () => {
  show(
    {
      currentUser: personOf('user'),
      getOwnClaim: { claim: null, isOwner: false, host: 'depot.example' },
      confirmVenueClaim: refused(403, 'Not yours.', 'not-your-claim'),
    },
    `${PATH}#claim=secret-1`,
  );
  await page.getByRole('button', { name: 'Confirm Claim' }).click();
  await says(main(), 'This link was sent for another account.', 'sign in with that account');
  await gone(page.getByRole('button', { name: 'Confirm Claim' }));
});

test('a link that is over says so; what is sent again is told', async () => {
  const timestamp = '2031-01-01T00:00:00.000Z';
  const waiting = {
    claim: { status: 'waiting' as const, email: 'box@depot.example', timestamp },
    isOwner: false,
    host: 'depot.example',
  };
  const site = show(
    {
      currentUser: personOf('user'),
      getOwnClaim: waiting,
      confirmVenueClaim: refused(400, 'This link is over.', 'link-over'),
      claimVenue: { status: 'waiting', email: 'box@depot.example', timestamp },
    },
    `${PATH}#claim=secret-1`,
  );
  await page.getByRole('button', { name: 'Confirm Claim' }).click();
  await says(main(), 'This link has expired or was used before.');
  await page.getByRole('button', { name: 'Send Another' }).click();
  await dialog().getByLabelText('Email address at the venue').fill('box@depot.example');
  await dialog().getByRole('button', { name: 'Send Claim' }).click();
  await see(notice('Check your inbox')).toBeVisible();
  expect(site.api.calls('claimVenue')).toHaveLength(1);
});

test('in Spanish it says the same', async () => {
  await chosen('es');
  onTestFinished(() => chosen(null));
  show();
  await says(main(), '2 próximos eventos', 'Próximos eventos', '¿Administras este lugar?');
});

test('what the coming events state of its accessibility stands on its page, under the word of the venue', async () => {
  const stated = (some: object, n: number) => anEvent({ id: `a${n}`, slug: `a-${n}`, ...some });
  for (const [facts, ...lines] of [
    [[{ wheelchair: 'yes' }, {}], 'Wheelchair accessible', 'As the pages of its coming events state.'],
    [[{ wheelchair: 'no' }], 'Not wheelchair accessible'],
    [[{ wheelchair: 'no' }, { wheelchair: 'yes' }], 'its events say different things'],
    [[{ captions: 'yes' }, { captions: 'yes', signLanguage: 'no' }], 'Captions at 2 events'],
    [[{}], 'We do not know how accessible this venue is.'],
  ] as Array<[object[], ...string[]]>) {
    show({ getVenue: aVenue({ accessibility: null }), listEvents: eventPage(facts.map(stated)) });
    await says(page.getByRole('region', { name: 'About this place' }), ...lines);
    await leaveSite();
  }
});
