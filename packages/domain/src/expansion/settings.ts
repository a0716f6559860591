import { EXPANSION_DEFAULTS } from '@marquee/contract';
import { expansionSettings, type Statement, write } from '@marquee/db';
import { HOUR_MS, type Instant, type Message, MINUTE_MS, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

const MAIN = 'main';

export type Settings = Omit<typeof expansionSettings.$inferSelect, 'id'>;

const UNCHANGED: Settings = {
  intervalMs: EXPANSION_DEFAULTS.intervalMs,
  maxDailyCities: EXPANSION_DEFAULTS.maxDailyCities,
  changes: 0,
  changedAt: 0,
  changedBy: '',
};

/** One row read. */
export async function readSettings(deps: DbDeps): Promise<Settings> {
  const [row] = await deps.db.select().from(expansionSettings).where(eq(expansionSettings.id, MAIN));
  return row ?? UNCHANGED;
}

/** The guard that stores settings: it holds only if nobody changed them since `before` was read. */
export function storeSettings(
  before: Settings,
  after: Pick<Settings, 'intervalMs' | 'maxDailyCities'>,
  now: Instant,
  changedBy: string,
): Statement {
  const row = { ...after, changes: before.changes + 1, changedAt: now, changedBy };
  return write
    .insert(expansionSettings)
    .values({ id: MAIN, ...row })
    .onConflictDoUpdate({
      target: expansionSettings.id,
      set: row,
      setWhere: eq(expansionSettings.changes, before.changes),
    });
}

/** `4 hours`, `45 minutes`: exact, in the largest unit that divides it. */
export function inWords(ms: number): Message {
  if (ms % HOUR_MS === 0) return say('expansion.hours', { n: ms / HOUR_MS });
  return say('expansion.minutes', { n: Math.round(ms / MINUTE_MS) });
}
