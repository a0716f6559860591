import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, silent, unreachable, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { anEvent, eventPage, events, foundPage } from '../harness/data.ts';
import { watchDepartures } from '../harness/departures.ts';
import { cards, count, dialog, figure, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

test('nine skeleton cards while the listing loads [LIST-12]', async () => {
  openSite('/events', { listEvents: silent });
  await count(page.css('[data-skeleton-card]'), 9);
});

test('searching waits 300 ms for the typing to pause, then asks once [LIST-15]', async () => {
  const time = stopTime();
  const site = openSite('/events', { listEvents: eventPage(events(2)) });
  await time.until(() => cards().elements().length === 2);
  await page.getByRole('searchbox').fill('ja');
  await time.pass(200);
  await page.getByRole('searchbox').fill('jazz');
  await time.pass(299);
  expect(site.api.calls('searchEvents')).toEqual([]);
  await time.pass(1);
  await time.until(() => site.api.calls('searchEvents').length > 0);
  await time.pass(1_000);
  expect(site.api.calls('searchEvents').map(({ params }) => params.term)).toEqual(['jazz']);
  expect(site.at()).toContain('q=jazz');
});

test('the counter shows nothing while the answer to new choices is on its way', async () => {
  const all = { ...eventPage(events(50)), nextCursor: 'next', found: { n: 248, more: false } };
  openSite('/events', { listEvents: ({ query }) => (query.has('from') ? new Promise(() => {}) : all) });
  await see(page.getByText('248 experiences found')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await gone(page.getByText(/\d+ experiences found/));
  await count(cards(), 50);
});

test('categories have no numbers beside a narrower list: theirs are those of the whole place', async () => {
  const chips = page.getByRole('group', { name: 'Categories' });
  for (const [path, text] of [
    ['/events?category=music&sort=price-asc', 'Music33'],
    ['/events?when=today', 'Music'],
    ['/events?q=jazz', 'Music'],
  ] as const) {
    openSite(path, {
      listEvents: eventPage(events(2)),
      searchEvents: foundPage(events(1)),
      countCategories: { Music: 33 },
    });
    await says(chips.getByRole('button').nth(1), new RegExp(`^${text}$`));
    await leaveSite();
  }
});

test('a search for other words than were typed says so, and searches for those that were typed', async () => {
  const site = openSite('/events?q=jaaz&sort=popularity', {
    searchEvents: ({ query }) =>
      query.has('exact') ? foundPage([]) : { ...foundPage(events(2)), searchedFor: 'jazz' },
    countVenues: [],
  });
  await see(page.getByText('Showing results for “jazz”')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect.poll(() => site.api.calls('countVenues').map(({ query }) => query.get('term'))).toEqual(['jazz']);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Search only for “jaaz”' }).click();
  await see(page.getByText('No Events Found')).toBeInTheDocument();
  expect(site.api.calls('searchEvents').at(-1)?.query.get('exact')).toBe('true');
});

test('a search is narrowed, ordered, counted and paged by the server', async () => {
  const first = { ...foundPage(events(50)), nextCursor: 'next', found: { n: 51, more: false } };
  const site = openSite('/events?q=jazz&category=music&venue=The+Silo&sort=price-asc', {
    searchEvents: ({ query }) =>
      query.has('cursor') ? { ...foundPage([{ ...anEvent(), id: 'e51', slug: 'last' }]), found: null } : first,
    countVenues: [{ venue: 'The Silo', count: 51 }],
  });
  await count(cards(), 50);
  await see(page.getByText('51 experiences found')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Discover More Experiences' }).click();
  await count(cards(), 51);
  const asked = site.api.calls('searchEvents').map(({ query }) => Object.fromEntries(query));
  const filters = { categories: 'Music', venue: 'The Silo', sort: 'price-asc' };
  expect(asked).toMatchObject([filters, { ...filters, cursor: 'next' }]);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await see(dialog('Filters').getByRole('option', { name: 'The Silo (51)' })).toBeInTheDocument();
  expect(site.api.calls('countVenues').map(({ query }) => query.get('term'))).toEqual(['jazz']);
  expect(site.api.calls('listEvents')).toEqual([]);
});

test('a search begins with the best match, unless the address names another order', async () => {
  for (const [path, sort] of [
    ['/events?q=jazz', 'relevance'],
    ['/events?q=jazz&sort=date-asc', 'date-asc'],
    ['/events?q=jazz&sort=none', 'relevance'],
  ] as const) {
    const site = openSite(path, { searchEvents: foundPage(events(2)) });
    await count(cards(), 2);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await see(page.getByLabelText('Sort by')).toHaveValue(sort);
    expect(site.api.calls('searchEvents').map(({ query }) => query.get('sort'))).toEqual([sort]);
    await leaveSite();
  }
});

test('a server out of reach is said, and Try Again loads the page anew [LIST-11] [ERR-017]', async () => {
  const ways = watchDepartures();
  openSite('/events', { listEvents: refused(503, 'Not now.') });
  await see(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
  await see(
    page.getByText("We're experiencing difficulty accessing our event sources. Please try again in a moment."),
  ).toBeVisible();
  await see(page.getByText('Something went wrong on our side.')).toBeVisible();
  await gone(page.getByText('503'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => ways.map(({ type }) => type)).toEqual(['reload']);
});

test('nothing found is said differently for a search, a category and a city [LIST-10]', async () => {
  const said = new Set<string>();
  for (const path of ['/events?q=zzqqxx', '/events?category=zz', '/events?city=Boise&state=ID']) {
    openSite(path, {
      listEvents: { ...eventPage([]), city: { city: 'Boise', state: 'ID', status: 'coming-soon', center: null } },
    });
    const heading = page.getByRole('heading', { name: 'No Events Found' });
    await see(heading).toBeVisible();
    await see(page.getByRole('link', { name: 'Explore Other Cities' })).toBeVisible();
    said.add(heading.element().parentElement?.innerText ?? '');
    await leaveSite();
  }
  expect(said.size).toBe(3);
});

const STATS: ResponseOf<Endpoints['cityStats']> = {
  overview: { totalCities: 7, totalStates: 3, totalEvents: 1_234, recentCities: 2 },
  states: [],
};

test('figures out of reach are said, and can be asked for again [ERR-019]', async () => {
  const site = openSite('/cities', { cityStats: wordless(503) });
  await see(page.getByText('Unable to load city statistics at this time.')).toBeVisible();
  await gone(page.getByText('Live Cities'));
  site.api.answer({ cityStats: STATS });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await says(figure('Total Events'), '1,234');
});

test('an answer that never came is told like one that failed [LIST-11]', async () => {
  openSite('/events', { listEvents: unreachable });
  await see(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
});

test('filters stay beside a list that could not be read, which is read again once there is a connection', async () => {
  const site = openSite('/events?when=today', { listEvents: unreachable });
  await see(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
  await see(page.getByRole('button', { name: 'Any day' })).toBeVisible();
  site.api.answer({ listEvents: eventPage(events(2)) });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await count(cards(), 2);
  await gone(page.getByRole('heading', { name: 'Unable to Connect' }));
});

test('a search that finds nothing in a live city can be asked of the concierge', async () => {
  openSite('/events?q=zzqqxx', { searchEvents: foundPage([]), chat: unreachable });
  await page.getByRole('button', { name: 'Ask the Concierge' }).click();
  await see(page.getByRole('dialog', { name: 'Concierge' }).getByText('zzqqxx')).toBeVisible();
});

test('on a phone the days that are chosen are in sight', async () => {
  await page.viewport(390, 844);
  openSite('/events?from=2026-12-10&to=2026-12-20', { listEvents: eventPage(events(2)) });
  const chip = page.getByRole('button', { name: 'Pick dates' });
  await see(chip).toHaveAttribute('aria-pressed', 'true');
  const days = page.getByRole('group', { name: 'When' }).element();
  await expect
    .poll(() => chip.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(days.getBoundingClientRect().right);
});

test('days and price are chosen first of all, go to the server and into the address, and Back undoes them', async () => {
  const site = openSite('/events?category=music', { listEvents: eventPage(events(2)) });
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const query = () => Object.fromEntries(site.api.calls('listEvents').at(-1)?.query ?? []);
  await count(cards(), 2);
  await chip('Tonight').click();
  await expect.poll(() => query().evening).toBe('true');
  expect(query().from).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(query()).toMatchObject({ to: query().from, categories: 'Music' });
  await see(chip('Tonight')).toHaveAttribute('aria-pressed', 'true');
  await chip('Free').click();
  await expect.poll(() => query().free).toBe('true');
  expect(site.at()).toBe('/events?category=music&when=tonight&free=true');
  await chip('Pick dates').click();
  await page.getByLabelText('From', { exact: true }).fill('2031-12-05');
  await page.getByLabelText('To', { exact: true }).fill('2031-12-07');
  await expect.poll(query).toMatchObject({ from: '2031-12-05', to: '2031-12-07', free: 'true' });
  expect(query().evening).toBeUndefined();
  await expect.poll(() => site.api.calls('countVenues').at(-1)?.query.get('from')).toBe('2031-12-05');
  await dialog('Filters').getByRole('button', { name: /^Show/ }).click();
  site.go(-1);
  await expect.poll(site.at).toBe('/events?category=music&when=tonight&free=true');
  site.go(-1);
  await expect.poll(site.at).toBe('/events?category=music&when=tonight');
  await see(chip('Tonight')).toHaveAttribute('aria-pressed', 'true');
  await see(chip('Free')).toHaveAttribute('aria-pressed', 'false');
});

test('family friendly is asked of the server with all other filters, is in the address, and says what it leaves out', async () => {
  const site = openSite('/events?category=music&free=true', { listEvents: eventPage(events(2)) });
  const chip = page.getByRole('button', { name: 'Family friendly', exact: true });
  const query = () => Object.fromEntries(site.api.calls('listEvents').at(-1)?.query ?? []);
  await count(cards(), 2);
  await gone(page.getByText(/Only what its source says/));
  await chip.click();
  await expect.poll(query).toMatchObject({ family: 'true', free: 'true', categories: 'Music' });
  expect(site.at()).toBe('/events?category=music&free=true&family=true');
  await see(chip).toHaveAttribute('aria-pressed', 'true');
  await see(page.getByText(/Only what its source says is for families/)).toBeVisible();
  await page.getByRole('button', { name: 'Filters (3)', exact: true }).click();
  await expect.poll(() => site.api.calls('countVenues').at(-1)?.query.get('family')).toBe('true');
  await dialog('Filters').getByRole('button', { name: /^Show/ }).click();
  site.go(-1);
  await expect.poll(site.at).toBe('/events?category=music&free=true');
  await see(chip).toHaveAttribute('aria-pressed', 'false');
});

test('a list without family friendly events says that it knows of none, not that there are none', async () => {
  openSite('/events?family=true', { listEvents: eventPage([]) });
  await see(page.getByText(/says that it is for families or all ages/)).toBeVisible();
});

test('absurd days in an address are left out, and days in the wrong order are turned', async () => {
  for (const [query, asked] of [
    ['from=9999-99-99&to=soon', {}],
    ['when=someday&from=2031-02-30', {}],
    ['from=2031-12-07&to=2031-12-05', { from: '2031-12-05', to: '2031-12-07' }],
  ] as const) {
    const site = openSite(`/events?${query}`, { listEvents: eventPage(events(2)) });
    await count(cards(), 2);
    const { from, to } = Object.fromEntries(site.api.calls('listEvents').at(-1)?.query ?? []);
    expect(Object.fromEntries(Object.entries({ from, to }).filter(([, day]) => day))).toEqual(asked);
    await leaveSite();
  }
});

test('a list by date has a heading for each day; one by price has none', async () => {
  const list = eventPage([
    anEvent({ id: 'a', slug: 'a', startDate: '2031-12-05T19:30' }),
    anEvent({ id: 'b', slug: 'b', startDate: '2031-12-05T21:00' }),
    anEvent({ id: 'c', slug: 'c', startDate: '2031-12-06T10:00' }),
  ]);
  openSite('/events', { listEvents: list });
  await count(cards(), 3);
  await see(page.getByRole('heading', { name: 'Friday, December 5, 2031' })).toBeVisible();
  await see(page.getByRole('heading', { name: 'Saturday, December 6, 2031' })).toBeVisible();
  await leaveSite();
  openSite('/events?sort=price-asc', { listEvents: list });
  await count(cards(), 3);
  await gone(page.getByRole('heading', { name: /December 5/ }));
});

test('of two filters that empty a list together, neither is blamed alone', async () => {
  const ways = (...parts: Array<[string, number]>) => ({
    fewerFilters: { ways: parts.map(([part, n]) => ({ without: [part], found: { n, more: false } })) },
  });
  const at = (query: string, answers: object) =>
    openSite(`/events?city=Columbia&state=SC&${query}`, {
      listEvents: eventPage([]),
      searchEvents: foundPage([]),
      ...answers,
    });
  for (const [query, found, sentence, buttons] of [
    [
      'free=true&category=nightlife',
      ways(['categories', 9], ['free', 2]),
      'Together, Nightlife and Free leave no events.',
      ['9 without Nightlife', '2 without Free'],
    ],
    [
      'q=jazz&family=true',
      ways(['family', 4], ['term', 3]),
      'Together, Family friendly and “jazz” leave no events.',
      ['4 without Family friendly', '3 without “jazz”'],
    ],
    [
      'featured=true&when=weekend',
      ways(['days', 5]),
      'With This weekend, no events are left.',
      ['5 without This weekend'],
    ],
  ] as const) {
    at(query, found);
    await says(page.getByRole('main'), 'match all of these filters together', sentence);
    for (const name of buttons) await see(page.getByRole('button', { name, exact: true })).toBeVisible();
    await gone(page.getByText(/Try a shorter word|Try other days|says that it is for families|are featured right now/));
    await leaveSite();
  }
});

test('an empty list names the filters that empty it, and leads out with the number without them, of one call [LIST-10]', async () => {
  const site = openSite('/events?city=Columbia&state=SC&free=true&when=weekend&category=music', {
    listEvents: ({ query }) => eventPage(events(query.has('free') ? 0 : 2)),
    fewerFilters: {
      ways: [
        { without: ['days', 'free'], found: { n: 20, more: false } },
        { without: ['categories', 'free'], found: { n: 350, more: true } },
      ],
    },
  });
  await says(page.getByRole('main'), 'No events in Columbia, SC match all of these filters together.');
  await says(page.getByRole('main'), 'Together, This weekend, Free, and Music leave no events.');
  await see(page.getByRole('button', { name: '350+ without Music and Free' })).toBeVisible();
  const asked = site.api.calls('fewerFilters').map(({ query }) => Object.fromEntries(query));
  expect(asked).toMatchObject([{ city: 'Columbia', free: 'true', categories: 'Music', within: '25' }]);
  await page.getByRole('button', { name: '20 without This weekend and Free' }).click();
  await count(cards(), 2);
  expect(site.at()).toBe('/events?city=Columbia&state=SC&category=music');
});
