import { afterEach, beforeEach, expect, test } from 'vitest';
import { textPages } from '../../src/messages/about.ts';
import { auth } from '../../src/messages/auth.ts';
import { detail, detailText } from '../../src/messages/detail.ts';
import { en } from '../../src/messages/en.ts';
import { textPages as esTextPages } from '../../src/messages/es/about.ts';
import { es } from '../../src/messages/es/index.ts';
import { home } from '../../src/messages/home.ts';
import { places } from '../../src/messages/places.ts';
import { sharing } from '../../src/messages/sharing.ts';
import { type Answers, refused, unreachable } from '../harness/api.ts';
import { anEvent, anEventDetail, eventPage } from '../harness/data.ts';
import { anAnswer, anEnhancement, STATUS } from '../harness/enhancement.ts';
import { chosen, saidOnPage } from '../harness/language.ts';
import { dialog, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const STATE = { state: 'SC', stateFullName: 'South Carolina', cityCount: 2, totalEvents: 1234 };
const city = (name: string, eventCount: number) => {
  const at = '2026-11-02T12:00:00.000Z';
  return { name, state: 'SC', stateFullName: 'South Carolina', createdAt: at, syncedAt: at, eventCount };
};
const LISTED = [
  anEvent({ isFeatured: true, upcomingCount: 3, categories: ['Music', 'Food', 'Arts', 'Outdoor'] }),
  anEvent({ id: 'e2', slug: 'b', status: 'cancelled', price: 'Free', priceMin: 0, categories: ['Technology'] }),
  anEvent({ id: 'e3', slug: 'c', startDate: '2031-12-06', endDate: '2031-12-08', isAllDay: true, imageUrl: null }),
  anEvent({ id: 'e4', slug: 'd', startDate: '2020-12-06', endDate: '2033-12-08', price: 'See event page' }),
];
const ANSWERS: Answers = {
  listEvents: { ...eventPage(LISTED), nextCursor: 'more' },
  getEvent: anEventDetail({
    status: 'postponed',
    description: null,
    categories: ['Nightlife'],
    occurrences: ['05', '06', '07', '08', '09', '10', '11', '12'].map((day) => ({
      startDate: `2031-12-${day}T19:30`,
      endDate: null,
      status: day === '06' ? 'cancelled' : 'active',
      soldOut: false,
    })),
  }),
  countCategories: { Music: 12, Food: 3, Health: 1, Business: 1, Education: 1, Other: 1, Sports: 2, Social: 1 },
  countVenues: [{ venue: 'The Old Depot', count: 12 }],
  featuredCities: [
    { city: 'Columbia', state: 'SC', isSupported: true, isLive: true, eventCount: 12, distance: null },
    { city: 'Charleston', state: 'SC', isSupported: true, isLive: false, eventCount: 0, distance: null },
    { city: 'Irmo', state: 'SC', isSupported: false, isLive: false, eventCount: 0, distance: null },
  ],
  cityStats: {
    overview: { totalCities: 2, totalStates: 1, totalEvents: 1234, recentCities: 1 },
    states: [{ ...STATE, cities: [city('Columbia', 1233), city('Charleston', 1)] }],
  },
  recentCities: {
    stateRecent: [city('Charleston', 1)],
    otherStates: [{ state: 'NY', stateFullName: 'New York', cities: [city('Albany', 2)] }],
  },
  authProviders: ['google'],
};

/** What stands in the data, and reads the same in every language. */
const GIVEN =
  /Brass at Dusk(?:, live)?|Loud and kind\.|The Old Depot|1 Main Street|Depot Calendar|https?:\S*|\/api\S*|webcal\S*|Columbia|Charleston|Irmo|Albany|\bSC\b|\bNY\b|\$[\d-]+(?: to \$\d+)?|jsonld|script\S+|\bE[SD]T\b|Ada Lovelace|AL|[\d.]+ mi|admin@example\.org|A Show|zzqq|English|Español|Development: sign in as/g;

/** Texts that are the same in both languages. */
const ALIKE = new Set(
  [
    ...Object.entries({ ...en, ...auth, ...detail, ...places, ...home, ...sharing }).map(([key, text]) => [
      text,
      { ...es.site, ...es.auth, ...es.detail, ...es.places, ...es.home, ...es.sharing }[key as 'site.name'],
    ]),
    ...Object.keys(es.categories).map((key) => [key, es.categories[key as 'Music']]),
    ...texts(textPages).map((text, index) => [text, texts(esTextPages)[index]]),
  ].flatMap(([english, spanish]) => (english === spanish ? [String(english)] : [])),
);

function texts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);
}

/** What an event's own page says. */
const QUOTED = new Set(texts(anEnhancement()).flatMap((text) => text.split('\n\n')));

const bare = (text: string) => text.replace(GIVEN, '').replace(/ · Marquee$/, '');
const isAlike = (text: string) =>
  ALIKE.has(text) || QUOTED.has(text) || !/\p{L}{2}/u.test(bare(text)) || ALIKE.has(bare(text).trim());

beforeEach(() => chosen(null));
afterEach(async () => {
  await chosen(null);
});

const heading = () => page.getByRole('heading', { level: 1 });
const main = (selector: string) => page.css(`main ${selector}`);

const SCREENS: Array<[what: string, path: string, answers: Answers, ready?: () => Promise<unknown>]> = [
  ['the listing', '/events', {}, () => see(page.css('[data-event]').last()).toBeVisible()],
  ['days of choice', '/events?from=2031-12-01&category=music', { listEvents: eventPage([]) }],
  ['a search without results', '/events?q=zzqq', {}],
  ['a venue without events', '/events?venue=zzqq', { listEvents: eventPage([]) }],
  [
    'a city that is not read',
    '/events',
    { listEvents: { ...eventPage([]), city: { city: 'Irmo', state: 'SC', status: 'coming-soon', center: null } } },
  ],
  ['a listing out of reach', '/events', { listEvents: unreachable }, () => see(main('button').last()).toBeVisible()],
  ['the page of an event', '/events/brass-at-dusk', {}, () => page.css('details summary').first().click()],
  ['an event that ended', '/events/brass-at-dusk', { getEvent: anEventDetail({ status: 'ended' }) }],
  ['an event that is not there', '/events/zzqq', { getEvent: refused(404, 'No.') }],
  ['an event out of reach', '/events/zzqq', { getEvent: refused(400, 'No.') }, () => see(main('button')).toBeVisible()],
  ['Home', '/', {}, () => see(page.css('#growth')).toBeVisible()],
  ['Home of an empty city', '/', { listEvents: eventPage([]) }],
  ['the cities', '/cities', {}, () => see(page.css('#state-SC')).toBeVisible()],
  [
    'the choice of a city',
    '/events',
    {},
    async () => {
      await main('button[aria-haspopup=dialog]').first().click();
      await see(page.getByRole('option').last()).toBeVisible();
    },
  ],
  [
    'subscribing',
    '/events',
    {},
    async () => {
      await main('section > button').last().click();
      await see(dialog()).toBeVisible();
    },
  ],
  [
    'adding to a calendar',
    '/events/brass-at-dusk',
    { getEvent: anEventDetail() },
    async () => {
      await main('[aria-haspopup=menu]').click();
      await see(page.getByRole('menu')).toBeVisible();
    },
  ],
  ['signing in', '/events?signin=1', {}, () => see(dialog().css('button[type=submit]')).toBeVisible()],
  ['joining', '/events?signin=register', {}, () => see(dialog().css('button[type=submit]')).toBeVisible()],
  [
    'the menu of an account',
    '/events',
    { currentUser: personOf('admin') },
    async () => {
      await page.css('header [aria-haspopup=menu]').click();
      await see(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'the map',
    '/events?map=true',
    {
      listEvents: eventPage([
        anEvent({ latitude: 34.02, longitude: -81.06 }),
        anEvent({ id: 'e2', slug: 'b', latitude: null, longitude: null, venue: null }),
      ]),
    },
    () => see(page.css('[data-map-key]').first()).toBeVisible(),
  ],
  [
    'the details of an event',
    '/events/brass-at-dusk',
    { getEnhancementStatus: STATUS.stored, enhanceEvent: anAnswer() },
    async () => {
      page.css('#vip-title').element().scrollIntoView();
      await page.css('section:has(#vip-title) summary').click();
    },
  ],
  [
    'reporting an event',
    '/events/brass-at-dusk',
    {},
    async () => {
      await page.getByRole('button', { name: detailText('detail.report') }).click();
      await see(dialog()).toBeVisible();
      await dialog().css('button[type=submit]').click();
    },
  ],
  ['what is saved on this device', '/saved', {}],
  ['a page that is not there', '/nowhere', {}],
  ['the apology', '/event-not-found/a-show', {}],
  ['About', '/about', {}],
  ['Privacy', '/privacy', {}],
  ['Terms', '/terms', {}],
  ['the crawler', '/crawler', {}],
];

/** Opens a screen in a language and tells what it says. */
async function saidIn(language: 'en' | 'es', [, path, answers, ready]: (typeof SCREENS)[number]): Promise<string[]> {
  await chosen(language);
  openSite(path, { ...ANSWERS, ...answers });
  await see(page.css('h1, [role=dialog] h2').first()).toBeVisible();
  await ready?.();
  // The answers of the screen have come.
  await expect.poll(() => page.css('[aria-busy=true], [data-skeleton-card]').elements().length).toBe(0);
  return saidOnPage();
}

/** What makes the page wider than its window. */
function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const far = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  return [`${scrollWidth} px of ${clientWidth}`, ...far.slice(-6).map((one) => one.outerHTML.slice(0, 80))];
}

test.each(SCREENS)('%s says nothing in English once Spanish is chosen', async (...screen) => {
  const english = new Set(await saidIn('en', screen));
  await leaveSite();
  const spanish = await saidIn('es', screen);
  expect(document.documentElement.lang).toBe('es');
  expect(english.size).toBeGreaterThan(15);
  expect(spanish.filter((text) => english.has(text) && !isAlike(text))).toEqual([]);
  for (const width of [320, 390, 768, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(sticksOut).toEqual([]);
  }
});

test('the footer offers both languages, each in its own words', async () => {
  for (const language of ['en', 'es'] as const) {
    await chosen(language);
    openSite('/nowhere');
    await see(heading()).toBeVisible();
    const choice = page.css('footer').getByRole('group', { name: language === 'en' ? 'Language' : 'Idioma' });
    for (const [name, lang] of [
      ['English', 'en'],
      ['Español', 'es'],
    ] as const) {
      const button = choice.getByRole('button', { name, exact: true });
      await see(button).toHaveAttribute('lang', lang);
      await see(button).toHaveAttribute('aria-pressed', String(lang === language));
    }
    await leaveSite();
  }
});

test('what the API refuses is said in Spanish; a problem without a Spanish sentence keeps its own', async () => {
  await chosen('es');
  for (const [code, sentence] of [
    ['wrong-credentials', 'El correo electrónico o la contraseña no son correctos.'],
    ['internal', 'Algo falló de nuestro lado. Si vuelve a pasar, danos este número: test.'],
    ['toString', 'The email address or the password is wrong.'],
  ] as const) {
    openSite('/events?signin=1', { signIn: refused(401, 'The email address or the password is wrong.', code) });
    await dialog().css('[name=email]').fill('ada@example.org');
    await dialog().css('[name=password]').fill('a quiet red lantern 42');
    await dialog().css('button[type=submit]').click();
    await says(notice('No pudiste iniciar sesión').or(page.getByText(sentence)).first(), sentence);
    await leaveSite();
  }
});

test('a browser that prefers Spanish gets it until a language is chosen', async () => {
  const prefers = (languages: string[]) =>
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });
  try {
    prefers(['fr-CA', 'es-MX', 'en']);
    await chosen(null);
    expect(document.documentElement.lang).toBe('es');
    await chosen('en');
    expect(document.documentElement.lang).toBe('en');
  } finally {
    Reflect.deleteProperty(navigator, 'languages');
  }
});
