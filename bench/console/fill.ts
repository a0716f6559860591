import type { DatabaseSync } from 'node:sqlite';
import { countsAgain } from '@marquee/testkit/counts';
import { listOfWork, ofDays, ofEvents, ofSources } from './rows.ts';
import { CITIES, type World } from './world.ts';

/** Tables that are filled without their triggers: what those keep is counted once at the end. */
const BULK = ['events', 'sources', 'listing', 'pages', 'source_event_counts'];

/**
 * Grows the database from one world to a larger one, straight into its tables: a million events through the engine would take an hour. The
 * counts that triggers keep are computed at the end from what is stored, so a reader finds the same rows as in production.
 */
export function fill(db: DatabaseSync, before: World, world: World): void {
  db.exec(
    'PRAGMA synchronous = off; PRAGMA journal_mode = memory; PRAGMA cache_size = -600000; PRAGMA temp_store = memory',
  );
  const now = Date.now();
  const triggers = db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN (${BULK.map(() => '?').join()})`,
    )
    .all(...BULK) as Array<{ name: string; sql: string }>;
  db.exec('BEGIN');
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  if (before.events === 0) for (const statement of [...once(now), ...ofDays(now)]) db.exec(statement);
  for (const statement of ofSources(before.sources + 1, world.sources, now)) db.exec(statement);
  for (const statement of ofEvents(before.events + 1, world, now)) db.exec(statement);
  for (const statement of listOfWork(before.sources + 1, world.sources, now)) db.exec(statement);
  for (const statement of countsAgain) db.exec(statement);
  for (const { sql } of triggers) db.exec(sql);
  db.exec('COMMIT');
  db.exec('PRAGMA journal_mode = wal; PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Who asks, and where: one administrator with a session (`a` forty-three times), and the cities. */
function once(now: number): string[] {
  const token = '66d34fba71f8f450f7e45598853e53bfc23bbd129027cbb131a2f4ffd7878cd0';
  return [
    `INSERT INTO users (id, email, email_key, first_name, last_name, role, is_admin, created_at)
      VALUES ('admin', 'ada@bench.example', 'ada@bench.example', 'Ada', 'Keeper', 'admin', 1, ${now})`,
    `INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at)
      VALUES ('${token}', 'admin', ${now}, ${now}, ${now} + 864000000)`,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CITIES})
      INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, added_at)
      SELECT 'city-' || i, 'City ' || i, 'city ' || i, iif(i % 2, 'SC', 'NC'), 30 + i % 15, -80 - i % 30, i * 1000,
        'America/New_York', iif(i % 10, 'live', 'configured'), ${now} FROM n`,
  ];
}
