import { truth } from '@marquee/sample-web';
import { expect, test } from '@playwright/test';
import { apiAt, type EventList } from './api.ts';
import { clockOf } from './world-clock.ts';

const CITIES = [
  ['Columbia', 'SC'],
  ['Lexington', 'SC'],
  ['West Columbia', 'SC'],
  ['Charleston', 'SC'],
  ['Greenville', 'SC'],
  ['Charlotte', 'NC'],
  ['Savannah', 'GA'],
] as const;

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('a fresh start reads at least 30 coming events from at least 10 sources in Columbia, SC', async ({ baseURL }) => {
  const { events, city } = await apiAt(baseURL ?? '').get<EventList>('/api/events?city=Columbia&state=SC&limit=50');
  expect(city.status).toBe('live');
  expect(events.length).toBeGreaterThanOrEqual(30);
  expect(new Set(events.map((event) => event.source)).size).toBeGreaterThanOrEqual(10);
  expect([...events].map((event) => event.startDate)).toEqual([...events].map((event) => event.startDate).sort());
});

test('what is stored is what the sites publish: every showing once, at its place and time [PROD-08]', async ({
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const stored = (await Promise.all(CITIES.map(([city, state]) => api.all(city, state)))).flat();
  const details = await api.details(stored);
  const now = (await clockOf(baseURL)).now();
  const localNow = new Date(now).toLocaleString('sv-SE', { timeZone: 'America/New_York' }).replace(' ', 'T');
  const coming = truth(now).filter((showing) => (showing.localEnd ?? showing.localStart) > localNow);

  const missing = coming.filter(
    (showing) =>
      !details.some(
        (event) =>
          event.city === showing.city &&
          event.occurrences.some((occurrence) => occurrence.startDate === showing.localStart) &&
          (plain(event.title).includes(plain(showing.title)) || plain(showing.title).includes(plain(event.title))),
      ),
  );
  expect(coming.length).toBeGreaterThan(200);
  expect(missing.map((showing) => `${showing.host} ${showing.localStart} ${showing.title}`)).toEqual([]);

  // A show that two sites list is one event with two sightings.
  const twice = details.filter((event) => event.sources.length > 1);
  expect(twice.length).toBeGreaterThan(0);
  const keys = details.flatMap((event) =>
    event.occurrences.map((o) => `${event.city} ${o.startDate} ${plain(event.title)}`),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every field that is shown has evidence: document, locator, verbatim snippet, method', async ({ baseURL }) => {
  const api = apiAt(baseURL ?? '');
  for (const detail of await api.details((await api.all('Columbia', 'SC')).slice(0, 40))) {
    const fields = new Set(detail.sources.flatMap((source) => source.fields.map((fact) => fact.field)));
    for (const needed of [
      'title',
      'start',
      ...(detail.venue ? ['venue'] : []),
      ...(detail.priceMin === null ? [] : ['price']),
    ]) {
      expect([...fields], `${detail.title}: ${needed}`).toContain(needed);
    }
    for (const fact of detail.sources.flatMap((source) => source.fields)) {
      expect(fact.locator).not.toBe('');
      expect(fact.snippet.length).toBeLessThanOrEqual(200);
    }
  }
});

test('pictures are ours: fetched, stored, served under /media with their own type', async ({ baseURL }) => {
  const api = apiAt(baseURL ?? '');
  await expect
    .poll(async () => (await api.all('Columbia', 'SC')).filter((event) => event.imageUrl).length, { timeout: 120_000 })
    .toBeGreaterThan(5);
  const withPicture = (await api.all('Columbia', 'SC')).find((event) => event.imageUrl);
  const response = await fetch(`${baseURL}${withPicture?.imageUrl}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/);
  expect(withPicture?.imageUrl).toMatch(/^\/media\/[0-9a-f]{64}$/);
});
