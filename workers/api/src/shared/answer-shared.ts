import type { AskedOf } from '@marquee/domain/events';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { isHeld } from '../etag.ts';
import { completeResponse } from '../security/headers.ts';
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
  return send(c, { answer: await make(c, null), heldAt: null }, isSomebody(c));
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
  return send(c, taken, false);
}

function send(c: Context<AppEnv>, { answer, heldAt }: Taken, isForSomebody: boolean): Response | Promise<Response> {
  const { status, body, sharing, headers: own } = answer;
  const { sharing: rules, clock } = c.get('deps');
  const besides: Record<string, string> = {};
  if (heldAt !== null && sharing === 'kept') {
    const ageMs = Math.max(0, clock.now() - heldAt);
    besides.age = String(Math.floor(ageMs / 1_000));
    besides['cache-status'] = `Marquee; hit; ttl=${Math.floor(((rules?.freshMs ?? 0) - ageMs) / 1_000)}`;
  }
  // The browser of who changes something must not show what it kept of before.
  if (isForSomebody && isBriefly(own['cache-control'])) besides['cache-control'] = 'private, no-cache';
  const { etag } = own;
  if (status === 200 && etag !== undefined && isHeld(c.req.header('if-none-match'), etag)) {
    const unchanged = () => completeResponse(c, { status: 304, body: null, own, besides });
    return body instanceof ReadableStream ? body.cancel().then(unchanged) : unchanged();
  }
  return completeResponse(c, { status, body, own, besides });
}

const isBriefly = (caching: string | undefined) =>
  caching?.startsWith('public') === true && !caching.includes('immutable');
