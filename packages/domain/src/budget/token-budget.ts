import { BUDGET_TIER, type BudgetCategory, type TokenBudget } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { hoursToReset, utcDay } from './day.ts';
import { eachCategory, readLimits } from './limits.ts';

export const TOKEN_BUDGET = 'token-budget';

interface DayRow {
  category: BudgetCategory;
  used: number;
  reserved: number;
  cost_micro_dollars: number;
  calls: number;
}

/** The budget of this UTC day: some twenty rows read, however many calls were made. */
export async function tokenBudget(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<TokenBudget> {
  const now = deps.clock.now();
  const [limits, rows, [change]] = await Promise.all([
    readLimits(deps),
    deps.db.all<DayRow>(sql`SELECT d.category, d.used, d.cost_micro_dollars, d.calls,
      d.reserved - coalesce((SELECT sum(r.tokens) FROM token_reservations r WHERE r.state = 'open' AND r.expires_at <= ${now}
        AND r.day = d.day AND r.category = d.category), 0) AS reserved
      FROM token_days d WHERE d.day = ${utcDay(now)}`),
    deps.db.all<{ at: number; actor_email: string | null }>(
      sql`SELECT at, actor_email FROM audit_log WHERE subject = ${`budget:${TOKEN_BUDGET}`} ORDER BY id DESC LIMIT 1`,
    ),
  ]);
  const days = new Map(rows.map((row) => [row.category, row]));
  const total = (name: 'used' | 'reserved' | 'cost_micro_dollars' | 'calls') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  const usedBy = (category: BudgetCategory) => days.get(category)?.used ?? 0;
  return {
    tier: BUDGET_TIER,
    totalRemaining: Math.max(0, limits.totalDailyLimit - total('used') - total('reserved')),
    openaiUsage: {
      totalTokens: total('used'),
      cost: total('cost_micro_dollars') / 1_000_000,
      requestCount: total('calls'),
      resetInHours: hoursToReset(now),
    },
    config: { ...limits, lastUpdated: isoOf(change?.at ?? null), updatedBy: change?.actor_email ?? null },
    usage: { totalTokens: total('used'), byCategory: eachCategory(usedBy), reservedTokens: total('reserved') },
    remaining: eachCategory((category) =>
      Math.max(0, limits.allocations[category] - usedBy(category) - (days.get(category)?.reserved ?? 0)),
    ),
  };
}
