import { ModelRefusal } from '@marquee/kernel';
import { type ModelReply, type ModelServer, startModelServer } from '@marquee/testkit/node';
import { until } from '@marquee/testkit/until';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAiModel } from '../src/adapters/language-model.ts';

/** One round of a conversation over the wire: the SDK and a server of the API's shape. */
const KEY = 'sk-wire-0123456789';
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const TURNS = [
  { role: 'instructions', text: 'Be kind.' },
  { role: 'person', text: 'jazz' },
  { role: 'calls', calls: [{ id: 'c1', name: 'search_events', arguments: '{}' }] },
  { role: 'result', callId: 'c1', text: '{"data":[]}' },
] as const;

function converse(
  reply: ModelReply,
  { timeoutMs = 30_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  server.reply(reply);
  const model = openAiModel({ apiKey: KEY, baseUrl: server.baseUrl, model: 'small', promptPrice: 1, answerPrice: 2 });
  const tools = [{ name: 'search_events', description: 'Events', parameters: { type: 'object', properties: {} } }];
  return model.converse({ turns: TURNS, tools, maxTokens: 50, timeoutMs, signal });
}

it('sends turns and tools, and gives calls, text and cost', async () => {
  const answer = await converse({
    kind: 'message',
    message: {
      content: null,
      tool_calls: [{ id: 'c2', type: 'function', function: { name: 'x', arguments: '{"a":1}' } }],
    },
  });
  expect(answer).toMatchObject({
    text: null,
    calls: [{ id: 'c2', name: 'x', arguments: '{"a":1}' }],
    usage: { promptTokens: 100, answerTokens: 20, costMicroDollars: 140 },
  });
  const body = server.seen.at(-1)?.body as unknown as {
    messages: unknown[];
    tools: unknown[];
    max_completion_tokens: number;
  };
  expect(body.messages.map((one) => (one as { role: string }).role)).toEqual(['system', 'user', 'assistant', 'tool']);
  expect(body.tools).toHaveLength(1);
  expect(body.max_completion_tokens).toBe(50);
  expect(await converse({ kind: 'text', text: 'Hello.' })).toMatchObject({ text: 'Hello.', calls: [] });
});

it.each<[ModelReply, ModelRefusal['reason']]>([
  [{ kind: 'message', message: { content: null } }, 'malformed'],
  [{ kind: 'message', message: { content: null, tool_calls: [{ id: 7 }] } }, 'malformed'],
  [{ kind: 'message', message: { content: null, tool_calls: [null] } }, 'malformed'],
  [{ kind: 'message', message: { content: { a: 1 }, tool_calls: 'many' } }, 'malformed'],
  [{ kind: 'cut-off' }, 'malformed'],
  [{ kind: 'refusal' }, 'malformed'],
  [{ kind: 'no-usage' }, 'malformed'],
  [{ kind: 'endless' }, 'malformed'],
  [{ kind: 'hang-up' }, 'unavailable'],
  [{ kind: 'status', status: 500 }, 'unavailable'],
  [{ kind: 'rate-limited', retryAfterSeconds: 9 }, 'rate-limited'],
  [{ kind: 'quota' }, 'quota'],
])('refuses where the provider says %o: %s', async (reply, reason) => {
  const error = await converse(reply).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ModelRefusal);
  expect(error).toMatchObject({ reason });
  expect((error as Error).message).not.toContain(KEY);
});

it.each<ModelReply>([{ kind: 'silent' }, { kind: 'stalls' }])(
  'ends at its deadline, and at once when nobody waits any more: %o',
  async (reply) => {
    await expect(converse(reply, { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' });
    const leaving = new AbortController();
    const before = server.seen.length;
    const asked = converse(reply, { signal: leaving.signal });
    await until('the provider was asked', () => server.seen.length > before);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ reason: 'timeout' });
  },
);
