import type { EndpointOf } from '@marquee/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countCaller } from '../callers/count-caller.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { readJson } from '../copies/read-public.ts';
import { etagOf } from '../etag.ts';
import { nearDeps } from '../replicas/follow.ts';
import { answerShared } from '../shared/answer-shared.ts';
import { bytesOf } from '../shared/bytes-of.ts';
import { byNobody } from '../shared/nobody.ts';
import { sharingRuleOf } from '../shared/rules.ts';
import type { Answer } from '../shared/shared-answers.ts';
import type { Verb } from '../verbs.ts';
import { afterwardsOf, callOf } from './call.ts';
import { admittedInput, openInput } from './input.ts';

type Json = EndpointOf<'json'>;
type Rule = NonNullable<ReturnType<typeof sharingRuleOf>>;

/** Checks access, parses the input, calls the verb, and sends only what the response schema names. */
export async function answerJson(c: Context<AppEnv>, endpoint: Json, verb: Verb<Json>): Promise<Response> {
  await countCaller(c, endpoint);
  const rule = sharingRuleOf(endpoint.id);
  if (rule) return answerSharedJson(c, endpoint, verb, rule);
  const call = await callOf(c, Boolean(endpoint.cacheSeconds) && endpoint.access === 'public');
  const input = await admittedInput(c, endpoint, call);
  const deps = c.get('deps');
  const { text, asOf } = await readJson(c, endpoint, input, () => verb(deps, input, call));
  const { cacheSeconds = 0 } = endpoint;
  const caching = { 'cache-control': cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store' };
  const headers = asOf === null ? caching : copyHeaders(asOf, deps.clock.now(), cacheSeconds);
  return c.body(text, 200, { 'content-type': 'application/json', ...headers });
}

/** A read that everybody shares: the verb does not learn who asks. */
function answerSharedJson(c: Context<AppEnv>, endpoint: Json, verb: Verb<Json>, rule: Rule): Promise<Response> {
  const inputOf = once(() => openInput(c, endpoint));
  return answerShared(c, {
    endpoint,
    scope: endpoint.id,
    partsOf: () => rule.keyOf?.(inputOf()) ?? inputOf(),
    placesOf: () => rule.placesOf?.(inputOf()) ?? null,
    async make(_, making): Promise<Answer> {
      const deps = c.get('deps');
      const input = inputOf();
      let told: unknown;
      const { text, asOf } = await readJson(c, endpoint, input, async () => {
        told = await verb(
          nearDeps(c, making),
          input,
          byNobody({ requestId: c.get('requestId'), afterwards: afterwardsOf(c) }),
        );
        return told;
      });
      const body = bytesOf(text);
      const { cacheSeconds = 0 } = endpoint;
      const headers = { 'content-type': 'application/json', vary: 'Cookie', etag: await etagOf(body) };
      if (asOf !== null)
        return {
          status: 200,
          headers: { ...headers, ...copyHeaders(asOf, deps.clock.now(), cacheSeconds) },
          body,
          sharing: 'joined',
        };
      return {
        status: 200,
        headers: { ...headers, 'cache-control': `public, max-age=${cacheSeconds}` },
        body,
        sharing: rule.isShared?.(told) === false ? 'own' : 'kept',
      };
    },
  });
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: read() }).value;
}
