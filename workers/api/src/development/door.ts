import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type DepsOf, guardedApp } from '../guarded-app.ts';

/**
 * The door through which the start script fires the schedule and asks for progress. Behind the same guards as the API, so that
 * no other site can have a browser knock; not counted, for it is no visitor's doing.
 */
export function startScriptDoor(depsOf: DepsOf): Hono<AppEnv> {
  const door = guardedApp(depsOf);
  door.on(['GET', 'POST'], '/__dev/*', async (c) => {
    const { DEV } = c.env as { DEV: Fetcher };
    const answer = await DEV.fetch(c.req.raw);
    // A copy, for the headers of the original cannot be added to.
    return new Response(answer.body, answer);
  });
  return door;
}
