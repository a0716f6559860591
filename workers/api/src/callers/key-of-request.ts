import { API_KEY } from '@marquee/contract';
import { Reject } from '@marquee/kernel';

/** A key that is not one. The sentence never repeats what was sent. */
export function unknownKey(sentence: string): Reject {
  return new Reject(401, 'unknown-key', sentence);
}

interface Headers {
  authorization: string | undefined;
  apiKey: string | undefined;
}

/** The key that a request carries, as it is written; null without one. Throws Reject 401 for anything else in its place. */
export function keyOfRequest({ authorization, apiKey }: Headers): string | null {
  if (authorization === undefined && apiKey === undefined) return null;
  const [, bearer] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  if (authorization !== undefined && bearer === undefined)
    throw unknownKey('The header Authorization must be “Bearer” and your API key, with a space between them.');
  const key = bearer ?? apiKey?.trim() ?? '';
  if (bearer !== undefined && apiKey !== undefined && apiKey.trim() !== bearer)
    throw unknownKey('Two different API keys were sent. Please send one.');
  if (!API_KEY.test(key))
    throw unknownKey('This is not an API key of ours: they begin with “mq_” and have 46 characters.');
  return key;
}
