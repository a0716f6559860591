import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModelRefusal } from '@marquee/kernel';
import { pngOf } from '@marquee/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiImages } from '../src/adapters/image-model.ts';

const KEY = 'sk-image-0123456789';
const PNG = pngOf(600, 400);
const IMAGE = Buffer.from(PNG).toString('base64');
const USAGE = { input_tokens: 90, output_tokens: 1_500, total_tokens: 1_590 };

let server: Server;
let reply: { status: number; body: unknown; headers?: Record<string, string> } | 'silence';
let asked: { path: string; authorization: string; body: Record<string, unknown> } | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      asked = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body: JSON.parse(text) };
      if (reply === 'silence') return;
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const model = (given: { apiKey?: string; model?: string } = { apiKey: KEY, model: 'image-1' }) =>
  openAiImages({
    ...given,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    promptPrice: 5,
    answerPrice: 40,
  });
const draw = (timeoutMs = 20_000) => model().draw({ prompt: 'A small stage.', timeoutMs });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ModelRefusal ? error : null),
  );

describe('the image model over the wire', () => {
  it('asks for one wide image, and gives its bytes, type and cost', async () => {
    reply = { status: 200, body: { created: 1, data: [{ b64_json: IMAGE }], usage: USAGE, output_format: 'png' } };
    const { bytes, contentType, usage } = await draw();
    expect(Buffer.compare(bytes, PNG)).toBe(0);
    expect(contentType).toBe('image/png');
    expect(usage).toEqual({ promptTokens: 90, answerTokens: 1_500, costMicroDollars: 60_450 });
    expect(asked).toMatchObject({
      path: '/v1/images/generations',
      authorization: `Bearer ${KEY}`,
      body: { model: 'image-1', prompt: 'A small stage.', n: 1, size: '1536x1024' },
    });
  });

  it.each([
    ['no image', { data: [], usage: USAGE }, 'malformed'],
    ['no usage', { data: [{ b64_json: IMAGE }] }, 'malformed'],
    [
      'an image of a kind that we do not keep',
      { data: [{ b64_json: IMAGE }], usage: USAGE, output_format: 'svg' },
      'malformed',
    ],
    ['what is no base64', { data: [{ b64_json: '%%%' }], usage: USAGE }, 'malformed'],
    ['far too much', { data: [{ b64_json: 'A'.repeat(13_000_000) }], usage: USAGE }, 'malformed'],
  ])('an answer with %s is refused', async (_what, body, reason) => {
    reply = { status: 200, body: { created: 1, ...body } };
    expect((await refusal(draw()))?.reason).toBe(reason);
  });

  it.each([
    [429, { error: { code: 'insufficient_quota', message: 'No credit.' } }, 'quota'],
    [429, { error: { code: 'rate_limit_exceeded', message: 'Slower.' } }, 'rate-limited'],
    [401, { error: { message: `The key ${KEY} is wrong.` } }, 'unavailable'],
    [500, {}, 'unavailable'],
  ])('status %i %j is %s, and the key is never repeated', async (status, body, reason) => {
    reply = { status, body };
    const refused = await refusal(draw());
    expect(refused?.reason).toBe(reason);
    expect(refused?.message).not.toContain(KEY);
  });

  it('silence ends at the given time', async () => {
    reply = 'silence';
    expect((await refusal(draw(200)))?.reason).toBe('timeout');
  });

  it.each([{ model: 'image-1' }, { apiKey: KEY }])('is off without a key or a name: %j', async (given) => {
    expect(model(given).name).toBeNull();
    expect((await refusal(model(given).draw({ prompt: 'x', timeoutMs: 100 })))?.reason).toBe('off');
  });
});
