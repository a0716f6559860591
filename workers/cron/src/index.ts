import { createMeter, cronEnv, makeCronDeps, metered, parseEnv } from '@marquee/platform';
import { tick } from './schedule.ts';

const meter = createMeter('cron');

export default {
  async scheduled(controller, env, context) {
    const parsed = parseEnv('cron', cronEnv, env);
    const deps = makeCronDeps(parsed);
    await metered(meter, deps, parsed.VERSION, context, () => tick(deps, controller.cron));
  },
} satisfies ExportedHandler<object>;
