import { type BudgetCategory, CONCIERGE_PURSE, type Purse } from '@marquee/contract';
import { excluded, plus, rowIf, type Statement, scalar, times, tokenDays, totalOf, write } from '@marquee/db';
import { and, between, eq, lte, ne, type SQL } from 'drizzle-orm';
import { limitNow } from './limits.ts';

const { day, category, used, reserved } = tokenDays;

/** Tokens of the days under a condition, with `more`. */
function taken(of: SQL | undefined, more: number): SQL<number> {
  return plus(
    scalar(
      write
        .select({ tokens: totalOf(plus(used, reserved)) })
        .from(tokenDays)
        .where(of),
    ),
    more,
  );
}

function take(today: number, purse: Purse, tokens: number, isAllowed: SQL | undefined): Statement {
  const row = { day: today, category: purse, used: 0, reserved: tokens, costMicroDollars: 0, calls: 0 };
  return write
    .insert(tokenDays)
    .select(rowIf(tokenDays, row, isAllowed))
    .onConflictDoUpdate({ target: [day, category], set: { reserved: plus(reserved, excluded(reserved)) } });
}

/**
 * The guard of a reservation: reserves tokens only if neither the category's share nor the day's total would be exceeded.
 * @param pace the part of both limits that may be spent by now, 0 to 1
 */
export function takeTokens(today: number, of: BudgetCategory, tokens: number, pace = 1): Statement {
  const isOurs = and(eq(day, today), ne(category, CONCIERGE_PURSE));
  const fits = (some: SQL | undefined, limit: BudgetCategory | 'total') =>
    lte(taken(some, tokens), times(limitNow(limit), pace));
  return take(today, of, tokens, and(fits(and(isOurs, eq(category, of)), of), fits(isOurs, 'total')));
}

/** Tokens of the concierge's purse. */
export interface PurseLimits {
  daily: number;
  monthly: number;
}

/** The same for the concierge's purse, with its limits of the day and of the calendar month (UTC). */
export function takeFromPurse(today: number, firstOfMonth: number, tokens: number, limits: PurseLimits): Statement {
  const since = (from: number) => taken(and(between(day, from, today), eq(category, CONCIERGE_PURSE)), tokens);
  const fits = and(lte(since(today), limits.daily), lte(since(firstOfMonth), limits.monthly));
  return take(today, CONCIERGE_PURSE, tokens, fits);
}
