import type { EndpointId } from '@marquee/contract';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { call } from './call.ts';
import { findRow, knownRow } from './endpoint-table.ts';

/** The default query function: a GET to the endpoint in the key's first element, with the second as its input (spec: REQ-04). */
export async function fetchByKey({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>): Promise<unknown> {
  const [id, input = {}] = queryKey as readonly [EndpointId, object?];
  const [method] = knownRow(id) ?? (await findRow(id)) ?? [];
  if (method !== 'GET') throw new Error(`Nothing can be read by the key ${JSON.stringify(id)}.`);
  return call(id, input);
}
