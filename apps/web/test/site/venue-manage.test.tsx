import { expect, test } from 'vitest';
import { refused, refusedField, unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { count, expectSound, figure, notice, page, says, see, toasts } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';
import { aManagedVenue, aVenue } from '../harness/venues.ts';

const PATH = '/venue/the-old-depot-columbia-sc/manage';
const NO_EVENTS = { items: [], nextCursor: null };
const form = () => page.getByRole('form', { name: 'Venue Settings' });
const update = () => form().getByRole('button', { name: 'Update Venue Profile' }).click();
const show = (answers = {}, role: 'venue_owner' | 'admin' | 'promoter' | 'user' = 'venue_owner') =>
  openSite(PATH, {
    currentUser: personOf(role),
    getManagedVenue: aManagedVenue(),
    getVenue: aVenue(),
    listVenueEvents: NO_EVENTS,
    ...answers,
  });

test('a venue owner sees the slug, real figures and the settings form [ROUTE-08, VENUE-01, VENUE-02]', async () => {
  show();
  await see(page.getByRole('heading', { level: 1, name: 'Venue Management' })).toBeVisible();
  await says(page.getByRole('main'), 'the-old-depot-columbia-sc');
  await says(figure('Active Events').first(), '2');
  await says(figure('Monthly Views').first(), '1,234');
  await says(figure('Venue Status').first(), 'Active');
  await says(page.getByRole('main'), 'Counted without cookies.', 'Global Privacy Control');
  await see(form().getByLabelText('Name')).toHaveValue('The Old Depot');
  await see(form().getByLabelText('Address')).toHaveValue('1 Main Street');
  await expectSound();
});

test('Advertisement Options is disabled and marked Phase 2 [VENUE-04]', async () => {
  show();
  const card = page
    .css('div')
    .filter({ has: page.getByRole('heading', { name: /^Advertisement Options/ }) })
    .last();
  await says(card, 'Phase 2');
  await see(card.getByRole('button')).toBeDisabled();
});

test('Update Venue Profile sends the profile with its version, and the form goes on from what was saved [VENUE-03]', async () => {
  const saved = {
    name: null,
    address: null,
    website: null,
    phone: '803-555-0100',
    description: null,
    accessibility: null,
  };
  const site = show({ updateVenue: aManagedVenue({ profile: saved, version: 1 }) });
  await form().getByLabelText('Telephone').fill('803-555-0100');
  await update();
  await see(notice('Venue Profile Updated')).toBeVisible();
  const body = { name: 'The Old Depot', address: '1 Main Street', website: '', description: '', accessibility: '' };
  expect(site.api.calls('updateVenue')).toMatchObject([
    { params: { slug: 'the-old-depot-columbia-sc' }, body: { ...body, phone: '803-555-0100', version: 0 } },
  ]);
  await form().getByLabelText('Telephone').fill('803-555-0101');
  await update();
  await expect.poll(() => site.api.calls('updateVenue').length).toBe(2);
  expect(site.api.calls('updateVenue')[1]?.body).toMatchObject({ version: 1 });
});

test('what the server refuses stands at its field; a change by somebody else can be loaded', async () => {
  const site = show({ updateVenue: refusedField('phone', 'Please enter a telephone number, such as (803) 555-0100.') });
  await form().getByLabelText('Telephone').fill('call me');
  await update();
  await says(form(), 'Please enter a telephone number, such as (803) 555-0100.');
  site.api.answer({
    updateVenue: refused(409, 'Somebody changed this venue since you opened the form.', 'changed'),
    getManagedVenue: aManagedVenue({ version: 4 }),
  });
  await form().getByLabelText('Telephone').fill('803-555-0100');
  await update();
  await says(form(), 'Somebody changed this venue since you opened the form.');
  await see(form().getByLabelText('Telephone')).toHaveValue('803-555-0100');
  await form().getByRole('button', { name: 'Reload' }).click();
  await see(form().getByLabelText('Telephone')).toHaveValue('');
});

test('without coming events the status says so; an administrator is admitted too [ROUTE-08]', async () => {
  show({ getManagedVenue: aManagedVenue({ status: 'quiet', upcomingEvents: 0, monthlyViews: 0 }) }, 'admin');
  await says(figure('Venue Status').first(), 'Quiet');
  await says(page.getByRole('main'), 'No coming event is listed.');
});

test('a venue of somebody else is not shown, and leads to its page; nothing of that address is not found', async () => {
  const site = show({ getManagedVenue: refused(403, 'You do not manage this venue.', 'not-your-venue') });
  await see(page.getByRole('heading', { level: 1, name: 'You Do Not Manage This Venue' })).toBeVisible();
  await expectSound();
  await page.getByRole('link', { name: 'View Public Page' }).click();
  expect(site.at()).toBe('/venue/the-old-depot-columbia-sc');
  await leaveSite();
  show({ getManagedVenue: refused(404, 'This venue does not exist or has been moved.') });
  await see(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await leaveSite();
  show({ getManagedVenue: unreachable });
  await see(page.getByRole('heading', { level: 1, name: 'This Venue Could Not Be Loaded' })).toBeVisible();
});

for (const role of ['user', 'promoter'] as const)
  test(`a ${role} is told Access Denied and taken home after half a second [SESS-05, SESS-07, ROLE-004]`, async () => {
    const time = stopTime();
    const site = show({}, role);
    await time.until(() => toasts().elements().length === 1);
    await says(toasts(), 'Access Denied', 'Venue owner access required for this page.');
    await time.pass(600);
    await time.until(() => site.at() === '/');
    expect(site.api.calls('getManagedVenue')).toEqual([]);
  });

test('Manage Venues is for venue owners; of one venue it opens that one, of several a list [NAV-10, NAV-13, ROLE-004]', async () => {
  for (const [role, links] of [
    ['venue_owner', 1],
    ['promoter', 0],
    ['user', 0],
  ] as const) {
    openSite('/events', { currentUser: personOf(role) });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await see(page.getByRole('menu')).toBeVisible();
    await count(page.getByRole('menuitem', { name: 'Manage Venues' }), links);
    await count(page.getByRole('menuitem', { name: 'Admin Panel' }), 0);
    await leaveSite();
  }
  const own = {
    slug: 'the-old-depot-columbia-sc',
    name: 'The Old Depot',
    city: 'Columbia',
    state: 'SC',
    upcomingEvents: 2,
  };
  const only = openSite('/events', {
    currentUser: personOf('venue_owner'),
    listOwnVenues: [own],
    getManagedVenue: aManagedVenue(),
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Venues' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Venue Management' })).toBeVisible();
  expect(only.at()).toBe(PATH);
  await leaveSite();
  const other = { ...own, slug: 'tap', name: 'The Tap', upcomingEvents: 0 };
  openSite('/venues', { currentUser: personOf('venue_owner'), listOwnVenues: [own, other] });
  await see(page.getByRole('heading', { level: 1, name: 'Your Venues' })).toBeVisible();
  await see(page.getByRole('link', { name: /^The Old Depot/ })).toHaveAttribute('href', PATH);
  await see(page.getByRole('link', { name: /^The Tap/ })).toHaveAttribute('href', '/venue/tap/manage');
  await expectSound();
  await leaveSite();
  openSite('/venues', { currentUser: personOf('venue_owner'), listOwnVenues: [] });
  await see(page.getByRole('heading', { level: 1, name: 'You Manage No Venue Yet' })).toBeVisible();
});
