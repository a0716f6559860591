import type { ChatAnswer } from '@marquee/contract';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';
import { type Api, type Page, startApi } from './support.ts';

const HALL = { venue: 'The Hall', labels: ['Music'] };
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Lantern Gala', start: '2026-10-10T19:30', ...HALL, company: 'group' },
    ...[6, 13, 20, 27].map((day) => ({
      title: 'Brass Tuesdays',
      key: `tuesday ${day}`,
      seriesKey: 'tuesdays',
      start: `2026-10-${String(day).padStart(2, '0')}T19:00`,
      ...HALL,
      company: 'alone' as const,
    })),
    { title: 'Brass Through the Ages', start: '2026-09-01', end: '2026-12-05', venue: 'The Museum' },
  ]);
});

const listed = async (query: string) =>
  (await api.ok<Page>('listEvents', `/api/events?city=Columbia&state=SC${query}`)).events.map(({ title }) => title);

it('lists what is on one time only, alone and with other filters; every event says how it occurs [BEY-53]', async () => {
  expect((await listed('')).toSorted()).toEqual(['Brass Through the Ages', 'Brass Tuesdays', 'Lantern Gala']);
  expect(await listed('&once=true')).toEqual(['Lantern Gala']);
  expect(await listed('&once=true&from=2026-10-06&to=2026-10-07')).toEqual([]);
  const { events } = await api.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC');
  const kinds = Object.fromEntries(events.map(({ title, occurs, company }) => [title, [occurs, company]]));
  expect(kinds).toEqual({
    'Lantern Gala': ['once', 'group'],
    'Brass Tuesdays': ['repeatedly', 'alone'],
    'Brass Through the Ages': ['always', null],
  });
});

it('narrows searches and counts of venues [BEY-53]', async () => {
  const found = await api.ok<Page>('searchEvents', '/api/events/search/brass?city=Columbia&state=SC&once=true');
  expect(found.events).toEqual([]);
  expect(await api.ok('countVenues', '/api/venues/counts?city=Columbia&state=SC&once=true')).toEqual([
    { venue: 'The Hall', count: 1 },
  ]);
});

it('refuses another value than true and false, and the documents of the API name it [BEY-53]', async () => {
  expect(await api.refused('/api/events?once=sometimes')).toMatchObject({ status: 400 });
  const document = await (await api.raw('/api/openapi.json')).text();
  expect(document).toMatch(/"name":\s*"once"/);
  expect(document).toContain('repeatedly');
});

it('is in feeds, with their names, and in documents for programs [BEY-53]', async () => {
  const query = '?city=Columbia&state=SC&once=true';
  const feed = (await (await api.raw(`/api/feeds/events.json${query}`)).json()) as {
    title: string;
    items: Array<{ title: string; content_text: string }>;
  };
  expect(feed.title).toBe('Events in Columbia, SC: one time only');
  expect(feed.items.map(({ title }) => title)).toEqual(['Lantern Gala']);
  expect(feed.items[0]).toMatchObject({ _marquee: { occurs: 'once', company: 'group' } });
  expect(feed.items[0]?.content_text).toContain('For groups or pairs, as a source says.');
  const calendar = await (await api.raw(`/api/feeds/events.ics${query}`)).text();
  expect(calendar).toContain('Lantern Gala');
  expect(calendar).not.toContain('Tuesdays');
  const { events } = await api.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC&categories=Music');
  const weekly = events.find(({ occurs }) => occurs === 'repeatedly');
  expect(await (await api.raw(`/events/${weekly?.slug}.md`)).text()).toContain('**Occurs**: again and again');
});

it('is drawn into the page of the list, in both languages; what is always there is one row that opens [BEY-53]', async () => {
  const shown = await (await api.raw('/events?city=Columbia&state=SC')).text();
  expect(shown).toMatch(/<details[^>]*><summary><h2[^>]*>On for weeks: 1 place</);
  expect(await (await api.raw('/events?city=Columbia&state=SC&lang=es')).text()).toContain('Por semanas: 1 lugar');
  const once = await (await api.raw('/events?city=Columbia&state=SC&once=true')).text();
  expect(once).toMatch(/aria-pressed="true">One time only</);
  expect(once).not.toContain('On for weeks');
});

it.each([
  ['something on a saturday, nothing that happens every week', 'one time only'],
  ['algo el sabado, nada de todas las semanas', 'una sola vez'],
])('is what the concierge finds where nothing weekly is wanted: %s [BEY-53]', async (message, reason) => {
  const body = { message, sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC' };
  const answer = await api.ok<ChatAnswer>('chat', '/api/chat', posting(body));
  expect(answer.recommendedEvents.map(({ title }) => title)).toEqual(['Lantern Gala']);
  expect(answer.recommendedEvents[0]?.reasons).toContain(reason);
});
