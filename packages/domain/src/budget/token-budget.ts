import {
  BUDGET_CATEGORIES,
  BUDGET_TIER,
  type BudgetCategory,
  CONCIERGE_PURSE,
  MODEL_PRICES,
  type ToldTokenBudget,
} from '@marquee/contract';
import { auditLog, coalesce, literal, minus, tokenDays, tokenReservations } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, desc, eq, lte, ne, sum } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { hoursToReset, utcDay } from './day.ts';
import { runsOutAt } from './forecast.ts';
import { eachCategory, readLimits } from './limits.ts';

export const TOKEN_BUDGET = 'token-budget';

/** The engine's budget of this UTC day. Reads about 20 rows, regardless of the number of calls. */
export async function tokenBudget(deps: NowDeps): Promise<ToldTokenBudget> {
  const now = deps.clock.now();
  const [limits, rows, [change]] = await Promise.all([
    readLimits(deps),
    dayRows(deps, now),
    deps.db
      .select({ at: auditLog.at, actorEmail: auditLog.actorEmail })
      .from(auditLog)
      .where(eq(auditLog.subject, `budget:${TOKEN_BUDGET}`))
      .orderBy(desc(auditLog.id))
      .limit(1),
  ]);
  const days = new Map(rows.map((row) => [row.category, row]));
  const total = (name: 'used' | 'reserved' | 'costMicroDollars' | 'calls') =>
    rows.reduce((so, row) => so + row[name], 0);
  const usedBy = (category: BudgetCategory) => days.get(category)?.used ?? 0;
  return {
    tier: BUDGET_TIER,
    totalRemaining: Math.max(0, limits.totalDailyLimit - total('used') - total('reserved')),
    openaiUsage: {
      totalTokens: total('used'),
      cost: total('costMicroDollars') / 1_000_000,
      requestCount: total('calls'),
      resetInHours: hoursToReset(now),
    },
    config: { ...limits, lastUpdated: isoOf(change?.at ?? null), updatedBy: change?.actorEmail ?? null },
    usage: { totalTokens: total('used'), byCategory: eachCategory(usedBy), reservedTokens: total('reserved') },
    remaining: eachCategory((category) =>
      Math.max(0, limits.allocations[category] - usedBy(category) - (days.get(category)?.reserved ?? 0)),
    ),
    forecast: {
      total: isoOf(runsOutAt(total('used') + total('reserved'), limits.totalDailyLimit, now)),
      byCategory: Object.fromEntries(
        BUDGET_CATEGORIES.map((category) => {
          const taken = usedBy(category) + (days.get(category)?.reserved ?? 0);
          return [category, isoOf(runsOutAt(taken, limits.allocations[category], now))];
        }),
      ) as ToldTokenBudget['forecast']['byCategory'],
    },
    prices: [...MODEL_PRICES],
  };
}

/** Tokens of a UTC day by category; expired reservations do not count. */
function dayRows(deps: DbDeps, now: Instant) {
  const { state, expiresAt, day, category, tokens } = tokenReservations;
  const lost = deps.db
    .select({ tokens: sum(tokens) })
    .from(tokenReservations)
    .where(
      and(eq(state, literal('open')), lte(expiresAt, now), eq(day, tokenDays.day), eq(category, tokenDays.category)),
    );
  return deps.db
    .select({
      category: tokenDays.category,
      used: tokenDays.used,
      costMicroDollars: tokenDays.costMicroDollars,
      calls: tokenDays.calls,
      reserved: minus(tokenDays.reserved, coalesce(lost, 0)).mapWith(Number),
    })
    .from(tokenDays)
    .where(and(eq(tokenDays.day, utcDay(now)), ne(tokenDays.category, CONCIERGE_PURSE)));
}
