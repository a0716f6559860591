import { pointsLedger } from '@marquee/db';
import { asc, eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { getOwnAccount } from './own-account.ts';
import type { Session } from './sessions.ts';

/** Everything that is stored with an account, for its owner: no hash of a password or a token, which would only help a thief. */
export async function exportAccount(deps: Pick<AccountDeps, 'db' | 'clock'>, session: Session): Promise<object> {
  const { sessions, isRecent: _, ...account } = await getOwnAccount(deps, session);
  const points = await deps.db
    .select()
    .from(pointsLedger)
    .where(eq(pointsLedger.userId, session.user.id))
    .orderBy(asc(pointsLedger.awardedAt));
  return {
    exportedAt: isoOf(deps.clock.now()),
    account,
    sessions: sessions.map(({ browser, system, lastSeen, isCurrent }) => ({ browser, system, lastSeen, isCurrent })),
    points: points.map(({ action, eventId, points: n, awardedAt }) => ({
      action,
      event: eventId,
      points: n,
      awardedAt: isoOf(awardedAt),
    })),
  };
}
