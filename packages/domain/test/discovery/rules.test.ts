import { ACCEPT_BAR, type ToldSiteCheck } from '@marquee/contract';
import type { SiteSigns } from '@marquee/extraction';
import { quoted, say } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { recommendationsFor } from '../../src/discovery/advice.ts';
import { outcomeOf } from '../../src/discovery/candidate-outcome.ts';
import { failedCheck } from '../../src/discovery/failed-check.ts';
import { foundSites } from '../../src/discovery/found-site.ts';
import { judgeSite } from '../../src/discovery/judge-site.ts';
import { mapElement, mapVenue } from '../../src/discovery/map-venues.ts';
import { nextPage } from '../../src/discovery/pages-to-read.ts';
import { interpretationOf } from '../../src/discovery/test-site.ts';
import { addressKey, isHomePage } from '../../src/sources/address-key.ts';

const NOTHING: SiteSigns = {
  upcoming: 0,
  doubtful: 0,
  past: 0,
  elsewhere: 0,
  method: null,
  isStructured: false,
  platform: null,
  feeds: [],
  eventLinks: [],
  ahead: [],
  outbound: [],
  aggregate: { type: null, categoryPages: [], listingPages: [], nextPages: [], placeLinks: [], cities: [] },
  language: 'en',
  parked: null,
  isMissing: false,
  title: 'House',
};
const page = (signs: Partial<SiteSigns>, url = 'https://house.example/', isFeed = false) => {
  return { url, isFeed, signs: { ...NOTHING, ...signs } };
};

describe('a site is judged by what its pages say', () => {
  it.each([
    ['a list of three events in plain HTML', page({ upcoming: 3 }), 'publishes-events', 65],
    ['one event as data', page({ upcoming: 1, isStructured: true }), 'publishes-events', 65],
    ['one event in the layout only', page({ upcoming: 1 }), 'publishes-events', 50],
    [
      'many events as data on a platform',
      page({ upcoming: 9, isStructured: true, platform: 'Localist' }),
      'publishes-events',
      100,
    ],
    ['doubtful events', page({ doubtful: 4 }), 'may-publish', 35],
    ['nothing', page({}), 'no-events', 0],
    ['a parked domain', page({ parked: say('document.says', { text: 'domain is for sale' }) }), 'parked', 0],
    ['events of another state', page({ upcoming: 4, elsewhere: 3 }), 'elsewhere', 0],
    ['events in German', page({ upcoming: 4, language: 'de' }), 'other-language', 0],
  ] as const)('%s', (_, one, verdict, score) => {
    const judged = judgeSite([one]);
    expect(judged).toMatchObject({ verdict, score });
    expect(inWords(judged.reasons[0])).toMatch(/\.$/);
    expect(verdict === 'publishes-events' && score >= ACCEPT_BAR).toBe(
      judged.sourceUrl !== null && judged.score >= ACCEPT_BAR,
    );
  });

  it('takes the page that lists most, and a parked home page does not hide a calendar', () => {
    const judged = judgeSite([
      page({ upcoming: 1, parked: say('document.says', { text: 'coming soon' }) }),
      page({ upcoming: 9 }, 'https://house.example/events'),
    ]);
    expect(judged).toMatchObject({ verdict: 'publishes-events', sourceUrl: 'https://house.example/events' });
  });
});

describe('the pages that are read', () => {
  const home = page({ eventLinks: ['https://house.example/events'], feeds: ['https://house.example/all.ics'] });
  it('are the calendar that the home page links to, then a feed; never the same twice', () => {
    expect(nextPage([home], ['https://house.example/'])?.url).toBe('https://house.example/all.ics');
    expect(nextPage([home], ['https://house.example/', 'https://house.example/all.ics'])?.url).toBe(
      'https://house.example/events',
    );
    const known = [
      'https://house.example/',
      'https://www.house.example/events/',
      'https://house.example/all.ics',
      'https://house.example/calendar',
    ];
    expect(nextPage([home], known)).toBeNull();
  });

  it('are usual addresses if nothing is linked, and nothing more once a deep page has events', () => {
    expect(nextPage([page({})], ['https://house.example/'])?.url).toBe('https://house.example/events');
    expect(
      nextPage([page({ upcoming: 5 }, 'https://house.example/shows')], ['https://house.example/shows']),
    ).toBeNull();
  });

  it('never leave the site, except for a feed', () => {
    const away = page({ eventLinks: ['https://other.example/events'] });
    expect(nextPage([away], ['https://house.example/'])?.url).toBe('https://house.example/events');
  });
});

describe('what becomes of a candidate', () => {
  const NOW = 1_000_000;
  const check: ToldSiteCheck = {
    ...failedCheck('https://a.example/', { reason: 'http-status', detail: quoted('Gone.'), transient: false }, 1, 0),
  };
  it.each([
    [
      'accepted above the bar',
      { verdict: 'publishes-events', score: 60, sourceUrl: 'https://a.example/' },
      'accepted',
      false,
    ],
    [
      'for a person below it',
      { verdict: 'publishes-events', score: 59, sourceUrl: 'https://a.example/' },
      'waiting',
      false,
    ],
    ['for a person if doubtful', { verdict: 'may-publish', score: 35 }, 'waiting', false],
    ['rejected, and looked at again in a month', { verdict: 'no-events' }, 'rejected', true],
    ['rejected for good if it is gone', { verdict: 'unreachable' }, 'rejected', false],
    ['rejected for good if it forbids', { verdict: 'forbidden' }, 'rejected', false],
    ['tried again if it was only down', { verdict: 'unreachable', retryAfterMs: 5 }, 'error', true],
  ] as const)('%s', (_, given, state, isAgain) => {
    const outcome = outcomeOf({ ...check, ...given }, 0, NOW);
    expect(outcome.state).toBe(state);
    expect(outcome.nextCheckAt !== null).toBe(isAgain);
    expect(outcomeOf({ ...check, ...given }, 3, NOW).nextCheckAt).toBeNull();
  });

  it('an estimate of savings is given only for what is refused [PREQ-04]', () => {
    expect(interpretationOf(check)).toMatchObject({ tokenSavings: 21_000, costSavings: 0.042 });
    expect(interpretationOf({ ...check, verdict: 'publishes-events', score: 90 })).toMatchObject({
      tokenSavings: 0,
      costSavings: 0,
      confidenceLevel: 'high',
    });
  });
});

describe('an address has one form', () => {
  it.each([
    ['http://www.House.example', 'house.example'],
    ['https://house.example/index.html?utm_source=osm', 'house.example'],
    ['https://house.example/events/#top', 'house.example/events'],
    ['https://house.example/list?b=2&a=1&fbclid=x', 'house.example/list?a=1&b=2'],
  ])('%s', (address, key) => expect(addressKey(address)).toBe(key));
  it('is null for what is none', () => {
    expect(addressKey('javascript:alert(1)')).toBeNull();
    expect(isHomePage('https://house.example/index.php')).toBe(true);
    expect(isHomePage('https://house.example/a')).toBe(false);
  });
});

describe('the open map', () => {
  const venue = (tags: Record<string, unknown>) => {
    const element = mapElement({ type: 'node', lat: 34, lon: -81, tags });
    return element && mapVenue(element);
  };
  it('gives venues with a website, whatever mappers write', () => {
    expect(venue({ amenity: 'theatre', name: 'Odeon', website: 'odeon.example' })).toMatchObject({
      url: 'https://odeon.example',
      venueType: 'theatre',
    });
    expect(venue({ tourism: 'museum', 'contact:website': 'http://m.example; http://n.example' })?.url).toBe(
      'http://m.example',
    );
    expect(venue({ amenity: 'bank', website: 'https://bank.example' })).toBeNull();
    expect(venue({ amenity: 'bar', website: 'call us' })).toBeNull();
    expect(venue({ amenity: 'bar', website: 'javascript:alert(1)' })).toBeNull();
    expect(venue({ amenity: 'bar', website: 'https://b.example', 'disused:amenity': 'bar' })).toBeNull();
    expect(venue({ amenity: 5, website: {} })).toBeNull();
  });

  it('reads 50,000 elements with broken tags in seconds, and none of them breaks it', { tags: ['deep'] }, () => {
    const kinds = [
      null,
      7,
      'x',
      [],
      { tags: [] },
      { tags: { website: 'x'.repeat(9_000), amenity: 'bar' } },
      { lat: 'north', tags: { amenity: 'pub', website: 'https://p.example' } },
    ];
    let venues = 0;
    for (let n = 0; n < 50_000; n += 1) {
      const element = mapElement(kinds[n % kinds.length]);
      if (element && mapVenue(element)) venues += 1;
    }
    expect(venues).toBe(Math.floor(50_000 / kinds.length));
  });

  it('names each site once, and no network, no private address, no own page', () => {
    const named = [
      'https://a.example/',
      'http://www.a.example',
      'https://facebook.com/a',
      'http://192.168.0.1/',
      'https://localhost/',
    ].map((url) => {
      return { url, name: null, method: 'map' as const, foundBecause: quoted('x.'), venueType: null };
    });
    expect(foundSites(named, 10).map(({ addressKey: key }) => key)).toEqual(['a.example']);
  });
});

it('advice comes from the figures alone, the most urgent first [DISCAN-01]', () => {
  const city = { city: 'Columbia', state: 'SC', sessions: 4, checked: 20, wasted: 18, wastedTokens: 0 };
  const advice = recommendationsFor({
    cities: [city, { ...city, city: 'Aiken', wasted: 10 }],
    isSafe: false,
    isAllowed: false,
    dollarsPerToken: 0,
  });
  expect(advice.map(({ severity }) => severity)).toEqual(['high', 'medium', 'low']);
  expect(
    recommendationsFor({ cities: [{ ...city, wasted: 2 }], isSafe: false, isAllowed: true, dollarsPerToken: 0 }),
  ).toEqual([]);
});
