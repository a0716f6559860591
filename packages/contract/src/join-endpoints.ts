import type { Endpoint } from './endpoint.ts';

type Records = Readonly<Record<string, Endpoint>>;
type IdIn<S> = { [K in keyof S]: keyof S[K] }[keyof S];

/** The type of the merged records. */
export type Joined<S> = {
  readonly [I in IdIn<S>]: { [K in keyof S]: I extends keyof S[K] ? S[K][I] : never }[keyof S];
};

/** Merges records; throws if two endpoints have the same id, or the same method and path. */
export function joinEndpoints<const S extends Readonly<Record<string, Records>>>(slices: S): Joined<S> {
  const joined = new Map<string, Endpoint>();
  const places = new Map<string, string>();
  for (const [slice, records] of Object.entries(slices)) {
    for (const [id, record] of Object.entries(records)) {
      if (joined.has(id)) throw new Error(`Two endpoints have the id ${id}; the second is in ${slice}.`);
      const place = `${record.method} ${record.path}`;
      const other = places.get(place);
      if (other !== undefined) throw new Error(`${place} is both ${other} and ${id}.`);
      joined.set(id, record);
      places.set(place, id);
    }
  }
  return Object.fromEntries(joined) as Joined<S>;
}
