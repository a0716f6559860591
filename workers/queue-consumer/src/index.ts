import { consumerEnv, createMeter, HostPace, makeEngineDeps, metered, parseEnv } from '@marquee/platform';
import { consumeBatch, keepDeadLetters } from './consume.ts';
import { handlers } from './handlers.ts';

export { Engine } from './engine.ts';
export { HostPace };

const meter = createMeter('queue-consumer');
const DEAD_LETTERS = 'marquee-jobs-dlq';

export default {
  async queue(batch, env, context) {
    const parsed = parseEnv('queue-consumer', consumerEnv, env);
    const deps = makeEngineDeps(parsed);
    await metered(meter, deps, parsed.VERSION, context, () =>
      batch.queue === DEAD_LETTERS ? keepDeadLetters(deps, batch) : consumeBatch(deps, handlers, batch),
    );
  },
} satisfies ExportedHandler<object>;
