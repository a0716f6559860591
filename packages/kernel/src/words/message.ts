import type { NamesIn } from './define.ts';
import type { WORDS } from './tables.generated.ts';

type Words = typeof WORDS;
export type MessageCode = keyof Words;

/** A time, written in the reader's language: `Nov 23, 6:50 PM ET`. */
export interface MessageTime {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a message is about: a text as it is, a number, a time, another message, or several one after the other. */
export type MessageValue = string | number | MessageTime | Message | readonly Message[];

/** What is said, without its words: a code and the values of its words. Stored as JSON. */
export interface Message {
  readonly code: MessageCode;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A sentence that an earlier version stored as English text: it is shown as it is. */
export type StoredText = string & { readonly storedBefore: unique symbol };
export type Sentence = Message | StoredText;

/** `n`, `n2` and `n3` count; other values are anything. */
type ValueOf<Name> = Name extends 'n' | 'n2' | 'n3' ? number : MessageValue | StoredText;
type Values<C extends MessageCode> = { readonly [Name in NamesIn<Words[C][0]>]: ValueOf<Name> };

/** A message by its code, with the values that its words have; any others do not compile. */
export function say<C extends MessageCode>(
  code: C,
  ...[values]: [NamesIn<Words[C][0]>] extends [never] ? [] : [values: Values<C>]
): Message {
  return values === undefined ? { code } : { code, values };
}

/** What others wrote: a title, a quotation, an error of a service. No language changes it. */
export function quoted(text: string): Message {
  return { code: 'quoted', values: { text } };
}

/** Sentences one after the other; those that are null are left out. */
export function together(...messages: ReadonlyArray<Sentence | null>): Message {
  return { code: 'together', values: { all: messages.filter((one) => one !== null) as Message[] } };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
