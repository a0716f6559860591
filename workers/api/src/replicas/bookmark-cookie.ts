import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type CookieKind, cookieValue, setCookie } from '../security/cookie.ts';

/** Lax: who follows a link to the site sees there what they wrote. */
const BOOKMARK: CookieKind = { name: 'marquee-bookmark', sameSite: 'Lax' };
/** As D1 writes it: numbers in base 16. Anything else is none of ours, and D1 would refuse it. */
const SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{8,40}){3}$/;
/** A replica is seconds behind; after this it has what was written. */
const KEPT_MS = 10 * 60_000;

/** The state of the database that a browser has written; null without one. */
export function bookmarkOf(c: Context<AppEnv>): string | null {
  return cookieValue(c, BOOKMARK, SHAPE);
}

export function setBookmarkCookie(c: Context<AppEnv>, bookmark: string): void {
  if (!SHAPE.test(bookmark)) return;
  setCookie(c, BOOKMARK, { token: bookmark, expiresAt: c.get('deps').clock.now() + KEPT_MS });
}
