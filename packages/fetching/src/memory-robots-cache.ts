import type { RobotsCache, RobotsEntry } from './robots-policy.ts';

/** A cache within one process: for tests and for tools that run alone. */
export function createMemoryRobotsCache(): RobotsCache {
  const entries = new Map<string, RobotsEntry>();
  return {
    get: async (origin) => entries.get(origin) ?? null,
    put: async (origin, entry) => {
      entries.set(origin, entry);
    },
  };
}
