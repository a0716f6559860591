import type { CallOf, EndpointId, Endpoints } from '@marquee/contract';

/** The body of an endpoint, as a caller sends it. */
export type BodyOf<I extends EndpointId> = NonNullable<CallOf<Endpoints[I]>['body']>;

/** Endpoints with a body. */
export type FormId = { [I in EndpointId]: [BodyOf<I>] extends [never] ? never : I }[EndpointId];

/** The value of a field: an empty text or null means "not given". A choice keeps its literal values. */
type Held<V> = [V] extends [string]
  ? V
  : [V] extends [number]
    ? number | null
    : [V] extends [boolean]
      ? boolean
      : never;

/** Every field that a form of this endpoint can have. */
export type AllValues<I extends EndpointId> = { [K in keyof BodyOf<I> & string]: Held<NonNullable<BodyOf<I>[K]>> };

export type FieldName<I extends EndpointId> = keyof AllValues<I> & string;

/** The values by name. */
export type ValuesOf<I extends EndpointId, N extends FieldName<I>> = { [K in N]: AllValues<I>[K] };

/** Messages by field. */
export type Faults<N extends string> = Partial<Record<N, string>>;

/** The body: trimmed texts, without empty values. A password stays as typed. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && !/password/i.test(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value !== null));
}

/** Empty required fields with their messages. */
export function missing<N extends string>(values: Readonly<Record<N, unknown>>, needed: Faults<N>): Faults<N> {
  const body = bodyOf(values);
  return Object.fromEntries(Object.entries(needed).filter(([name]) => body[name] === undefined)) as Faults<N>;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
