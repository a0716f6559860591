import { WorkerEntrypoint } from 'cloudflare:workers';
import { cronEnv, makeCronDeps, parseEnv } from '@marquee/platform';
import { tick } from '../schedule.ts';

export { default } from '../index.ts';

/** Fires the schedule where no Cron Trigger does: on a laptop. Reached by a service binding, and part of no build. */
export class Ticker extends WorkerEntrypoint<object> {
  async tick(cron: string): Promise<void> {
    await tick(makeCronDeps(parseEnv('cron', cronEnv, this.env)), cron);
  }
}
