import type { EndpointId } from '@marquee/contract';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { call } from './call.ts';
import { ENDPOINT_TABLE } from './endpoints.generated.ts';

/** The default of every query: a GET to what the first element of its key names, with the second as its input (spec: REQ-04). */
export async function fetchByKey({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>): Promise<unknown> {
  const [id, input = {}] = queryKey as readonly [EndpointId, object?];
  const [method] = ENDPOINT_TABLE[id] ?? [];
  if (method !== 'GET') throw new Error(`Nothing can be read by the key ${JSON.stringify(id)}.`);
  return call(id, input);
}
