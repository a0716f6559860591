import { LIMITS } from './limits.ts';
import type { Evidence, Field, Method } from './types.ts';

/** Makes the evidence of one rung on one document. */
export interface Citer {
  evidence(locator: string, text: string): Evidence;
  /** A value and the text it was read from, verbatim. */
  field<T>(value: T, locator: string, text: string): Field<T>;
  /** The same for a text that may be missing or empty after cleaning. */
  read<T>(text: string | null, locator: string, clean: (text: string) => T | null | ''): Field<T> | null;
  /** Several texts of one kind, each with its own evidence, without duplicates. */
  all(
    texts: ReadonlyArray<{ text: string; locator: string }>,
    clean: (text: string) => string,
    most: number,
  ): Field<string[]> | null;
}

/** Where a value is and how it is written there, for rungs whose readers work on another form of the document. */
export interface Passage {
  locator: string;
  text: string;
}

/** @param standing turns a reader's locator into one of the document, if they differ */
export function citerOf(
  document: string,
  method: Method,
  passage: (locator: string, text: string) => Passage = (locator, text) => ({ locator, text }),
): Citer {
  const evidence = (at: string, words: string): Evidence => {
    const { locator, text } = passage(at, words);
    return { document, locator, snippet: snippet(text), method };
  };
  return {
    evidence,
    field: (value, locator, text) => ({ value, evidence: [evidence(locator, text)] }),
    read(text, locator, clean) {
      const value = text === null ? null : clean(text);
      return text === null || value === null || value === '' ? null : { value, evidence: [evidence(locator, text)] };
    },
    all(texts, clean, most) {
      const found = new Map<string, Evidence>();
      for (const { text, locator } of texts) {
        const value = clean(text);
        if (value && !found.has(value) && found.size < most) found.set(value, evidence(locator, text));
      }
      return found.size > 0 ? { value: [...found.keys()], evidence: [...found.values()] } : null;
    },
  };
}

const SHOWN = 'text@';

/** The offset in the visible text that a locator names; -1 for a locator of another kind. */
export function shownOffset(locator: string | undefined): number {
  return locator?.startsWith(SHOWN) ? Number.parseInt(locator.slice(SHOWN.length), 10) : -1;
}

/** The beginning of a text, as evidence. */
export function snippet(text: string): string {
  return clip(text, LIMITS.snippetChars);
}

/** At most this many characters, without splitting a surrogate pair. */
export function clip(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const last = text.charCodeAt(chars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? chars - 1 : chars);
}
