import type { CallOf, EndpointId, Endpoints, StreamEventOf } from '@marquee/contract';
import { readAnswer } from './call.ts';
import { NoDataError } from './call-error.ts';
import { PLACES } from './places.generated.ts';

type StreamId = EndpointId<'stream'>;

/**
 * The events of a stream that is asked for with a body, until it ends or the signal aborts. Throws CallError for an error response and
 * for an event `error`, and the errors of `fetch`.
 */
export async function* streamFrom<I extends StreamId>(
  id: I,
  body: CallOf<Endpoints[I]>['body'],
  signal: AbortSignal,
): AsyncGenerator<StreamEventOf<Endpoints[I]>> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const response = await fetch(PLACES[id], {
    method: 'POST',
    credentials: 'include',
    signal,
    headers,
    body: JSON.stringify(body),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) await readAnswer(response, 'POST', PLACES[id]);
  if (!type.includes('text/event-stream') || !response.body)
    throw new NoDataError(response.status, '', `${PLACES[id]} sent no stream (${type})`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const told = eventOf(block);
      if (!told) continue;
      if (told.event === 'error') await readAnswer(problemResponse(told.data), 'POST', PLACES[id]);
      yield { event: told.event, data: JSON.parse(told.data) } as StreamEventOf<Endpoints[I]>;
    }
  }
}

/** One event of a stream as text (WHATWG HTML §9.2.6); null for a comment. */
function eventOf(block: string): { event: string; data: string } | null {
  const lines = block.split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const data = valuesOf('data');
  return data.length === 0 ? null : { event: valuesOf('event')[0] ?? 'message', data: data.join('\n') };
}

function problemResponse(data: string): Response {
  const { status } = JSON.parse(data) as { status?: number };
  return new Response(data, {
    status: status && status >= 400 ? status : 500,
    headers: { 'content-type': 'application/problem+json' },
  });
}
