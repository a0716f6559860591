import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { DepsOf } from '../begin-request.ts';
import { guardedApp } from '../guarded-app.ts';

/**
 * The internal path with which the start script triggers the schedule and asks for progress. It has the same guards as the API, so that
 * no other site can make a browser call it; it is not counted as traffic.
 */
export function startScriptDoor(depsOf: DepsOf): Hono<AppEnv> {
  const door = guardedApp(depsOf);
  door.on(['GET', 'POST'], '/__dev/*', async (c) => {
    const { DEV } = c.env as { DEV: Fetcher };
    const answer = await DEV.fetch(c.req.raw);
    // A copy, because the headers of the original are immutable.
    return new Response(answer.body, answer);
  });
  return door;
}
