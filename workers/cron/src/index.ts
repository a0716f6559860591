import { WorkerEntrypoint } from 'cloudflare:workers';
import { cronEnv, makeCronDeps, parseEnv } from '@marquee/platform';
import { tick } from './schedule.ts';

/** Reached only by a service binding, which production does not have: fires the schedule where no Cron Trigger does. */
export class Ticker extends WorkerEntrypoint<object> {
  async tick(cron: string): Promise<void> {
    await tick(makeCronDeps(parseEnv('cron', cronEnv, this.env)), cron);
  }
}

export default {
  async scheduled(controller, env) {
    await tick(makeCronDeps(parseEnv('cron', cronEnv, env)), controller.cron);
  },
} satisfies ExportedHandler<object>;
