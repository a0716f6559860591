import type { DbDeps } from '../deps.ts';
import type { ReadingPlan } from './pace.sql.ts';
import { readPace } from './pace.sql.ts';
import { effectiveOf, hasteOf } from './profile-rules.ts';
import { readSettings } from './settings.ts';

/** Two rows read. */
export async function readingPlan(deps: DbDeps): Promise<ReadingPlan> {
  const [settings, pace] = await Promise.all([readSettings(deps), readPace(deps.db)]);
  const { scrapingMs, isRunning, continuousScraper } = effectiveOf(settings, true);
  return { floorMs: scrapingMs, pace, haste: hasteOf(settings), isReading: isRunning && continuousScraper };
}
