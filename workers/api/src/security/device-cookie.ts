import type { IssuedDevice } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Strict: only our own sign-in form has a use for it. */
const DEVICE: CookieKind = { name: 'marquee-device', sameSite: 'Strict' };

/** The mark of a browser that signed in before; it outlives the session, and signs nobody in. */
export function deviceToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, DEVICE);
}

/** Has the browser keep its mark. Signing out leaves it: the browser is still one of the owner's. */
export function setDeviceCookie(c: Context<AppEnv>, device: IssuedDevice): void {
  setCookie(c, DEVICE, device);
}
