import type { Endpoint, InputOf, ResponseOf } from '@marquee/contract';
import { type Actor, guest, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';

export type Verb<E extends Endpoint> = (
  deps: ApiDeps,
  input: InputOf<E>,
  actor: Actor,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/** A body larger than this is refused unread. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Puts an endpoint of the contract on the app: checks access, parses the input, calls the verb, and sends only what the
 * response schema names.
 */
export function mount<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, verb: Verb<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const actor = admit(endpoint, guest);
    const input = {
      params: parse(endpoint.params, c.req.param()),
      query: parse(endpoint.query, c.req.query()),
      body: parse(endpoint.body, endpoint.body ? await readJson(c) : undefined),
    } as InputOf<E>;
    const answer = endpoint.response.parse(await verb(c.get('deps'), input, actor));
    c.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
    return c.json(answer as object);
  });
}

/** Until there are accounts everybody is a guest, and only public endpoints let a guest in. */
function admit(endpoint: Endpoint, actor: Actor): Actor {
  if (endpoint.access === 'public') return actor;
  throw new Reject(401, 'signed-out', 'Please sign in first.');
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new Reject(400, 'bad-input', `${field}: ${issue?.message ?? 'is malformed'}`, field);
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Reject(415, 'not-json', 'The body must be JSON (content-type: application/json).', 'content-type');
  }
  const body = await c.req.raw.arrayBuffer();
  if (body.byteLength > MAX_BODY_BYTES)
    throw new Reject(413, 'too-large', `The body may have at most ${MAX_BODY_BYTES} bytes.`, 'body');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    throw new Reject(400, 'bad-json', 'The body is not valid JSON.', 'body');
  }
}
