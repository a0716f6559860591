import type { Context, Next } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The longest body that a call may have; of what is longer no more is taken than this. */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads what nobody has read of a request's body before its answer goes out, within the limit of a body. An answer that
 * overtakes the body has the connection closed, and a proxy that keeps connections then loses the next request on it
 * (docs/operations.md, what was tried).
 */
export async function readToTheEnd(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  const { body } = c.req.raw;
  if (body === null || body.locked) return;
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
    // It was read already, or whoever sends it has gone: the answer is the same.
  }
}
