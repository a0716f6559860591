import { type ModelRefusal, type ModelRequest } from '@marquee/kernel';
import { type ModelReply, type ModelServer, startModelServer } from '@marquee/testkit/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiModel } from '../src/adapters/language-model.ts';

const KEY = 'sk-test-0123456789abcdef';
const QUESTION: ModelRequest = {
  parts: [
    { kind: 'instructions', text: 'List the events.' },
    { kind: 'data', text: '<page>Jazz, April 18</page>' },
  ],
  schema: { name: 'events', schema: { type: 'object', properties: {}, required: [], additionalProperties: false } },
  maxTokens: 500,
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

function model(timeoutMs = 5_000, reasoningEffort: '' | 'none' = 'none') {
  const prices = { promptPrice: 0.15, answerPrice: 0.6 };
  return openAiModel({ apiKey: KEY, baseUrl: server.baseUrl, model: 'small', timeoutMs, reasoningEffort, ...prices });
}

async function refusal(reply: ModelReply, timeoutMs?: number): Promise<ModelRefusal> {
  server.reply(reply);
  return model(timeoutMs)
    .ask(QUESTION)
    .then(
      () => {
        throw new Error('it answered');
      },
      (error: ModelRefusal) => error,
    );
}

describe('a question', () => {
  it('sends instructions and outside text apart, the form of the answer and its most tokens; the key only as a header', async () => {
    server.reply({ kind: 'answer', json: { events: [] }, tokens: [1_000, 100] });
    const answer = await model().ask(QUESTION);
    expect(answer).toEqual({
      json: { events: [] },
      usage: { promptTokens: 1_000, answerTokens: 100, costMicroDollars: 210 },
      requestId: expect.stringMatching(/^req_/),
    });
    const seen = server.seen.at(-1);
    expect(seen).toMatchObject({
      authorization: `Bearer ${KEY}`,
      path: '/v1/chat/completions',
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: 'List the events.' },
          { role: 'user', content: '<page>Jazz, April 18</page>' },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'events', strict: true } },
        max_completion_tokens: 500,
      },
    });
    expect(JSON.stringify(seen?.body)).not.toContain(KEY);
  });

  it('sends a picture as a message of its own, inside the request, however large it is', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at & 0xff);
    await model().ask({ ...QUESTION, picture: { bytes, contentType: 'image/png' } });
    const messages = server.seen.at(-1)?.body.messages as Array<{ role: string; content: unknown }>;
    const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expect(messages).toHaveLength(3);
    expect(messages.at(-1)).toEqual({ role: 'user', content: [{ type: 'image_url', image_url: { url } }] });
  });

  it('says how much thought it is worth, unless the model knows no such setting', async () => {
    server.reply({ kind: 'answer', json: {} });
    await model().ask(QUESTION);
    expect(server.seen.at(-1)?.body.reasoning_effort).toBe('none');
    await model(5_000, '').ask(QUESTION);
    expect(server.seen.at(-1)?.body).not.toHaveProperty('reasoning_effort');
  });

  it('without a key is refused as off, and nothing is sent', async () => {
    const before = server.seen.length;
    const off = openAiModel({ baseUrl: server.baseUrl, model: 'small', promptPrice: 0, answerPrice: 0 });
    expect(off.name).toBeNull();
    await expect(off.ask(QUESTION)).rejects.toMatchObject({ name: 'ModelRefusal', reason: 'off' });
    expect(server.seen.length).toBe(before);
  });

  it('is sent once: retrying is the caller’s', async () => {
    const before = server.seen.length;
    await refusal({ kind: 'status', status: 500 });
    expect(server.seen.length).toBe(before + 1);
  });
});

describe('an answer that is none', () => {
  it('for want of credit is a matter of quota, with the provider’s request id', async () => {
    const refused = await refusal({ kind: 'quota' });
    expect(refused).toMatchObject({ name: 'ModelRefusal', reason: 'quota', requestId: expect.stringMatching(/^req_/) });
    expect(refused.message).toContain('exceeded your current quota');
  });

  it('for pace says when to come again, where the provider does', async () => {
    const paced = await refusal({ kind: 'rate-limited', retryAfterSeconds: 7 });
    expect(paced).toMatchObject({ reason: 'rate-limited', retryAfterMs: 7_000 });
    expect(await refusal({ kind: 'rate-limited' })).toMatchObject({ reason: 'rate-limited', retryAfterMs: undefined });
  });

  it.each<ModelReply>([{ kind: 'silent' }, { kind: 'stalls' }])(
    'that is slow ($kind) ends at the deadline',
    async (reply) => {
      // Such an answer never ends; how soon after the deadline is a busy machine's affair.
      const started = performance.now();
      expect(await refusal(reply, 300)).toMatchObject({ reason: 'timeout' });
      expect(performance.now() - started).toBeLessThan(20_000);
    },
  );

  it.each<ModelReply>([
    { kind: 'text', text: 'Sure! Here are the events:' },
    { kind: 'text', text: '{"events":[' },
    { kind: 'cut-off' },
    { kind: 'refusal' },
  ])('that is malformed ($kind) tells what it cost', async (reply) => {
    const refused = await refusal(reply);
    expect(refused).toMatchObject({ reason: 'malformed', usage: { promptTokens: 100, answerTokens: 20 } });
  });

  it('that hides its cost is malformed', async () => {
    for (const kind of ['no-usage', 'endless'] as const)
      expect(await refusal({ kind })).toMatchObject({ reason: 'malformed', usage: null });
  });

  it.each<ModelReply>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}.` },
    { kind: 'hang-up' },
  ])('of a provider that is broken ($kind $status) is unavailable, and no key is told', async (reply) => {
    const refused = await refusal(reply);
    expect(refused.reason).toBe('unavailable');
    expect(refused.message).not.toContain(KEY);
  });

  it('of a proxy that answers in HTML is no answer', async () => {
    expect(['malformed', 'unavailable']).toContain((await refusal({ kind: 'not-json' })).reason);
  });
});
