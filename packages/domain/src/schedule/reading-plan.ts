import type { ReadDeps } from '../deps.ts';
import { readPace } from './pace.sql.ts';
import { effectiveOf, hasteOf } from './profile-rules.ts';
import { readSettings } from './settings.ts';

/** What decides when a source is read next, besides its own history. */
export interface ReadingPlan {
  /** The least time between two reads of one source. */
  floorMs: number;
  pace: number;
  haste: number;
  /** Whether the scheduler reads sources by itself. */
  isReading: boolean;
}

/** Two rows read. */
export async function readingPlan(deps: Pick<ReadDeps, 'db'>): Promise<ReadingPlan> {
  const [settings, pace] = await Promise.all([readSettings(deps), readPace(deps.db)]);
  const { scrapingMs, isRunning, continuousScraper } = effectiveOf(settings, true);
  return { floorMs: scrapingMs, pace, haste: hasteOf(settings), isReading: isRunning && continuousScraper };
}
