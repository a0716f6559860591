/** English and Spanish. `{name}` is a value; `a|b`: `a` if the value `n` is 1, else `b`. */
export type Pair = readonly [en: string, es: string];

/** The names of the values in a text. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type SameNames<P extends Pair> = [NamesIn<P[0]>] extends [NamesIn<P[1]>]
  ? [NamesIn<P[1]>] extends [NamesIn<P[0]>]
    ? unknown
    : ['English lacks a value of the Spanish text', Exclude<NamesIn<P[1]>, NamesIn<P[0]>>]
  : ['Spanish lacks a value of the English text', Exclude<NamesIn<P[0]>, NamesIn<P[1]>>];

/** The messages of a slice by their codes. A text with values that its other language does not have does not compile. */
export function words<const T extends Readonly<Record<string, Pair>>>(
  table: T & { readonly [C in keyof T]: SameNames<T[C]> },
): T {
  return table;
}
