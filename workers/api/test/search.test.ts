import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi, titles } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const search = async (term: string, query = '') =>
  titles(await api.ok<Page>('searchEvents', `/api/events/search/${encodeURIComponent(term)}${query}`));

describe('GET /api/events/search/:term', () => {
  beforeEach(async () => {
    await makeCity(api.db, { name: 'West Columbia' });
    await store(api, [
      { title: 'Bluegrass Night', start: '2026-10-12T20:00', venue: 'The Silo', labels: ['Music'] },
      { title: 'Supper', start: '2026-10-11T20:00', description: 'With a bluegrass band.', labels: ['Food'] },
      { title: 'Board Games', start: '2026-10-13T20:00', venue: 'Bluegrass Tavern', labels: ['Social'] },
      { title: 'Oil Painting', start: '2026-10-14T20:00', labels: ['Arts'] },
    ]);
    await store(api, [{ title: 'Bluegrass Across the River' }], { city: 'west-columbia-sc' });
  });

  it('finds the term in title, description, venue and category, in any case, inside words [LIST-16]', async () => {
    expect(await search('blueGRASS')).toEqual(['Supper', 'Bluegrass Night', 'Board Games']);
    expect(await search('uegra')).toEqual(['Supper', 'Bluegrass Night', 'Board Games']);
    expect(await search('arts')).toEqual(['Oil Painting']);
    expect(await search('the silo')).toEqual(['Bluegrass Night']);
  });

  it('searches one city and answers like a list [CALL-013]', async () => {
    expect(await search('bluegrass', '?city=West%20Columbia&state=SC')).toEqual(['Bluegrass Across the River']);
    const page = await api.ok<Page>('searchEvents', '/api/events/search/bluegrass?city=Columbia&state=SC');
    expect(page).toMatchObject({ nextCursor: null, city: { city: 'Columbia', state: 'SC', status: 'live' } });
  });

  it('pays no heed to accents, however they are written', async () => {
    await store(api, [{ title: 'Café del Río', start: '2026-10-15T20:00' }]);
    for (const term of ['cafe', 'CAFÉ', 'cafe\u0301', 'rio', 'ca', 'ío'])
      expect(await search(term)).toContain('Café del Río');
  });

  it('finds terms of one and two letters', async () => {
    expect(await search('oi')).toEqual(['Oil Painting']);
    expect(await search('S')).toEqual(expect.arrayContaining(['Supper', 'Board Games']));
    expect(await search('zq')).toEqual([]);
  });

  it.each([
    '"',
    'AND',
    '*',
    'city:',
    'title : x',
    'x NEAR y',
    '(',
    '"a" OR "b',
    '^',
    '-',
    '{}',
    "'; DROP TABLE events;--",
  ])('takes %s for the text it is, not for a query', async (term) => {
    expect(await search(term)).toEqual(await searchPlainly(term));
  });

  it('finds a quote, an ampersand, an emoji and accents where they stand', async () => {
    await store(api, [
      { title: 'The "Real" Inspector', start: '2026-10-15T20:00' },
      { title: 'Rhythm & Brews', start: '2026-10-16T20:00' },
      { title: 'Pumpkin 🎃🎃🎃 Carving', start: '2026-10-17T20:00' },
      { title: 'Día de los Muertos', start: '2026-10-18T20:00' },
    ]);
    expect(await search('"Real"')).toEqual(['The "Real" Inspector']);
    expect(await search('"')).toEqual(['The "Real" Inspector']);
    expect(await search('m & B')).toEqual(['Rhythm & Brews']);
    expect(await search('🎃')).toEqual(['Pumpkin 🎃🎃🎃 Carving']);
    expect(await search('🎃🎃🎃')).toEqual(['Pumpkin 🎃🎃🎃 Carving']);
    expect(await search('día')).toEqual(['Día de los Muertos']);
  });

  async function searchPlainly(term: string): Promise<string[]> {
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    return events
      .filter((event) =>
        [event.title, event.venue, event.description, ...event.categories].some((text) =>
          text?.toLowerCase().includes(term.toLowerCase()),
        ),
      )
      .map((event) => event.title);
  }
});

describe('limits of a search', () => {
  it('gives at most 50, soonest first', async () => {
    await store(
      api,
      Array.from({ length: 60 }, (_, i) => ({
        title: `Trivia round ${i}`,
        venue: `Bar ${i}`,
        start: `2026-10-${10 + (i % 20)}T19:00`,
      })),
    );
    const { events } = await api.ok<Page>('searchEvents', '/api/events/search/trivia');
    expect(events).toHaveLength(50);
    expect(events.map((event) => event.startDate)).toEqual(events.map((event) => event.startDate).toSorted());
  });

  it('leaves out what is over, even before the lists are tidied', async () => {
    await store(api, [{ title: 'Morning Walk', start: '2026-10-01T09:00', end: '2026-10-01T10:00' }]);
    expect(await search('morning')).toEqual(['Morning Walk']);
    api.clock.advance(3 * 60 * 60_000);
    expect(await search('morning')).toEqual([]);
    expect(await search('mo')).toEqual([]);
  });
});
