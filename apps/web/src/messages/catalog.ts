import { isolated } from '../ui/isolated.ts';

/** A text, or a function that makes a text from values. */
type Message = string | ((values: never) => string);
type ValuesOf<M> = M extends (values: infer V) => string ? [values: V] : [];

/**
 * Returns `t('key', { n: 3 })` for a table of messages, typed by its keys and by the values each message takes. A table belongs to a part of
 * the site that is loaded as one (the site, the console), so that visitors do not load the texts of the console. Text values are
 * isolated: a name written from right to left must not reorder the sentence around it.
 */
export function catalog<const C extends Record<string, Message>>(messages: C) {
  return function t<K extends keyof C & string>(key: K, ...values: ValuesOf<C[K]>): string {
    const message: Message = messages[key] as Message;
    return typeof message === 'string' ? message : message(isolatedValues(values[0]) as never);
  };
}

function isolatedValues(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
}
