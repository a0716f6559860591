import type { Kind, KindOf } from './endpoint.ts';
import { joinEndpoints } from './join-endpoints.ts';
import { slices } from './slices.generated.ts';

/** All endpoints by id. */
export const endpoints = joinEndpoints(slices);

export type Endpoints = typeof endpoints;

/** The ids of a kind, by default `json`. */
export type EndpointId<K extends Kind = 'json'> = {
  [I in keyof Endpoints]: KindOf<Endpoints[I]> extends K ? I : never;
}[keyof Endpoints];
