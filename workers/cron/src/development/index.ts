import { WorkerEntrypoint } from 'cloudflare:workers';
import { makeCronDeps, parseEnv } from '@marquee/platform';
import { developmentClock, developmentCronEnv } from '@marquee/platform/development';
import { tick } from '../schedule.ts';

export { default } from '../index.ts';

/** Triggers the schedule on a laptop, which has no Cron Trigger. Called by a service binding, not part of any build. */
export class Ticker extends WorkerEntrypoint<object> {
  async tick(cron: string): Promise<void> {
    const parsed = parseEnv('cron', developmentCronEnv, this.env);
    await tick(makeCronDeps(parsed, developmentClock(parsed)), cron);
  }
}
