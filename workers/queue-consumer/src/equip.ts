import { consumerEnv, makeEngineDeps, parseEnv } from '@marquee/platform';
import type { Equip } from './worker.ts';

/** The deployed engine, on the real web. */
export const equip: Equip = (env) => {
  const parsed = parseEnv('queue-consumer', consumerEnv, env);
  return { deps: makeEngineDeps(parsed), version: parsed.VERSION };
};
