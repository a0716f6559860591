import type { AskedOf } from '@marquee/domain/events';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { isHeld } from '../etag.ts';
import { isSomebody, mayShare } from './may-share.ts';
import type { Answer, Making, Taken } from './shared-answers.ts';

interface Shared {
  /** The question in one spelling, with the deployment. Not asked for where nothing is shared. */
  keyOf: () => Promise<string>;
  isLarge?: boolean;
  /** What the answer is about; null or absent: it is read anew when its minute is over. */
  placesOf?: () => AskedOf | null;
  isPage?: boolean;
  make: (c: Context<AppEnv>, making: Making | null) => Promise<Answer>;
}

/** Answers with what is read for this request. */
export async function answerAlone(c: Context<AppEnv>, make: Shared['make']): Promise<Response> {
  return send(c, { answer: await make(c, null), heldAt: null });
}

/** Answers a public read: with what others were told less than a minute ago, or anew. */
export async function answerShared(
  c: Context<AppEnv>,
  { keyOf, isLarge = false, placesOf = () => null, isPage = false, make }: Shared,
): Promise<Response> {
  if (!mayShare(c)) return answerAlone(c, make);
  const taken = await c.get('shared').take(await keyOf(), {
    deps: c.get('deps'),
    isLarge,
    placesOf,
    isPage,
    make: (making) => make(c, making),
    inBackground: (work) => {
      if (!inBackground(c, work)) void work();
    },
  });
  return send(c, taken);
}

function send(c: Context<AppEnv>, { answer, heldAt }: Taken): Response | Promise<Response> {
  const { status, body, sharing } = answer;
  const headers = { ...answer.headers };
  const { sharing: rules, clock } = c.get('deps');
  if (heldAt !== null && sharing === 'kept') {
    const ageMs = Math.max(0, clock.now() - heldAt);
    headers.age = String(Math.floor(ageMs / 1_000));
    headers['cache-status'] = `Marquee; hit; ttl=${Math.floor(((rules?.freshMs ?? 0) - ageMs) / 1_000)}`;
  }
  // The browser of who changes something must not show what it kept of before.
  if (isSomebody(c) && isBriefly(headers['cache-control'])) headers['cache-control'] = 'private, no-cache';
  const { etag } = headers;
  if (status === 200 && etag !== undefined && isHeld(c.req.header('if-none-match'), etag)) {
    if (body instanceof ReadableStream) return body.cancel().then(() => c.body(null, 304, headers));
    return c.body(null, 304, headers);
  }
  return c.body(body, status as 200, headers);
}

const isBriefly = (caching: string | undefined) =>
  caching?.startsWith('public') === true && !caching.includes('immutable');
