import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi, titles } from '../support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await makeCity(api.db, { name: 'Charleston' });
  await store(api, [
    { title: 'Brass', start: '2026-10-12T20:00', venue: 'Zinc Hall', labels: ['Music'] },
    { title: 'Strings', start: '2026-10-13T20:00', venue: ' The Annex ', labels: ['Music', 'Arts'] },
    { title: 'Clay', start: '2026-10-14T20:00', venue: 'The Annex', labels: ['Arts'] },
    { title: 'A walk', start: '2026-10-15T20:00', labels: ['Outdoor'] },
    { title: 'A broken page', start: '2026-10-16T20:00', venue: 'undefined', labels: ['Music'] },
  ]);
  await store(api, [{ title: 'Elsewhere', venue: 'Zinc Hall', labels: ['Music'] }], { city: 'charleston-sc' });
});

const counts = (query: string) => api.ok('countVenues', `/api/venues/counts${query}`);
const list = async (query: string) =>
  titles(await api.ok<Page>('listEvents', `/api/events?city=Columbia&state=SC&${query}`));

describe('the venues of a city', () => {
  it('are named once, sorted, without the words of broken pages, each with its events [LIST-05, LIST-18]', async () => {
    expect(await counts('?city=Columbia&state=SC')).toEqual([
      { venue: 'The Annex', count: 2 },
      { venue: 'Zinc Hall', count: 1 },
    ]);
    expect(await counts('?city=Charleston')).toEqual([{ venue: 'Zinc Hall', count: 1 }]);
    expect(await counts('?city=Atlantis')).toEqual([]);
  });

  it('are counted within categories', async () => {
    expect(await counts('?categories=arts')).toEqual([{ venue: 'The Annex', count: 2 }]);
    expect(await counts('?categories=music,arts')).toEqual([
      { venue: 'The Annex', count: 2 },
      { venue: 'Zinc Hall', count: 1 },
    ]);
    expect(await counts('?categories=outdoor')).toEqual([]);
  });

  it('lose what is over', async () => {
    api.clock.advance(Date.parse('2026-10-13T12:00:00Z') - api.clock.now());
    expect(await list('venue=Zinc%20Hall')).toEqual([]);
    expect(await counts('?categories=music')).toEqual([{ venue: 'The Annex', count: 1 }]);
  });
});

describe('the listing of a venue', () => {
  it('has all its events of that city, and of the categories asked for', async () => {
    expect(await list('venue=The%20Annex')).toEqual(['Strings', 'Clay']);
    expect(await list('venue=The%20Annex&sort=date-desc')).toEqual(['Clay', 'Strings']);
    expect(await list('venue=The%20Annex&categories=music')).toEqual(['Strings']);
    expect(await list('venue=Zinc%20Hall')).toEqual(['Brass']);
    expect(await list('venue=Nowhere')).toEqual([]);
  });

  it('goes on where its page ended', async () => {
    const path = '/api/events?city=Columbia&state=SC&venue=The%20Annex&limit=1';
    const first = await api.ok<Page>('listEvents', path);
    const second = await api.ok<Page>('listEvents', `${path}&cursor=${first.nextCursor ?? ''}`);
    expect([...titles(first), ...titles(second)]).toEqual(['Strings', 'Clay']);
    expect(second.nextCursor).toBeNull();
  });
});
