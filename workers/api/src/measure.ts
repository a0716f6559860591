import type { Meter } from '@marquee/platform';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { inBackground } from './background.ts';

/** Counts every response and its duration; the counts are reported at most once a minute, after a response. */
export function measured(meter: Meter): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { clock } = c.get('deps');
    const startedAt = clock.now();
    await next();
    meter.count(clock.now() - startedAt, c.res.status >= 500);
    // Once a minute: work behind each response would cost more than a shared answer.
    if (meter.isDue(clock.now()))
      inBackground(c, async () => {
        const deps = c.get('deps');
        await meter.tellIfDue(deps, deps.version);
      });
  };
}
