import type { EngineDeps } from '@marquee/domain/deps';
import { createMeter, metered } from '@marquee/platform';
import { consumeBatch, keepDeadLetters } from './consume.ts';
import { consumeCounts } from './consume-counts.ts';
import { counters } from './counters.ts';
import { handlers } from './handlers.ts';

/** Derived from the environment: the engine's dependencies and the deployed version. */
export type Equip = (env: object) => { deps: EngineDeps; version: string };

const meter = createMeter('queue-consumer');
const DEAD_LETTERS = 'marquee-jobs-dlq';
const COUNTS = 'marquee-counts';

/** A Worker that consumes the queues. */
export function consumer(equip: Equip) {
  return {
    async queue(batch, env, context) {
      const { deps, version } = equip(env);
      await metered(meter, deps, version, context, () => {
        if (batch.queue === COUNTS) return consumeCounts(deps, counters, batch);
        return batch.queue === DEAD_LETTERS ? keepDeadLetters(deps, batch) : consumeBatch(deps, handlers, batch);
      });
    },
  } satisfies ExportedHandler<object>;
}
