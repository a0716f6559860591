import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { letThrough } from '../security/forged-requests.ts';
import { boundedBody } from './input.ts';

const CALLBACK = '/api/auth/apple/callback';
const FIELDS = ['state', 'code', 'error', 'iss', 'user'];

/**
 * Apple answers with a form that the browser posts from Apple's page, without our Lax cookies. This sends the browser on to the address
 * where the other providers send it, with the same fields and then with its cookies. It reads no session and changes nothing, and is
 * therefore exempt from the check against forged requests; the answer itself is checked there.
 */
export function mountFormAnswer(app: Hono<AppEnv>): void {
  const handler = async (c: Context<AppEnv>) => {
    const given = new URLSearchParams(new TextDecoder().decode(await boundedBody(c)));
    const passed = new URLSearchParams();
    for (const field of FIELDS) {
      const value = given.get(field);
      if (value) passed.set(field, value);
    }
    c.header('cache-control', 'no-store');
    return c.redirect(`${CALLBACK}?${passed.toString()}`, 303);
  };
  letThrough(handler);
  app.post(CALLBACK, handler);
}
