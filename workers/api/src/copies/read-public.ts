import type { Endpoint, EndpointOf } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { shownJson } from '../shown-json.ts';
import type { Document, Elsewhere } from '../verbs.ts';
import { type Read, readWithCopy } from './read-with-copy.ts';
import { copyRuleOf } from './rules.ts';

type Json = EndpointOf<'json'>;

/** Reads the JSON of an endpoint, exactly as it is sent; from a copy if need be, for endpoints that have copies. */
export function readJson(c: Context<AppEnv>, endpoint: Json, input: object, read: () => unknown): Promise<Read> {
  return readWithCopy(c, {
    key: keyOf(endpoint, input),
    isValid: (text) => isReadable(text, (value) => endpoint.response.safeParse(value).success),
    async read() {
      const answer = endpoint.response.parse(await read());
      return { text: shownJson(answer), isKept: copyRuleOf(endpoint.id)?.isKept(answer) ?? false };
    },
  });
}

/** The answer of an endpoint for a page that we draw, and when it was true if that is not now. */
export interface Shown<T> {
  answer: T;
  asOf: Instant | null;
}

/** Reads as readJson, for one request. */
export type ReadShown = <T>(endpoint: Json, input: object, read: () => Promise<T>) => Promise<Shown<T>>;

export function shownReader(c: Context<AppEnv>): ReadShown {
  return async <T>(endpoint: Json, input: object, read: () => Promise<T>) => {
    const { text, asOf } = await readJson(c, endpoint, input, read);
    return { answer: JSON.parse(text) as T, asOf };
  };
}

/** Reads a document of an endpoint that has copies; its body must be text. */
export async function readDocument<D extends Document | Elsewhere>(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  input: object,
  read: () => Promise<D> | D,
): Promise<{ document: D; asOf: Instant | null }> {
  const key = keyOf(endpoint, input);
  if (key === null) return { document: await read(), asOf: null };
  const { text, asOf } = await readWithCopy(c, {
    key,
    isValid: (stored) => isReadable(stored, (value) => typeof (value as Document | null)?.body === 'string'),
    async read() {
      const document = await read();
      return { text: JSON.stringify(document), isKept: copyRuleOf(endpoint.id)?.isKept(document) ?? false };
    },
  });
  return { document: JSON.parse(text) as D, asOf };
}

function keyOf({ id }: Endpoint, input: object): string | null {
  const key = copyRuleOf(id)?.keyOf(input) ?? null;
  return key === null ? null : `${id}:${key}`;
}

function isReadable(text: string, isValid: (value: unknown) => boolean): boolean {
  try {
    return isValid(JSON.parse(text));
  } catch {
    return false;
  }
}
