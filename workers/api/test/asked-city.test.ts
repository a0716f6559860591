import { makeCity } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from './support.ts';

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
    ['?city=Atlantis', { city: 'Atlantis', state: '', status: 'unknown' }],
    ['?city=Atlantis&state=GA', { city: 'Atlantis', state: 'GA', status: 'unknown' }],
  ])('as "%s" is %j', async (query, city) => {
    expect(await cityOf(query)).toEqual(city);
  });

  it('shows nothing as long as the network does not have it', async () => {
    expect((await api.ok<Page>('listEvents', '/api/events?city=Charlotte&state=MI')).events).toEqual([]);
  });
});

describe('a refusal is a sentence for people', () => {
  it.each([
    ['/api/events?limit=0', 'limit must be at least 1.'],
    ['/api/events?limit=x', 'limit must be a number.'],
    ['/api/events?city=', 'city must not be empty.'],
    ['/api/events?state=ZZZ', 'state must be a two-letter state code.'],
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
