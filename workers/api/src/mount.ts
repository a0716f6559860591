import type { Endpoint, InputOf, ResponseOf } from '@marquee/contract';
import { actorOf, findSession, type IssuedDevice, type IssuedSession, type Session } from '@marquee/domain/accounts';
import { type Caller, guest, messageOf, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { inBackground } from './background.ts';
import { inputSentence } from './input-sentence.ts';
import { MAX_BODY_BYTES } from './read-to-the-end.ts';
import { admit } from './security/admit.ts';
import { deviceToken, setDeviceCookie } from './security/device-cookie.ts';
import { isJson } from './security/forged-requests.ts';
import { requireOwnPage } from './security/own-page.ts';
import { sessionToken, setSessionCookie } from './security/session-cookie.ts';
import { shownJson } from './shown-json.ts';

/** What a verb is told of a call besides its input. */
export interface Call extends Caller {
  /** Never looked for where an answer may be cached. */
  session: Session | null;
  /** The visitor's network address as Cloudflare saw it; none on a laptop. */
  address: string | null;
  /** The mark of a browser that signed in before; it counts guesses and lets nobody in. */
  device: string | null;
  /** Has the browser keep this session, or forget the one it has. */
  keepSession: (session: IssuedSession | null) => void;
  keepDevice: (device: IssuedDevice) => void;
  /** Does what need not be waited for behind the answer; what fails there is logged, and must be made good elsewhere. */
  afterwards: (work: () => Promise<unknown>) => Promise<void>;
}

export type Verb<E extends Endpoint> = (
  deps: ApiDeps,
  input: InputOf<E>,
  call: Call,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/**
 * Puts an endpoint of the contract on the app: checks access, parses the input, calls the verb, and sends only what the
 * response schema names.
 */
export function mount<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, verb: Verb<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const call = await callOf(c, endpoint);
    admit(endpoint, call.actor);
    if (endpoint.ownPageOnly) requireOwnPage(c);
    const input = {
      params: parse(endpoint.params, c.req.param()),
      query: parse(endpoint.query, c.req.query()),
      body: parse(endpoint.body, endpoint.body ? await readJson(c) : undefined),
    } as InputOf<E>;
    const answer = endpoint.response.parse(await verb(c.get('deps'), input, call));
    c.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
    return c.body(shownJson(answer), 200, { 'content-type': 'application/json' });
  });
}

/** Who calls: at most one indexed read, and none without a cookie or where the answer is the same for everybody. */
async function callOf(c: Context<AppEnv>, endpoint: Endpoint): Promise<Call> {
  // What everybody may be told from a cache must not depend on who asks.
  const isSame = Boolean(endpoint.cacheSeconds) && endpoint.access === 'public';
  const token = isSame ? null : sessionToken(c);
  const session = token === null ? null : await findSession(c.get('deps'), token);
  if (session?.renewed) setSessionCookie(c, session.renewed);
  return {
    actor: session ? actorOf(session.user) : guest,
    requestId: c.get('requestId'),
    session,
    // Never X-Forwarded-For: anybody can write that.
    address: c.req.header('cf-connecting-ip') ?? null,
    device: isSame ? null : deviceToken(c),
    keepSession: (issued) => setSessionCookie(c, issued),
    keepDevice: (issued) => setDeviceCookie(c, issued),
    async afterwards(work) {
      const logged = () =>
        work().catch((error: unknown) =>
          c.get('deps').log.warn('work behind an answer failed', { error: messageOf(error) }),
        );
      if (!inBackground(c, logged)) await logged();
    },
  };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
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
  const body = await c.req.raw.arrayBuffer();
  if (body.byteLength > MAX_BODY_BYTES)
    throw new Reject(413, 'too-large', `The body may have at most ${MAX_BODY_BYTES} bytes.`, 'body');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    throw new Reject(400, 'bad-json', 'The body is not valid JSON.', 'body');
  }
}
