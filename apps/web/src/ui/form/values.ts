import type { CallOf, EndpointId, Endpoints } from '@marquee/contract';

/** The body of an endpoint, as a caller sends it. */
export type BodyOf<I extends EndpointId> = NonNullable<CallOf<Endpoints[I]>['body']>;

/** Endpoints with a body. */
export type FormId = { [I in EndpointId]: [BodyOf<I>] extends [never] ? never : I }[EndpointId];

/** What a field of the form holds: an empty text or null stands for "nothing given". A choice keeps its few values. */
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

/** What is held under each name. */
export type ValuesOf<I extends EndpointId, N extends FieldName<I>> = { [K in N]: AllValues<I>[K] };

/** Sentences by field. */
export type Faults<N extends string> = Partial<Record<N, string>>;

/** The body: texts without the spaces around them, and what is empty left out. A password stays as it is typed. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && !/password/i.test(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value !== null));
}

/** Fields that must be filled in and are not, each with its sentence. */
export function missing<N extends string>(values: Readonly<Record<N, unknown>>, needed: Faults<N>): Faults<N> {
  const body = bodyOf(values);
  return Object.fromEntries(Object.entries(needed).filter(([name]) => body[name] === undefined)) as Faults<N>;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
