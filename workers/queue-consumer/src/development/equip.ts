import { makeEngineDeps, parseEnv } from '@marquee/platform';
import { developmentClock, developmentConsumerEnv, developmentOutside } from '@marquee/platform/development';
import type { Equip } from '../worker.ts';

/** The engine on a laptop: its web is a loopback server, which serves sample sites or calls the real ones. */
export const equipForDevelopment: Equip = (env) => {
  const parsed = parseEnv('queue-consumer', developmentConsumerEnv, env);
  return {
    deps: makeEngineDeps(parsed, developmentOutside(parsed), developmentClock(parsed)),
    version: parsed.VERSION,
  };
};
