import { WorkerEntrypoint } from 'cloudflare:workers';
import { createMeter, cronEnv, makeCronDeps, metered, parseEnv } from '@marquee/platform';
import { tick } from './schedule.ts';

const meter = createMeter('cron');

/** Reached only by a service binding, which production does not have: fires the schedule where no Cron Trigger does. */
export class Ticker extends WorkerEntrypoint<object> {
  async tick(cron: string): Promise<void> {
    await tick(makeCronDeps(parseEnv('cron', cronEnv, this.env)), cron);
  }
}

export default {
  async scheduled(controller, env, context) {
    const parsed = parseEnv('cron', cronEnv, env);
    const deps = makeCronDeps(parsed);
    await metered(meter, deps, parsed.VERSION, context, () => tick(deps, controller.cron));
  },
} satisfies ExportedHandler<object>;
