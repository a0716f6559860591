import type { IssuedRound } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Lax: it must come along when a provider sends the browser back. */
const BROWSER: CookieKind = { name: 'marquee-provider', sameSite: 'Lax' };

/** The secret of a browser in which a sign-in with a provider began; it signs nobody in. */
export function browserToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, BROWSER);
}

/** Sets the cookie, or deletes it if there is none. */
export function setBrowserCookie(c: Context<AppEnv>, round: IssuedRound | null): void {
  setCookie(c, BROWSER, round);
}
