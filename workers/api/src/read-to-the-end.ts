import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The maximum length of a body; a longer one is read only up to this. */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads the unread rest of a request's body before the response is sent, up to the limit. A response that
 * is sent before the body is read closes the connection, and a proxy that keeps connections then loses the next request on it
 * (docs/operations.md, what was tried).
 */
export function readToTheEnd(c: Context<AppEnv>): Promise<void> | null {
  const { body } = c.req.raw;
  return body === null || body.locked ? null : readRest(body);
}

async function readRest(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  let length = 0;
  try {
    while (length <= MAX_BODY_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // It was already read, or the client has disconnected: the response is the same.
  }
}
