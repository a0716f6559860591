import { defineEndpoints } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { HEARTBEAT_MS } from '../../src/mount/stream.ts';
import type { StreamCall } from '../../src/verbs.ts';
import { type Api, startApi, withEndpoints } from '../support.ts';

const records = defineEndpoints({
  watchThings: {
    kind: 'stream',
    method: 'GET',
    path: '/api/things/watch',
    access: 'public',
    summary: 'Things as they happen.',
    query: z.object({ about: z.string().max(5).optional() }),
    events: { thing: z.object({ title: z.string() }), count: z.number().int() },
  },
});

type Told = { event: 'thing'; data: { title: string }; id?: string } | { event: 'count'; data: number; id?: string };

let plain: Api;
beforeAll(async () => {
  plain = await startApi();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for the stream that a verb gives. */
function watch(verb: (call: StreamCall) => AsyncIterable<Told>, path = '/api/things/watch', init: RequestInit = {}) {
  return withEndpoints(plain, records, { watchThings: (_deps, _input, call) => verb(call) }).raw(path, init);
}

async function* telling(...events: Told[]): AsyncGenerator<Told> {
  for (const event of events) yield event;
}

describe('a stream', () => {
  it('sends each event by its name, with its id, and ends with the verb', async () => {
    const response = await watch(() =>
      telling({ event: 'thing', data: { title: 'One' }, id: '7' }, { event: 'count', data: 3 }),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('connection')).toBeNull();
    expect(await response.text()).toBe('event: thing\ndata: {"title":"One"}\nid: 7\n\nevent: count\ndata: 3\n\n');
  });

  it('sends only what the schema names, and no character that nobody sees', async () => {
    const data = { title: 'Fi\u202ene\nand\u0000 fine', secret: 'hash' };
    const text = await (await watch(() => telling({ event: 'thing', data }))).text();
    expect(text).toBe('event: thing\ndata: {"title":"Fine\\nand fine"}\n\n');
  });

  it('hands the verb the last event that the client has', async () => {
    const seen: Array<string | null> = [];
    const verb = (call: StreamCall) => {
      seen.push(call.lastEventId);
      return telling();
    };
    await (await watch(verb, undefined, { headers: { 'last-event-id': '41' } })).text();
    await (await watch(verb)).text();
    expect(seen).toEqual(['41', null]);
  });

  it('is refused by a problem where its input or its beginning fails', async () => {
    const bad = await watch(() => telling(), '/api/things/watch?about=toolong');
    expect([bad.status, bad.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    const failing = await watch(async function* () {
      yield* await Promise.reject<Told[]>(new Reject(409, 'not-now', 'Nothing happens now.'));
    });
    expect([failing.status, failing.headers.get('content-type')]).toEqual([409, 'application/problem+json']);
    expect(await failing.json()).toMatchObject({ detail: 'Nothing happens now.' });
  });

  it('tells of what fails later by an event, and of a fault of ours no more than its number', async () => {
    const response = await watch(async function* () {
      yield { event: 'count', data: 1 };
      throw new Error('SELECT secret FROM users');
    });
    expect(response.status).toBe(200);
    const text = await response.text();
    const [first, last] = text.split('\n\n');
    expect(first).toBe('event: count\ndata: 1');
    const problem = JSON.parse(last?.replace('event: error\ndata: ', '') ?? '');
    expect(problem).toMatchObject({ status: 500, requestId: response.headers.get('x-request-id') });
    expect(text).not.toContain('secret');
    expect(plain.log.entries.at(-1)).toMatchObject({ level: 'error', fields: { error: 'SELECT secret FROM users' } });
  });

  it.each([
    ['an event that its record does not name', { event: 'other', data: 1 }],
    ['data of another form', { event: 'count', data: 'three' }],
  ])('does not send %s', async (_what, odd) => {
    const text = await (await watch(() => telling({ event: 'count', data: 1 }, odd as never))).text();
    expect(text).toMatch(/^event: count\ndata: 1\n\nevent: error\ndata: \{[^\n]*"status":500[^\n]*\}\n\n$/);
  });

  it('has the verb told when the client leaves', async () => {
    let told = false;
    let ended: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const response = await watch(async function* ({ signal }) {
      try {
        yield { event: 'count', data: 1 };
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        told = signal.aborted;
      } finally {
        ended();
      }
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await end;
    expect(told).toBe(true);
  });

  it('keeps a silent connection with comments, from the first on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const answer = watch(async function* ({ signal }) {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      yield { event: 'count', data: 1 };
    });
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    const response = await answer;
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const read = reader?.read();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(new TextDecoder().decode((await read)?.value as Uint8Array)).toBe(':\n\n');
    await reader?.cancel();
  });

  it('asked for its headers alone does not begin', async () => {
    let begun = false;
    const verb = () => {
      begun = true;
      return telling();
    };
    const response = await watch(verb, undefined, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), begun]).toEqual([200, 'text/event-stream', false]);
  });
});
