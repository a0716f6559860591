import type { EventDetail } from '@marquee/contract';
import { expect, test } from 'vitest';
import { type Asked, refused } from '../harness/api.ts';
import { anEvent, anEventDetail, eventPage } from '../harness/data.ts';
import { count, expectSound, gone, page, readOn, says, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const PLACE = { latitude: 33.998, longitude: -81.041 };
const venue = () => page.getByRole('region', { name: 'More at The Old Depot' });
const night = () => page.getByRole('region', { name: /^That (?:night|day) in Columbia/ });

const shows = (many: number, name: string, at: string | null) =>
  Array.from({ length: many }, (_, index) =>
    anEvent({ id: `${name}${index}`, slug: `${name}-${index}`, title: `${name} ${index}`, venue: at }),
  );

/** The event itself is in every list that the API has of its venue and its night. */
const answer = ({ query }: Asked) =>
  query.has('venue')
    ? eventPage([anEvent(), ...shows(4, 'Depot', 'The Old Depot')])
    : eventPage([anEvent(), ...shows(2, 'Depot', 'The Old Depot'), ...shows(6, 'Elsewhere', 'The Silo')]);

const open = (change: Partial<EventDetail> = {}, listEvents: typeof answer | ReturnType<typeof refused> = answer) =>
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail({ ...PLACE, ...change }), listEvents });

test('more at the venue and that night: four each, never the event itself, none twice', async () => {
  const site = open();
  await readOn();
  await count(venue().css('article'), 4);
  await count(night().css('article'), 4);
  await says(night(), 'Elsewhere 0', 'Dec 5 · 7:30 PM', 'The Silo', '$15-$25');
  expect(page.css('[data-row="brass-at-dusk"]').elements()).toEqual([]);
  expect(night().css('[data-row^="Depot"]').elements()).toEqual([]);
  const [atVenue, thatNight] = ['venue', 'from'].map((name) =>
    site.api.calls('listEvents').find(({ query }) => query.has(name)),
  );
  expect(Object.fromEntries(atVenue?.query ?? [])).toMatchObject({ city: 'Columbia', venue: 'The Old Depot' });
  expect(Object.fromEntries(thatNight?.query ?? [])).toMatchObject({
    from: '2031-12-05',
    to: '2031-12-05',
    evening: 'true',
  });
  await see(venue().getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC&venue=The+Old+Depot',
  );
  await see(night().getByRole('link', { name: 'See the whole day' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC&from=2031-12-05&to=2031-12-05',
  );
});

test('an event of the morning has the whole day for neighbors', async () => {
  open({ startDate: '2031-12-05T10:00', endDate: null });
  await readOn();
  await see(page.getByRole('region', { name: 'That day in Columbia' })).toBeVisible();
  await see(night().getByRole('link', { name: 'See all' })).toBeVisible();
});

test('neighbors are asked for only when the visitor comes near', async () => {
  const tall = 'Loud and kind. '.repeat(900);
  const site = open({ description: tall });
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brass at Dusk');
  // Whatever the page asks for by itself, it has asked for once it is idle.
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(site.api.calls('listEvents')).toEqual([]);
  expect(page.css('svg circle[class*="ring"]').elements()).toEqual([]);
  await readOn();
  await see(venue()).toBeVisible();
});

test('nothing else there, or no answer: nothing is shown', async () => {
  const site = open({}, () => eventPage([anEvent()]));
  await readOn();
  await expect.poll(() => site.api.calls('listEvents').length).toBe(3);
  await gone(venue());
  await gone(night());
});

test('a failing API leaves the page as it is', async () => {
  const site = open({}, refused(500, 'no'));
  await readOn();
  await expect.poll(() => site.api.calls('listEvents').length).toBeGreaterThanOrEqual(2);
  await gone(venue());
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brass at Dusk');
});

test('where the place is known, a map of our own with links outside; nothing leaves before a click', async () => {
  open();
  await readOn();
  await see(page.getByRole('img', { name: 'Map: The Old Depot in Columbia, SC' })).toBeVisible();
  const osm = page.getByRole('link', { name: /^Open in OpenStreetMap/ });
  await see(osm).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=33.998&mlon=-81.041#map=17/33.998/-81.041',
  );
  await see(osm).toHaveAttribute('rel', 'noopener noreferrer');
  await see(page.getByRole('link', { name: /^Directions in Google Maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=33.998%2C-81.041',
  );
  const outside = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /^https?:/.test(name) && new URL(name).origin !== window.location.origin);
  expect(outside).toEqual([]);
  await expectSound();
});

test('an event without coordinates has no map', async () => {
  open({ latitude: null, longitude: null });
  await readOn();
  await see(venue()).toBeVisible();
  await gone(page.getByRole('heading', { name: 'Where it is' }));
});
