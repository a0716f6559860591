import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi, titles } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await makeCity(api.db, { slug: 'charlotte-nc', name: 'Charlotte', state: 'NC' });
  await makeCity(api.db, {
    slug: 'charlotte-mi',
    name: 'Charlotte',
    state: 'MI',
    status: 'known',
    population: 9_000_000,
  });
});

const cityOf = async (query: string) => (await api.ok<Page>('listEvents', `/api/events${query}`)).city;

describe('a city asked for', () => {
  it.each([
    ['', { city: 'Columbia', state: 'SC', status: 'live' }],
    ['?city=Charlotte', { city: 'Charlotte', state: 'NC', status: 'live' }],
    ['?city=charlotte&state=mi', { city: 'Charlotte', state: 'MI', status: 'coming-soon' }],
    ['?state=nc', { city: '', state: 'NC', status: 'live' }],
    ['?state=MI', { city: '', state: 'MI', status: 'coming-soon' }],
    ['?state=ZZ', { city: '', state: 'ZZ', status: 'unknown' }],
    ['?city=Atlantis', { city: 'Atlantis', state: '', status: 'unknown' }],
    ['?city=Atlantis&state=GA', { city: 'Atlantis', state: 'GA', status: 'unknown' }],
  ])('as "%s" is %j', async (query, city) => {
    expect(await cityOf(query)).toMatchObject(city);
  });

  it('shows nothing as long as the network does not have it', async () => {
    expect((await api.ok<Page>('listEvents', '/api/events?city=Charlotte&state=MI')).events).toEqual([]);
  });
});

describe('a state alone [LIST-01]', () => {
  beforeEach(async () => {
    await makeCity(api.db, { name: 'Greenville' });
    await makeCity(api.db, { name: 'Sumter', isHidden: true });
    const show = (title: string, start: string) => ({ title, start, labels: ['Music'], venue: 'The Silo' });
    await store(api, [show('Harvest Ball', '2026-10-12T20:00')]);
    await store(api, [show('Reedy River Run', '2026-10-11T08:00')], { city: 'greenville-sc' });
    await store(api, [show('Hidden Gem', '2026-10-11T09:00')], { city: 'sumter-sc' });
    await store(api, [show('Uptown Ball', '2026-10-10T20:00')], { city: 'charlotte-nc' });
  });

  it('lists the events of all its cities that are shown, in order', async () => {
    const page = await api.ok<Page>('listEvents', '/api/events?state=SC');
    expect(titles(page)).toEqual(['Reedy River Run', 'Harvest Ball']);
    expect(page.found).toEqual({ n: 2, more: false });
    expect(titles(await api.ok<Page>('listEvents', '/api/events?state=SC&sort=date-desc&categories=music'))).toEqual([
      'Harvest Ball',
      'Reedy River Run',
    ]);
  });

  it('is searched, and counted by category and venue', async () => {
    expect(titles(await api.ok<Page>('searchEvents', '/api/events/search/ball?state=SC'))).toEqual(['Harvest Ball']);
    expect(await api.ok('countCategories', '/api/categories/counts?state=SC')).toMatchObject({ Music: 2, Food: 0 });
    expect(await api.ok('countVenues', '/api/venues/counts?state=SC')).toEqual([{ venue: 'The Silo', count: 2 }]);
  });
});

describe('a refusal is a sentence for people', () => {
  it.each([
    ['/api/events?limit=0', 'limit must be at least 1.'],
    ['/api/events?limit=x', 'limit must be a number.'],
    ['/api/events?city=', 'city must not be empty.'],
    ['/api/events?state=ZZZ', 'state must be a two-letter state code.'],
    ['/api/events?from=tomorrow', 'from must be a day, 2026-12-05.'],
    ['/api/events?free=1', 'free must be one of true, false.'],
    ['/api/events?sort=best', 'sort must be one of date-asc, date-desc, price-asc, price-desc, popularity.'],
    ['/api/location/search?query=a', 'query must have at least 2 characters.'],
    ['/api/location/search', 'query is missing.'],
  ])('%s: %s', async (path, sentence) => {
    expect((await api.refused(path)).detail).toBe(sentence);
  });

  it('and "Tech" is Technology', async () => {
    expect(await api.ok('listEvents', '/api/events?categories=Tech,music')).toMatchObject({ events: [] });
  });
});
