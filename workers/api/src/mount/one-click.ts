import { endpoints } from '@marquee/contract';
import { changeBySecret } from '@marquee/domain/letter-links';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { letThrough } from '../security/forged-requests.ts';
import { parse } from './input.ts';

/**
 * The unsubscribe header of our letters (RFC 8058): a mail program posts `List-Unsubscribe=One-Click` here, from anywhere and without our cookies. It is exempt
 * from the check against forged requests because it reads no session: the secret in its address is the whole permission, and all that it can do is end letters.
 */
export function mountOneClick(app: Hono<AppEnv>): void {
  const { path, params } = endpoints.openUnsubscribe;
  const handler = async (c: Context<AppEnv>) => {
    const { token } = parse(params, c.req.param()) as { token: string };
    await changeBySecret(c.get('deps'), { token, isWanted: false });
    c.header('cache-control', 'no-store');
    return c.body(null, 204);
  };
  letThrough(handler);
  app.post(path, handler);
}
