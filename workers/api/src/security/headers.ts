import { API_HEADERS, STRICT_TRANSPORT } from '@marquee/contract';
import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Adds the security headers to every response; a route with its own policy has already set it. */
export async function secureAnswers(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  const isHttps = new URL(c.req.url).protocol === 'https:';
  const headers = { ...API_HEADERS, ...(isHttps ? STRICT_TRANSPORT : {}) };
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
}
