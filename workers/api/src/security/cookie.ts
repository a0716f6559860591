import type { Context } from 'hono';
import { setCookie as setHonoCookie } from 'hono/cookie';
import type { AppEnv } from '../app-env.ts';

/** 32 bytes in base64url: anything else is not our token and costs no read. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface CookieKind {
  name: string;
  sameSite: 'Lax' | 'Strict';
}

/** Everywhere except on http://localhost, where some browsers drop Secure and `__Host-` cookies. */
function isSecure(c: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  return protocol === 'https:' || !LOCAL.has(hostname);
}

/** `__Host-` makes the browser refuse a cookie planted by another host or path of the domain (RFC 6265bis §4.1.3). */
function nameOf(c: Context<AppEnv>, { name }: CookieKind): string {
  return isSecure(c) ? `__Host-${name}` : name;
}

/** The token of a request: the first valid one of several cookies with the name. */
export function cookieToken(c: Context<AppEnv>, kind: CookieKind): string | null {
  return cookieValue(c, kind, TOKEN);
}

/** The first value of that shape. */
export function cookieValue(c: Context<AppEnv>, kind: CookieKind, shape: RegExp): string | null {
  const sent = c.req.header('cookie');
  if (sent === undefined) return null;
  const name = nameOf(c, kind);
  for (const pair of sent.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && shape.test(value)) return value;
  }
  return null;
}

/** Sets the cookie until the token expires, or deletes it if there is none. */
export function setCookie(
  c: Context<AppEnv>,
  kind: CookieKind,
  issued: { token: string; expiresAt: number } | null,
): void {
  setHonoCookie(c, nameOf(c, kind), issued?.token ?? '', {
    path: '/',
    maxAge: issued ? Math.round((issued.expiresAt - c.get('deps').clock.now()) / 1000) : 0,
    httpOnly: true,
    sameSite: kind.sameSite,
    secure: isSecure(c),
  });
}
