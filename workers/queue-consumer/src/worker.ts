import type { EngineDeps } from '@marquee/domain/deps';
import { createMeter, metered } from '@marquee/platform';
import { consumeBatch, keepDeadLetters } from './consume.ts';
import { handlers } from './handlers.ts';

/** What a Worker makes of its environment: what the engine works with, and the version that is deployed. */
export type Equip = (env: object) => { deps: EngineDeps; version: string };

const meter = createMeter('queue-consumer');
const DEAD_LETTERS = 'marquee-jobs-dlq';

/** A Worker that takes from the queues. */
export function consumer(equip: Equip) {
  return {
    async queue(batch, env, context) {
      const { deps, version } = equip(env);
      await metered(meter, deps, version, context, () =>
        batch.queue === DEAD_LETTERS ? keepDeadLetters(deps, batch) : consumeBatch(deps, handlers, batch),
      );
    },
  } satisfies ExportedHandler<object>;
}
