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
