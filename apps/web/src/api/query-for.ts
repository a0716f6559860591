import type { EndpointId } from '@marquee/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';

/** Key and fetcher of a read, in one place. The key begins with the endpoint's id, so `[id]` covers all its reads. */
export function queryFor<I extends EndpointId>(id: I, input: CallInput<I>) {
  return queryOptions({ queryKey: [id, input] as const, queryFn: () => call(id, input) });
}
