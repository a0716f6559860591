import { CITIES, type World } from './world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days over which stored things came. */
const DAYS = 60;

const numbers = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
const city = `'city-' || (i % ${CITIES} + 1)`;
/** Ids of sources begin with their time; these are old. */
const source = `'00s' || i`;
const ago = (now: number, step: number) => `${now} - i * ${step} % ${DAYS * DAY_MS}`;

/** Websites, of which one in twelve fails, with three pages and twenty reads each. */
export function ofSources(from: number, to: number, now: number): string[] {
  if (from > to) return [];
  const n = numbers(from, to);
  return [
    `${n} INSERT INTO sources (id, city_slug, name, url, host, status, tier, discovery_method, health, interval_ms, next_due_at, last_run_at,
        last_success_at, consecutive_failures, runs, failed_runs, last_yield, usual_yield, created_at)
      SELECT ${source}, ${city}, 'Hall ' || i, 'https://hall-' || i || '.example/events', 'hall-' || i || '.example',
        iif(i % 25, 'active', 'inactive'), iif(i % 3, 'medium', 'high'), iif(i % 2, 'configured', 'map'),
        CASE i % 24 WHEN 0 THEN 'http-error' WHEN 1 THEN 'drifted' ELSE 'ok' END, ${6 * HOUR_MS}, ${now} + i * 977 % ${6 * HOUR_MS} - ${HOUR_MS},
        ${now} - ${HOUR_MS}, ${now} - ${HOUR_MS}, iif(i % 24 < 2, 3, 0), 20, iif(i % 24 < 2, 10, 0), 12, 12, ${ago(now, 7_919_000)} FROM n`,
    `${n} INSERT INTO pages (source_id, url, reason, content_hash, content_type, awaits_model, rejected, failed_readings, failed_hash, fetched_at)
      SELECT ${source}, 'https://hall-' || i || '.example/events?page=' || p, 'root', 'h' || i, 'text/html', i % 40 = 0, i % 3,
        iif(i % 50, 0, 3), iif(i % 50, NULL, 'h' || i), ${now} FROM n, (SELECT 0 AS p UNION ALL SELECT 1 UNION ALL SELECT 2)`,
    `${n} INSERT INTO runs (id, job_id, kind, source_id, city_slug, started_at, finished_at, outcome, detail, counts, findings)
      SELECT 'r' || i || '-' || r, 'j' || i || '-' || r, 'source.scrape', ${source}, ${city}, ${now} - (i * 37 % 360 + r * 360) * 60000,
        ${now} - (i * 37 % 360 + r * 360) * 60000 + 900, iif(i % 24 < 2, 'failed', 'done'), iif(i % 24 < 2, 'The host answered 500.', NULL),
        '{"found":12,"saved":12}', '[]' FROM n, (SELECT value AS r FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]'))`,
    `${n} INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms)
      SELECT 'hall-' || i || '.example', ${Math.floor(now / (7 * DAY_MS))}, 20, iif(i % 24 < 2, 10, 0), 240, 18000 FROM n`,
  ];
}

/** Events over a year, each listed in its city, with one date and what its source says of it. */
export function ofEvents(from: number, { events: to, sources }: World, now: number): string[] {
  const n = numbers(from, to);
  const startsAt = `${now} + ${HOUR_MS} + (i * 7919 % 8000) * ${HOUR_MS}`;
  const local = `strftime('%Y-%m-%dT%H:%M', (${startsAt}) / 1000 - 18000, 'unixepoch')`;
  return [
    `${n} INSERT INTO events (seq, id, slug, title, venue, city_slug, city, state, timezone, categories, price_text, price_min_cents,
        image_hash, url, status, validation_error, quality_tier, quality_score, enhanced_at, source_id, source_name, source_url, next_start_local,
        next_starts_at, upcoming_count, is_location_checked, has_duplicate, merged_into, merged_at, created_at, updated_at)
      SELECT i, 'e' || i, 'event-' || i, 'Evening number ' || i, 'Hall ' || (i % 40), ${city}, 'City ' || (i % ${CITIES} + 1), iif(i % 2, 'NC', 'SC'),
        'America/New_York', json_array(CASE i % 3 WHEN 0 THEN 'Music' WHEN 1 THEN 'Food' ELSE 'Arts' END), 'Free', 0,
        iif(i % 3, 'p' || (i % 5000), NULL), 'https://hall.example/e/' || i, iif(i % 5, 'active', 'ended'), iif(i % 100, NULL, 'The page is gone.'),
        i % 3 + 1, 60 + i % 40, iif(i % 4, NULL, ${now}), '00s' || (i % ${sources} + 1), 'Hall', 'https://hall.example/', ${local}, ${startsAt},
        iif(i % 20, 1, 4), i % 50 > 0, i % 200 = 0, iif(i % 500, NULL, 'e1'), iif(i % 500, NULL, ${now} - i), ${ago(now, 5_003_000)}, ${now} FROM n`,
    `${n} INSERT INTO occurrences (event_id, start_local, starts_at, ends_at, city_slug)
      SELECT 'e' || i, ${local}, ${startsAt}, ${startsAt} + ${2 * HOUR_MS}, ${city} FROM n`,
    `${n} INSERT INTO sightings (source_id, key, event_id, start_local, starts_at, ends_at, status, page_url, draft, first_seen_at, last_seen_at)
      SELECT '00s' || (i % ${sources} + 1), 'k' || i, 'e' || i, ${local}, ${startsAt}, ${startsAt} + ${2 * HOUR_MS}, 'active',
        'https://hall.example/', '{"title":"Evening","start":"2026-12-10T19:00"}', ${now}, ${now} FROM n`,
    `${n} INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
      SELECT ${city}, ${startsAt}, i, ${startsAt} + ${2 * HOUR_MS}, 0, i % 500 FROM n WHERE i % 5`,
    `${n} INSERT INTO location_checks (event_id, severity, violations, checked_at) SELECT 'e' || i, 2, '[]', ${now} FROM n WHERE i % 100 = 0`,
  ];
}

/** What grows with the sources: jobs, candidates, sessions, what waits for a person, and the log of it all. */
export function listOfWork(from: number, to: number, now: number): string[] {
  if (from > to) return [];
  const n = numbers(from, to);
  return [
    `${n} INSERT INTO outbox (id, kind, payload, dedupe_key, city_slug, state, not_before, created_at, finished_at)
      SELECT 'j' || i, 'source.scrape', '{"sourceId":"s' || i || '"}', 'd' || i, ${city}, iif(i % 5, 'done', 'pending'), ${now} - ${HOUR_MS} + i * 1000,
        ${now} - ${HOUR_MS}, iif(i % 5, ${now} - 1000, NULL) FROM n`,
    `${n} INSERT INTO dead_letters (id, job_id, kind, body, reason, at) SELECT 'd' || i, 'j' || i, 'source.scrape', '{}', 'It failed.', ${now} FROM n WHERE i % 20 = 0`,
    `${n} INSERT INTO error_groups (id, component, message, severity, count, first_at, last_at)
      SELECT 'g' || i, 'api', 'It broke ' || i, CASE i % 3 WHEN 0 THEN 'high' WHEN 1 THEN 'medium' ELSE 'low' END, i, ${now} - i, ${now} - i FROM n WHERE i % 10 = 0`,
    `${n} INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, state, verdict, score, tier, session_id, checks, checked_at, created_at)
      SELECT 'c' || i, 'https://site-' || i || '.example/', 'site-' || i || '.example', 'site-' || i || '.example', ${city}, 'map', 'A map names it.',
        CASE i % 3 WHEN 0 THEN 'accepted' WHEN 1 THEN 'rejected' ELSE 'waiting' END, 'may-publish', i % 100, 'medium', 'ds' || (i / 20), 1, ${now} - i, ${now} - i FROM n`,
    `${n} INSERT INTO site_checks (host, url, verdict, reasons, score, tier, pages, bytes, checks, passes, failures, checked_at, blocked_until)
      SELECT 'site-' || i || '.example', 'https://site-' || i || '.example/', 'may-publish', '[]', i % 100, 'medium', 3, 9000, 3, 2, 1, ${now} - i,
        iif(i % 10, NULL, ${now} + ${DAY_MS}) FROM n`,
    `${n} INSERT INTO source_recoveries (id, source_id, city_slug, url, status, requests, detail, attempted_at)
      SELECT 'sr' || i, ${source}, ${city}, 'https://hall-' || i || '.example/events', iif(i % 2, 'unreachable', 'validated'), 3, 'No such host.', ${ago(now, 3_600_000)} FROM n`,
    `${n} INSERT INTO held_drafts (id, source_id, key, page_url, title, start, confidence, title_and_day, doubts, draft, held_since, last_seen)
      SELECT 'h' || i, ${source}, 'k', 'https://hall-' || i || '.example/', 'Quiz', '2026-12-10T19:00',
        '{"event":1,"title":1,"day":0.5,"titleAndDay":0.5}', (i % 100) / 100.0, '[]', '{}', ${now}, ${now} FROM n`,
    `${n} INSERT INTO event_reports (id, event_id, kind, sameness, status, created_at)
      SELECT 'er' || i, 'e' || i, 'cancelled', 'x' || i, iif(i % 2, 'open', 'resolved'), ${now} - i FROM n`,
    `${n} INSERT INTO users (id, email, email_key, first_name, last_name, created_at)
      SELECT 'u' || i, 'u' || i || '@bench.example', 'u' || i || '@bench.example', 'Una', 'User', ${now} - i FROM n`,
    `${n} INSERT INTO audit_log (id, at, actor_kind, actor_id, actor_email, action, subject, request_id)
      SELECT 'al' || printf('%09d', i), ${ago(now, 60_000)}, 'user', 'admin', 'ada@bench.example', 'source.pause', 'source:' || ${source}, 'q' FROM n`,
    `${n} INSERT INTO learned_extractors (source_id, pattern, version, host, status, rules, learned_from, learned_at, venue_type, strategy, replays, successes, yields)
      SELECT ${source}, '/events', 1, 'hall-' || i || '.example', 'active', '{}', 'listing', ${now}, 'other', 'cards', 5, 5, '[]' FROM n WHERE i % 4 = 0`,
    `${n} INSERT INTO payments (id, purpose, subject_id, user_id, amount_cents, description, status, received_cents, created_at, paid_at)
      SELECT 'p' || i, 'boost', 'b' || i, 'u' || i, 2500, 'A boost', 'succeeded', 2500, ${now} - i, ${now} - i FROM n`,
    `${n} INSERT INTO boosts (id, event_id, user_id, payment_id, plan, duration_days, amount_cents, timing, timezone, event_title, language, status, created_at)
      SELECT 'b' || i, 'e' || i, 'u' || i, 'p' || i, 'spotlight', 7, 2500, 'now', 'America/New_York', 'Quiz', 'en', 'expired', ${now} - i FROM n`,
  ];
}

/** What depends on neither: a search of each city a day, and the calls that a day's tokens allow, for thirty days. */
export function ofDays(now: number): string[] {
  return [
    `${numbers(1, CITIES * 30)} INSERT INTO discovery_sessions (id, city_slug, method, started_at, listed_at, ended_at, tokens, candidates, checked, accepted, wasted)
      SELECT 'ds' || i, ${city}, 'scheduled', ${now} - i * 288000, ${now}, ${now}, 0, 20, 20, 5, 5 FROM n`,
    `${numbers(1, 15_000)} INSERT INTO model_calls (at, category, was_asked, avoidable_by, prompt_tokens, answer_tokens, reduction_tokens, batch_tokens, events, cost_micro_dollars, micro_dollars_per_million)
      SELECT ${now} - i * 172800, 'contentAnalysis', 1, '[]', 900, 100, 0, 0, 3, 100, 1000 FROM n`,
    `INSERT INTO event_aliases (alias, event_id) VALUES ('event-7', 'e7'), ('e7', 'e7')`,
  ];
}
