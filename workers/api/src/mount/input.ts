import { type Endpoint, type InputOf, kindOf } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../app-env.ts';
import { inputSentence } from '../input-sentence.ts';
import { MAX_BODY_BYTES } from '../read-to-the-end.ts';
import { admit, admitOwner } from '../security/admit.ts';
import { isJson } from '../security/forged-requests.ts';
import { requireOwnPage } from '../security/own-page.ts';
import type { Call } from '../verbs.ts';

/**
 * Checks access or throws, and returns the parsed input. Nothing is read for a refused caller, and body
 * and query are parsed only after ownership is checked: only the owner sees the errors of an input.
 */
export async function admittedInput<E extends Endpoint>(
  c: Context<AppEnv>,
  endpoint: E,
  { actor }: Call,
): Promise<InputOf<E>> {
  admit(endpoint, actor);
  if (endpoint.ownPageOnly) requireOwnPage(c);
  const params = parse(endpoint.params, c.req.param());
  await admitOwner(c.get('deps'), endpoint, actor, params);
  return {
    params,
    query: queryOf(endpoint, c.req.query()),
    body: parse(endpoint.body, endpoint.body ? await readJson(c) : undefined),
  } as InputOf<E>;
}

/** The parsed input of a public read, which asks for no permission. */
export function openInput<E extends Endpoint>(c: Context<AppEnv>, endpoint: E): InputOf<E> {
  return {
    params: parse(endpoint.params, c.req.param()),
    query: queryOf(endpoint, c.req.query()),
    body: undefined,
  } as InputOf<E>;
}

/** The public API refuses unknown parameters: an ignored one would be a filter that does nothing. Links to documents may carry any. */
function queryOf(endpoint: Endpoint, query: Record<string, string>): unknown {
  if (endpoint.isOpen && kindOf(endpoint) === 'json') {
    const known = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
    const [unknown] = Object.keys(query).filter((name) => !known.includes(name));
    if (unknown !== undefined) throw new Reject(400, 'unknown-parameter', unknownSentence(unknown, known), unknown);
  }
  return parse(endpoint.query, query);
}

const MOST_SHOWN = 60;

function unknownSentence(name: string, known: readonly string[]): string {
  const shown = name.length > MOST_SHOWN ? `${name.slice(0, MOST_SHOWN)}…` : name;
  const rest = known.length > 0 ? `It knows ${known.join(', ')}.` : 'It takes none.';
  return `This address knows no parameter ${shown}. ${rest}`;
}

export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new Reject(400, 'bad-input', inputSentence(issue, field), field);
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) {
    throw new Reject(415, 'not-json', 'The body must be JSON (content-type: application/json).', 'content-type');
  }
  const body = await boundedBody(c);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    throw new Reject(400, 'bad-json', 'The body is not valid JSON.', 'body');
  }
}

/** The raw body. Reading stops as soon as it exceeds the limit. */
export async function boundedBody(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = c.req.raw;
  if (body === null) return new Uint8Array(0);
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > MAX_BODY_BYTES)
        throw new Reject(413, 'too-large', `The body may have at most ${MAX_BODY_BYTES} bytes.`, 'body');
      parts.push(value);
    }
  } finally {
    // The rest is read when the response is sent.
    reader.releaseLock();
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
