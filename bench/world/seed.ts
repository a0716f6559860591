import type { DatabaseSync } from 'node:sqlite';
import { CATEGORIES } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { derive } from '@marquee/domain/events';
import { databaseOn } from './memory-database.ts';

const HOUR_MS = 3_600_000;
/** Events of one transaction. */
const STEP = 10_000;
const MEGABYTE = 1_048_576;
/** Small cities that share the half of the events that Columbia does not have. */
const TOWNS = 500;

const CITY = `('columbia-sc', 'Columbia', 'columbia', 'SC', 34.0, -81.0, 130000, 'America/New_York', 'live', 0)`;
const CATEGORY = `(SELECT value FROM json_each('${JSON.stringify(CATEGORIES)}') WHERE key = (i / 2) % ${CATEGORIES.length})`;
const TOWN = `((i / 2) % ${TOWNS})`;

/**
 * Stores events `from`..`to`, half of them in Columbia, spread over a year from now; the occurrences, listing and index come from the
 * engine's own statements.
 */
export async function seed(db: DatabaseSync, from: number, to: number): Promise<void> {
  db.exec('PRAGMA synchronous = off; PRAGMA cache_size = -400000');
  setIndexMemory(db, 128 * MEGABYTE);
  const now = Date.now();
  const deps = { ...databaseOn(db), clock: { now: () => now } };
  for (let first = from; first <= to; first += STEP) {
    const last = Math.min(to, first + STEP - 1);
    const ids = Array.from({ length: last - first + 1 }, (_, i) => `e${first + i}`);
    db.exec('BEGIN');
    for (const statement of stored(first, last, now)) db.exec(statement);
    db.exec('COMMIT');
    await atomically(deps.db, await derive(deps, ids));
  }
  setIndexMemory(db, MEGABYTE);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** What the search index holds before it writes; one megabyte is FTS5's own default. */
function setIndexMemory(db: DatabaseSync, bytes: number): void {
  db.exec(`INSERT INTO event_search (event_search, rank) VALUES ('hashsize', ${bytes})`);
}

function stored(from: number, to: number, now: number): string[] {
  const startsAt = `${now} + ${HOUR_MS} + (i * 7919 % 8000) * ${HOUR_MS}`;
  const local = `strftime('%Y-%m-%dT%H:%M', (${startsAt}) / 1000 - 18000, 'unixepoch')`;
  const n = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  return [
    `INSERT OR IGNORE INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, is_hidden) VALUES ${CITY}`,
    `WITH RECURSIVE t(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM t WHERE i < ${TOWNS - 1})
      INSERT OR IGNORE INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, is_hidden)
      SELECT 'town-' || i || '-nc', 'Town ' || i, 'town ' || i, 'NC', 35, -80, i, 'America/New_York', 'live', 0 FROM t`,
    `INSERT OR IGNORE INTO sources (id, city_slug, name, url, host, interval_ms, next_due_at, created_at)
      VALUES ('bench', 'columbia-sc', 'Bench', 'https://bench.example/', 'bench.example', 1, ${now * 2}, ${now})`,
    `${n} INSERT INTO events (id, slug, title, description, venue, city_slug, city, state, timezone, categories, price_text,
        price_min_cents, attendee_count, quality_tier, source_id, source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
      SELECT 'e' || i, 'event-' || i, 'Evening number ' || i || ' with ' || (i % 97) || ' lanterns',
        'A description of some length, the same for all. ' || iif(i % 1000 = 1, 'Bring a zebra.', 'Bring friends and family.'),
        'Hall ' || (i % 40), iif(i % 2, 'columbia-sc', 'town-' || ${TOWN} || '-nc'), iif(i % 2, 'Columbia', 'Town ' || ${TOWN}),
        iif(i % 2, 'SC', 'NC'), 'America/New_York', json_array(${CATEGORY}, 'Other'), 'Free', iif(i % 3, i * 31 % 9000, 0), i * 17 % 500, 2,
        'bench', 'Bench', 'https://bench.example/', '2026-01-01', 0, ${now}, ${now} FROM n`,
    `${n} INSERT INTO event_aliases (alias, event_id) SELECT 'event-' || i, 'e' || i FROM n UNION ALL SELECT 'e' || i, 'e' || i FROM n`,
    `${n} INSERT INTO sightings (source_id, key, event_id, start_local, starts_at, ends_at, status, is_family_friendly, page_url, draft, first_seen_at, last_seen_at)
      SELECT 'bench', 'k' || i, 'e' || i, ${local}, ${startsAt}, ${startsAt} + 2 * ${HOUR_MS},
        'active', i % 5 = 1, 'https://bench.example/', '{}', ${now}, ${now} FROM n`,
  ];
}
