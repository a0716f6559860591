import { type Database, readAll, rowsOf, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

const WORST = rowsOf('sources.to-audit', { id: sources.id, citySlug: sources.citySlug });

/** Active sources of the hosts that fail, those that fail most first. */
export function sourcesToAudit(db: Database, most: number) {
  return readAll(
    db,
    sql`SELECT s.id, s.city_slug
      FROM (SELECT host, failure_rate FROM host_tallies WHERE failure_rate > 0 ORDER BY failure_rate DESC, host DESC LIMIT ${most}) t
      CROSS JOIN sources s ON s.host = t.host WHERE s.status = 'active'
      ORDER BY t.failure_rate DESC, t.host DESC, s.id LIMIT ${most}`,
    WORST,
  );
}
