import type { EndpointOf } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { shownJson } from '../shown-json.ts';
import type { Verb } from '../verbs.ts';
import { callOf } from './call.ts';
import { boundedBody, parse } from './input.ts';

type Webhook = EndpointOf<'webhook'>;

/**
 * Passes the bytes and their signature to the verb, which knows the secret and checks it. The session is
 * not looked up, so that a browser request has no special rights.
 */
export async function answerWebhook(c: Context<AppEnv>, endpoint: Webhook, verb: Verb<Webhook>): Promise<Response> {
  const call = await callOf(c, true);
  const name = endpoint.signatureHeader;
  const signature = c.req.header(name);
  if (!signature) throw new Reject(400, 'not-signed', `The header ${name} with the signature is missing.`, name);
  const params = parse(endpoint.params, c.req.param()) as undefined;
  const raw = await boundedBody(c);
  const answer = endpoint.response.parse(await verb(c.get('deps'), { params, raw, signature }, call));
  c.header('cache-control', 'no-store');
  return c.body(shownJson(answer), 200, { 'content-type': 'application/json' });
}
