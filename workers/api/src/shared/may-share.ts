import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { METHOD_OVERRIDES } from '../security/forged-requests.ts';
import { sessionToken } from '../security/session-cookie.ts';

/** Who says who they are gets their answer from the database: what they have just changed is in it. */
export function isSomebody(c: Context<AppEnv>): boolean {
  return sessionToken(c) !== null;
}

/** Whether a request is a read with nothing that the middleware or `mayShare` look for: no cookie, no key, no part, no other method. */
export function isPlain({ method, headers }: Request): boolean {
  return (
    method === 'GET' &&
    !headers.has('cookie') &&
    !isSpecial(headers) &&
    !METHOD_OVERRIDES.some((name) => headers.has(name))
  );
}

/**
 * Whether a request may be given a shared answer, and leave one. A key of the API has limits of its own; a range asks for a part. What a browser
 * says of its own cache (`Cache-Control: no-cache`) makes no difference: else everybody could have the database read anew.
 */
export function mayShare(c: Context<AppEnv>): boolean {
  const deps = c.get('deps');
  if (deps.sharing === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return false;
  return !isSomebody(c) && !isSpecial(c.req.raw.headers);
}

const isSpecial = (headers: Headers) =>
  headers.has('authorization') || headers.has('x-api-key') || headers.has('range');
