import type { ChatAnswer } from '@marquee/contract';
import { makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  const charleston = await makeCity(api.db, { name: 'Charleston', latitude: 32.78, longitude: -79.93 });
  // Now it is Thursday, 2026-10-01, 8 AM in Columbia.
  await store(api.outside, [
    { title: 'Farmers Market at Noon', start: '2026-10-03T09:00', end: '2026-10-03T12:00', venue: 'Square' },
    { title: 'Matinee Film', start: '2026-10-03T10:00', venue: 'Nick' },
    { title: 'Silent Film with Organ', start: '2026-10-03T14:00', venue: 'Hall' },
    { title: 'Chess Tournament', start: '2026-10-04T18:00', venue: 'Library' },
    { title: 'Jazz on the Green', start: '2026-10-04T18:00', venue: 'Green' },
  ]);
  const source = await makeSource(api.db, { id: 'source-charleston', citySlug: charleston.slug });
  await store(api.outside, [{ title: 'Jazz by the Sea', start: '2026-10-03T19:00', venue: 'Pier' }], {
    source,
    city: charleston.slug,
  });
});
beforeEach(() => api.db.$client.prepare('DELETE FROM conversations').run());

const ask = async (message: string) => {
  const body = { message, sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC' };
  return (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
};
const titles = ({ recommendedEvents }: ChatAnswer) => recommendedEvents.map(({ title }) => title);

it('plans two things of one day that follow one another', async () => {
  const answer = await ask('farmers market then a film on saturday');
  expect(titles(answer)).toEqual(['Farmers Market at Noon', 'Silent Film with Organ']);
  expect(answer.message).toBe(
    'On Saturday, start with “Farmers Market at Noon” at 9 AM, and go on to “Silent Film with Organ” at 2 PM.',
  );
  expect(answer.listing).toBeNull();
});

it('says the plan in Spanish', async () => {
  expect((await ask('primero mercado y luego cine el sábado')).message).toContain(
    'empieza con «Farmers Market at Noon» a las 9 de la mañana y sigue con «Silent Film with Organ»',
  );
});

it('says so where no two follow one another', async () => {
  const answer = await ask('chess then jazz on sunday');
  expect(titles(answer)).toEqual(['Chess Tournament', 'Jazz on the Green']);
  expect(answer.message).toContain('no two that follow one another');
});

it('plans three, and says which part is missing', async () => {
  await store(api.outside, [
    { title: 'Pasta Supper', start: '2026-10-09T17:00', end: '2026-10-09T18:00', venue: 'Trattoria' },
    { title: 'Organ Recital', start: '2026-10-09T19:00', end: '2026-10-09T20:30', venue: 'Church' },
    { title: 'Cocktail Tasting', start: '2026-10-09T21:00', venue: 'Bar' },
  ]);
  expect((await ask('pasta, an organ recital, then a cocktail tasting on october 9')).message).toBe(
    'On October 9, start with “Pasta Supper” at 5 PM, and go on to “Organ Recital” at 7 PM, and end with “Cocktail Tasting” at 9 PM.',
  );
  const answer = await ask('pasta, then an organ recital, then a xylophone duel on october 9');
  expect(titles(answer)).toEqual(['Pasta Supper', 'Organ Recital']);
  expect(answer.message).toMatch(/For “xylophone duel” I have nothing that fits in, so that part is open\.$/);
});

it('names the parts that are not on where only one is', async () => {
  const answer = await ask('chess, then a xylophone duel on sunday');
  expect(titles(answer)).toEqual(['Chess Tournament']);
  expect(answer.message).toBe('For “xylophone duel” I have nothing, but here is what I know for “chess”.');
});

it('looks for one where the other is not on at all', async () => {
  expect(titles(await ask('xylophone then jazz on sunday'))).toContain('Jazz on the Green');
});

it('takes events of two cities of which either will do', async () => {
  const answer = await ask('jazz in Columbia or Charleston this weekend');
  expect(titles(answer).toSorted()).toEqual(['Jazz by the Sea', 'Jazz on the Green']);
  expect(answer.message).toContain('Columbia and Charleston');
});
