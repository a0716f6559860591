import type { EndpointOf } from '@marquee/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countCaller } from '../callers/count-caller.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { readJson } from '../copies/read-public.ts';
import type { Verb } from '../verbs.ts';
import { callOf } from './call.ts';
import { admittedInput } from './input.ts';

type Json = EndpointOf<'json'>;

/** Checks access, parses the input, calls the verb, and sends only what the response schema names. */
export async function answerJson(c: Context<AppEnv>, endpoint: Json, verb: Verb<Json>): Promise<Response> {
  await countCaller(c, endpoint);
  const call = await callOf(c, Boolean(endpoint.cacheSeconds) && endpoint.access === 'public');
  const input = await admittedInput(c, endpoint, call);
  const deps = c.get('deps');
  const { text, asOf } = await readJson(c, endpoint, input, () => verb(deps, input, call));
  const { cacheSeconds = 0 } = endpoint;
  const caching = { 'cache-control': cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store' };
  const headers = asOf === null ? caching : copyHeaders(asOf, deps.clock.now(), cacheSeconds);
  return c.body(text, 200, { 'content-type': 'application/json', ...headers });
}
