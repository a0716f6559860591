import { seededRandom } from '../random.ts';
import { watchedDatabase } from './watched-database.ts';

/**
 * A database that fails a share of its calls: half of them before they reach it, half after they took effect and before the answer was heard.
 * Set `share` to 0 to let it recover.
 */
export function flakyDatabase(real: D1Database, share: number, seed: number) {
  const random = seededRandom(seed);
  const state = { share, calls: 0, before: 0, after: 0 };

  async function call<T>(work: () => Promise<T>): Promise<T> {
    state.calls += 1;
    const fails = random.below(1_000) < state.share * 1_000;
    const isAfter = random.below(2) === 1;
    if (fails && !isAfter) {
      state.before += 1;
      throw new Error('D1_ERROR: Network connection lost.');
    }
    const result = await work();
    if (!fails) return result;
    state.after += 1;
    throw new Error('D1_ERROR: Network connection lost.');
  }

  return Object.assign(state, { database: watchedDatabase(real, call) });
}
