import type { ChatAnswer, EventDetail, Follow } from '@marquee/contract';
import { makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';
import { asking, SITE, signUp } from './accounts/people.ts';
import { documentOf } from './documents/support.ts';
import { type Api, type Page, startApi } from './support.ts';

const HALL = { venue: 'The Hall', address: '1 Main Street', labels: ['Music'] };
const PLACE = 'city=Columbia&state=SC';
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Ramp Brass', start: '2026-10-09T10:00', wheelchair: 'yes', captions: 'no', ...HALL },
    {
      title: 'Signed Brass',
      start: '2026-10-10T15:00',
      signLanguage: 'yes',
      captions: 'yes',
      sensoryFriendly: 'yes',
      ...HALL,
    },
    { title: 'Stair Brass', start: '2026-10-10T18:00', wheelchair: 'no', ...HALL },
    {
      title: 'Brass in Row A',
      start: '2026-10-12T15:00',
      description: 'Brass for dancers. VIP and accessible seating is in row A.',
      ...HALL,
    },
    { title: 'Brass of Nobody Said', start: '2026-10-11T15:00', ...HALL },
  ]);
});

const titles = async (path: string, endpoint: 'listEvents' | 'searchEvents' = 'listEvents') =>
  (await api.ok<Page>(endpoint, path)).events.map(({ title }) => title);
const detail = (slug: string) => api.ok<EventDetail>('getEvent', `/api/events/${slug}`);

it('lists what is known to be accessible in some way, also with other filters, in searches and for a state', async () => {
  expect(await titles(`/api/events?${PLACE}&accessible=true`)).toEqual(['Ramp Brass', 'Signed Brass']);
  expect(await titles(`/api/events?${PLACE}&accessible=true&from=2026-10-10`)).toEqual(['Signed Brass']);
  expect(await titles(`/api/events/search/brass?${PLACE}&accessible=true&sort=date-asc`, 'searchEvents')).toEqual([
    'Ramp Brass',
    'Signed Brass',
  ]);
  expect(await titles('/api/events?state=SC&accessible=true')).toEqual(['Ramp Brass', 'Signed Brass']);
  expect(await api.refused('/api/events?accessible=maybe')).toMatchObject({ status: 400 });
});

it('says yes, no or nothing of each, with the evidence of its source', async () => {
  const { wheelchair, captions, signLanguage, sources } = await detail('ramp-brass-columbia-sc');
  expect([wheelchair, captions, signLanguage]).toEqual(['yes', 'no', null]);
  expect(sources[0]?.fields.filter(({ field }) => field === 'wheelchair')).toMatchObject([{ snippet: 'yes' }]);
});

it('is on the page of the event, in both languages, and unknown where no source says it', async () => {
  const { text, structured } = await documentOf(api, '/events/ramp-brass-columbia-sc');
  for (const words of ['Wheelchair accessible', 'Without captions', 'Not stated: sign language, sensory-friendly'])
    expect(text).toContain(words);
  expect(structured[0]).toMatchObject({
    location: {
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: true }],
    },
  });
  expect(structured[0]).not.toHaveProperty('workFeatured');
  const signed = await documentOf(api, '/events/signed-brass-columbia-sc?lang=es');
  expect(signed.text).toContain('Con lengua de señas');
  expect(signed.structured[0]).toMatchObject({
    workFeatured: { accessibilityFeature: ['signLanguage', 'captions'], accessibilitySummary: 'Sensory-friendly' },
  });
  const silent = await documentOf(api, '/events/brass-of-nobody-said-columbia-sc');
  expect(silent.text).toContain('Nothing that we read states its accessibility.');
  expect(silent.structured[0]?.location).not.toHaveProperty('amenityFeature');
});

it('is told in the words of its source where none of the four facts says it', async () => {
  expect(await detail('brass-in-row-a-columbia-sc')).toMatchObject({
    wheelchair: null,
    accessNote: 'VIP and accessible seating is in row A.',
  });
  const { text } = await documentOf(api, '/events/brass-in-row-a-columbia-sc');
  expect(text).toContain('Accessibility: “VIP and accessible seating is in row A.”');
  expect(text).not.toContain('Nothing that we read states');
});

it('is in feeds and in their names, and drawn into the list', async () => {
  const feed = (await (await api.raw(`/api/feeds/events.json?${PLACE}&accessible=true`)).json()) as {
    title: string;
    items: Array<{ content_text: string; [data: string]: unknown }>;
  };
  expect(feed.title).toBe('Events in Columbia, SC: known to be accessible');
  expect(feed.items[0]?.['_marquee']).toMatchObject({
    wheelchair_accessible: 'yes',
    captions: 'no',
    sign_language: null,
  });
  expect(feed.items[1]?.content_text).toContain('With sign language, as a source says.');
  const shown = await (await api.raw(`/events?${PLACE}&accessible=true`)).text();
  // It is in the sheet of filters, whose button says how many are on.
  expect(shown).toContain('Filters (1)');
  expect(shown).not.toContain('Stair Brass');
});

it('is kept with a saved search', async () => {
  const { cookie } = await signUp(api);
  const body = { kind: 'search', name: 'Brass', query: { city: 'Columbia', state: 'SC', accessible: 'true' } };
  const { follow } = await api.ok<{ follow: Follow }>('addFollow', `${SITE}/api/follows`, asking({ cookie, body }));
  expect(follow.path).toContain('accessible=true');
});

it.each([
  ['accessible events', ['Ramp Brass', 'Signed Brass'], 'says how it is accessible'],
  ['wheelchair accessible events', ['Ramp Brass'], 'wheelchair accessible'],
  ['my mom uses a wheelchair, any music?', ['Ramp Brass'], 'wheelchair accessible'],
  ['brass with sign language', ['Signed Brass'], 'with sign language'],
  ['an asl interpreted show', ['Signed Brass'], 'with sign language'],
  ['something captioned', ['Signed Brass'], 'with captions'],
  ['sensory-friendly things to do', ['Signed Brass'], 'sensory-friendly'],
  ['sign language and captions please', ['Signed Brass'], 'with captions'],
  ['wheelchair access and sign language', [], null],
  ['¿Qué hay que sea accesible en silla de ruedas?', ['Ramp Brass'], 'es accesible en silla de ruedas'],
  ['conciertos con lengua de señas', ['Signed Brass'], 'tiene lengua de señas'],
])('the concierge finds for “%s” what is known to be so, and nothing else', async (message, found, reason) => {
  const body = { message, sessionId: `a-session-of-${message.length}-${found.length}`, city: 'Columbia', state: 'SC' };
  const answer = await api.ok<ChatAnswer>('chat', '/api/chat', posting(body));
  expect(answer.recommendedEvents.map(({ title }) => title).toSorted()).toEqual(found);
  for (const event of answer.recommendedEvents) expect(event.reasons).toContain(reason);
  expect(answer.listing?.includes('accessible=true') ?? false).toBe(message === 'accessible events');
});

it('is what the primary source says, else others; what holds for one of several dates or is disputed is unknown', async () => {
  const other = await makeSource(api.db, { name: 'Listings' });
  const show = (title: string, day: number, more: object = {}) => ({
    title,
    key: `${title} ${day}`,
    seriesKey: title,
    start: `2026-11-${day}T19:30`,
    ...HALL,
    ...more,
  });
  await store(api, [
    show('One Date', 10, { captions: 'yes' }),
    show('One Date', 11),
    show('Told By Others', 12),
    show('Disputed', 13, { wheelchair: 'no' }),
  ]);
  const told = [show('Told By Others', 12, { captions: 'yes' }), show('Disputed', 13, { wheelchair: 'yes' })];
  await store(api, told, { source: other });
  const answers = async () => [
    (await detail('one-date-columbia-sc')).captions,
    (await detail('told-by-others-columbia-sc')).captions,
    (await detail('disputed-columbia-sc')).wheelchair,
  ];
  expect(await answers()).toEqual([null, 'yes', 'no']);
  await store(api, told, { source: other });
  expect(await answers()).toEqual([null, 'yes', 'no']);
});
