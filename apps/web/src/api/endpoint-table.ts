import type { EndpointId } from '@marquee/contract';
import { type EndpointRow, FIRST_ENDPOINTS } from './endpoints.generated.ts';

const known: Partial<Record<string, EndpointRow>> = { ...FIRST_ENDPOINTS };

/** Adds the rows of calls that only a part of the site makes. */
export function addEndpoints(rows: Readonly<Record<string, EndpointRow>>): void {
  Object.assign(known, rows);
}

/** The row of a call, if it has come already: nothing was called yet whose row has not. */
export const knownRow = (id: string): EndpointRow | undefined => known[id];

/** The row of a call; undefined if there is no such call. Throws if the rows of other pages' calls cannot be loaded. */
export async function findRow(id: EndpointId): Promise<EndpointRow | undefined> {
  if (!known[id]) addEndpoints((await import('./more-endpoints.generated.ts')).MORE_ENDPOINTS);
  return known[id];
}
