import { bound, consoleTours, type Statement, users, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq } from 'drizzle-orm';

/** An account that was deleted meanwhile keeps nothing. */
export function keepTour(userId: string, stop: number, endedAt: Instant | null): Statement {
  const account = write
    .select({ userId: users.id, stop: bound(stop).as('stop'), endedAt: bound(endedAt).as('ended_at') })
    .from(users)
    .where(eq(users.id, userId));
  return write
    .insert(consoleTours)
    .select(account)
    .onConflictDoUpdate({ target: consoleTours.userId, set: { stop, endedAt } });
}
