import type { BudgetCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { limitNow } from './limits.ts';

/** The guard of a reservation: reserves tokens only if neither the category's share nor the day's total would be exceeded. */
export function takeTokens(day: number, category: BudgetCategory, tokens: number): Statement {
  const spent = sql`SELECT coalesce(sum(used + reserved), 0) FROM token_days WHERE day = ${day}`;
  return sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls)
    SELECT ${day}, ${category}, 0, ${tokens}, 0, 0
    WHERE (${spent} AND category = ${category}) + ${tokens} <= ${limitNow(category)}
      AND (${spent}) + ${tokens} <= ${limitNow('total')}
    ON CONFLICT (day, category) DO UPDATE SET reserved = reserved + excluded.reserved`;
}
