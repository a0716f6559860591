import type { EndpointId, Endpoints, ResponseOf } from '@marquee/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from './call.ts';

/** The key of a read, which determines the request (fetch-by-key.ts). It starts with the endpoint's id, so `[id]` covers all its reads. */
export function queryFor<I extends EndpointId>(id: I, input: CallInput<I>) {
  type Answer = ResponseOf<Endpoints[I]>;
  return queryOptions<Answer, Error, Answer, readonly [I, CallInput<I>]>({ queryKey: [id, input] });
}
