import { expect, test } from 'vitest';

import { anEvent, eventPage, events } from '../harness/data.ts';
import { count, expectSound, gone, page, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const LEXINGTON = { city: 'Lexington', state: 'SC', miles: 12, center: { latitude: 33.98, longitude: -81.24 } };
const IN_LEXINGTON = anEvent({
  id: 'lex',
  slug: 'porch-night',
  title: 'Porch Night',
  venue: 'The Depot',
  city: 'Lexington',
  state: 'SC',
  latitude: null,
  longitude: null,
});
const LIST = { ...eventPage([...events(2), IN_LEXINGTON]), nearby: [LEXINGTON] };
const distance = () => page.getByRole('combobox', { name: 'Distance' });
const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click();

test('a city shows its towns with their distance, and the visitor turns that off [BEY-39]', async () => {
  const site = openSite('/events?city=Columbia&state=SC', {
    listEvents: ({ query }) => (query.has('within') ? LIST : eventPage(events(2))),
  });
  const card = () => page.getByRole('article').filter({ hasText: 'Porch Night' });
  await see(card()).toHaveTextContent('The Depot · Lexington · 12 mi away');
  await count(page.getByText('mi away'), 1);
  await see(page.getByText('Columbia, SC and 1 nearby town')).toBeVisible();
  await openFilters();
  await see(distance()).toHaveValue('25');
  await distance().selectOptions('This city only');
  await page.getByRole('button', { name: 'Show 2 events' }).click();
  await gone(page.getByText('Porch Night'));
  await gone(page.getByText('nearby town'));
  expect(site.at()).toBe('/events?city=Columbia&state=SC&within=0');
  for (const id of ['listEvents', 'countCategories', 'countVenues'] as const) {
    const asked = site.api.calls(id).map(({ query }) => query.get('within'));
    expect([asked[0], asked.at(-1)]).toEqual(['25', null]);
  }
  site.go(-1);
  await see(card()).toBeVisible();
});

test('a phone says the towns at the count, and its Map button lies on nothing', async () => {
  await page.viewport(390, 844);
  openSite('/events?city=Columbia&state=SC', { listEvents: LIST });
  await see(page.getByText('Columbia, SC and 1 nearby town')).toBeVisible();
  const map = page.getByRole('button', { name: 'Map', exact: true });
  await see(map).toBeVisible();
  const bar = map.element().closest('[class*="_bar_"]')?.getBoundingClientRect();
  const { top, bottom, width } = map.element().getBoundingClientRect();
  expect(bar && top >= bar.top && bottom <= bar.bottom).toBe(true);
  expect(width).toBeGreaterThanOrEqual(44);
  await expectSound();
  await page.viewport(1280, 800);
});

test('the categories keep their distance from the bar above them', async () => {
  for (const width of [768, 1280]) {
    await page.viewport(width, 900);
    openSite('/events?city=Columbia&state=SC', { listEvents: LIST, countCategories: { Music: 2 } });
    const all = page.getByRole('button', { name: /^Music/ }).first();
    await see(all).toBeVisible();
    const bar = page.css('[class*="_bar_"]').filter({ hasText: 'Any day' }).element().getBoundingClientRect();
    expect(all.element().getBoundingClientRect().top - bar.bottom).toBeGreaterThanOrEqual(8);
    await leaveSite();
  }
  await page.viewport(1280, 800);
});

test.each(['99999', '-1', 'far', ''])('an address within %j miles is one within 25 [BEY-39]', async (miles) => {
  const site = openSite(`/events?city=Columbia&state=SC&within=${miles}`, { listEvents: LIST });
  await openFilters();
  await see(distance()).toHaveValue('25');
  expect(site.api.calls('listEvents').at(-1)?.query.get('within')).toBe('25');
});

test('a radius is kept when filters are cleared, and is no filter itself', async () => {
  openSite('/events?city=Columbia&state=SC&within=10', { listEvents: LIST });
  await gone(page.getByRole('button', { name: 'Clear Filters' }));
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await openFilters();
  await see(distance()).toHaveValue('10');
});

test('the events of a town without a place of their own are listed apart, with where they are [BEY-39]', async () => {
  openSite('/events?city=Columbia&state=SC&map=true', { listEvents: LIST });
  const map = page.getByRole('group', { name: 'Map of events in Columbia, SC' });
  await map.getByRole('button', { name: /without a place on the map/ }).click();
  await see(page.getByRole('region', { name: /without a place on the map/ })).toBeVisible();
});
