const HOUR_MS = 3_600_000;
/** Events of a source. */
const EVENTS = 5;

interface Asked {
  from: number;
  to: number;
  cities: number;
  now: number;
}

/** Cities, sources on hosts of their own, what their hosts were asked, and upcoming events with pages, spread over a month. */
export function seedStatements({ from, to, cities, now }: Asked): string[] {
  const n = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  const source = `printf('s%04d', i)`;
  return [
    `WITH RECURSIVE t(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM t WHERE i < ${cities - 1})
      INSERT OR IGNORE INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, added_at)
      SELECT 'town-' || i, 'Town ' || i, 'town ' || i, 'NC', 35, -80, i, 'America/New_York', 'live', 0 FROM t`,
    `${n} INSERT INTO sources (id, city_slug, name, url, host, interval_ms, next_due_at, last_success_at, read_every_ms, created_at)
      SELECT ${source}, 'town-' || (i % ${cities}), 'Source ' || i, 'https://s' || i || '.example/', 's' || i || '.example',
        ${6 * HOUR_MS}, ${now} + i * 2000, ${now} - 1000, ${3 * HOUR_MS} + i, 0 FROM n`,
    `${n} INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms)
      SELECT 's' || i || '.example', 1, 10, 1, 50, 5000 FROM n`,
    `${n}, e(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM e WHERE k < ${EVENTS})
      INSERT INTO events (id, slug, title, city_slug, city, state, timezone, categories, price_text, quality_tier, source_id, source_name, source_url,
        url, next_start_local, next_starts_at, validated_at, created_at, updated_at, status)
      SELECT 'e' || i || '-' || k, 'e' || i || '-' || k, 'Evening ' || i || ' ' || k, 'town-' || (i % ${cities}), 'Town', 'NC', 'America/New_York',
        '["Music"]', 'Free', 2, ${source}, 'Source', 'https://s' || i || '.example/', 'https://s' || i || '.example/' || k, '2026-11-01T19:00',
        ${now} + (i * 7 + k * 131) % 720 * ${HOUR_MS}, ${now}, ${now}, ${now}, 'active' FROM n CROSS JOIN e`,
  ];
}

/** Towns of the gazetteer around the network, as many whatever its size. */
export function knownTowns(): string[] {
  return [
    `WITH RECURSIVE t(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM t WHERE i < 999)
      INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status)
      SELECT 'known-' || i, 'Known ' || i, 'known ' || i, 'SC', 34 + (i % 30) / 30.0, -81 + (i / 30) / 30.0, 5000 + i * 40, 'America/New_York', 'known' FROM t
      WHERE true ON CONFLICT DO UPDATE SET status = 'known', added_at = NULL, is_hidden = 0`,
  ];
}

/** Cities that are looked at in one job. */
export const LOOKED_AT = 20;

/** Cities of the network as if expansion had started them. */
export function onTheirWay(count: number, now: number): string[] {
  return [
    `INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, steps, next_look_at, deadline_at)
      SELECT 'r-' || slug, slug, state, 'reading', ${now} - ${HOUR_MS}, 'engine', 7, '[]', ${now} - 1, ${now} + ${24 * HOUR_MS}
      FROM cities WHERE slug LIKE 'town-%' ORDER BY rowid LIMIT ${count}`,
  ];
}
