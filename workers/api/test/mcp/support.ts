import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import type { Api } from '../support.ts';

const ADDRESS = 'https://marquee.example/mcp';

/** Which protocol a client speaks: that of 2025 with its handshake, or that of 2026, whose requests stand alone. */
export type Era = 'legacy' | '2026-07-28';

/** The client of the SDK, connected to the Worker without a network. */
export async function connected(
  api: Api,
  { era = 'legacy', headers = {} }: { era?: Era; headers?: Record<string, string> } = {},
) {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: era } } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
    fetch: async (url, init) => api.raw(String(url), init),
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

/** Calls a tool and gives its data, which its text repeats. */
export async function told(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: given });
  const [content, ...more] = result.content as Array<{ type: string; text: string }>;
  expect(result.isError, content?.text).toBeFalsy();
  expect(more).toEqual([]);
  expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent);
  return result.structuredContent as Record<string, unknown>;
}

/** Calls a tool that refuses, and gives its sentence. */
export async function refusal(client: Client, name: string, given: Record<string, unknown> = {}): Promise<string> {
  const result = await client.callTool({ name, arguments: given });
  const [content] = result.content as Array<{ text: string }>;
  expect(result.isError, content?.text).toBe(true);
  return content?.text ?? '';
}

/** A message as a client without the SDK would send it. */
export function sent(api: Api, body: unknown, headers: Record<string, string> = {}) {
  return api.raw('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const call = (name: string, given: unknown = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});
