import { auditLog, type Database, readAll, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const ACTORS = rowsOf('audit-log.actors', {
  actorKind: auditLog.actorKind,
  actorId: auditLog.actorId,
  actorEmail: auditLog.actorEmail,
});

/** Each actor with its last entry. It skips through the index: a few rows per actor, however many entries there are. */
export function readActors(db: Database, most: number) {
  return readAll(
    db,
    sql`WITH RECURSIVE actors(id) AS (
        SELECT min(actor_id) FROM audit_log
        UNION ALL
        SELECT (SELECT min(actor_id) FROM audit_log WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL
        LIMIT ${most + 1})
      SELECT a.actor_kind, a.actor_id, a.actor_email FROM actors CROSS JOIN audit_log a
        ON a.id = (SELECT max(id) FROM audit_log WHERE actor_id = actors.id) LIMIT ${most}`,
    ACTORS,
  );
}
