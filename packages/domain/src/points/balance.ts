import { coalesce, type Database, enhancements, eventAliases, pointsLedger } from '@marquee/db';
import { and, eq, isNotNull, sum } from 'drizzle-orm';

export async function balanceOf(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: coalesce(sum(pointsLedger.points), 0).mapWith(Number) })
    .from(pointsLedger)
    .where(eq(pointsLedger.userId, userId));
  return row?.balance ?? 0;
}

/** The id of the event that this slug or id leads to, if it has an enhancement to look at; else null. */
export async function enhancedEvent(db: Database, alias: string): Promise<string | null> {
  const [row] = await db
    .select({ eventId: eventAliases.eventId })
    .from(eventAliases)
    .innerJoin(enhancements, eq(enhancements.eventId, eventAliases.eventId))
    .where(and(eq(eventAliases.alias, alias), isNotNull(enhancements.details)));
  return row?.eventId ?? null;
}
