import { EXPANSION_INTERVAL_MS, SCHEDULE_DEFAULTS } from '@marquee/contract';
import { expansionSettings, type Statement, schedules, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

const MAIN = 'main';

export type Settings = Omit<typeof schedules.$inferSelect, 'id'>;

/** The schedule before its first change: it runs, at the usual intervals. */
export const UNCHANGED: Settings = {
  isRunning: true,
  alwaysOn: false,
  continuousScraper: true,
  minScrapingMs: SCHEDULE_DEFAULTS.minScrapingInterval,
  discoveryMs: SCHEDULE_DEFAULTS.discoveryInterval,
  newSourceMs: SCHEDULE_DEFAULTS.newSourceInterval,
  maxConcurrent: SCHEDULE_DEFAULTS.maxConcurrentScrapes,
  delayMs: SCHEDULE_DEFAULTS.delayBetweenRequests,
  changes: 0,
  changedAt: 0,
  changedBy: '',
};

/** One row read. */
export async function readSettings(deps: DbDeps): Promise<Settings> {
  const [row] = await deps.db.select().from(schedules).where(eq(schedules.id, MAIN));
  return row ?? UNCHANGED;
}

/** How often expansion runs: its own panel sets it (spec: ENT-032). One row read. */
export async function expansionInterval(deps: DbDeps): Promise<number> {
  const [row] = await deps.db.select({ ms: expansionSettings.intervalMs }).from(expansionSettings);
  return row?.ms ?? EXPANSION_INTERVAL_MS;
}

/** The guard that stores settings: it holds only if nobody changed them since `before` was read. */
export function storeSettings(before: Settings, after: Partial<Settings>, now: Instant, changedBy: string): Statement {
  const row = { ...before, ...after, changes: before.changes + 1, changedAt: now, changedBy };
  return write
    .insert(schedules)
    .values({ id: MAIN, ...row })
    .onConflictDoUpdate({ target: schedules.id, set: row, setWhere: eq(schedules.changes, before.changes) });
}
