import { useLive } from '../../kit/use-live.ts';

/** The last days' questions replayed under the settings in force (spec: CALL-079). */
export function useSimulation() {
  return useLive('simulateEfficiency', { query: {} }, { everySeconds: 30 });
}
