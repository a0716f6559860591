import { ENHANCEMENT_LEVELS, type EventDetail, endpoints } from '@marquee/contract';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const detail = (slug: string) => api.ok<EventDetail>('getEvent', `/api/events/${slug}`);

describe('GET /api/events/:slug', () => {
  it('gives one event by slug or by id [CALL-014]', async () => {
    await store(api, [{ title: 'Oyster Roast', organizer: 'The Harbour Club' }]);
    const bySlug = await detail('oyster-roast-columbia-sc');
    expect(bySlug).toMatchObject({ title: 'Oyster Roast', organizer: 'The Harbour Club', enhancementLevel: null });
    expect(await detail(bySlug.id)).toEqual(bySlug);
  });

  it('has every field of the specification, and its values where a source states them [ENT-003]', async () => {
    await store(api, [
      {
        title: 'Oyster Roast',
        description: 'Bring a knife.',
        venue: 'The Dock',
        address: '1 Water Street',
        start: '2026-10-12T18:00',
        end: '2026-10-12T21:00',
        price: { minCents: 1500, maxCents: 2500 },
        labels: ['Food'],
        url: 'https://dock.example.org/oysters',
        ticketUrl: 'https://tickets.example.org/oysters',
      },
    ]);
    const event = await detail('oyster-roast-columbia-sc');
    expect(event).toMatchObject({
      id: expect.stringMatching(/./),
      slug: 'oyster-roast-columbia-sc',
      title: 'Oyster Roast',
      description: 'Bring a knife.',
      venue: 'The Dock',
      address: '1 Water Street',
      city: 'Columbia',
      state: 'SC',
      startDate: '2026-10-12T18:00',
      endDate: '2026-10-12T21:00',
      price: '$15-25',
      priceMin: 15,
      priceMax: 25,
      categories: ['Food'],
      source: expect.stringMatching(/./),
      sourceUrl: expect.stringMatching(/^https:/),
      url: 'https://dock.example.org/oysters',
      ticketUrl: 'https://tickets.example.org/oysters',
      isFeatured: false,
      status: 'active',
      attendeeCount: 0,
    });
    expect(Object.keys(event)).toEqual(
      expect.arrayContaining([
        'imageUrl',
        'generatedImageUrl',
        'detailPageUrl',
        'validationError',
        'enhancementLevel',
        'enhancedDetails',
        'enhancementTimestamp',
      ]),
    );
    expect(ENHANCEMENT_LEVELS).toEqual(['comprehensive', 'stage2_complete', 'unified_complete']);
  });

  it('has all dates of a weekly show, in order, each with its state', async () => {
    await store(api, [
      { title: 'Quiz', start: '2026-10-08T19:00', end: '2026-10-08T21:00' },
      { title: 'Quiz', start: '2026-10-22T19:00' },
      { title: 'Quiz', start: '2026-10-15T19:00', status: 'cancelled' },
    ]);
    api.clock.advance(8 * 24 * 60 * 60_000);
    expect((await detail('quiz-columbia-sc')).occurrences).toEqual([
      { startDate: '2026-10-08T19:00', endDate: '2026-10-08T21:00', status: 'ended', soldOut: false },
      { startDate: '2026-10-15T19:00', endDate: null, status: 'cancelled', soldOut: false },
      { startDate: '2026-10-22T19:00', endDate: null, status: 'active', soldOut: false },
    ]);
  });

  it('says which source says what, in its own words, of the next date', async () => {
    const venue = await makeSource(api.db, { name: 'Granby Hall', url: 'https://granby.example.org/' });
    const paper = await makeSource(api.db, { name: 'The Weekly', url: 'https://weekly.example.org/' });
    const show = { title: 'Quiz Night', venue: 'Granby Hall' };
    await store(
      api,
      [
        { ...show, start: '2026-10-15T19:00', description: 'The second.' },
        { ...show, start: '2026-10-08T19:00', description: 'The first.' },
        { ...show, start: '2026-10-22T19:00', description: 'The third.' },
      ],
      { source: venue },
    );
    api.clock.advance(60_000);
    await store(api, [{ ...show, start: '2026-10-08T19:00' }], { source: paper });
    const { sources } = await detail('quiz-night-columbia-sc');
    expect(sources.map(({ source, url, lastSeenAt }) => ({ source, url, lastSeenAt }))).toEqual([
      { source: 'Granby Hall', url: 'https://granby.example.org/', lastSeenAt: '2026-10-01T12:00:00.000Z' },
      { source: 'The Weekly', url: 'https://weekly.example.org/', lastSeenAt: '2026-10-01T12:01:00.000Z' },
    ]);
    const words = sources[0]?.fields.map(({ field, snippet }) => [field, snippet]);
    expect(words).toEqual([
      ['title', 'Quiz Night'],
      ['start', '2026-10-08T19:00'],
      ['venue', 'Granby Hall'],
      ['description', 'The first.'],
    ]);
  });

  it('shows a cancelled event as cancelled, on its page and in the list', async () => {
    await store(api, [{ title: 'Rained Off', status: 'cancelled' }]);
    expect(await detail('rained-off-columbia-sc')).toMatchObject({ status: 'cancelled' });
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    expect(events.map(({ title, status }) => [title, status])).toEqual([['Rained Off', 'cancelled']]);
  });

  it.each([
    ['$20', { minCents: 2000, maxCents: 2000 }],
    ['$20-35', { minCents: 2000, maxCents: 3500 }],
    ['$12.50', { minCents: 1250 }],
    ['Free', { minCents: 0 }],
    ['See event page', undefined],
    ['Pay what you can', { text: 'Pay what you can' }],
  ])('prices as %s', async (label, price) => {
    await store(api, [{ title: 'Show', ...(price ? { price } : {}) }]);
    expect((await detail('show-columbia-sc')).price).toBe(label);
  });

  it('calls an event whose minimum and maximum price are equal by that price, never free [FMT-05]', async () => {
    await store(api, [{ title: 'Show', price: { minCents: 1500, maxCents: 1500 } }]);
    expect(await detail('show-columbia-sc')).toMatchObject({ price: '$15', priceMin: 15, priceMax: 15 });
  });
});

describe('what outsiders wrote', () => {
  it('comes back as the text it is, and links that are no links do not come back', async () => {
    const title = `<img src=x onerror=alert(1)> "Bobby'); DROP TABLE events;--" \u202e</script>`;
    const description = '<script>alert(document.cookie)</script>\u0007 & &amp; {{7*7}} ${7*7} 🎷';
    await store(api, [
      {
        title,
        description,
        venue: '<b>Hall</b>',
        url: 'javascript:alert(1)',
        ticketUrl: 'https://user:pw@example.org/',
      },
    ]);
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    // All but the characters that turn a line or that nobody sees.
    const shown = { title: title.replace('\u202e', ''), description: description.replace('\u0007', '') };
    expect(events[0]).toMatchObject({ ...shown, venue: '<b>Hall</b>', url: null, ticketUrl: null });
    const response = await api.raw(`/api/events/${events[0]?.slug}`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const answer = endpoints.getEvent.response.parse(await response.json());
    expect(answer).toMatchObject({ ...shown, detailPageUrl: null });
    expect(answer.slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('gives events with the same or no letters in their titles slugs of their own', async () => {
    await store(api, [{ title: '爵士之夜', start: '2026-10-10T19:00', venue: 'A' }]);
    await store(api, [{ title: 'ライブ演奏', start: '2026-10-12T19:00', venue: 'B' }]);
    await store(api, [{ title: 'Gala', start: '2026-10-13T19:00', venue: 'C' }]);
    await store(api, [{ title: 'Gala!', start: '2026-10-14T19:00', venue: 'D' }]);
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    expect(events.map((event) => event.slug)).toEqual([
      'event-columbia-sc',
      'event-columbia-sc-2',
      'gala-columbia-sc',
      'gala-columbia-sc-2',
    ]);
  });
});
