import { CALL_LIMITS } from '@marquee/contract';
import { apiKeys } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/people.ts';
import { countedCalls } from '../api-keys/support.ts';
import { type Api, startApi } from '../support.ts';
import { call, connected, refusal, sent, told } from './support.ts';

let limits: ReturnType<typeof countedCalls>;
let api: Api;
beforeEach(async () => {
  limits = countedCalls();
  api = await startApi({ limits });
  await makeCity(api.db);
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const problemOf = async (response: Response) => (await response.json()) as { error: { code: number; message: string } };
const FROM = { 'cf-connecting-ip': '192.0.2.7' };

describe('POST /mcp [BEY-48]', () => {
  it('answers a message without a session and keeps none', async () => {
    const response = await sent(api, LIST);
    expect(response.status).toBe(200);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(await response.text()).toContain('search_events');
  });

  it('refuses batches, so that many calls do not count as one', async () => {
    const response = await sent(api, [LIST, LIST]);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({
      error: { code: -32_600, message: expect.stringContaining('one message') },
    });
    expect([...limits.counts.values()]).toEqual([1]);
  });

  it.each<[what: string, body: string, status: number]>([
    ['nothing', '', 400],
    ['half a message', '{"jsonrpc":"2.0",', 400],
    ['bytes that are no text', '\ud800{', 400],
    ['a message of another protocol', '{"hello":1}', 400],
    ['a word', '"tools/list"', 400],
    ['null', 'null', 400],
    ['a message of two megabytes', JSON.stringify(call('search_events', { term: 'x'.repeat(2_000_000) })), 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await sent(api, body);
    expect(response.status, await response.text()).toBe(status);
  });

  it('answers a method that it does not have with an error of the protocol', async () => {
    const response = await sent(api, { jsonrpc: '2.0', id: 1, method: 'resources/list' });
    expect(await response.text()).toContain('-32601');
  });

  it.each(['text/html', 'application/json', ''])('refuses a client that takes %s only with 406', async (accept) => {
    expect((await sent(api, LIST, { accept })).status).toBe(406);
  });

  it('refuses a protocol version that nobody speaks', async () => {
    const response = await sent(api, LIST, { 'mcp-protocol-version': '1999-01-01' });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).error.message).toMatch(/protocol version/i);
  });

  it.each(['GET', 'DELETE', 'PUT'])('has no stream and no session: %s is 405', async (method) => {
    const response = await api.raw('/mcp', { method, headers: { accept: 'text/event-stream' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('refuses what a page of another site, or a plain form, sends', async () => {
    expect((await sent(api, LIST, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await sent(api, LIST, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('never waits: a subscription to changes is refused', async () => {
    const client = await connected(api, { era: '2026-07-28' });
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/);
  });
});

describe('the limits of the public API for MCP clients [BEY-48] [BEY-34]', () => {
  it('count a message as a call and each read of its tool as one more', async () => {
    await store(api, [{ title: 'Jazz', start: '2026-10-10T20:00' }]);
    const client = await connected(api, { headers: FROM });
    limits.counts.clear();
    await client.listTools();
    expect([...limits.counts.values()]).toEqual([1]);
    await told(client, 'search_events');
    // The message, the list and the evidence of its event.
    expect([...limits.counts.values()]).toEqual([4]);
    expect([...limits.counts.keys()].join()).toMatch(/^anonymous /);
  });

  it('refuse a message too many with 429, and a read too many in the answer of its tool', async () => {
    const client = await connected(api, { headers: FROM });
    const [caller = ''] = limits.counts.keys();
    limits.counts.set(caller, CALL_LIMITS.anonymous - 1);
    expect(await refusal(client, 'search_events')).toMatch(/more than 120 calls in a minute/);
    const response = await sent(api, LIST, FROM);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('are those of the key that a client sends, and a key that is not known is 401', async () => {
    const { user } = await signUp(api);
    const key = `mq_${'m'.repeat(43)}`;
    const [keyHash, now] = [await sha256Hex(key), api.clock.now()];
    await api.db
      .insert(apiKeys)
      .values({ keyHash, id: 'k', userId: user.id, name: 'MCP', hint: 'mq_', createdAt: now });
    const client = await connected(api, { headers: { ...FROM, authorization: `Bearer ${key}` } });
    limits.counts.clear();
    await told(client, 'list_cities');
    expect([...limits.counts].map(([name, n]) => [name.split(' ')[0], n])).toEqual([
      ['address', 2],
      ['key', 2],
    ]);
    const unknown = await sent(api, LIST, { authorization: `Bearer mq_${'k'.repeat(43)}` });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer');
  });
});
