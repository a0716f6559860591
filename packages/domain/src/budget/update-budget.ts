import type { TokenBudget } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, Reject } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readLimits, sumOf, type TokenLimits } from './limits.ts';
import { TOKEN_BUDGET, tokenBudget } from './token-budget.ts';

/**
 * Sets the day's limit and its shares; in force from the next reservation on. Setting what is set already changes nothing.
 * Throws Reject (422, field `allocations`) where the shares come to more than the limit (docs/spec/decisions.md 75), and Conflict where
 * somebody else changed it at the same moment.
 */
export async function updateBudget(
  deps: ChangeDeps,
  caller: Caller,
  { totalDailyLimit, allocations }: TokenLimits,
): Promise<TokenBudget> {
  const sum = sumOf(allocations);
  if (sum > totalDailyLimit) {
    const detail = `The shares come to ${sum} tokens, more than the daily limit of ${totalDailyLimit}.`;
    throw new Reject(422, 'allocations-exceed-limit', detail, 'allocations');
  }
  const [[version], before] = await Promise.all([
    deps.db.all<{ changes: number }>(sql`SELECT changes FROM config_versions WHERE name = ${TOKEN_BUDGET}`),
    readLimits(deps),
  ]);
  const after: TokenLimits = { totalDailyLimit, allocations: { ...before.allocations, ...allocations } };
  if (JSON.stringify(before) === JSON.stringify(after)) return tokenBudget(deps);
  const unchanged = sql`INSERT INTO config_versions (name, changes, changed_at) VALUES (${TOKEN_BUDGET}, 1, ${deps.clock.now()})
    ON CONFLICT (name) DO UPDATE SET changes = changes + 1, changed_at = excluded.changed_at
      WHERE config_versions.changes = ${version?.changes ?? 0}`;
  const limits = sql`INSERT INTO token_limits (name, tokens)
    SELECT key, value FROM json_each(${JSON.stringify({ total: totalDailyLimit, ...allocations })}) WHERE true
    ON CONFLICT (name) DO UPDATE SET tokens = excluded.tokens`;
  const entry = auditEntry(deps, caller, { action: 'budget.update', subject: `budget:${TOKEN_BUDGET}`, before, after });
  await atomically(deps.db, [limits, entry], [unchanged]);
  return tokenBudget(deps);
}
