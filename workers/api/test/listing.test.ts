import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi, titles } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});

const list = (query = '') => api.ok<Page>('listEvents', `/api/events${query}`);

describe('GET /api/events', () => {
  it('lists what is coming in the city, soonest first, with all that a card shows', async () => {
    await makeCity(api.db);
    const source = await makeSource(api.db, { name: 'Granby Hall', url: 'https://granby.example.org/' });
    await store(
      api,
      [
        { title: 'Late Show', start: '2026-10-20T20:00' },
        {
          title: 'Harvest Supper',
          start: '2026-10-10T18:00',
          end: '2026-10-10T21:00',
          description: 'Five courses.',
          venue: 'The Barn',
          address: '1 Farm Rd',
          url: 'https://granby.example.org/supper',
          ticketUrl: 'https://tickets.example.org/1',
          price: { minCents: 1550, maxCents: 4000 },
          labels: ['Food'],
        },
      ],
      { source },
    );
    const page = await list();
    expect(titles(page)).toEqual(['Harvest Supper', 'Late Show']);
    expect(page.events[0]).toMatchObject({
      slug: 'harvest-supper-columbia-sc',
      description: 'Five courses.',
      venue: 'The Barn',
      address: '1 Farm Rd',
      city: 'Columbia',
      state: 'SC',
      startDate: '2026-10-10T18:00',
      endDate: '2026-10-10T21:00',
      timezone: 'America/New_York',
      isAllDay: false,
      price: '$15.50-40',
      priceMin: 15.5,
      priceMax: 40,
      categories: ['Food'],
      source: 'Granby Hall',
      sourceUrl: 'https://granby.example.org/',
      url: 'https://granby.example.org/supper',
      ticketUrl: 'https://tickets.example.org/1',
      detailPageUrl: 'https://granby.example.org/supper',
      status: 'active',
      upcomingCount: 1,
    });
  });

  it('carries where an event is, as its source says, and where the middle of the city is', async () => {
    const city = await makeCity(api.db);
    const hall = { latitude: 33.9989, longitude: -81.0412 };
    await store(api, [
      { title: 'At the hall', start: '2026-10-10T18:00', point: hall },
      { title: 'Somewhere', start: '2026-10-11T18:00' },
      // What software enters where nobody did: a place in another state.
      { title: 'In Kansas', start: '2026-10-12T18:00', point: { latitude: 38.5, longitude: -98 } },
    ]);
    const page = await list();
    expect(page.events.map(({ title, latitude, longitude }) => [title, latitude, longitude])).toEqual([
      ['At the hall', hall.latitude, hall.longitude],
      ['Somewhere', null, null],
      ['In Kansas', null, null],
    ]);
    expect(page.city.center).toEqual({ latitude: city.latitude, longitude: city.longitude });
    expect((await list('?state=SC')).city.center).toBeNull();
    expect((await list('?city=Nowhere&state=SC')).city.center).toBeNull();
  });

  it('is about Columbia, SC when no city is named', async () => {
    await makeCity(api.db);
    await makeCity(api.db, { name: 'Charleston' });
    await store(api, [{ title: 'At home' }]);
    await store(api, [{ title: 'Elsewhere' }], { city: 'charleston-sc' });
    const page = await list();
    expect(titles(page)).toEqual(['At home']);
    expect(page.city).toMatchObject({ city: 'Columbia', state: 'SC', status: 'live' });
  });

  it('gives the three events that the chat recommends [CALL-010]', async () => {
    await makeCity(api.db);
    await store(
      api,
      ['05', '04', '03', '06'].map((day) => ({ title: `On the ${day}th`, start: `2026-10-${day}T20:00` })),
    );
    expect(titles(await list('?limit=3'))).toEqual(['On the 03th', 'On the 04th', 'On the 05th']);
  });

  it("gives home its city's twelve events, whatever case the city is written in [CALL-011]", async () => {
    await makeCity(api.db);
    await makeCity(api.db, { name: 'Charleston' });
    const drafts = Array.from({ length: 14 }, (_, i) => ({
      title: `Show number ${i}`,
      start: `2026-10-${10 + i}T20:00`,
    }));
    await store(api, drafts, { city: 'charleston-sc' });
    const page = await list('?city=charleston&state=sc&limit=12');
    expect(titles(page)).toEqual(drafts.slice(0, 12).map((draft) => draft.title));
    expect(page.city).toMatchObject({ city: 'Charleston', state: 'SC', status: 'live' });
  });

  it('filters by comma-joined categories, each event once though it is in several [CALL-012]', async () => {
    await makeCity(api.db);
    await store(api, [
      { title: 'Both of them', start: '2026-10-12T20:00', labels: ['Music', 'Food'] },
      { title: 'Only one', start: '2026-10-13T20:00', labels: ['Music'] },
      { title: 'Only two', start: '2026-10-11T20:00', labels: ['Food'] },
      { title: 'None of them', start: '2026-10-10T20:00', labels: ['Business'] },
    ]);
    const query = '?city=Columbia&state=SC&limit=50&categories=';
    expect(titles(await list(`${query}Music,Food`))).toEqual(['Only two', 'Both of them', 'Only one']);
    expect(titles(await list(`${query}music`))).toEqual(['Both of them', 'Only one']);
    expect(titles(await list(query))).toHaveLength(4);
  });

  it('leaves out what is over, and keeps what has begun and not ended', async () => {
    await makeCity(api.db);
    await store(api, [
      { title: 'Festival week', start: '2026-09-28', end: '2026-10-04' },
      { title: 'Breakfast', start: '2026-10-01T06:00', end: '2026-10-01T09:00' },
    ]);
    expect(titles(await list())).toEqual(['Festival week', 'Breakfast']);
    api.clock.advance(2 * 60 * 60_000);
    expect(titles(await list())).toEqual(['Festival week']);
  });
});

describe('what a city is to us', () => {
  const status = async (query: string) => {
    const { events, city } = await list(query);
    const { center: _center, ...told } = city;
    return { count: events.length, ...told };
  };

  it('says so of a place nobody knows, and lists nothing', async () => {
    expect(await status('?city=Atlantis&state=SC')).toEqual({
      count: 0,
      city: 'Atlantis',
      state: 'SC',
      status: 'unknown',
    });
  });

  it('says coming soon of a place that is not read yet', async () => {
    await makeCity(api.db, { name: 'Camden', status: 'known', addedAt: null });
    expect(await status('?city=camden&state=sc')).toEqual({
      count: 0,
      city: 'Camden',
      state: 'SC',
      status: 'coming-soon',
    });
  });

  it('says available of a city that is read and not opened, and shows its events', async () => {
    await makeCity(api.db, { name: 'Sumter', status: 'configured' });
    await store(api, [{ title: 'First night' }], { city: 'sumter-sc' });
    expect(await status('?city=Sumter')).toMatchObject({ count: 1, status: 'available' });
  });

  it('shows nothing of a hidden city', async () => {
    await makeCity(api.db, { isHidden: true });
    await store(api, [{ title: 'Nobody may know' }]);
    expect(await status('')).toMatchObject({ count: 0, status: 'coming-soon' });
    expect((await api.ok<Page>('searchEvents', '/api/events/search/nobody')).events).toEqual([]);
    expect(Object.values(await api.ok<object>('countCategories', '/api/categories/counts')).every((n) => n === 0)).toBe(
      true,
    );
  });
});

describe('the evening', () => {
  it('has what starts at five or later, on no day before the first, whole days and what goes on already left out', async () => {
    await makeCity(api.db);
    await store(api, [
      { title: 'Breakfast', start: '2026-10-10T09:00', venue: 'The Barn' },
      { title: 'Early supper', start: '2026-10-10T17:00' },
      { title: 'Late show', start: '2026-10-10T23:30', venue: 'The Silo' },
      { title: 'All day', start: '2026-10-10' },
      { title: 'On since yesterday', start: '2026-10-09T19:00', end: '2026-10-12T19:00' },
      { title: 'The next night', start: '2026-10-11T20:00' },
    ]);
    const evening = async (query: string) =>
      titles(await api.ok<Page>('listEvents', `/api/events?city=Columbia&state=SC&evening=true${query}`));
    expect(await evening('&from=2026-10-10&to=2026-10-10')).toEqual(['Early supper', 'Late show']);
    expect(await evening('&from=2026-10-10')).toEqual(['Early supper', 'Late show', 'The next night']);
    expect(await evening('')).toEqual(['On since yesterday', 'Early supper', 'Late show', 'The next night']);
    const venues = await api.ok<unknown[]>('countVenues', '/api/venues/counts?city=Columbia&state=SC&evening=true');
    expect(venues).toEqual([{ venue: 'The Silo', count: 1 }]);
  });
});
