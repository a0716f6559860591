import { actorOf, findSession } from '@marquee/domain/accounts';
import { guest, messageOf } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { languageOfCall } from '../documents/language-of-request.ts';
import { browserToken, setBrowserCookie } from '../security/browser-cookie.ts';
import { deviceToken, setDeviceCookie } from '../security/device-cookie.ts';
import { sessionToken, setSessionCookie } from '../security/session-cookie.ts';
import { setStepCookie, stepToken } from '../security/step-cookie.ts';
import type { Call } from '../verbs.ts';

/**
 * The caller: at most one indexed read, and none without a cookie or with `isAnybody`: a public response
 * must not depend on the caller.
 */
export async function callOf(c: Context<AppEnv>, isAnybody: boolean): Promise<Call> {
  const token = isAnybody ? null : sessionToken(c);
  const session = token === null ? null : await findSession(c.get('deps'), token);
  if (session) c.set('isSignedIn', true);
  if (session?.renewed) setSessionCookie(c, session.renewed);
  return {
    actor: session ? actorOf(session.user) : guest,
    requestId: c.get('requestId'),
    session,
    // Never X-Forwarded-For, which any client can set.
    address: c.req.header('cf-connecting-ip') ?? null,
    device: isAnybody ? null : deviceToken(c),
    userAgent: c.req.header('user-agent') ?? null,
    declinesTracking: c.req.header('sec-gpc') === '1',
    language: await languageOfCall(c),
    keepSession: (issued) => setSessionCookie(c, issued),
    keepDevice: (issued) => setDeviceCookie(c, issued),
    step: isAnybody ? null : stepToken(c),
    browser: isAnybody ? null : browserToken(c),
    keepBrowser: (issued) => setBrowserCookie(c, issued),
    keepStep: (issued) => setStepCookie(c, issued),
    afterwards: afterwardsOf(c),
  };
}

/** Runs work after the response; a failure is logged. */
export function afterwardsOf(c: Context<AppEnv>): Call['afterwards'] {
  return async (work) => {
    const logged = () =>
      work().catch((error: unknown) =>
        c.get('deps').log.warn('work behind an answer failed', { error: messageOf(error) }),
      );
    if (!inBackground(c, logged)) await logged();
  };
}
