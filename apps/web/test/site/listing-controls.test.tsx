import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { localNow } from '../../src/features/events/zones.ts';
import { addDays } from '../../src/features/listing/days.ts';
import { anEvent, eventPage, events } from '../harness/data.ts';
import { cards, count, dialog, gone, page, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const LEXINGTON = { city: 'Lexington', state: 'SC', miles: 12, center: { latitude: 33.98, longitude: -81.24 } };
const HALL = anEvent({ venue: 'Town Hall', latitude: 34.02, longitude: -81.06 });
const NEAR = anEvent({ id: 'lex', slug: 'porch-night', title: 'Porch Night', city: 'Lexington' });
const LIST = { listEvents: { ...eventPage([HALL, NEAR]), nearby: [LEXINGTON] } };
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('map beside the list, date chips, free only and distance: each is in the address, and an address has them all [BEY-14]', async () => {
  const site = openSite('/events?city=Columbia&state=SC', LIST);
  await count(cards(), 2);
  const asked = () => site.api.calls('listEvents').at(-1)?.query;
  for (const [name, when] of [
    ['Today', 'today'],
    ['Tonight', 'tonight'],
    ['This weekend', 'weekend'],
  ] as const) {
    await button(name).click();
    await expect.poll(site.at).toContain(`when=${when}`);
    await expect.poll(() => asked()?.has('from')).toBe(true);
  }
  await button('Free').click();
  await expect.poll(site.at).toContain('free=true');
  await expect.poll(() => asked()?.get('free')).toBe('true');
  await button('Filters (1)').click();
  await dialog('Filters').getByRole('combobox', { name: 'Distance' }).selectOptions('50');
  await expect.poll(site.at).toContain('within=50');
  await dialog('Filters').getByRole('button', { name: 'Show 2 events' }).click();
  await expect.poll(() => asked()?.get('within')).toBe('50');
  await button('Map').click();
  const pin = page.getByRole('group', { name: /^Map of events/ }).getByRole('button', { name: 'Town Hall, 1 event' });
  await see(pin).toBeVisible();
  await see(cards().nth(0)).toBeVisible();
  expect(site.at()).toBe('/events?city=Columbia&state=SC&when=weekend&free=true&within=50&map=true');
});

test('an address with days of choice, free only, a distance and the map shows them [BEY-14]', async () => {
  const site = openSite(
    '/events?city=Columbia&state=SC&from=2031-12-04&to=2031-12-09&free=true&within=50&map=true',
    LIST,
  );
  await count(cards(), 2);
  await see(button('Free')).toHaveAttribute('aria-pressed', 'true');
  await button('Filters (3)').click();
  await see(dialog('Filters').getByRole('combobox', { name: 'Distance' })).toHaveValue('50');
  await see(dialog('Filters').getByLabelText('From', { exact: true })).toHaveValue('2031-12-04');
  await dialog('Filters').getByRole('button', { name: 'Show 2 events' }).click();
  await see(page.getByRole('group', { name: /^Map of events/ })).toBeVisible();
  const query = site.api.calls('listEvents').at(-1)?.query;
  expect(['from', 'to', 'free', 'within'].map((name) => query?.get(name))).toEqual([
    '2031-12-04',
    '2031-12-09',
    'true',
    '50',
  ]);
});

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
const today = () => localNow('America/New_York').slice(0, 10);

/** Two shows that have gone on for a week, and what is on today and tomorrow, in the order of the API. */
function thisWeek() {
  const ongoing = events(2).map((event, i) => ({
    ...event,
    id: `on-${i}`,
    slug: `on-${i}`,
    startDate: `${addDays(today(), -7)}T10:00`,
    endDate: `${addDays(today(), 7)}T18:00`,
  }));
  const on = (day: string, name: string) =>
    events(4).map((event, i) => ({
      ...event,
      id: `${name}-${i}`,
      slug: `${name}-${i}`,
      startDate: `${day}T23:30`,
      endDate: null,
    }));
  return eventPage([...ongoing, ...on(today(), 'today'), ...on(addDays(today(), 1), 'next')]);
}

test('on a phone one row of choices stands above the list: the first card is in the upper two fifths, and the row stays while the list scrolls [BEY-14]', async () => {
  await page.viewport(390, 844);
  openSite('/events?city=Columbia&state=SC', { listEvents: thisWeek(), countCategories: { Music: 10 } });
  await count(cards(), 10);
  expect(topOf(cards().first().element())).toBeLessThanOrEqual(330);
  window.scrollTo(0, 2_000);
  const bar = () => button('Any day').element().getBoundingClientRect().top;
  await expect.poll(bar).toBeLessThan(120);
  expect(bar()).toBeGreaterThanOrEqual(64);
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('today comes before what goes on for days, whose row has no hole', async () => {
  await page.viewport(1440, 900);
  openSite('/events?city=Columbia&state=SC', { listEvents: thisWeek() });
  await count(cards(), 10);
  const headings = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);
  expect(headings.slice(0, 3)).toEqual(['Today', 'On now', 'Tomorrow']);
  expect(topOf(cards().first().element())).toBeLessThanOrEqual(500);
  const right = (selector: string) => Math.round(page.css(selector).element().getBoundingClientRect().right);
  expect(right('[data-event="on-1"]')).toBe(right('ol:has([data-event="on-1"])'));
  await page.viewport(1280, 800);
});

test('a list of what goes on for days alone shows it as large as any other', async () => {
  const { events: all, ...rest } = thisWeek();
  openSite('/events?city=Columbia&state=SC', { listEvents: { ...rest, events: all.slice(0, 2) } });
  await count(cards(), 2);
  expect(cards().first().element().getBoundingClientRect().height).toBeGreaterThan(300);
});

test('the sheet has every filter, says what a choice leaves, counts what is chosen, and gives the focus back [BEY-14] [LIST-03]', async () => {
  await page.viewport(390, 844);
  const site = openSite('/events?city=Columbia&state=SC', {
    listEvents: ({ query }) => eventPage(events(query.has('free') ? 1 : 3)),
    countCategories: { Music: 3 },
    countVenues: [{ venue: 'The Old Depot', count: 3 }],
  });
  await count(cards(), 3);
  expect(site.api.calls('countVenues')).toEqual([]);
  (button('Filters').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const sheet = dialog('Filters');
  await see(sheet.getByRole('button', { name: 'Show 3 events' })).toBeVisible();
  for (const name of ['Music 3', 'Free', 'Family friendly', 'Known accessible'])
    await see(sheet.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await see(sheet.getByRole('option', { name: 'The Old Depot (3)' })).toBeInTheDocument();
  for (const name of ['Distance', 'Sort by']) await see(sheet.getByRole('combobox', { name })).toBeVisible();
  await sheet.getByRole('button', { name: 'Free', exact: true }).click();
  await see(sheet.getByRole('button', { name: 'Show 1 event', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(sheet);
  await see(button('Filters (1)')).toHaveFocus();
  await button('Filters (1)').click();
  await sheet.getByRole('button', { name: 'Clear Filters' }).click();
  await see(sheet.getByRole('button', { name: 'Show 3 events' })).toBeVisible();
  expect(site.at()).toBe('/events?city=Columbia&state=SC');
  await sheet.getByRole('button', { name: 'Show 3 events' }).click();
  await gone(sheet);
  await page.viewport(1280, 800);
});
