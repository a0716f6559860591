import { API_HEADERS, STRICT_TRANSPORT } from '@marquee/contract';
import { REQUEST_ID_HEADER } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

type Named = Readonly<Record<string, string>>;

const ON_HTTP: Named = API_HEADERS;
const ON_HTTPS: Named = { ...API_HEADERS, ...STRICT_TRANSPORT };

const securityOf = (c: Context<AppEnv>) => (c.req.url.startsWith('https:') ? ON_HTTPS : ON_HTTP);

/** Those of answers that are given again and again, with the security headers that they lack. */
const whole = new Map([ON_HTTP, ON_HTTPS].map((security) => [security, new WeakMap<Named, Headers>()]));

/**
 * A response that has every header from the beginning: each that is set later is a call out of JavaScript, and together they took as long as a shared
 * answer itself. `own` are those of the answer, `besides` those of this request alone.
 */
export function completeResponse(
  c: Context<AppEnv>,
  { status, body, own, besides }: { status: number; body: BodyInit | null; own: Named; besides: Named },
): Response {
  const security = securityOf(c);
  const known = whole.get(security);
  let most = known?.get(own);
  if (most === undefined) {
    most = new Headers(security);
    for (const name in own) most.set(name, own[name] ?? '');
    known?.set(own, most);
  }
  c.set('isComplete', true);
  const response = new Response(body, { status, headers: most });
  const { headers } = response;
  for (const name in besides) headers.set(name, besides[name] ?? '');
  headers.set(REQUEST_ID_HEADER, c.get('requestId'));
  const limit = c.get('limitPolicy');
  if (limit !== undefined) headers.set('ratelimit-policy', limit);
  return response;
}

/**
 * Adds to every response the security headers, the id of the request and the limit of its caller; a route with its own policy has already set it. Hono makes the
 * response anew for each header that is set after the handler: this sets them all on the one there is.
 */
export function addHeaders(c: Context<AppEnv>): void {
  if (c.get('isComplete')) return;
  const { headers } = c.res;
  const limit = c.get('limitPolicy');
  const named = Object.entries({
    ...securityOf(c),
    [REQUEST_ID_HEADER]: c.get('requestId'),
    ...(limit === undefined ? {} : { 'ratelimit-policy': limit }),
  });
  try {
    for (const [name, value] of named) if (!headers.has(name)) headers.set(name, value);
  } catch {
    // Those of a response that was fetched cannot be changed.
    for (const [name, value] of named) if (!headers.has(name)) c.header(name, value);
  }
}
