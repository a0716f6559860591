import type { Instant } from '@marquee/kernel';
import type { Meter } from '@marquee/platform';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { inBackground } from './background.ts';

/** Counts a response and its duration; the counts are reported at most once a minute, after a response. */
export function measure(c: Context<AppEnv>, meter: Meter, startedAt: Instant): void {
  const deps = c.get('deps');
  const now = deps.clock.now();
  meter.count(now - startedAt, c.res.status >= 500);
  // Once a minute: work behind each response would cost more than a shared answer.
  if (meter.isDue(now))
    inBackground(c, async () => {
      await meter.tellIfDue(deps, deps.version);
    });
}
