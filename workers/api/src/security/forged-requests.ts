import { Reject, say } from '@marquee/kernel';
import type { Context, Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../app-env.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
export const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
export const METHOD_OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export function isJson(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

const webhooks = new WeakSet<object>();

/** Allows requests from any origin: webhooks come from machines without our pages and without a session. */
export function letThrough(handler: object): void {
  webhooks.add(handler);
}

const forms = new WeakSet<object>();

/** Allows the bodies of plain forms, of our own pages only: for what works without a script and reads no session. */
export function takesForm(handler: object): void {
  forms.add(handler);
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Refuses forged cross-site requests (REL-17): a changing request whose Origin is not ours or that Fetch Metadata
 * calls cross-site, a body that a plain form could have sent, and method overrides. A client without these
 * headers is not a browser, has no ambient cookies, and is served. Webhooks are exempt; they need a signature. A plain form is taken where its handler
 * says so.
 */
export function refuseForged(c: Context<AppEnv>, next: Next): Promise<void> {
  if (METHOD_OVERRIDES.some((name) => c.req.header(name) !== undefined) || c.req.query('_method') !== undefined)
    throw new Reject(403, 'method-override', 'Method overrides are not supported.');
  return READING.has(c.req.method) || isFor(c, webhooks) ? next() : refuseForgedChange(c, next);
}

async function refuseForgedChange(c: Context<AppEnv>, next: Next): Promise<void> {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== c.get('deps').publicOrigin)
    throw new Reject(403, 'foreign-origin', say('problem.foreignSite'));
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Reject(403, 'foreign-origin', say('problem.foreignSite'));
  if (isFor(c, forms) && FORM_TYPE.test(c.req.header('content-type') ?? '')) return next();
  if (await hasOtherBody(c))
    throw new Reject(415, 'not-json', 'The body must be JSON (content-type: application/json).', 'content-type');
  await next();
}

function isFor(c: Context<AppEnv>, handlers: WeakSet<object>): boolean {
  return matchedRoutes(c).some(({ handler }) => handlers.has(handler));
}

/** Whether a body is not JSON; without a content type only an empty one passes (browsers send `content-length: 0` with a bare POST). */
async function hasOtherBody(c: Context<AppEnv>): Promise<boolean> {
  const type = c.req.header('content-type');
  if (type !== undefined) return !isJson(type);
  if (c.req.raw.body === null || c.req.header('content-length') === '0') return false;
  const reader = c.req.raw.body.getReader();
  const { done } = await reader.read();
  reader.releaseLock();
  return !done;
}
