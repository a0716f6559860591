import type { Endpoint } from '@marquee/contract';
import type { AskedOf } from '@marquee/domain/events';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { isHeld } from '../etag.ts';
import { completeResponse } from '../security/headers.ts';
import { keyOfQuestion, type Question } from './keys.ts';
import { isSomebody, mayShare } from './may-share.ts';
import type { Answer, Making, Taken } from './shared-answers.ts';

interface Shared extends Question {
  /** The endpoint whose callers are counted. */
  endpoint?: Endpoint;
  isLarge?: boolean;
  /** What the answer is about; null or absent: it is read anew when its minute is over. */
  placesOf?: () => AskedOf | null;
  isPage?: boolean;
  make: (c: Context<AppEnv>, making: Making | null) => Promise<Answer>;
}

/** Answers with what is read for this request. */
export async function answerAlone(c: Context<AppEnv>, make: Shared['make']): Promise<Response> {
  return sendTaken(c, { answer: await make(c, null), heldAt: null }, isSomebody(c));
}

/** Answers a public read: with what others were told less than a minute ago, or anew. */
export async function answerShared(
  c: Context<AppEnv>,
  { endpoint, isLarge = false, placesOf = () => null, isPage = false, make, ...question }: Shared,
): Promise<Response> {
  if (!mayShare(c)) return answerAlone(c, make);
  const deps = c.get('deps');
  const shared = c.get('shared');
  const key = await keyOfQuestion(c, question);
  const taken = await shared.take(key, {
    deps,
    isLarge,
    placesOf,
    isPage,
    make: (making) => make(c, making),
    inBackground: (work) => {
      if (!inBackground(c, work)) void work();
    },
  });
  // One that is held; a large one is not, and depends on more than its address.
  if (taken.heldAt !== null && !isLarge)
    shared.addresses.set(c.req.raw, { key, endpoint, shell: question.shell ?? '', deps });
  return sendTaken(c, taken, false);
}

/** Sends an answer with what is of this request alone: its age, and nothing but 304 if the client has it. */
export function sendTaken(
  c: Context<AppEnv>,
  { answer, heldAt }: Taken,
  isForSomebody: boolean,
): Response | Promise<Response> {
  const { status, body, sharing, headers } = answer;
  const { sharing: rules, clock } = c.get('deps');
  const besides: Record<string, string> = {};
  const own =
    heldAt !== null && sharing === 'kept' ? agedHeaders(headers, clock.now() - heldAt, rules?.freshMs ?? 0) : headers;
  // The browser of who changes something must not show what it kept of before.
  if (isForSomebody && isBriefly(own['cache-control'])) besides['cache-control'] = 'private, no-cache';
  const { etag } = own;
  if (status === 200 && etag !== undefined && isHeld(c.req.header('if-none-match'), etag)) {
    const unchanged = () => completeResponse(c, { status: 304, body: null, own, besides });
    return body instanceof ReadableStream ? body.cancel().then(unchanged) : unchanged();
  }
  return completeResponse(c, { status, body, own, besides });
}

interface Aged {
  seconds: number;
  headers: Record<string, string>;
}

/** The headers of held answers with their age, made once for each second. */
const aged = new WeakMap<object, Aged>();

function agedHeaders(headers: Record<string, string>, ageMs: number, freshMs: number): Record<string, string> {
  const seconds = Math.max(0, Math.floor(ageMs / 1_000));
  const known = aged.get(headers);
  if (known?.seconds === seconds) return known.headers;
  const status = `Marquee; hit; ttl=${Math.floor((freshMs - ageMs) / 1_000)}`;
  const made = { seconds, headers: { ...headers, age: String(seconds), 'cache-status': status } };
  aged.set(headers, made);
  return made.headers;
}

const isBriefly = (caching: string | undefined) =>
  caching?.startsWith('public') === true && !caching.includes('immutable');
