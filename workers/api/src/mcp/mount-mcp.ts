import { endpoints } from '@marquee/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countCaller } from '../callers/count-caller.ts';
import { boundedBody } from '../mount/input.ts';
import { publicReads } from './public-reads.ts';

/**
 * The MCP server (streamable HTTP, without sessions): one message in a POST, one answer. A message counts as a call of the public API, and each
 * read of its tool as one more (docs/decisions/099-mcp.md). GET and DELETE, which are for sessions and streams, are 405.
 */
export function mountMcp(app: Hono<AppEnv>): void {
  app.post('/mcp', async (c) => {
    await countCaller(c, endpoints.listEvents);
    const message = messageIn(await boundedBody(c));
    if ('refusal' in message) return c.json(message.refusal, 400);
    // 240 KB, minified, that few requests need.
    const [{ createMcpHandler }, { mcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server.ts'),
    ]);
    const deps = c.get('deps');
    const asked = { read: publicReads(app, c), now: deps.clock.now(), origin: deps.publicOrigin };
    const handler = createMcpHandler(() => mcpServer(asked, deps), {
      responseMode: 'json',
      // Nothing here changes, so nobody needs to wait for it.
      maxSubscriptions: 0,
      keepAliveMs: 0,
      onerror: (error) => deps.log.info('a message of an MCP client was refused', { error: error.message }),
    });
    return handler.fetch(c.req.raw, { parsedBody: message.parsed });
  });
}

/** A JSON-RPC message. Batches left the protocol with 2025-06-18; one would be many calls that count as one. */
function messageIn(body: Uint8Array): { parsed: unknown } | { refusal: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return refusal(-32_700, 'The body is not valid JSON.');
  }
  return Array.isArray(parsed)
    ? refusal(-32_600, 'Please send one message at a time; batches are not taken.')
    : { parsed };
}

const refusal = (code: number, message: string) => ({
  refusal: { jsonrpc: '2.0', id: null, error: { code, message } },
});
