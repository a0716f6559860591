import type { ChatAnswer } from '@marquee/contract';
import { openDatabase } from '@marquee/db';
import { answerRequest, type ChatPart, type Talker } from '@marquee/domain/concierge';
import type { LanguageModel } from '@marquee/kernel';
import { fakeModel, fakeTalker } from '@marquee/testkit';
import { makeCity, posting, store, watchedDatabase } from '@marquee/testkit/workerd';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conciergeRoutes } from '../../src/routes/concierge.ts';
import type { StreamCall } from '../../src/verbs.ts';
import { type Api, startApi } from '../support.ts';

const PLACE = { city: 'Columbia', state: 'SC' };
const SESSION = 'a-session-of-a-test';
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  // Now it is Thursday, 2026-10-01, 8 AM in Columbia.
  await store(api.outside, [
    {
      title: 'Free Jazz in the Round',
      start: '2026-10-01T18:00',
      venue: 'Depot',
      price: { minCents: 0, text: 'Free' },
    },
    { title: 'Late Jazz at the Tap Room', start: '2026-10-01T22:00', venue: 'Tap Room' },
    { title: 'Kids Storytime', start: '2026-10-03T10:00', venue: 'Library', price: { minCents: 0, text: 'Free' } },
  ]);
});
beforeEach(() => api.db.$client.prepare('DELETE FROM conversations').run());
afterEach(() => vi.restoreAllMocks());

const kept = async () =>
  (await api.db.$client.prepare('SELECT wish, shown, lines FROM conversations').all<Record<string, string>>()).results;
const titles = ({ recommendedEvents }: ChatAnswer) => recommendedEvents.map(({ title }) => title);
const ask = async (message: string, more: object = {}) =>
  (await (
    await api.raw('/api/chat', posting({ message, sessionId: SESSION, ...PLACE, ...more }))
  ).json()) as ChatAnswer;

/** The stream's verb with a signal of ours; what runs behind the answer can be waited for. */
function streamed(message: string, given: { model?: LanguageModel; client?: D1Database } = {}) {
  const leaving = new AbortController();
  const behind: Array<Promise<unknown>> = [];
  const call = {
    session: null,
    address: null,
    signal: leaving.signal,
    afterwards: (work: () => Promise<unknown>) => Promise.resolve(void behind.push(work())),
  } as unknown as StreamCall;
  const deps = {
    ...api,
    model: given.model ?? fakeModel(null),
    db: given.client ? openDatabase(given.client) : api.db,
  };
  const body = { message, sessionId: SESSION, language: 'en' as const, likedFirst: false, ...PLACE };
  const input = { body } as Parameters<typeof conciergeRoutes.streamChat>[1];
  const parts = conciergeRoutes.streamChat(deps, input, call)[Symbol.asyncIterator]() as AsyncGenerator<ChatPart>;
  return { parts, leave: () => leaving.abort(), settled: () => Promise.all(behind) };
}

describe('the first words', () => {
  it('wait for nothing once the search has answered: no call, no timer; the write comes after them, and before the end', async () => {
    const order: string[] = [];
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    let isWrite = false;
    const noting = {
      prepare(text: string) {
        isWrite ||= /^insert into "conversations"/i.test(text);
        return api.db.$client.prepare(text);
      },
      batch: (statements: D1PreparedStatement[]) => api.db.$client.batch(statements),
    } as unknown as D1Database;
    const client = watchedDatabase(noting, async (work) => {
      order.push('call');
      if (isWrite) await gate;
      const result = await work();
      order.push('result');
      return result;
    });
    const start = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((...given: Parameters<typeof start>) => {
      order.push('timer');
      return start(...given);
    });
    const { parts } = streamed('jazz tonight', { client });
    for (let events = 0; events < 2; ) {
      const { value } = (await parts.next()) as { value: ChatPart };
      order.push(value.event);
      if (value.event === 'event') events += 1;
    }
    const last = order.lastIndexOf('result');
    expect(order.slice(0, last)).toContain('call');
    expect(order.slice(last + 1)).toEqual(['tone', 'text', 'event', 'event']);
    const end = parts.next();
    await expect.poll(() => order.indexOf('call', last)).toBeGreaterThan(last);
    expect(await kept()).toHaveLength(0);
    release();
    expect((await end).value).toMatchObject({ event: 'end' });
    expect(await kept()).toHaveLength(1);
  });
});

describe('a message that is stopped', () => {
  it('is remembered only as far as it was told: not before its words, and without events that did not go out', async () => {
    const early = streamed('jazz tonight');
    early.leave();
    expect(await early.parts.next()).toMatchObject({ done: true });
    await early.settled();
    expect(await kept()).toEqual([]);

    const midway = streamed('jazz tonight');
    for (const event of ['tone', 'text', 'event', 'event'])
      expect((await midway.parts.next()).value).toMatchObject({ event });
    midway.leave();
    await midway.parts.return(undefined);
    await midway.settled();
    const [row] = await kept();
    expect(row?.wish).toContain('jazz');
    expect(JSON.parse(row?.shown ?? '')).toHaveLength(1);
  });

  it('gives up what the visitor says they did not see, and of that message alone', async () => {
    const first = titles(await ask('jazz tonight', { turn: 0 }));
    expect(first).toHaveLength(2);
    const stopped = { turn: 0, characters: 8, events: 1 };
    expect(titles(await ask('something else', { turn: 2, stopped: { ...stopped, turn: 7 } }))).not.toContain(first[1]);
    await api.db.$client.prepare('DELETE FROM conversations').run();
    await ask('jazz tonight', { turn: 0 });
    expect(titles(await ask('something else', { turn: 2, stopped }))).toEqual([first[1]]);
    const refused = await api.raw(
      '/api/chat',
      posting({ message: 'x', sessionId: SESSION, stopped: { ...stopped, events: 4 } }),
    );
    expect(refused.status).toBe(400);
  });

  it('asks the model nothing more, and is not remembered', async () => {
    const call = { id: 'a', name: 'search_events', arguments: '{}' };
    const model = fakeTalker([
      () => {
        one.leave();
        return { calls: [call] };
      },
    ]);
    const one = streamed('something warm and brassy', { model });
    expect(await one.parts.next()).toMatchObject({ done: true });
    await one.settled();
    expect(model.rounds).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
});

describe('a turn of the model', () => {
  it.each(['model', 'count'])(
    'that hangs (%s) ends with the patience of a person: the reader answers',
    async (what) => {
      const model = { ...fakeTalker([{}]), converse: () => new Promise<never>(() => undefined) };
      const talker: Talker = {
        model,
        purse: api.conciergeTokens,
        operationId: `concierge:hanging-${what}`,
        mayAsk: () => (what === 'count' ? new Promise<never>(() => undefined) : Promise.resolve(true)),
        patienceMs: 20,
      };
      const request = { message: 'free jazz tonight', sessionId: SESSION, language: 'en' as const, ...PLACE };
      const { answer } = await answerRequest(api, request, talker);
      expect(titles(answer)).toEqual(['Free Jazz in the Round']);
    },
  );
});

describe('a question', () => {
  it('in the other language than the page is answered in its own; one that may be either in that of the page', async () => {
    const told = await ask('¿hay jazz gratis esta noche?');
    expect([told.language, titles(told)]).toEqual(['es', ['Free Jazz in the Round']]);
    expect(told.message).toMatch(/Te propongo|Encontré|Busqué|Esto es|Hay un/);
    expect((await ask('something free for kids', { language: 'es' })).language).toBe('en');
    expect((await ask('jazz', { language: 'es' })).language).toBe('es');
  });

  it.each(['Start over', 'Empezar de nuevo'])('%s ends what was remembered', async (text) => {
    await ask('jazz tonight');
    await ask(text);
    expect(titles(await ask('only free ones'))).toContain('Kids Storytime');
  });
});
