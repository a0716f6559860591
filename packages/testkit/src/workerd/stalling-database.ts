import { watchedDatabase } from './watched-database.ts';

/**
 * A database that stalls (no call is answered any more) or fails (every call at once), as D1 sometimes does. `calls` counts what it
 * was asked.
 */
export function stallingDatabase(real: D1Database) {
  const state = { mood: 'well' as 'well' | 'stalled' | 'failing', calls: 0 };

  async function call<T>(work: () => Promise<T>): Promise<T> {
    state.calls += 1;
    if (state.mood === 'failing') throw new Error('D1_ERROR: Network connection lost.');
    if (state.mood === 'stalled') await new Promise<never>(() => {});
    return work();
  }

  const database = watchedDatabase(real, call);
  return Object.assign(state, { database });
}
