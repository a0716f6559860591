import type { ChatAnswer } from '@marquee/contract';
import { makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;

/** On Thursday, 2026-10-01, 8 AM in Columbia. */
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(
    api.outside,
    ['2026-10-03T08:00', '2026-10-10T09:30', '2026-10-17T08:00'].map((start) => ({
      title: 'Growers Market',
      start,
      key: start,
      seriesKey: 'market',
      venue: 'Olive Street',
    })),
    { source: await makeSource(api.db) },
  );
});

const ask = async (message: string) => {
  const body = { message, sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC' };
  const answer = (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
  return { message: answer.message, starts: answer.recommendedEvents.map(({ startDate }) => startDate) };
};

it('a question about what was shown is answered for the date at which it was shown', async () => {
  expect((await ask('a market on october 10')).starts).toEqual(['2026-10-10T09:30']);
  for (const question of ['when is it?', 'what time does the first one start?', 'when is the market one?']) {
    const { message, starts } = await ask(question);
    expect(starts).toEqual(['2026-10-10T09:30']);
    expect(message).toContain('9:30');
  }
});

it('without a day it is the next', async () => {
  expect((await ask('markets')).starts).toEqual(['2026-10-03T08:00']);
  expect(await ask('when is it?')).toMatchObject({
    message: expect.stringContaining('8 AM') as string,
    starts: ['2026-10-03T08:00'],
  });
});
