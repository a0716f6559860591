import type { EffectiveSchedule, Process } from '@marquee/contract';
import type { NowDeps } from '../deps.ts';
import { giveBackTurn, takeTurn } from './take-turn.ts';

/**
 * Runs the work of a process if its interval has passed since its last turn and the scheduler runs; two ticks at once run it once. The
 * turn is given back if the work fails. Its interval counts from the last turn, so a shorter one is in force at once.
 */
export async function whenDue(
  deps: NowDeps,
  process: Process,
  { isRunning, ...schedule }: EffectiveSchedule,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!isRunning) return false;
  const now = deps.clock.now();
  const turn = await takeTurn(deps.db, process, now, intervalOf(process, schedule));
  if (!turn) return false;
  try {
    await work();
  } catch (error) {
    await giveBackTurn(deps.db, process, now);
    throw error;
  }
  return true;
}

function intervalOf(process: Process, schedule: Omit<EffectiveSchedule, 'isRunning'>): number {
  const { scrapingMs, discoveryMs, expansionMs, cleanupMs } = schedule;
  return { scraping: scrapingMs, discovery: discoveryMs, expansion: expansionMs, optimization: cleanupMs }[process];
}
