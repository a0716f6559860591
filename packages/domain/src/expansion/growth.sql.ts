import { nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const HOURS = rowsOf('growth.hours', { hour: number, added: number });

/** New events by hour since then: one row an hour. */
export const eventHoursSince = (hour: number): Reading<RowOf<typeof HOURS>> => ({
  query: sql`SELECT hour, added FROM event_hours WHERE hour >= ${hour} ORDER BY hour`,
  rows: HOURS,
});

const FIGURES = rowsOf('growth.figures', {
  sources: number,
  sourcesToday: number,
  checked: nullable(number),
  accepted: nullable(number),
  quality: nullable(number),
});

/** Sources from their kept count; today's by their ids, which begin with their time. The quality is that of the events stored last. */
export const growthFigures = (of: {
  today: number;
  idsFrom: string;
  sessionsFrom: number;
  /** Of the searches since then, the last so many. */
  sessions: number;
  events: number;
}): Reading<RowOf<typeof FIGURES>> => ({
  query: sql`SELECT
    coalesce((SELECT active FROM source_health_counts WHERE city_slug = ''), 0) AS sources,
    (SELECT count(*) FROM sources WHERE id >= ${of.idsFrom} AND created_at >= ${of.today}) AS sources_today,
    s.checked, s.accepted,
    (SELECT avg(quality_score) FROM (SELECT quality_score FROM events ORDER BY seq DESC LIMIT ${of.events})) AS quality
    FROM (SELECT sum(checked) AS checked, sum(accepted) AS accepted FROM (SELECT checked, accepted FROM discovery_sessions
      WHERE started_at >= ${of.sessionsFrom} ORDER BY started_at DESC LIMIT ${of.sessions})) s`,
  rows: FIGURES,
});

const TOP = rowsOf('growth.top', { host: text, runs: number, failures: number, found: number });

/** The hosts that gave the most events in this week and the one before, in index order. */
export const topHosts = (limit: number): Reading<RowOf<typeof TOP>> => ({
  query: sql`SELECT host, runs + runs_before AS runs, failures + failures_before AS failures, found + found_before AS found
    FROM host_tallies WHERE (found + found_before) > 0 ORDER BY (found + found_before) DESC, host DESC LIMIT ${limit}`,
  rows: TOP,
});

const ROUNDS = rowsOf('growth.rounds', { evaluated: number });

export const evaluatedSince = (since: number): Reading<RowOf<typeof ROUNDS>> => ({
  query: sql`SELECT coalesce(sum(evaluated), 0) AS evaluated FROM expansion_rounds WHERE at >= ${since}`,
  rows: ROUNDS,
});

const BEST = rowsOf('growth.best', { best: text });

/** The best of the last round that looked at any city. */
export const lastBest = (): Reading<RowOf<typeof BEST>> => ({
  query: sql`SELECT best FROM (SELECT best, evaluated FROM expansion_rounds ORDER BY at DESC LIMIT 20) WHERE evaluated > 0 LIMIT 1`,
  rows: BEST,
});
