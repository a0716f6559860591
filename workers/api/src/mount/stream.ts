import type { EndpointOf } from '@marquee/contract';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { AppEnv } from '../app-env.ts';
import { toldError } from '../problem.ts';
import { shownJson } from '../shown-json.ts';
import type { Verb } from '../verbs.ts';
import { callOf } from './call.ts';
import { admittedInput } from './input.ts';

type Stream = EndpointOf<'stream'>;
type Events = AsyncIterator<{ event: string; data: unknown; id?: string }>;
type Next = ReturnType<Events['next']>;

/** The interval of the heartbeat comments that keep proxies from closing the connection (WHATWG HTML §9.2.7). */
export const HEARTBEAT_MS = 15_000;

/**
 * Sends events while the verb yields them and the client stays. Only the fields of its schema are sent. An error before
 * the first event is a normal error response; after it, or after the first heartbeat, it is an event `error` with the problem.
 */
export async function answerStream(c: Context<AppEnv>, endpoint: Stream, verb: Verb<Stream>): Promise<Response> {
  const call = await callOf(c, false);
  const input = await admittedInput(c, endpoint, call);
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, c.req.raw.signal]);
  const lastEventId = c.req.header('last-event-id') ?? null;
  c.header('cache-control', 'no-store');
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  const events: Events = verb(c.get('deps'), input, { ...call, signal, lastEventId })[Symbol.asyncIterator]();
  const first = events.next();
  await settledOr(first, HEARTBEAT_MS);
  const answer = streamSSE(c, async (stream) => {
    const heart = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS);
    stream.onAbort(() => left.abort());
    try {
      await sendAll(stream, endpoint, events, first);
    } catch (error) {
      if (!stream.aborted)
        await stream.writeSSE({ event: 'error', data: shownJson(await toldError(error as Error, c)) });
    } finally {
      clearInterval(heart);
      left.abort();
      await events.return?.();
    }
  });
  answer.headers.set('cache-control', 'no-store');
  // Hono sets these, but connection headers belong to the server.
  for (const name of ['transfer-encoding', 'connection']) answer.headers.delete(name);
  return answer;
}

async function sendAll(stream: SSEStreamingApi, endpoint: Stream, events: Events, first: Next): Promise<void> {
  for (let told = await first; !told.done && !stream.aborted; told = await events.next()) {
    const { event, data, id } = told.value;
    const schema = Object.hasOwn(endpoint.events, event) ? endpoint.events[event] : undefined;
    if (!schema) throw new Error(`${endpoint.id} gave an event ${event}, which its record does not name`);
    await stream.writeSSE({ event, data: shownJson(schema.parse(data)), ...(id === undefined ? {} : { id }) });
  }
}

/** Throws the promise's error if it rejects within that time. */
async function settledOr(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
