import { isolated } from '../ui/isolated.ts';
import type { CatalogName } from './catalog-names.ts';
import { type Language, language } from './language.ts';

/** A text, or a function that makes a text from values. */
type Message = string | ((values: never) => string);
type Messages = Readonly<Record<string, Message>>;
type ValuesOf<M> = M extends (values: infer V) => string ? [values: V] : [];

/** A table of messages in another language: the same keys, and the same values in each. */
export type Translated<C> = {
  [K in keyof C]: C[K] extends (values: infer V) => string ? (values: V) => string : string;
};

/** Texts that only a translation has: English has the names and the sentences of the API itself. */
export interface BesidesEnglish {
  /** Names of states, by code, that differ from the English ones. */
  states: Readonly<Record<string, string>>;
  /** Sentences for the problems of the API, by `code.field` or by code. */
  problems: Readonly<Record<string, string>>;
}

/** What is loaded of a language: the site's texts come with the page, those of the console with the console. */
type Loaded = Partial<Record<CatalogName | keyof BesidesEnglish | 'console', Messages>>;

const translations: Partial<Record<Language, Loaded>> = {};

/** Adds texts of a language to those that it has. */
export function addTranslation(to: Language, texts: Loaded): void {
  const known = (translations[to] ??= {});
  for (const name of Object.keys(texts) as (keyof Loaded)[]) known[name] = { ...known[name], ...texts[name] };
}

/**
 * Returns `t('key', { n: 3 })` for a table of messages in English, typed by its keys and by the values each message takes. A table
 * belongs to a part of the site that is loaded as one (the site, the console), so that visitors do not load the texts of the
 * console. Its name is that of its translations. Text values are isolated: a name written from right to left must not reorder
 * the sentence around it.
 */
export function catalog<const C extends Record<string, Message>>(name: CatalogName | 'console', messages: C) {
  return function t<K extends keyof C & string>(key: K, ...values: ValuesOf<C[K]>): string {
    const message: Message = translations[language()]?.[name]?.[key] ?? (messages[key] as Message);
    return typeof message === 'string' ? message : message(isolatedValues(values[0]) as never);
  };
}

/** The first of these texts that the language has and English takes from elsewhere. */
export function beyondEnglish(table: keyof BesidesEnglish, ...keys: readonly string[]): string | undefined {
  const texts = translations[language()]?.[table];
  const key = texts && keys.find((one) => Object.hasOwn(texts, one));
  return key && String(texts[key]);
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
