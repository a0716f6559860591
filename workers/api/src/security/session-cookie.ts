import type { IssuedSession } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Lax: who follows a link to the site arrives signed in. */
const SESSION: CookieKind = { name: 'marquee', sameSite: 'Lax' };

/** The session token a request brings. */
export function sessionToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, SESSION);
}

/** Has the browser keep a session's token, or forget it when there is none. */
export function setSessionCookie(c: Context<AppEnv>, session: IssuedSession | null): void {
  setCookie(c, SESSION, session);
}
