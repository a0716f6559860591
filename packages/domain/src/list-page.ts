import { base64urlOf, bytesOfBase64url, Reject } from '@marquee/kernel';

type Value = string | number;

/** The opaque cursor of a list page: the list's name and the sort values of the last row. */
export function encodePlace(list: string, values: readonly Value[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify([list, ...values]));
  return base64urlOf(bytes);
}

/** Throws Reject (400, field `cursor`) unless `encodePlace` made the cursor for this list; `sample` gives the types of its values. */
export function decodePlace<const S extends readonly Value[]>(
  list: string,
  text: string | undefined,
  sample: S,
): { [I in keyof S]: S[I] extends number ? number : string } | null {
  if (text === undefined) return null;
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64url(text)));
    if (Array.isArray(parts) && parts[0] === list && parts.length === sample.length + 1) {
      const values: unknown[] = parts.slice(1);
      if (values.every((value, index) => typeof value === typeof sample[index])) {
        return values as { [I in keyof S]: S[I] extends number ? number : string };
      }
    }
  } catch {
    // Falls through: every kind of invalid cursor gets the same response.
  }
  throw new Reject(400, 'bad-cursor', 'The cursor does not belong to this list.', 'cursor');
}

/** A page of rows, made from one more row than requested. */
export function pageFrom<R, T>(
  rows: readonly R[],
  limit: number,
  toItem: (row: R) => T,
  placeOf: (row: R) => string,
): { items: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), nextCursor: rows.length > limit && last !== undefined ? placeOf(last) : null };
}

/** An instant for the wire; null stays null. */
export function isoOf(at: number): string;
export function isoOf(at: number | null): string | null;
export function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
