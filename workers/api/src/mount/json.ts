import type { EndpointOf } from '@marquee/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { shownJson } from '../shown-json.ts';
import type { Verb } from '../verbs.ts';
import { callOf } from './call.ts';
import { admittedInput } from './input.ts';

type Json = EndpointOf<'json'>;

/** Checks access, parses the input, calls the verb, and sends only what the response schema names. */
export async function answerJson(c: Context<AppEnv>, endpoint: Json, verb: Verb<Json>): Promise<Response> {
  const call = await callOf(c, Boolean(endpoint.cacheSeconds) && endpoint.access === 'public');
  const input = await admittedInput(c, endpoint, call);
  const answer = endpoint.response.parse(await verb(c.get('deps'), input, call));
  c.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
  return c.body(shownJson(answer), 200, { 'content-type': 'application/json' });
}
