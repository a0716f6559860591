import { type Database, hostTallies, literal, sources } from '@marquee/db';
import { and, asc, desc, eq, gt } from 'drizzle-orm';

/** Active sources of the hosts that fail, those that fail most first. SQLite keeps the order of a cross join. */
export function sourcesToAudit(db: Database, most: number) {
  const { host, failureRate } = hostTallies;
  const failing = db
    .select({ host, failureRate })
    .from(hostTallies)
    .where(gt(failureRate, 0))
    .orderBy(desc(failureRate), desc(host))
    .limit(most)
    .as('failing');
  return db
    .select({ id: sources.id, citySlug: sources.citySlug })
    .from(failing)
    .crossJoin(sources)
    .where(and(eq(sources.host, failing.host), eq(sources.status, literal('active'))))
    .orderBy(desc(failing.failureRate), desc(failing.host), asc(sources.id))
    .limit(most);
}
