import type { Event } from '@marquee/contract';
import { expect, test } from 'vitest';
import { page as browser, type Locator, userEvent } from 'vitest/browser';
import { hiddenSeries } from '../../src/features/hidden-series/hidden-series.ts';
import { clustersAt, placesOf } from '../../src/features/map/places.ts';
import { worldSize } from '../../src/features/map/view.ts';
import { refused } from '../harness/api.ts';
import { anEvent, eventPage } from '../harness/data.ts';
import { cards, count, expectSound, gone, page, says, see } from '../harness/look.ts';
import { preferMedia } from '../harness/media.ts';
import { openSite } from '../harness/site.tsx';

const HALL = { venue: 'Town Hall', latitude: 34.02, longitude: -81.06 };
const LANES = { venue: 'Rosewood Lanes', latitude: 33.97, longitude: -80.99 };

function listed(...changes: Array<Partial<Event>>): Event[] {
  return changes.map((change, index) =>
    anEvent({ id: `m${index}`, slug: `m-${index}`, title: `Show ${index}`, ...change }),
  );
}

/** Two at the hall, one at the lanes, one that only has a city. */
const FOUR = listed(HALL, HALL, LANES, { venue: null });
const LIST = { listEvents: eventPage(FOUR) };
const map = () => page.getByRole('group', { name: 'Map of events in Columbia, SC' });
/** The map moves for a moment: what it shows is then another area. */
async function atRest(locator: Locator): Promise<void> {
  let place = '';
  const isSame = () => {
    const { left, top } = locator.element().getBoundingClientRect();
    const before = place;
    place = `${left} ${top}`;
    return before === place;
  };
  await expect.poll(isSame, { interval: 400 }).toBe(true);
}

const pin = (name: string | RegExp) => map().getByRole('button', { name });
const open = (answers = LIST) => openSite('/events?city=Columbia&state=SC&map=true', answers);

test('the map is in the address: its button, Back, and a link that has it show the same', async () => {
  const site = openSite('/events?city=Columbia&state=SC', LIST);
  await count(cards(), 4);
  await gone(map());
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await see(pin('Town Hall, 2 events')).toBeVisible();
  expect(site.at()).toContain('map=true');
  await see(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute('aria-pressed', 'true');
  site.go(-1);
  await gone(map());
  site.go(1);
  await see(pin('Town Hall, 2 events')).toBeVisible();
  await page.getByRole('button', { name: 'Close the map' }).click();
  await gone(map());
  expect(site.at()).not.toContain('map');
});

test('the map narrows nothing: other filters are cleared without closing it, and the API hears nothing of it', async () => {
  const site = openSite('/events?city=Columbia&state=SC&map=true&free=true', LIST);
  await see(pin('Town Hall, 2 events')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(site.at).not.toContain('free');
  expect(site.at()).toContain('map=true');
  await gone(page.getByRole('button', { name: 'Clear Filters' }));
  for (const { query } of site.api.calls('listEvents')) expect(query.has('map')).toBe(false);
});

test('a pin counts its events; those without a place are listed apart, not put anywhere', async () => {
  open();
  await see(pin('Town Hall, 2 events')).toHaveTextContent('2');
  await see(pin('Rosewood Lanes, 1 event')).toHaveTextContent('1');
  await count(map().css('[data-map-key] > span'), 2);
  const apart = pin('1 event without a place on the map');
  await apart.click();
  const card = page.getByRole('region', { name: '1 event without a place on the map' });
  await says(card, 'Show 3');
  await see(apart).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await gone(card);
  await see(apart).toHaveFocus();
});

test('the pins and what is listed apart are all events of the list, online ones too', async () => {
  const online = anEvent({
    id: 'online',
    slug: 'online',
    title: 'A Talk Online',
    isOnline: true,
    latitude: null,
    longitude: null,
  });
  openSite('/events?city=Columbia&state=SC&map=true', { listEvents: eventPage([...FOUR, online]) });
  await see(pin('Town Hall, 2 events')).toBeVisible();
  await see(pin('Rosewood Lanes, 1 event')).toBeVisible();
  await pin('2 events without a place on the map').click();
  await says(page.getByRole('region', { name: '2 events without a place on the map' }), 'A Talk Online');
});

test('what the map says stands below it, never over its pins', async () => {
  openSite('/events?city=Columbia&state=SC&map=true', {
    listEvents: { ...eventPage(FOUR), nextCursor: 'next', found: { n: 5, more: false } },
  });
  await see(pin('Town Hall, 2 events')).toBeVisible();
  const words = '4 of 5 events in view are shown. Zoom in to see the others.';
  await says(map(), words, '1 event without a place on the map');
  const said = page.getByText(words).element().getBoundingClientRect();
  const surface = (pin('Town Hall, 2 events').element().parentElement as HTMLElement).getBoundingClientRect();
  expect(said.top).toBeGreaterThanOrEqual(surface.bottom);
});

test.each([3, 6, 9, 12, 15])('no pin covers another at zoom %i, however near their places are', (zoom) => {
  const spots = Array.from({ length: 200 }, (_, n) => ({
    venue: `Hall ${n}`,
    latitude: 34 + ((n * 37) % 101) / 2_000,
    longitude: -81 + ((n * 53) % 97) / 2_000,
  }));
  const clusters = clustersAt(zoom, placesOf(listed(...spots)));
  const scale = worldSize(zoom);
  for (const [index, one] of clusters.entries())
    for (const other of clusters.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(34);
  expect(clusters.flatMap(({ events }) => events)).toHaveLength(200);
});

test('a pin opens its events with the keyboard; Escape closes them and gives the focus back', async () => {
  open();
  await see(pin('Town Hall, 2 events')).toBeVisible();
  (pin('Town Hall, 2 events').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const card = page.getByRole('region', { name: 'Town Hall' });
  await says(card, 'Show 0', 'Show 1', 'Dec 5 · 7:30 PM', '$15-$25');
  await see(card.getByRole('heading', { name: 'Town Hall' })).toHaveFocus();
  await see(card.getByRole('link', { name: 'Show 0' })).toHaveAttribute('href', '/events/m-0');
  await userEvent.keyboard('{Escape}');
  await gone(card);
  await see(pin('Town Hall, 2 events')).toHaveFocus();
});

test('a card of the list that is pointed at or has the focus marks its pin', async () => {
  open();
  await see(pin('Rosewood Lanes, 1 event')).toBeVisible();
  await page.css('[data-event="m-2"]').hover();
  await see(pin('Rosewood Lanes, 1 event')).toHaveAttribute('data-marked');
  await see(pin('Town Hall, 2 events')).not.toHaveAttribute('data-marked');
  (page.css('[data-event="m-1"] h3 a').element() as HTMLElement).focus();
  await see(pin('Town Hall, 2 events')).toHaveAttribute('data-marked');
});

test('places too close for two pins share one, and part when the map comes closer', async () => {
  const near = { venue: 'Next Door', latitude: 34.021, longitude: -81.061 };
  open({ listEvents: eventPage(listed(HALL, near, LANES)) });
  await pin('2 places, 2 events').click();
  await page.getByRole('button', { name: 'Zoom to these places' }).click();
  await see(pin('Town Hall, 1 event')).toBeInTheDocument();
  await see(pin('Next Door, 1 event')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all places' }).click();
  await see(pin('2 places, 2 events')).toBeVisible();
});

test('arrow keys and dragging move the map; a pin that gets the focus comes into view', async () => {
  open();
  const hall = pin('Town Hall, 2 events');
  await see(hall).toBeVisible();
  const left = () => hall.element().getBoundingClientRect().left;
  const before = left();
  (hall.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => Math.round(before - left())).toBe(80);
  for (let step = 0; step < 12; step += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => left() < map().element().getBoundingClientRect().left).toBe(true);
  (hall.element() as HTMLElement).blur();
  (hall.element() as HTMLElement).focus();
  await expect.poll(() => left() > map().element().getBoundingClientRect().left).toBe(true);
});

test('of a list that goes on the map shows what is in view, wherever it is moved, and what is hidden stays hidden', async () => {
  const PARK = { venue: 'Far Park', latitude: 34.06, longitude: -81.2 };
  const inView = listed({ ...PARK, id: 'far', slug: 'far' }, { ...PARK, id: 'out', slug: 'out' });
  hiddenSeries.set(['out']);
  const site = openSite('/events?city=Columbia&state=SC&map=true&free=true', {
    listEvents: ({ query }) =>
      query.has('area') ? eventPage(inView) : { ...eventPage(FOUR), nextCursor: 'next', found: { n: 90, more: false } },
  });
  await see(pin('Town Hall, 2 events')).toBeVisible();
  await see(pin('Far Park, 1 event')).toBeInTheDocument();
  const asked = () => site.api.calls('listEvents').filter(({ query }) => query.has('area'));
  expect(asked()[0]?.query.get('limit')).toBe('100');
  expect(asked()[0]?.query.get('free')).toBe('true');
  const before = asked().length;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => asked().length).toBeGreaterThan(before);
});

test('closer and closer there is always a pin in view, and where there is none the way back is offered', async () => {
  open();
  await see(pin('Town Hall, 2 events')).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  const surface = () => (pin('Town Hall, 2 events').element().parentElement as HTMLElement).getBoundingClientRect();
  const isInside = (name: string) => {
    const { left, top } = pin(name).element().getBoundingClientRect();
    const box = surface();
    return left > box.left && left < box.right && top > box.top && top < box.bottom;
  };
  await expect.poll(() => isInside('Town Hall, 2 events') || isInside('Rosewood Lanes, 1 event')).toBe(true);
  (page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement).focus();
  for (let step = 0; step < 14; step += 1) await userEvent.keyboard('{ArrowRight}');
  await says(map().getByRole('status'), 'No event in this part of the map.');
  await map().getByRole('status').getByRole('button', { name: 'Show all places' }).click();
  await expect.poll(() => isInside('Town Hall, 2 events')).toBe(true);
});

test('where the map shows more than can be asked for, it says that the list goes on, and loads more of it', async () => {
  const first = { ...eventPage(FOUR), nextCursor: 'next', found: { n: 5, more: false } };
  openSite('/events?city=Columbia&state=SC&map=true', {
    listEvents: ({ query }) =>
      query.has('cursor') ? { ...eventPage(listed({ ...LANES, id: 'm9', slug: 'm-9' })), found: null } : first,
  });
  for (let out = 0; out < 5; out += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await says(map(), 'The map shows the first 4 events of the list.');
  await map().getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show all places' }).click();
  await see(pin('Rosewood Lanes, 2 events')).toBeVisible();
});

test('nothing to show, and no API, are said as without a map', async () => {
  open({ listEvents: { ...eventPage([]), city: { ...eventPage([]).city, center: null } } });
  await says(map(), 'No event of this list can be shown on a map.');
  await see(page.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
});

test('a failing list has no map', async () => {
  openSite('/events?city=Columbia&state=SC&map=true', { listEvents: refused(500, 'no') });
  await see(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
  await gone(map());
});

test('on a phone the map is over the list, with a way back; the list is where it was', async () => {
  await browser.viewport(320, 640);
  const site = open();
  const screen = page.getByRole('dialog', { name: 'Columbia, SC' });
  await see(screen.getByRole('button', { name: 'Town Hall, 2 events' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const box = screen.element().getBoundingClientRect();
  expect([Math.round(box.left), Math.round(box.top), Math.round(box.height)]).toEqual([0, 0, 640]);
  await screen.getByRole('button', { name: 'Town Hall, 2 events' }).click();
  await says(screen.getByRole('region', { name: 'Town Hall' }), 'Show 0');
  await userEvent.keyboard('{Escape}');
  await see(screen).toBeVisible();
  await screen.getByRole('button', { name: 'Back to the list' }).click();
  await gone(screen);
  expect(site.at()).not.toContain('map');
});

test('the map has no fault that axe finds, in light and dark, wide and narrow', async () => {
  open();
  await pin('Town Hall, 2 events').click();
  await see(page.getByRole('region', { name: 'Town Hall' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await preferMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectSound();
  }
  await browser.viewport(390, 844);
  await see(page.getByRole('dialog', { name: 'Columbia, SC' })).toBeVisible();
  await expectSound();
});

test('after the map was moved by hand its area can be searched: it is in the address, has a button to remove it, and Back leads to the city', async () => {
  const site = open();
  await see(pin('Town Hall, 2 events')).toBeVisible();
  const button = () => page.getByRole('button', { name: 'Search this area' });
  // A pin that comes into view is no wish to search.
  await pin('Town Hall, 2 events').click();
  await userEvent.keyboard('{Escape}');
  await gone(button());
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await atRest(pin('Town Hall, 2 events'));
  site.api.answer({ listEvents: eventPage(FOUR.slice(0, 3)) });
  await button().click();
  await gone(button());
  expect(site.at()).toMatch(/[?&]area=-\d+\.\d+%2C\d+/);
  const asked = () => site.api.calls('listEvents').at(-1)?.query.get('area')?.split(',').map(Number) ?? [];
  const holdsBoth = () => {
    const [west = 0, south = 0, east = 0, north = 0] = asked();
    return west < HALL.longitude && LANES.longitude < east && south < LANES.latitude && HALL.latitude < north;
  };
  await expect.poll(holdsBoth).toBe(true);
  await says(page.getByRole('main'), 'in this area of the map', 'Events without an exact place are left out.');
  await gone(page.getByRole('button', { name: 'Subscribe' }));
  await expectSound();
  site.api.answer({ listEvents: eventPage(FOUR) });
  await page.getByRole('button', { name: 'Remove the area' }).click();
  await expect.poll(site.at).not.toContain('area');
  site.go(-1);
  await expect.poll(site.at).toContain('area');
  for (let out = 0; out < 3; out += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await says(map(), 'Zoom in to search this area.');
});
