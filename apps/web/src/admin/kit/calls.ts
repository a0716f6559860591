import type { CallOf, EndpointId, Endpoints, ResponseOf } from '@marquee/contract';
import type { Query } from '@tanstack/react-query';

/** For a single read on demand; panels take it from here, not from api. */
export { call } from '../../api/call.ts';

export type Answer<I extends EndpointId> = ResponseOf<Endpoints[I]>;

/** The row of a list: of an array, or of a page of `items`. */
export type RowOf<I extends EndpointId> =
  Answer<I> extends ReadonlyArray<infer R> ? R : Answer<I> extends { items: ReadonlyArray<infer R> } ? R : never;

/** Endpoints that answer with rows. */
export type ListId = { [I in EndpointId]: [RowOf<I>] extends [never] ? never : I }[EndpointId];

type QueryOf<I extends EndpointId> = CallOf<Endpoints[I]>['query'];

/** The filters of a list; the kit handles the page. */
export type FilterName<I extends EndpointId> =
  QueryOf<I> extends undefined ? never : Exclude<keyof NonNullable<QueryOf<I>> & string, 'limit' | 'cursor'>;

/** Marks calls of the console, so that the shell knows when they were last answered and whether the session is still valid. */
export const CONSOLE_META = { console: true } as const;

/** Whether a read belongs to the console and not to the session or the site. */
export function isOfConsole({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.console === CONSOLE_META.console;
}
