import type { ChatAnswer } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { expireEvents } from '@marquee/domain/events';
import { makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

const DAY_MS = 86_400_000;
let api: Api;
let source: Awaited<ReturnType<typeof makeSource>>;

/** On Thursday, 2026-10-01, 8 AM in Columbia, eight days after the first of these were read. */
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  source = await makeSource(api.db, { name: 'Park Friends' });
  api.clock.advance(-8 * DAY_MS);
  const price = { minCents: 1000, text: '$10' };
  await store(
    api.outside,
    [
      { title: 'Lantern Parade', start: '2026-09-26T19:00', end: '2026-09-26T21:00', venue: 'Riverfront', price },
      { title: 'Lantern Workshop', start: '2026-09-25T10:00', venue: 'Library' },
      { title: 'Oyster Roast', start: '2026-09-27T17:00', venue: 'Pier', status: 'cancelled' },
      { title: 'Barn Dance', start: '2026-09-24T19:00', venue: 'Granby Hall' },
      { title: 'Barn Dance', start: '2026-10-08T19:00', venue: 'Granby Hall' },
      { title: 'Quilt Show 2026', start: '2026-09-28', venue: 'Fairgrounds' },
      { title: 'Wildflower Walk', start: '2026-10-03T09:00', venue: 'Gardens' },
    ],
    { source },
  );
  api.clock.advance(8 * DAY_MS);
  const { statements = [] } = await expireEvents(api.outside);
  await atomically(api.db, statements);
});

const ask = async (message: string, more: object = {}) => {
  const body = { message, sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC', ...more };
  return (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
};
const told = async (message: string, more: object = {}) => (await ask(message, more)).message;

it('says of what is over when and where it was', async () => {
  const answer = await ask('did I miss the lantern parade?');
  expect(answer.message).toBe('“Lantern Parade” is over: Park Friends had it on September 26 at 7 PM at Riverfront.');
  expect(answer.recommendedEvents.map(({ title, status }) => [title, status])).toEqual([['Lantern Parade', 'ended']]);
  expect(await told('¿ya pasó el Lantern Parade?', { language: 'es' })).toBe(
    '«Lantern Parade» ya pasó: según Park Friends, fue el 26 de septiembre a las 7 de la noche, en Riverfront.',
  );
});

it('finds it by its name without words of the past, too, and tells what else is asked', async () => {
  expect(await told('is the lantern parade still on?')).toContain('is over: Park Friends had it on September 26');
  expect(await told('how much was the lantern parade?')).toMatch(/is over: .+ gives the price as \$10\.$/);
});

it('says that it did not take place where it was cancelled', async () => {
  expect(await told('was the oyster roast last week?')).toBe(
    'Park Friends lists the “Oyster Roast” that was to be on September 27 at 5 PM as cancelled.',
  );
});

it('says when it is next: the same event, or the one of the next year', async () => {
  expect(await told('when was the barn dance?')).toBe(
    'Park Friends last had “Barn Dance” on September 24 at 7 PM at Granby Hall. The next one is on October 8 at 7 PM.',
  );
  await store(api.outside, [{ title: 'Quilt Show 2027', start: '2027-09-27', venue: 'Fairgrounds' }], {
    source: await makeSource(api.db),
  });
  expect(await told('did i miss the quilt show')).toBe(
    '“Quilt Show 2026” is over: Park Friends had it on September 28 at Fairgrounds. The next one is on September 27, 2027.',
  );
});

it('says that nobody has missed what is still to come, and knows nothing of other names', async () => {
  expect(await told('did I miss the wildflower walk?')).toBe(
    '“Wildflower Walk” is still to come: Park Friends has it on Saturday at 9 AM.',
  );
  expect(await told('did I miss the xylophone duel?')).toMatch(/do not know an event by that name|goes by that name/);
});

it('asks which of two is meant', async () => {
  const answer = await ask('was the lantern thing last week?');
  expect(answer.message).toBe('Which of these two do you mean: “Lantern Parade” or “Lantern Workshop”?');
  expect(answer.recommendedEvents).toHaveLength(2);
});
