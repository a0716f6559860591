import type { Endpoints, Event, ResponseOf } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { hearts } from '../../src/features/hearts/hearts.ts';
import { refused, silent } from '../harness/api.ts';
import { anEvent, COLUMBIA, eventPage, events } from '../harness/data.ts';
import { watchDepartures } from '../harness/departures.ts';
import { cards, count, dialog, expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const CITY = {
  state: 'SC',
  stateFullName: 'South Carolina',
  createdAt: '2031-11-02T15:00:00.000Z',
  syncedAt: '2031-12-05T15:00:00.000Z',
};
const RECENT: ResponseOf<Endpoints['recentCities']> = {
  stateRecent: [{ ...CITY, name: 'Greenville', eventCount: 1 }],
  otherStates: [
    {
      state: 'GA',
      stateFullName: 'Georgia',
      cities: [{ ...CITY, name: 'Savannah', state: 'GA', stateFullName: 'Georgia', eventCount: 20 }],
    },
  ],
};
const STATS: ResponseOf<Endpoints['cityStats']> = {
  overview: { totalCities: 2, totalStates: 1, totalEvents: 258, recentCities: 2 },
  states: [
    {
      state: 'SC',
      stateFullName: 'South Carolina',
      cityCount: 2,
      totalEvents: 258,
      cities: [
        { ...CITY, name: 'Charleston', eventCount: 21 },
        { ...CITY, name: 'Columbia', eventCount: 237 },
      ],
    },
  ],
};
const COUNTS = { Music: 32, Food: 1, Arts: 34, Sports: 17, Social: 29, Health: 17 };

/** Friday at 3 PM in Columbia. */
const FRIDAY = new Date('2031-12-05T20:00:00Z');
const show = (number: number, startDate: string, change: Partial<Event> = {}) =>
  anEvent({
    id: `t${number}`,
    slug: `tonight-${number}`,
    title: `Show ${number}`,
    startDate,
    endDate: null,
    ...change,
  });

const region = (name: string | RegExp) => page.getByRole('region', { name });
const FULL = {
  listEvents: eventPage(events(20)),
  countCategories: COUNTS,
  cityStats: STATS,
  recentCities: RECENT,
};

test('six skeleton cards while the events load; then up to 12 events of the city, under a heading, with a line that says what they are [HOME-04] [HOME-05] [HOME-23]', async () => {
  openSite('/', { listEvents: silent });
  await count(page.css('[data-skeleton-card]'), 6);
  await leaveSite();

  const site = openSite('/', FULL);
  await see(region('Curated Just for You')).toHaveTextContent(
    'Something of everything in Columbia, soonest first. Save events, and what you like comes first.',
  );
  await count(cards(), 12);
  expect(site.api.calls('listEvents')[0]?.query.get('city')).toBe('Columbia');
});

test('Ask the concierge opens the chat with a request that waits to be sent [HOME-12]', async () => {
  const site = openSite('/', FULL);
  await region('Curated Just for You').getByRole('button', { name: 'Ask the concierge for Recommendations' }).click();
  const box = page.getByRole('dialog', { name: 'Concierge' }).getByRole('textbox', { name: 'Your message' });
  await see(box).toHaveValue('What do you recommend this weekend?');
  await see(box).toHaveFocus();
  expect(site.api.calls('chat')).toHaveLength(0);
});

test('what somebody saved comes first, with the reason, until they turn it off; Global Privacy Control counts as off [BEY-46]', {
  tags: ['deep'],
}, async () => {
  const title = 'A Play Nobody Knows';
  const play = anEvent({ id: 'play', slug: 'play', title, categories: ['Arts'], startDate: '2031-12-30T19:30' });
  const saved = anEvent({ id: 'kept', slug: 'kept', categories: ['Arts'] });
  const answers = { listEvents: eventPage([...events(20), play]), readCards: { events: [saved] } };
  const first = () => region('Curated Just for You').getByRole('heading', { level: 3 }).first();
  const forMe = () => page.getByRole('switch', { name: 'What I like first' });
  openSite('/', answers);
  await see(first()).not.toHaveTextContent(title);
  await gone(forMe());
  await leaveSite();

  hearts.set(['kept']);
  const site = openSite('/', answers);
  await says(region('Curated Just for You'), 'Because you saved events in Arts');
  await see(first()).toHaveTextContent(title);
  expect(site.api.calls('listEvents').every(({ query }) => !query.toString().includes('kept'))).toBe(true);
  await expectSound();
  await forMe().click();
  await see(first()).not.toHaveTextContent(title);
  await leaveSite();

  openSite('/', answers);
  await see(forMe()).toHaveAttribute('aria-checked', 'false');
  await leaveSite();
  localStorage.removeItem('marquee.curatedForMe');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  hearts.set(['kept']);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  openSite('/', answers);
  await see(forMe()).toHaveAttribute('aria-checked', 'false');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

/** The clock stands; what waits does not. */
const on = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });

test('what starts tonight stands first, and not a second time below; without any, the board is not there', async () => {
  on(FRIDAY);
  openSite('/', {
    ...FULL,
    listEvents: eventPage([
      ...[1, 2, 3, 4, 5, 6].map((number) => show(number, `2031-12-05T1${number + 3}:30`)),
      show(7, '2031-12-07T19:30'),
    ]),
  });
  const board = region('Tonight in Columbia');
  await count(board.getByRole('listitem'), 3);
  await says(board.getByRole('listitem').first(), '5:30', 'PM', 'Show 4', 'The Old Depot', '$15-$25');
  await count(cards(), 4);
  await gone(page.getByRole('link', { name: /more tonight/ }));
  await see(board.getByRole('link', { name: 'All of tonight within 25 miles' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC&when=tonight',
  );
  await board.getByRole('link', { name: 'Show 4' }).click();
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leaveSite();

  openSite('/', { ...FULL, listEvents: eventPage([show(1, '2031-12-06T19:30')]) });
  await count(cards(), 1);
  await gone(region(/^Tonight/));
});

test('in a large city the evening is found on later pages; the board shows four and counts the others', async () => {
  on(FRIDAY);
  const pageOf = (from: number, hour: string, nextCursor: string | null) => ({
    ...eventPage(Array.from({ length: 3 }, (_, index) => show(from + index, `2031-12-05T${hour}:00`))),
    nextCursor,
  });
  const site = openSite('/', {
    ...FULL,
    listEvents: ({ query }) => {
      const cursor = query.get('cursor');
      if (cursor === null) return pageOf(1, '10', 'second');
      return cursor === 'second' ? pageOf(4, '18', 'third') : pageOf(7, '21', null);
    },
  });
  const board = region('Tonight in Columbia');
  await count(board.getByRole('listitem'), 4);
  await see(board.getByRole('link', { name: '2 more tonight' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC&when=tonight&within=0',
  );
  expect(site.api.calls('listEvents')).toHaveLength(3);
});

test('six interests lead to their category, with their number of events, and so do the others; This Weekend leads to the weekend [HOME-06] [HOME-09] [HOME-11]', async () => {
  openSite('/', FULL);
  const interests = region('Explore by Interest');
  const words = [
    ['Music', '32 events'],
    ['Food', '1 event'],
    ['Arts', '34 events'],
    ['Outdoor', '0 events'],
    ['Nightlife', '0 events'],
    ['Sports', '17 events'],
  ] as const;
  for (const [name, many] of words) {
    const tile = interests.getByRole('link', { name: new RegExp(`^${name}\\s*${many}$`) });
    await see(tile).toHaveAttribute('href', `/events?city=Columbia&state=SC&category=${name.toLowerCase()}`);
  }
  await see(interests.getByRole('link', { name: /^This Weekend/ })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC&when=weekend',
  );
  await count(interests.getByRole('link'), 14);
  await see(interests.getByRole('link', { name: /^Social\s*29$/ })).toBeVisible();

  const state = region('All over South Carolina');
  await says(state, '258 coming events in 2 cities', 'Your city');
  await see(state.getByRole('link', { name: /^Charleston/ })).toHaveAttribute(
    'href',
    '/events?city=Charleston&state=SC',
  );
});

test('new cities of the state with the date they were added, those elsewhere by state, and the way to all [HOME-13] [HOME-14] [HOME-15]', async () => {
  openSite('/', FULL);
  const growth = region("We're Growing Fast");
  await see(growth.getByRole('heading', { name: 'New in South Carolina' })).toBeVisible();
  await says(growth.getByRole('link', { name: /Greenville/ }), 'NEW', 'Added Nov 2, 2031', '1 event');
  await see(growth.getByRole('heading', { name: 'Recent Expansion' })).toBeVisible();
  await see(growth.getByRole('heading', { name: 'Georgia' })).toBeVisible();
  await see(growth.getByRole('link', { name: 'Savannah' })).toHaveAttribute('href', '/events?city=Savannah&state=GA');
  await see(growth.getByRole('link', { name: 'View All Cities' })).toHaveAttribute('href', '/cities');
});

test('the growth section has a skeleton while it loads, and is not there without new cities [HOME-16]', async () => {
  openSite('/', { ...FULL, recentCities: silent });
  await count(page.css('[data-skeleton-growth]'), 1);
  await leaveSite();
  openSite('/', { ...FULL, recentCities: { stateRecent: [], otherStates: [] } });
  await count(cards(), 12);
  await gone(region("We're Growing Fast"));
  await gone(page.css('[data-skeleton-growth]'));
});

test('guests are offered Google, where there is it, and an account; others are not [HOME-08]', async () => {
  const ways = watchDepartures();
  openSite('/', { ...FULL, authProviders: ['google'] });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => ways.at(-1)).toEqual({ type: 'push', path: '/api/auth/google' });
  await main.getByRole('button', { name: 'Create Account' }).click();
  await see(dialog('Join')).toBeVisible();
  await leaveSite();

  openSite('/', { ...FULL, currentUser: personOf('user') });
  await count(cards(), 12);
  await gone(main.getByRole('button', { name: 'Create Account' }));
  await gone(main.getByRole('button', { name: 'Continue with Google' }));
});

test('a city without events says why, and leads on [HOME-21] [HOME-22] [HOME-29]', async () => {
  openSite('/', { ...FULL, listEvents: eventPage([]) });
  const heading = page.getByRole('heading', { name: "Let's Explore Columbia Starting Now" });
  await see(heading).toBeVisible();
  await see(page.getByRole('link', { name: 'Browse Featured Cities' })).toHaveAttribute('href', '/cities');
  await see(page.getByRole('link', { name: 'Start Discovery Now' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC',
  );
  await leaveSite();
  openSite('/', { ...FULL, listEvents: { ...eventPage([]), city: { ...COLUMBIA, status: 'coming-soon' } } });
  await see(page.getByText('We do not cover this city yet. Coming soon.')).toBeVisible();
  await gone(region('Explore by Interest'));
});

test('Discover More Events leads to the listing of the city [HOME-24]', async () => {
  const site = openSite('/', FULL);
  await page.getByRole('link', { name: 'Discover More Events' }).click();
  await expect.poll(site.at).toBe('/events?city=Columbia&state=SC');
});

test('events that cannot be loaded are said and can be asked for again; what else loaded stays', async () => {
  const site = openSite('/', { ...FULL, listEvents: refused(503, 'Not now.') });
  await see(page.getByRole('heading', { name: 'The events could not be loaded' })).toBeVisible();
  await see(page.getByText('Something went wrong on our side. Please try again in a moment.')).toBeVisible();
  await see(region("We're Growing Fast")).toBeVisible();
  site.api.answer({ listEvents: FULL.listEvents });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await count(cards(), 12);
});

test('on Home another city is chosen without leaving it', async () => {
  const site = openSite('/', {
    ...FULL,
    featuredCities: [
      { city: 'Savannah', state: 'GA', isSupported: true, isLive: true, eventCount: 20, distance: null },
    ],
  });
  await count(cards(), 12);
  await page.getByRole('main').getByRole('button', { name: 'Columbia, SC. Choose another city' }).click();
  await page.getByRole('option', { name: /Savannah, GA/ }).click();
  await see(page.getByRole('main').getByRole('button', { name: 'Savannah, GA. Choose another city' })).toBeVisible();
  await expect.poll(() => site.api.calls('listEvents').at(-1)?.query.get('city')).toBe('Savannah');
  expect(site.at()).toBe('/');
});

for (const [what, answers] of [
  ['full', FULL],
  ['empty', { ...FULL, listEvents: eventPage([]) }],
  ['loading', { ...FULL, listEvents: silent, recentCities: silent }],
  ['out of reach', { ...FULL, listEvents: refused(503, 'Not now.') }],
] as const)
  test(`Home, ${what}, fits and axe finds nothing [BEY-32]`, async () => {
    on(FRIDAY);
    openSite(
      '/',
      what === 'full' ? { ...answers, listEvents: eventPage([show(1, '2031-12-05T19:30'), ...events(12)]) } : answers,
    );
    await see(region(/Curated|Growing/).first()).toBeVisible();
    await expectSound();
  });

for (const name of ['About', 'Privacy', 'Terms', 'MarqueeBot'] as const)
  test(`the page ${name} fits and axe finds nothing [BEY-32]`, async () => {
    openSite(name === 'MarqueeBot' ? '/crawler' : `/${name.toLowerCase()}`);
    await see(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectSound();
  });
