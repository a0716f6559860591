import type { IssuedDevice } from '@marquee/domain/accounts';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieToken, setCookie } from './cookie.ts';

/** Strict: only our own sign-in form uses it. */
const DEVICE: CookieKind = { name: 'marquee-device', sameSite: 'Strict' };

/** The token of a known device; it outlives the session and does not sign anyone in. */
export function deviceToken(c: Context<AppEnv>): string | null {
  return cookieToken(c, DEVICE);
}

/** Sets the device cookie. Signing out keeps it: the browser still belongs to the owner. */
export function setDeviceCookie(c: Context<AppEnv>, device: IssuedDevice): void {
  setCookie(c, DEVICE, device);
}
