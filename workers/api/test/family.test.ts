import type { ChatAnswer, Follow } from '@marquee/contract';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';
import { asking, SITE, signUp } from './accounts/people.ts';
import { type Api, type Page, startApi } from './support.ts';

const FREE = { price: { minCents: 0, text: 'Free' } };
const HALL = { venue: 'The Hall', labels: ['Music'] };
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Puppet Brass', start: '2026-10-09T10:00', familyFriendly: true, ...HALL, ...FREE },
    { title: 'Matinee Brass', start: '2026-10-10T15:00', familyFriendly: true, ...HALL },
    { title: 'All Ages Punk', start: '2026-10-10T18:00', ages: 'all', venue: 'The Yard', ...FREE },
    { title: 'Brass After Dark', start: '2026-10-10T22:00', ages: '21+', familyFriendly: true, ...HALL, ...FREE },
    {
      title: 'Brass of Nobody Said',
      start: '2026-10-11T15:00',
      description: 'Your family will hum.',
      ...HALL,
      ...FREE,
    },
  ]);
});

const titles = async (query: string) =>
  (await api.ok<Page>('listEvents', `/api/events?city=Columbia&state=SC&family=true${query}`)).events.map(
    ({ title }) => title,
  );

it('lists what sources say is for families or all ages, and nothing with an age limit', async () => {
  expect(await titles('')).toEqual(['Puppet Brass', 'Matinee Brass', 'All Ages Punk']);
  const { events } = await api.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC');
  expect(events.map(({ familyFriendly }) => familyFriendly)).toEqual([true, true, true, false, false]);
});

it('narrows together with days, price, venue, category, state, distance and order', async () => {
  expect(await titles('&free=true')).toEqual(['Puppet Brass', 'All Ages Punk']);
  expect(await titles('&from=2026-10-10&to=2026-10-10')).toEqual(['Matinee Brass', 'All Ages Punk']);
  expect(await titles('&venue=The+Hall&categories=Music&within=25&sort=date-desc')).toEqual([
    'Matinee Brass',
    'Puppet Brass',
  ]);
  expect(await titles('&free=true&evening=true')).toEqual(['All Ages Punk']);
  const state = await api.ok<Page>('listEvents', '/api/events?state=SC&family=true');
  expect(state.found).toEqual({ n: 3, more: false });
});

it('narrows searches and counts of venues', async () => {
  const found = await api.ok<Page>('searchEvents', '/api/events/search/brass?city=Columbia&state=SC&family=true');
  expect(found.events.map(({ title }) => title)).toEqual(['Puppet Brass', 'Matinee Brass']);
  const counts = await api.ok('countVenues', '/api/venues/counts?city=Columbia&state=SC&family=true');
  expect(counts).toEqual([
    { venue: 'The Hall', count: 2 },
    { venue: 'The Yard', count: 1 },
  ]);
});

it('is in feeds, embedded lists and their names', async () => {
  const query = '?city=Columbia&state=SC&family=true';
  const feed = (await (await api.raw(`/api/feeds/events.json${query}`)).json()) as {
    title: string;
    home_page_url: string;
    items: Array<{ title: string; content_text: string }>;
  };
  expect(feed.title).toBe('Events in Columbia, SC: family friendly');
  expect(feed.home_page_url).toContain('family=true');
  expect(feed.items.map(({ title }) => title)).toEqual(['Puppet Brass', 'Matinee Brass', 'All Ages Punk']);
  expect(feed.items[0]?.content_text).toContain('Family friendly, as a source says.');
  const embedded = await (await api.raw(`/embed${query}`)).text();
  expect(embedded).toContain('Family friendly');
  expect(embedded).toContain('Puppet Brass');
  expect(embedded).not.toContain('Brass After Dark');
});

it('is drawn into the page of the list, in both languages', async () => {
  const shown = await (await api.raw('/events?city=Columbia&state=SC&family=true')).text();
  expect(shown).toMatch(/aria-pressed="true">Family friendly</);
  expect(shown).not.toContain('Brass After Dark');
  expect(await (await api.raw('/events?city=Columbia&state=SC&lang=es')).text()).toContain('Para familias');
});

it('is kept with a saved search, apart from the same one without it', async () => {
  const { cookie } = await signUp(api);
  const save = async (query: object) => {
    const body = { kind: 'search', name: 'Brass', query: { city: 'Columbia', state: 'SC', ...query } };
    return (await api.ok<{ follow: Follow }>('addFollow', `${SITE}/api/follows`, asking({ cookie, body }))).follow;
  };
  const [plain, family, again] = [await save({}), await save({ family: 'true' }), await save({ family: 'true' })];
  expect(family.path).toContain('family=true');
  expect(plain.path).not.toContain('family');
  expect([family.id === plain.id, again.id === family.id]).toEqual([false, true]);
});

it('is refused with a clear sentence if it is neither true nor false', async () => {
  expect(await api.refused('/api/events?family=maybe')).toMatchObject({ status: 400 });
});

it('is what the concierge finds for children, with the reason in the source’s sense, and its answer leads to the same list', async () => {
  const body = { message: 'something for the kids', sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC' };
  const answer = await api.ok<ChatAnswer>('chat', '/api/chat', posting(body));
  const reasonsOf = new Map(answer.recommendedEvents.map(({ title, reasons }) => [title, reasons]));
  expect([...reasonsOf.keys()].toSorted()).toEqual(['All Ages Punk', 'Matinee Brass', 'Puppet Brass']);
  expect(reasonsOf.get('Puppet Brass')).toContain('says it is for families');
  expect(reasonsOf.get('All Ages Punk')).toContain('all ages');
  expect(reasonsOf.get('All Ages Punk')).not.toContain('says it is for families');
  expect(answer.listing).toContain('family=true');
});
