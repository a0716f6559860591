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
      {
        title: 'Supper',
        start: '2026-10-11T20:00',
        venue: 'Roof',
        description: 'With a bluegrass band.',
        labels: ['Food'],
      },
      { title: 'Board Games', start: '2026-10-13T20:00', venue: 'Bluegrass Tavern', labels: ['Social'] },
      { title: 'Oil Painting', start: '2026-10-14T20:00', labels: ['Arts'] },
    ]);
    await store(api, [{ title: 'Bluegrass Across the River' }], { city: 'west-columbia-sc' });
  });

  it('finds the term in title, description, venue and category, in any case, inside words [LIST-16]', async () => {
    for (const term of ['blueGRASS', 'uegra'])
      expect(await search(term, '?sort=date-asc')).toEqual(['Supper', 'Bluegrass Night', 'Board Games']);
    expect(await search('arts')).toEqual(['Oil Painting']);
    expect(await search('the silo')).toEqual(['Bluegrass Night']);
  });

  it('gives what has it in the title first, and finds what is still being typed', async () => {
    expect(await search('bluegrass')).toEqual(['Bluegrass Night', 'Supper', 'Board Games']);
    expect(await search('blueg')).toEqual(['Bluegrass Night', 'Supper', 'Board Games']);
  });

  it('finds all words of a term, wherever each of them is', async () => {
    expect(await search('silo night')).toEqual(['Bluegrass Night']);
    expect(await search('band social')).toEqual([]);
    expect(await search('ga bo')).toEqual(['Board Games']);
  });

  it('narrows what it finds by category, venue and days, and counts it', async () => {
    const found = async (query: string) => {
      const page = await api.ok<Page>('searchEvents', `/api/events/search/bluegrass?sort=date-asc&${query}`);
      return [titles(page), page.found];
    };
    expect(await found('')).toEqual([['Supper', 'Bluegrass Night', 'Board Games'], { n: 3, more: false }]);
    expect(await found('categories=Food,Social')).toEqual([['Supper', 'Board Games'], { n: 2, more: false }]);
    expect(await found('venue=The%20Silo')).toEqual([['Bluegrass Night'], { n: 1, more: false }]);
    expect(await found('venue=Silo')).toEqual([[], { n: 0, more: false }]);
    expect(await found('from=2026-10-12&to=2026-10-12')).toEqual([['Bluegrass Night'], { n: 1, more: false }]);
    const venues = await api.ok('countVenues', '/api/venues/counts?term=bluegrass&from=2026-10-12');
    expect(venues).toEqual([
      { venue: 'Bluegrass Tavern', count: 1 },
      { venue: 'The Silo', count: 1 },
    ]);
  });

  it('searches one city and answers like a list [CALL-013]', async () => {
    expect(await search('bluegrass', '?city=West%20Columbia&state=SC')).toEqual(['Bluegrass Across the River']);
    const page = await api.ok<Page>('searchEvents', '/api/events/search/bluegrass?city=Columbia&state=SC');
    expect(page).toMatchObject({
      nextCursor: null,
      found: { n: 3, more: false },
      city: { city: 'Columbia', state: 'SC', status: 'live' },
    });
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
    expect(await search('“rhythm” "brews"')).toEqual(['Rhythm & Brews']);
    expect(await search('"real inspector"')).toEqual(['The "Real" Inspector']);
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

describe('a search in other words', () => {
  const ask = (term: string, query = '') =>
    api.ok<Page & { searchedFor: string | null }>(
      'searchEvents',
      `/api/events/search/${encodeURIComponent(term)}${query}`,
    );

  beforeEach(async () => {
    await store(api, [
      { title: 'Swing Dance Class', start: '2026-10-12T20:00', labels: ['Arts'] },
      { title: 'Clases de baile', start: '2026-10-15T20:00', labels: ['Arts'] },
      { title: 'Salsa Lessons', start: '2026-10-11T20:00', labels: ['Social'] },
      { title: 'Spring Plant Sale', start: '2026-10-13T20:00', venue: 'Jazz Corner', labels: ['Outdoor'] },
      { title: 'Playground Opening', start: '2026-10-14T20:00', labels: ['Outdoor'] },
      { title: 'Youth Theatre Showcase', start: '2026-10-16T20:00', labels: ['Arts'] },
    ]);
    await makeCity(api.db, { name: 'Greenville' });
    await store(api, [{ title: 'Bluegrass Picking' }], { city: 'greenville-sc' });
  });

  it('finds them below what has the words as they were typed, in either language and in every order', async () => {
    expect(titles(await ask('clases de baile'))).toEqual(['Clases de baile', 'Salsa Lessons', 'Swing Dance Class']);
    const byDate = await ask('clases de baile', '?sort=date-desc');
    expect(titles(byDate)).toEqual(['Clases de baile', 'Swing Dance Class', 'Salsa Lessons']);
    expect(byDate).toMatchObject({ found: { n: 3, more: false }, searchedFor: null });
    expect(titles(await ask('teatro'))).toEqual(['Youth Theatre Showcase']);
    expect(titles(await ask('jardinería'))).toEqual(['Spring Plant Sale']);
    expect(titles(await ask('gardening', '?categories=Arts'))).toEqual([]);
    expect(await api.ok('countVenues', '/api/venues/counts?term=gardening')).toEqual([
      { venue: 'Jazz Corner', count: 1 },
    ]);
  });

  it('pages through them, each once', async () => {
    for (const sort of ['relevance', 'date-asc', 'date-desc', 'popularity']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null && seen.length < 9) {
        const page: Page = await ask('clases de baile', `?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`);
        seen.push(...titles(page));
        cursor = page.nextCursor;
      }
      expect(seen.toSorted()).toEqual(['Clases de baile', 'Salsa Lessons', 'Swing Dance Class']);
    }
  });

  it('corrects a word that nothing has by the words of the city, and says so', async () => {
    expect(await ask('jaaz')).toMatchObject({ searchedFor: 'jazz', found: { n: 1, more: false } });
    const slip = await ask('danec class', '?sort=date-asc&limit=1');
    expect([titles(slip), slip.searchedFor]).toEqual([['Salsa Lessons'], 'dance class']);
    const next = await ask('danec class', `?sort=date-asc&limit=1&cursor=${slip.nextCursor}`);
    expect([titles(next), next.searchedFor]).toEqual([['Swing Dance Class'], 'dance class']);
    // Only another city has it.
    expect(await ask('blugrass')).toMatchObject({ searchedFor: null, events: [] });
    expect(await ask('showcsae thaetre')).toMatchObject({ searchedFor: 'showcase theatre' });
  });

  it('is not done for who wants just what was typed', async () => {
    for (const term of ['jaaz', 'gardening', 'clase'])
      expect(titles(await ask(term, '?exact=true'))).toEqual(term === 'clase' ? ['Clases de baile'] : []);
    expect(titles(await ask('"gardening"'))).toEqual([]);
    expect((await ask('chess')).searchedFor).toBeNull();
  });
});

describe('limits of a search', () => {
  it('gives 50 at a time, each once, and counts them all', async () => {
    await store(
      api,
      Array.from({ length: 60 }, (_, i) => ({
        title: `Trivia round ${i}`,
        venue: `Bar ${i}`,
        start: `2026-10-${10 + (i % 20)}T19:00`,
      })),
    );
    const first = await api.ok<Page>('searchEvents', '/api/events/search/trivia');
    expect(first.events).toHaveLength(50);
    expect(first.found).toEqual({ n: 60, more: false });
    const rest = await api.ok<Page>('searchEvents', `/api/events/search/trivia?cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ nextCursor: null, found: null });
    const starts = [...first.events, ...rest.events].map((event) => event.startDate);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set([...titles(first), ...titles(rest)]).size).toBe(60);
  });

  it('refuses a text that no person types, and a cursor of another order', async () => {
    const long = await api.refused(`/api/events/search/${'x'.repeat(10_000)}`);
    expect(long).toMatchObject({ status: 400, field: 'term' });
    const answer = await api.refused('/api/events/search/trivia?cursor=WyJkYXRlLWFzYyIsMSwxLDFd');
    expect(answer).toMatchObject({ status: 400, field: 'cursor' });
  });

  it('leaves out what is over, even before the lists are tidied', async () => {
    await store(api, [{ title: 'Morning Walk', start: '2026-10-01T09:00', end: '2026-10-01T10:00' }]);
    expect(await search('morning')).toEqual(['Morning Walk']);
    api.clock.advance(3 * 60 * 60_000);
    expect(await search('morning')).toEqual([]);
    expect(await search('mo')).toEqual([]);
  });
});
