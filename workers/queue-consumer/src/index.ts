import { consumerEnv, HostPace, makeEngineDeps, parseEnv } from '@marquee/platform';
import { consumeBatch, keepDeadLetters } from './consume.ts';
import { handlers } from './handlers.ts';

export { HostPace };

const DEAD_LETTERS = 'marquee-jobs-dlq';

export default {
  async queue(batch, env) {
    const deps = makeEngineDeps(parseEnv('queue-consumer', consumerEnv, env));
    await (batch.queue === DEAD_LETTERS ? keepDeadLetters(deps, batch) : consumeBatch(deps, handlers, batch));
  },
} satisfies ExportedHandler<object>;
