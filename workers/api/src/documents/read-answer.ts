import type { Endpoint } from '@marquee/contract';
import { shownJson } from '../shown-json.ts';

type WithResponse = Extract<Endpoint, { readonly response: { parse: (value: unknown) => unknown } }>;

/** An answer exactly as the endpoint would send it: only the fields of its schema, without invisible characters. */
export function asSent<T>(endpoint: WithResponse, answer: T): T {
  return JSON.parse(shownJson(endpoint.response.parse(answer))) as T;
}
