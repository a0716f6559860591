import { API_HEADERS, STRICT_TRANSPORT } from '@marquee/contract';
import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';

const ON_HTTP = Object.entries(API_HEADERS);
const ON_HTTPS = Object.entries({ ...API_HEADERS, ...STRICT_TRANSPORT });

/** Adds the security headers to every response; a route with its own policy has already set it. */
export async function secureAnswers(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  addHeaders(c, c.req.url.startsWith('https:') ? ON_HTTPS : ON_HTTP);
}

/** Adds what is missing. Hono makes the response anew for each header that is set after the handler: this sets them all on the one there is. */
export function addHeaders(c: Context<AppEnv>, named: ReadonlyArray<readonly [name: string, value: string]>): void {
  const { headers } = c.res;
  try {
    for (const [name, value] of named) if (!headers.has(name)) headers.set(name, value);
  } catch {
    // Those of a response that was fetched cannot be changed.
    for (const [name, value] of named) if (!headers.has(name)) c.header(name, value);
  }
}
