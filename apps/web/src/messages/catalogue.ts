/** A text, or a function that makes one of what is put in. */
type Message = string | ((values: never) => string);
type ValuesOf<M> = M extends (values: infer V) => string ? [values: V] : [];

/**
 * Gives `t('key', { n: 3 })` for a table of messages, typed by its keys and by what each message takes. A table belongs to a part of
 * the site that is loaded as one (the site, the console), so that nobody loads words of screens they do not open.
 */
export function catalogue<const C extends Record<string, Message>>(messages: C) {
  return function t<K extends keyof C & string>(key: K, ...values: ValuesOf<C[K]>): string {
    const message: Message = messages[key] as Message;
    return typeof message === 'string' ? message : message(values[0] as never);
  };
}
