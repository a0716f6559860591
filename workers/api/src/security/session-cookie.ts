import type { IssuedSession } from '@marquee/domain';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

const NAME = 'marquee';
/** 32 bytes in base64url: anything else was not given by us, and is not worth a read. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Everywhere but on http://localhost, where some browsers drop Secure and `__Host-` cookies. */
function isSecure(c: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  return protocol === 'https:' || !LOCAL.has(hostname);
}

/** `__Host-` has the browser refuse a cookie that another host or path of the domain planted (RFC 6265bis §4.1.3). */
function nameOf(c: Context<AppEnv>): string {
  return isSecure(c) ? `__Host-${NAME}` : NAME;
}

/** The session token a request brings: of several cookies of the name the first that can be one. */
export function sessionToken(c: Context<AppEnv>): string | null {
  const name = nameOf(c);
  for (const pair of (c.req.header('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && TOKEN.test(value)) return value;
  }
  return null;
}

/** Has the browser keep a session's token, or forget it when there is none. */
export function setSessionCookie(c: Context<AppEnv>, session: IssuedSession | null): void {
  const seconds = session ? Math.round((session.expiresAt - c.get('deps').clock.now()) / 1000) : 0;
  const parts = [`${nameOf(c)}=${session?.token ?? ''}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (isSecure(c)) parts.push('Secure');
  c.header('set-cookie', parts.join('; '), { append: true });
}
