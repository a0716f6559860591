import { type BudgetCategory, CONCIERGE_PURSE } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { limitNow } from './limits.ts';

/**
 * The guard of a reservation: reserves tokens only if neither the category's share nor the day's total would be exceeded.
 * @param pace the part of both limits that may be spent by now, 0 to 1
 */
export function takeTokens(day: number, category: BudgetCategory, tokens: number, pace = 1): Statement {
  const spent = sql`SELECT coalesce(sum(used + reserved), 0) FROM token_days
    WHERE day = ${day} AND category <> ${CONCIERGE_PURSE}`;
  return sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls)
    SELECT ${day}, ${category}, 0, ${tokens}, 0, 0
    WHERE (${spent} AND category = ${category}) + ${tokens} <= ${limitNow(category)} * ${pace}
      AND (${spent}) + ${tokens} <= ${limitNow('total')} * ${pace}
    ON CONFLICT (day, category) DO UPDATE SET reserved = reserved + excluded.reserved`;
}

/** Tokens of the concierge's purse. */
export interface PurseLimits {
  daily: number;
  monthly: number;
}

/** The same for the concierge's purse, with its limits of the day and of the calendar month (UTC). */
export function takeFromPurse(day: number, firstOfMonth: number, tokens: number, limits: PurseLimits): Statement {
  const spent = (from: number) =>
    sql`(SELECT coalesce(sum(used + reserved), 0) FROM token_days
      WHERE day BETWEEN ${from} AND ${day} AND category = ${CONCIERGE_PURSE})`;
  return sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls)
    SELECT ${day}, ${CONCIERGE_PURSE}, 0, ${tokens}, 0, 0
    WHERE ${spent(day)} + ${tokens} <= ${limits.daily} AND ${spent(firstOfMonth)} + ${tokens} <= ${limits.monthly}
    ON CONFLICT (day, category) DO UPDATE SET reserved = reserved + excluded.reserved`;
}
