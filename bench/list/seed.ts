import { CATEGORIES } from '@marquee/contract';

const CITY = `('columbia-sc', 'Columbia', 'columbia', 'SC', 34.0, -81.0, 130000, 'America/New_York', 'live', 0)`;
const OTHER = `('charlotte-nc', 'Charlotte', 'charlotte', 'NC', 35.2, -80.8, 870000, 'America/New_York', 'live', 0)`;

/** Numbers from one to another, as a table `n(i)`. */
const range = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;

const CATEGORY = `(SELECT value FROM json_each('${JSON.stringify(CATEGORIES)}') WHERE key = (i / 2) % ${CATEGORIES.length})`;
const HOUR_MS = 3_600_000;

/** Statements that make events `from`..`to`, half of them in the city that is measured, spread over a year from `now`. */
export function seedStatements(from: number, to: number, now: number): string[] {
  const startsAt = `${now} + ${HOUR_MS} + (i * 7919 % 8000) * ${HOUR_MS}`;
  return [
    `INSERT OR IGNORE INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, is_hidden) VALUES ${CITY}, ${OTHER}`,
    `INSERT OR IGNORE INTO sources (id, city_slug, name, url, host, interval_ms, next_due_at, created_at)
      VALUES ('bench', 'columbia-sc', 'Bench', 'https://bench.example/', 'bench.example', 1, ${now * 2}, ${now})`,
    `${range(from, to)} INSERT INTO events (id, slug, title, description, venue, city_slug, city, state, timezone, categories, price_text,
        price_min_cents, attendee_count, quality_tier, source_id, source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
      SELECT 'e' || i, 'event-' || i, 'Evening number ' || i || ' with ' || (i % 97) || ' lanterns', 'A description of some length, the same for all.',
        'Hall ' || (i % 40), iif(i % 2, 'columbia-sc', 'charlotte-nc'), iif(i % 2, 'Columbia', 'Charlotte'), iif(i % 2, 'SC', 'NC'),
        'America/New_York', json_array(${CATEGORY}, 'Other'), 'Free', i * 31 % 9000, i * 17 % 500, 2, 'bench', 'Bench', 'https://bench.example/',
        '2026-01-01', 0, ${now}, ${now} FROM n`,
    `${range(from, to)} INSERT INTO sightings (source_id, key, event_id, start_local, starts_at, ends_at, status, page_url, draft, first_seen_at, last_seen_at)
      SELECT 'bench', 'k' || i, 'e' || i, strftime('%Y-%m-%dT%H:%M', (${startsAt}) / 1000, 'unixepoch'), ${startsAt}, ${startsAt} + 2 * ${HOUR_MS},
        'active', 'https://bench.example/', '{}', ${now}, ${now} FROM n`,
  ];
}
