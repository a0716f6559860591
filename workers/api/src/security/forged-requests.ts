import { Reject } from '@marquee/kernel';
import type { Context, Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../app-env.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export function isJson(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

const webhooks = new WeakSet<object>();

/** Lets requests from anywhere through to a handler: a machine has no page of ours to ask from, and no session to be misused. */
export function letThrough(handler: object): void {
  webhooks.add(handler);
}

/**
 * Refuses what another site had a browser send (REL-17): a changing request whose Origin is not ours or that Fetch Metadata
 * calls cross-site, a body that a plain form could have sent, a method that is not the one it says. Without these
 * headers it is no browser, has no cookie that it was not given, and is served. Webhooks are the exception, which need a signature.
 */
export async function refuseForged(c: Context<AppEnv>, next: Next): Promise<void> {
  if (OVERRIDES.some((name) => c.req.header(name) !== undefined) || c.req.query('_method') !== undefined)
    throw new Reject(403, 'method-override', 'Method overrides are not supported.');
  if (!READING.has(c.req.method) && !isForWebhook(c)) {
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== c.get('deps').publicOrigin)
      throw new Reject(403, 'foreign-origin', 'This request comes from another site.');
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new Reject(403, 'foreign-origin', 'This request comes from another site.');
    if (await hasOtherBody(c))
      throw new Reject(415, 'not-json', 'The body must be JSON (content-type: application/json).', 'content-type');
  }
  await next();
}

function isForWebhook(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some(({ handler }) => webhooks.has(handler));
}

/** A body that is not JSON; with no type at all only an empty one passes (browsers send `content-length: 0` with a bare POST). */
async function hasOtherBody(c: Context<AppEnv>): Promise<boolean> {
  const type = c.req.header('content-type');
  if (type !== undefined) return !isJson(type);
  if (c.req.raw.body === null || c.req.header('content-length') === '0') return false;
  const reader = c.req.raw.body.getReader();
  const { done } = await reader.read();
  reader.releaseLock();
  return !done;
}
