import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused, silent } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { anEvent, eventPage, events } from '../harness/data.ts';
import { count, dialog, expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const city = (name: string, state = 'SC', more: object = {}) => ({
  city: name,
  state,
  isLive: true,
  isSupported: true,
  eventCount: 12,
  distance: null,
  ...more,
});
const LIVE = [city('Columbia'), city('Charleston')];
const stored = () => localStorage.getItem('marquee.city');
const options = () => dialog().getByRole('option');
const box = () => dialog().getByRole('combobox');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('marquee.city');
});

async function openPicker(answers: Parameters<typeof openSite>[1] = {}, path = '/events') {
  const site = openSite(path, { listEvents: eventPage(events(2)), featuredCities: LIVE, ...answers });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Choose another city/ })
    .click();
  await see(dialog('Choose your city')).toBeVisible();
  return site;
}

function standAt(latitude: number, longitude: number) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    found({ coords: { latitude, longitude } } as GeolocationPosition);
  });
}

test('it names the current city, and offers the popular ones until there are nearby ones [PICKER-03] [PICKER-04]', async () => {
  await openPicker();
  await says(dialog(), 'Currently showing events for Columbia, SC', 'Popular Destinations');
  await count(options(), 2);
  await expectSound();
});

test('Use my location reads Detecting... meanwhile, then at most eight nearby cities stand there [PICKER-01] [PICKER-02] [CALL-023]', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {});
  const ten = Array.from({ length: 10 }, (_, index) => city(`Town ${index}`));
  const site = await openPicker({ nearbyCities: ten });
  await dialog().getByRole('button', { name: 'Use my location' }).click();
  await see(dialog().getByRole('button', { name: 'Detecting...' })).toBeVisible();
  ask.mock.calls[0]?.[0]({ coords: { latitude: 34.00071, longitude: -81.03481 } } as GeolocationPosition);
  await says(dialog(), 'Nearby Cities');
  await count(options(), 8);
  await gone(dialog().getByText('Popular Destinations'));
  await see(dialog().getByRole('button', { name: 'Use my location' })).toBeEnabled();
  // About a kilometer, not the visitor's door.
  expect(site.api.calls('nearbyCities').map(({ body }) => body)).toEqual([{ lat: 34, lng: -81.03 }]);
});

test('a location that is refused, or has no city, leaves the search and says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) => {
    refuse?.({ code: 1, message: 'denied' } as GeolocationPositionError);
  });
  await openPicker({ nearbyCities: [] });
  await dialog().getByRole('button', { name: 'Use my location' }).click();
  await says(dialog(), 'Your location is not available. Please search for your city.');
  await count(options(), 2);
  expect(warned).toHaveBeenCalledOnce();
  standAt(19.7, -155.1);
  await dialog().getByRole('button', { name: 'Use my location' }).click();
  await says(dialog(), 'No city is within 100 miles of you.');
});

test('badges say live, available and coming soon [PICKER-05]', async () => {
  await openPicker({
    searchCities: [
      city('Columbia'),
      city('Columbia', 'MO', { isLive: false }),
      city('Columbia', 'MD', { isLive: false, isSupported: false, eventCount: 0 }),
    ],
  });
  await box().fill('columbia');
  await count(options(), 3);
  expect(
    options()
      .elements()
      .map((option) => option.textContent),
  ).toEqual([
    expect.stringMatching(/LIVE$/),
    expect.stringMatching(/Available$/),
    expect.stringMatching(/Coming Soon$/),
  ]);
});

test('it searches from two letters on, after 300 ms or at once with Enter, for eight cities [PICKER-06] [PICKER-07]', async () => {
  const site = await openPicker({ searchCities: [city('Greenville')] });
  const time = stopTime();
  await box().fill('g');
  await time.pass(400);
  expect(site.api.calls('searchCities')).toEqual([]);
  await box().fill('gr');
  await time.pass(299);
  expect(site.api.calls('searchCities')).toEqual([]);
  await time.pass(1);
  await time.until(() => options().elements().length === 1);
  await box().fill('green');
  await userEvent.keyboard('{Enter}');
  await time.until(() => site.api.calls('searchCities').length === 2);
  expect(site.api.calls('searchCities').map(({ query }) => Object.fromEntries(query))).toEqual([
    { query: 'gr', limit: '8' },
    { query: 'green', limit: '8' },
  ]);
  await leaveSite();
  vi.useRealTimers();
  await openPicker({ searchCities: silent });
  await box().fill('gr');
  await see(dialog().getByText('Cities', { exact: true })).toBeVisible();
  await count(options(), 0);
});

test('choosing keeps the city, reads its events anew and can be undone [PICKER-08] [PICKER-09] [PICKER-10] [PICKER-11]', async () => {
  const site = await openPicker();
  await gone(dialog().getByRole('button', { name: 'Clear city' }));
  const before = site.api.calls('listEvents').length;
  await options().nth(1).click();
  await expect.poll(site.at).toBe('/events?city=Charleston&state=SC');
  await expect.poll(() => site.api.calls('listEvents').length).toBeGreaterThan(before);
  expect(JSON.parse(stored() ?? '')).toEqual({ city: 'Charleston', state: 'SC', isSupported: true });
  await leaveSite();
  const again = await openPicker({}, '/');
  await says(dialog(), 'Currently showing events for Charleston, SC');
  await dialog().getByRole('button', { name: 'Clear city' }).click();
  await gone(dialog());
  expect(stored()).toBeNull();
  await see(page.getByRole('banner').getByRole('button', { name: /^Columbia, SC/ })).toBeVisible();
  expect(again.at()).toBe('/');
});

test('a city that is not covered is kept as such, and its listing leads to the live ones [PICKER-08] [PICKER-12]', async () => {
  const away = { ...eventPage([]), city: { city: 'Bend', state: 'OR', status: 'coming-soon' as const, center: null } };
  await openPicker({
    searchCities: [city('Bend', 'OR', { isLive: false, isSupported: false, eventCount: 0 })],
    listEvents: ({ query }) => (query.get('city') === 'Bend' ? away : eventPage([anEvent()])),
  });
  await box().fill('bend');
  await options().filter({ hasText: 'Bend, OR' }).click();
  expect(JSON.parse(stored() ?? '')).toMatchObject({ city: 'Bend', isSupported: false });
  await says(page.getByRole('main'), 'We do not cover this city yet. Coming soon.');
  const live = page.getByRole('navigation', { name: 'Popular Destinations' });
  await see(live.getByRole('link', { name: /^Charleston, SC/ })).toHaveAttribute(
    'href',
    '/events?city=Charleston&state=SC',
  );
  await expectSound();
});

test('a search that fails leaves the picker as it is, and says so', async () => {
  await openPicker({ searchCities: refused(503, 'The database is busy.') });
  await box().fill('gr');
  await says(dialog(), 'City search is not available right now.');
  await see(dialog().getByRole('button', { name: 'Use my location' })).toBeEnabled();
});
