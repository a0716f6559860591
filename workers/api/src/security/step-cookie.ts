import type { IssuedStep } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Strict: only our own dialog uses it. */
const STEP: CookieKind = { name: 'marquee-step', sameSite: 'Strict' };

/** The token of a browser in which a sign-in waits for its second step; it signs nobody in. */
export function stepToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, STEP);
}

/** Sets the cookie, or deletes it if there is none. */
export function setStepCookie(c: Context<AppEnv>, step: IssuedStep | null): void {
  setCookie(c, STEP, step);
}
