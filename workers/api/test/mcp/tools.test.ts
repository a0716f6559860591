import { makeCity, NOW, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { connected, type Era, told } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Oyster Roast', start: '2026-10-01T18:00', end: '2026-10-01T19:30', venue: 'The Dock', labels: ['Food'] },
    { title: 'Late Jazz', start: '2026-10-01T21:00', end: '2026-10-01T23:00', venue: 'The Silo', labels: ['Music'] },
    { title: 'Long Lecture', start: '2026-10-01T18:30', end: '2026-10-01T22:30', venue: 'The Hall' },
    { title: 'Far Away in Time', start: '2026-11-20T20:00', venue: 'The Silo', description: 'With jazz.' },
  ]);
});

const ERAS: Era[] = ['legacy', '2026-07-28'];
const TOOLS = [
  'search_events',
  'tonight',
  'get_event',
  'list_venues',
  'get_venue',
  'list_cities',
  'build_itinerary',
  'subscribe_to_feed',
];

/** Each answer says where it is from, when that was confirmed and how sure we are. */
const sourced = {
  source: expect.stringMatching(/./),
  lastConfirmed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  certainty: {
    level: expect.stringMatching(/^(?:high|medium|low)$/),
    because: expect.arrayContaining([expect.stringMatching(/\.$/)]),
  },
};

interface Told {
  slug: string;
  title: string;
  venueSlug: string | null;
}

describe.each(ERAS)('the tools of the MCP server to a client of protocol %s [BEY-48]', (era) => {
  const client = () => connected(api, { era });

  it('say what sources state of tickets [BEY-52]', async () => {
    await store(api, [{ title: 'Brass', start: '2026-11-21T20:00', fees: '$3', onSale: '2026-10-09T10:00' }]);
    expect(await told(await client(), 'get_event', { event: 'brass-columbia-sc' })).toMatchObject({
      fees: '$3',
      onSale: '2026-10-09T10:00',
      memberPrice: null,
      company: null,
    });
  });

  it('are named with what they take, and only read', async () => {
    const { tools } = await (await client()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).toMatch(/\.$/);
    }
    // What a client shows its model of every conversation.
    expect(JSON.stringify(tools).length).toBeLessThan(16_000);
  });

  it('search_events: by term, by day and page by page', async () => {
    const found = await told(await client(), 'search_events', { term: 'jazz' });
    expect(found.place).toEqual({ city: 'Columbia', state: 'SC', status: 'live' });
    expect((found.events as Told[]).map(({ title }) => title).toSorted()).toEqual(['Far Away in Time', 'Late Jazz']);
    for (const event of found.events as Told[]) expect(event).toMatchObject(sourced);
    const first = await told(await client(), 'search_events', { from: '2026-11-01', to: '2026-11-30' });
    expect(first.events).toMatchObject([{ title: 'Far Away in Time', startDate: '2026-11-20T20:00' }]);
    const page = await told(await client(), 'search_events', { limit: 3 });
    expect(page.events).toHaveLength(3);
    const rest = await told(await client(), 'search_events', { limit: 3, cursor: page.nextCursor });
    expect(rest.events).toMatchObject([{ title: 'Far Away in Time' }]);
    expect(rest.nextCursor).toBeNull();
  });

  it("tonight: what starts this evening by the city's clock", async () => {
    const { events } = await told(await client(), 'tonight', {});
    expect((events as Told[]).map(({ title }) => title)).toEqual(['Oyster Roast', 'Long Lecture', 'Late Jazz']);
  });

  it('get_event: with the words of each source, where they stand and how they were read', async () => {
    const event = await told(await client(), 'get_event', { event: 'oyster-roast-columbia-sc' });
    expect(event).toMatchObject({
      ...sourced,
      title: 'Oyster Roast',
      page: 'https://marquee.example/events/oyster-roast-columbia-sc',
      markdown: 'https://marquee.example/events/oyster-roast-columbia-sc.md',
      dates: [{ startDate: '2026-10-01T18:00', status: 'active' }],
      moreDates: 0,
    });
    const [source] = event.evidence as Array<{ facts: unknown[]; url: string }>;
    expect(source?.url).toMatch(/^https:/);
    expect(source?.facts).toContainEqual(
      expect.objectContaining({ field: 'title', says: expect.any(String), readAs: expect.any(String) }),
    );
  });

  it('list_venues and get_venue: with their events', async () => {
    const list = await told(await client(), 'list_venues', {});
    expect(list).toMatchObject(sourced);
    expect(list.venues).toContainEqual({ venue: 'The Silo', upcomingEvents: 2 });
    const { events } = await told(await client(), 'search_events', { venue: 'The Silo' });
    const [{ venueSlug } = { venueSlug: null }] = events as Told[];
    const venue = await told(await client(), 'get_venue', { venue: venueSlug });
    expect(venue).toMatchObject({ ...sourced, name: 'The Silo', upcomingEvents: 2 });
    expect(venue.nextEvents).toMatchObject([{ title: 'Late Jazz' }, { title: 'Far Away in Time' }]);
  });

  it('list_cities: the live ones, and towns by the beginning of their name', async () => {
    const live = await told(await client(), 'list_cities', {});
    expect(live.cities).toEqual([
      expect.objectContaining({ ...sourced, city: 'Columbia', state: 'SC', isLive: true, events: 4 }),
    ]);
    const named = await told(await client(), 'list_cities', { query: 'Colum' });
    expect(named.cities).toContainEqual(expect.objectContaining({ ...sourced, city: 'Columbia', state: 'SC' }));
  });

  it('build_itinerary: picks what can be attended one after another', async () => {
    const { stops } = await told(await client(), 'build_itinerary', { day: '2026-10-01', after: '17:00' });
    expect(stops).toMatchObject([
      { ...sourced, title: 'Oyster Roast', wayFromStopBefore: null, isEndAssumed: false },
      { ...sourced, title: 'Late Jazz', wayFromStopBefore: { miles: null, minutesBetween: 90, fits: true } },
    ]);
  });

  it('build_itinerary: says of chosen events what collides and what has no such day', async () => {
    const events = ['far-away-in-time-columbia-sc', 'long-lecture-columbia-sc', 'late-jazz-columbia-sc'];
    const plan = await told(await client(), 'build_itinerary', { day: '2026-10-01', events });
    expect(plan.stops).toMatchObject([
      { title: 'Long Lecture' },
      { title: 'Late Jazz', wayFromStopBefore: { minutesBetween: -90, fits: false } },
    ]);
    expect(plan.leftOut).toEqual([{ event: events[0], because: 'It has no date on 2026-10-01.' }]);
  });

  it('subscribe_to_feed: gives addresses that answer with what was asked for', async () => {
    const feed = await told(await client(), 'subscribe_to_feed', { term: 'jazz', when: 'tonight' });
    expect(feed).toMatchObject({ ...sourced, events: 1, lastConfirmed: new Date(NOW).toISOString() });
    expect(String(feed.webcal)).toMatch(/^webcal:\/\/marquee\.example\/api\/feeds\/events\.ics\?/);
    for (const kind of ['calendar', 'rss', 'json'] as const) {
      const response = await api.raw(String(feed[kind]));
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('Late Jazz');
      expect(text).not.toContain('Oyster');
    }
  });
});
