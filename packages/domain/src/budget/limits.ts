import { BUDGET_CATEGORIES, type BudgetCategory, DEFAULT_ALLOCATIONS, DEFAULT_DAILY_TOKENS } from '@marquee/contract';
import { coalesce, tokenLimits, write } from '@marquee/db';
import { eq, type SQL } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

export interface TokenLimits {
  totalDailyLimit: number;
  allocations: Record<BudgetCategory, number>;
}

/** A limit as an SQL expression, evaluated when the statement runs. */
export function limitNow(name: BudgetCategory | 'total'): SQL<number> {
  const usual = name === 'total' ? DEFAULT_DAILY_TOKENS : DEFAULT_ALLOCATIONS[name];
  const said = write.select({ tokens: tokenLimits.tokens }).from(tokenLimits).where(eq(tokenLimits.name, name));
  return coalesce(said, usual);
}

/** The daily limits: set by an administrator, else the defaults. */
export async function readLimits(deps: DbDeps): Promise<TokenLimits> {
  const rows = await deps.db.select().from(tokenLimits);
  const said = new Map(rows.map((row) => [row.name, row.tokens]));
  return {
    totalDailyLimit: said.get('total') ?? DEFAULT_DAILY_TOKENS,
    allocations: eachCategory((category) => said.get(category) ?? DEFAULT_ALLOCATIONS[category]),
  };
}

export function eachCategory(valueOf: (category: BudgetCategory) => number): Record<BudgetCategory, number> {
  return Object.fromEntries(BUDGET_CATEGORIES.map((category) => [category, valueOf(category)])) as Record<
    BudgetCategory,
    number
  >;
}

/** The default shares never exceed the total; a change must not either (docs/spec/decisions.md 75). */
export function sumOf(allocations: Record<BudgetCategory, number>): number {
  return BUDGET_CATEGORIES.reduce((sum, category) => sum + allocations[category], 0);
}
