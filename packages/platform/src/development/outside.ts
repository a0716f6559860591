import type { Resolver } from '@marquee/kernel';
import { z } from 'zod';
import { liveResolver, type Outside } from '../adapters/web.ts';
import { binding } from '../env/parse-env.ts';
import { consumerEnv } from '../env/workers.ts';
import { clockVariables } from './clock.ts';
import { JUDGED_HEADER, UNREACHABLE_HEADER } from './headers.ts';

/** The additional environment of the queue consumer in development. */
export const developmentConsumerEnv = consumerEnv.safeExtend({
  ...clockVariables,
  /** A Worker that stands in for the outside web. */
  WEB: binding<Fetcher>('service'),
  /** Whether it serves recorded or sample sites, or calls the real ones at the given addresses. */
  OUTSIDE: z.enum(['replayed', 'live']).default('replayed'),
});
export type DevelopmentConsumerEnv = z.output<typeof developmentConsumerEnv>;

/** For replayed hosts, which have no address: a public one, so that all guards stay active. */
const replayedResolver: Resolver = { resolve: () => Promise.resolve(['1.1.1.1']) };

/** The outside web through a loopback server, which unlike a Worker can connect to given addresses. */
export function developmentOutside({ WEB, OUTSIDE }: DevelopmentConsumerEnv): Outside {
  return {
    resolver: OUTSIDE === 'live' ? liveResolver : replayedResolver,
    web: {
      async fetch(request, addresses) {
        const asked = new Request(request);
        asked.headers.set(JUDGED_HEADER, addresses.join(','));
        const response = await WEB.fetch(asked);
        const reason = response.headers.get(UNREACHABLE_HEADER);
        if (reason !== null) throw new Error(reason === '1' ? 'the host cannot be reached' : reason);
        return response;
      },
    },
  };
}
