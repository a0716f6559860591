import { WorkerEntrypoint } from 'cloudflare:workers';
import { cronEnv, makeCronDeps, parseEnv } from '@marquee/platform';
import { tick } from '../schedule.ts';

export { default } from '../index.ts';

/** Triggers the schedule on a laptop, which has no Cron Trigger. Called by a service binding, not part of any build. */
export class Ticker extends WorkerEntrypoint<object> {
  async tick(cron: string): Promise<void> {
    await tick(makeCronDeps(parseEnv('cron', cronEnv, this.env)), cron);
  }
}
