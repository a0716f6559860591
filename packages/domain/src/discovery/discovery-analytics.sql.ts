import { cities, discoverySessions, nullable, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const BY_CITY = rowsOf('discovery.by-city', {
  city: cities.name,
  state: cities.state,
  sessions: number,
  wasteful: number,
  tokens: number,
  checked: number,
  wasted: number,
  wastedTokens: number,
});

/** The last sessions since a time by city, the most wasted sites first. A session is read by its index of time. */
export function sessionsByCity(since: Instant, most: number, wastefulAbove: number): Reading<RowOf<typeof BY_CITY>> {
  return {
    query: sql`SELECT c.name AS city, c.state, t.* FROM (SELECT s.city_slug, count(*) AS sessions,
        sum(s.checked > 0 AND s.wasted * 100 > s.checked * ${wastefulAbove}) AS wasteful, sum(s.tokens) AS tokens,
        sum(s.checked) AS checked, sum(s.wasted) AS wasted,
        CAST(sum(CASE WHEN s.checked > 0 THEN s.tokens * s.wasted / s.checked ELSE 0 END) AS INTEGER) AS wasted_tokens
        FROM (SELECT city_slug, checked, wasted, tokens FROM discovery_sessions WHERE started_at >= ${since}
          ORDER BY started_at DESC LIMIT ${most}) s GROUP BY s.city_slug) t JOIN cities c ON c.slug = t.city_slug
      ORDER BY t.wasted DESC, t.sessions DESC, t.city_slug`,
    rows: BY_CITY,
  };
}

const RECENT = rowsOf('discovery.recent', {
  id: discoverySessions.id,
  city: cities.name,
  state: cities.state,
  startedAt: discoverySessions.startedAt,
  tokens: discoverySessions.tokens,
  checked: discoverySessions.checked,
  accepted: discoverySessions.accepted,
  wasted: discoverySessions.wasted,
});

export function recentSessions(limit: number): Reading<RowOf<typeof RECENT>> {
  return {
    query: sql`SELECT s.id, c.name AS city, c.state, s.started_at, s.tokens, s.checked, s.accepted, s.wasted
      FROM discovery_sessions s JOIN cities c ON c.slug = s.city_slug ORDER BY s.started_at DESC LIMIT ${limit}`,
    rows: RECENT,
  };
}

const COST = rowsOf('discovery.cost', { microDollars: nullable(number), tokens: nullable(number) });

/** What discovery has spent in a number of UTC days. */
export function discoveryCost(fromDay: number): Reading<RowOf<typeof COST>> {
  return {
    query: sql`SELECT sum(cost_micro_dollars) AS micro_dollars, sum(used) AS tokens FROM token_days
      WHERE category = 'sourceDiscovery' AND day >= ${fromDay}`,
    rows: COST,
  };
}
