import type { IssuedSession } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Lax: a visitor who follows a link to the site arrives signed in. */
const SESSION: CookieKind = { name: 'marquee', sameSite: 'Lax' };

/** The session token of a request. */
export function sessionToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, SESSION);
}

/** Sets the session cookie, or deletes it if there is none. */
export function setSessionCookie(c: Context<AppEnv>, session: IssuedSession | null): void {
  setCookie(c, SESSION, session);
}
