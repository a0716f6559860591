import type { EndpointId } from '@marquee/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';

/** Key and fetcher of a read, in one place. */
export function queryFor<I extends EndpointId>(id: I, input: CallInput<I>) {
  return queryOptions({ queryKey: [id, input] as const, queryFn: ({ signal }) => call(id, input, signal) });
}
