import { CONCIERGE_PURSE } from '@marquee/contract';
import { coalesce, literal, minus, plus, tokenDays, tokenReservations } from '@marquee/db';
import { and, between, eq, lte, sum } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { firstDayOfMonth, utcDay } from './day.ts';
import type { PurseLimits } from './reserve-tokens.sql.ts';

interface Spending {
  used: number;
  limit: number;
}

/** What the concierge's model has used in this UTC day and month, with calls in progress; expired reservations do not count. */
export async function conciergeTokens(deps: NowDeps, limits: PurseLimits): Promise<{ day: Spending; month: Spending }> {
  const now = deps.clock.now();
  const today = utcDay(now);
  const { state, expiresAt, day, category, tokens } = tokenReservations;
  const lost = deps.db
    .select({ tokens: sum(tokens) })
    .from(tokenReservations)
    .where(
      and(eq(state, literal('open')), lte(expiresAt, now), eq(day, tokenDays.day), eq(category, tokenDays.category)),
    );
  const rows = await deps.db
    .select({
      day: tokenDays.day,
      used: minus(plus(tokenDays.used, tokenDays.reserved), coalesce(lost, 0)).mapWith(Number),
    })
    .from(tokenDays)
    .where(and(between(tokenDays.day, firstDayOfMonth(now), today), eq(tokenDays.category, CONCIERGE_PURSE)));
  return {
    day: { used: rows.find((row) => row.day === today)?.used ?? 0, limit: limits.daily },
    month: { used: rows.reduce((so, { used }) => so + used, 0), limit: limits.monthly },
  };
}
